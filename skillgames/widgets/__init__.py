"""The window kit: art, type, shadows and everything else a table is built of.

The kit knows no game, no store and no window of the application: games and the
application build on it, never the other way round.
"""
