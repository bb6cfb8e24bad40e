"""The course of a game, top to bottom as the rulebook tells it: setup, rounds, turns, great drake, end."""
