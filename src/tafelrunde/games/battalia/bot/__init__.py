"""What a bot should know about this game."""
