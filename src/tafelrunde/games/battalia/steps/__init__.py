"""setup, turns, menu, actions, rows, moving, building, hiring, attacking, battles, outcome, workbench, keeping,
artefacts, ending, storms, storm_actions, specials, checkpoints, trading, characters, potions, frost, valleys: the files
in the order of the two rulebooks.

Every step of Battalia. A turn (turns.py) is a menu (menu.py) of actions (actions.py, storm_actions.py); most of them
lay a row of cards (rows.py) for a deed, which then is done.
"""
