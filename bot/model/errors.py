"""What a person is told when something cannot be done."""

from __future__ import annotations


class Complaint(Exception):  # noqa: N818 - what it is to the person who reads it
    """One line for the person: what is wrong and what to do about it.

    Raised wherever bad input or a bad state is met; the terminal prints `text` and exits with a status
    that is not 0, Discord shows it to the one who asked. It is never a traceback.
    """

    def __init__(self, text: str) -> None:
        self.text = " ".join(text.split())
        super().__init__(self.text)


class Outdated(Complaint):
    """A file of ours that another version of Upkeep made: what can be built anew is built anew."""
