"""What is in the box of Skybridge: numbers, cards and boards, made ready for fast use."""
