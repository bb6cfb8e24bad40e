"""The vocabulary of powers, fear cards, adversaries and scenarios: what they do, and how that reads."""
