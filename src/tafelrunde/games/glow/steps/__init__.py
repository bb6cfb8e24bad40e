"""The course of a game, phase by phase as the rulebook tells it."""
