"""What is checked: the rules by their numbers, the promises, and everything around them."""
