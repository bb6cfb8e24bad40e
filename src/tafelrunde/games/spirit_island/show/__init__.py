"""What a seat sees of the island: its view, everything in the box to read, and a board in the terminal."""
