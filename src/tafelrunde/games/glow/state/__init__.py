"""What lies on the table of GLOW, and what each person has."""
