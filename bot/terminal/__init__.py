"""The terminal: answers and look-ups in colour, and a conversation."""

from bot.terminal.chat import Chat
from bot.terminal.screen import Screen

__all__ = ["Chat", "Screen"]
