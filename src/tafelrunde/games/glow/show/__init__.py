"""What a seat sees of GLOW, what is in its box, and both drawn in a terminal."""
