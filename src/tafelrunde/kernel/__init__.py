"""The kernel: what every game stands on, and nothing that belongs to one game.

Read `state.py` first (the heart), then `step.py` and `decision.py` (what a game is made of).
"""
