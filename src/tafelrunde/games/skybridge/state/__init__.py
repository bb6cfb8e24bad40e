"""What lies on the table of Skybridge, what each seat has, and what is hidden."""
