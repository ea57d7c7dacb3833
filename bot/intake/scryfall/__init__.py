"""Scryfall's bulk files: cards in every language, and the rulings on them."""
