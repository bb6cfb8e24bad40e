"""What is in the box of GLOW: numbers, cards, dice and boards, made ready for fast use."""
