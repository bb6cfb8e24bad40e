"""The course of a game: setup, days and turns, rows and what they are laid for."""
