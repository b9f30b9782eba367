"""What the contract tests have to be told about each game, one module per game.

A module `tests/contract/hooks/<slug>.py` has

- `check(state)`: asserts what never changes in a match: no card is lost or doubled, …
- `shuffled(state, seat, rng)`: a copy of the state in which all that this seat cannot
  know is drawn anew, made without the game's own sampler; where the hidden cards decide
  whether somebody is asked a question nobody else must notice, the copy may stand before
  or behind that question;
- `hidden(state, seat)`: the texts (codes) of what is hidden from this seat now, and
  that must not appear in anything it is shown, nor in the text of a move as it reads it;
- `respelled(text, rng)`: a move's text with its cards in another order, the text itself
  where there is only one way to write it;
- where some positions are hardly ever reached by chance, `RARE`: a log for each.
"""
