"""The vocabulary of the cards: what followers do (followers), and what lands pay (lands)."""
