"""What a bot knows about Skybridge."""
