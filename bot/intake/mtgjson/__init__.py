"""MTGJSON's files: cards by name or by set, in versions 3, 4 and 5."""
