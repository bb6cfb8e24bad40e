"""The table server: how people reach a table from their browsers."""
