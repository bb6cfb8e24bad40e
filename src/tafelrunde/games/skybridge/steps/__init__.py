"""The steps of Skybridge: setup, rounds, taking, playing, acting, free (beside every question of a turn), dice, drakes,
ending; and what they all do things to: piles, ghiarhabbat, deities, storage, building, desert.
"""
