"""What is measured and shown, never asserted in a test."""
