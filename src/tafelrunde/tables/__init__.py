"""Tables: people and bots around a game in progress, stored so that nothing that was acknowledged is ever lost.

This layer knows no game in particular and no transport: the server speaks to tables, and tables speak to listeners.
"""
