"""What a seat sees of the table: its view, the cards as people read them, and its board in the terminal."""
