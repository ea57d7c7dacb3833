"""Upkeep: a rules bot for Magic: The Gathering that plays a question out."""

__version__ = "0.1.0"
