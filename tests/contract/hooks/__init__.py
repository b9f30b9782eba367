"""What the contract tests have to be told about each game, one module per game.

A module `tests/contract/hooks/<slug>.py` has

- `check(state)`: asserts what never changes in a match: no card is lost or doubled, …
- `shuffled(state, seat, rng)`: a copy of the state in which all that this seat cannot
  know is drawn anew, made without the game's own sampler;
- `hidden(state, seat)`: the texts (codes) of what is hidden from this seat now, and
  that must not appear in anything it is shown;
- `respelled(text, rng)`: a move's text with its cards in another order, the text itself
  where there is only one way to write it.
"""
