"""What lies on the table: the state with its clans (state), the stack of lands (stack), and every piece (pieces)."""
