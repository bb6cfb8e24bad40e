"""What lies on the table: the map, everybody's cards, what is secret, and what can be read off it all."""
