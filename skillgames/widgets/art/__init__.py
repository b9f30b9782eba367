"""Everything that is drawn: cards, backs, cloth, icons, shadows, plates and buttons.

All pictures are vectors drawn in code; this package holds the drawings and the cache of
finished pictures. A drawing takes a `QPainter` and leaves its transform, clip and
opacity as it found them (pen, brush and font may have changed).
"""
