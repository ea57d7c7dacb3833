"""What card text can do: every verb by its name in card data."""
