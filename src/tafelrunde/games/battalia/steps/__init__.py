"""setup, turns, menu, rows, moving, building, hiring, attacking, battles, outcome, workbench, keeping, artefacts, then
ending, storms, specials, checkpoints, trading, characters, potions, frost, valleys: as the two rulebooks tell it.

Every step of Battalia. A turn (turns.py) is a menu of actions (menu.py); most of them lay a row of cards (rows.py) for
a deed, which then is done.
"""
