"""The eight spirits, one file each: their cards, innate powers and special rules."""
