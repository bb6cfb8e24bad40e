"""The course of a game as the rulebook tells it: setup (V2), rounds (V3 to V5, V8, V9), followers (V6)."""
