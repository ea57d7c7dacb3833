"""What answers: questions are read, played, judged and told here, behind a bounded queue."""

from bot.door.answering import Answering
from bot.door.queue import Door

__all__ = ["Answering", "Door"]
