"""What is in the boxes: the numbers of things, costs, and cards declared from effects."""
