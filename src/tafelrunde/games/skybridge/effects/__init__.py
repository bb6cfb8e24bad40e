"""The vocabulary of Skybridge's cards and boards."""
