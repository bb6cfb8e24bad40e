"""How fast our games are beside other engines, driven the same way on the same machine: `make bench-peers`.

Each of the others is installed from the package index into an environment of its own and measured by a small program
there (`drive_...py` in this folder); where it cannot be had, it is left out and that is said. Random play: list what is
legal, take one at random, carry it out, begin anew at the end. Decisions of players are counted, chance is not.
"""
