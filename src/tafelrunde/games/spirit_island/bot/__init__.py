"""What a bot knows: how well the island stands, quick habits for planning a round, and what it says."""
