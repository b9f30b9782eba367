"""What is kept on disk: folders, settings, records to share, and the archive of matches.

Knows no game and no Qt. Import the modules, not this package: `paths` alone is
light, `settings` and `record` bring pydantic.
"""
