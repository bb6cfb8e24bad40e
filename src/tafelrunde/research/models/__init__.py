"""Language models at the table: what they are told, how they answer, and how well they play.

`telling` says a position in words, `chairs` are seats at a table here or at a running server, `protocol` offers them by
the Model Context Protocol (`tafelrunde mcp`), and `arena` lets any program that answers with a number play against bots
(`tafelrunde arena`). A model is never told more than `state.view(seat)` holds.
"""
