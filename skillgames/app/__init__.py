"""The window and its screens."""
