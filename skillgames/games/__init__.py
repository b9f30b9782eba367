"""One folder per game; the registry finds them by name."""
