"""What a bot knows about GLOW."""
