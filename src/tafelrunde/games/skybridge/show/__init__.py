"""What a seat sees of Skybridge, what is in its box, and both drawn in a terminal."""
