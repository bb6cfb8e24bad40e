"""What is in the box: numbers and names, the map, and every card and spirit declared from effects."""
