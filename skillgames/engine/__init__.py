"""The engine: what every game shares, on the standard library alone."""
