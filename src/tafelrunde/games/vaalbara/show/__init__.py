"""What people see: the view of a seat (view), the cards to read (cards), the board in the terminal (terminal)."""
