"""What lies on the table, what each spirit has, and what a match is played with."""
