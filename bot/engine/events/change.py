"""What each event does to the state."""

from __future__ import annotations
