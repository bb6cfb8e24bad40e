"""What the drawings of all games share in a terminal: the contract they keep, signs and colours, lists of a box."""
