"""What changed outside, fetched: card data, rulings and the newest Comprehensive Rules."""
