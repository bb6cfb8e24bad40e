"""The course of a game, in the order in which the rulebook tells it.

setup (I2), rounds (I4, I18.1), spirit_phase (I5), presence and elements (I6), playing (I7), usable and powers (I8),
effects, damage, falling, dreams, removing and moving (I9), gaining (I10), invaders (I11), ravage (I12, I13),
build (I14), explore (I15), fear (I16), blight (I17), ending (I18), rituals (I34). What they have in common is in step.
"""
