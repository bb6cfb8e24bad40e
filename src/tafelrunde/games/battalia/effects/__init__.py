"""The vocabulary of cards that do something by themselves: special artefacts, storm effects, fate, Metamorpha.

Each is declared once, with its figures; its behaviour and its text come from that one declaration.
"""
