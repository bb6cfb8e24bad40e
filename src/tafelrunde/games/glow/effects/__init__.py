"""The vocabulary of GLOW's cards: conditions and effects."""
