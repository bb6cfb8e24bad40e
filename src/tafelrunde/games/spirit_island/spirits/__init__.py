"""The eight spirits: their own cards, innate powers and special rules."""
