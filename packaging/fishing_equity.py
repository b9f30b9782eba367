"""Make the table of match equity that Fishing's strongest level ships with.

Plays rounds of Hard against Hard, counts how the points fall, and works out from
the back how often a match is won from every pair of totals. Run it from the
checkout; it rewrites `skillgames/games/fishing/equity_data.py`:

    python packaging/fishing_equity.py
"""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

from skillgames.bots.budget import Budget
from skillgames.engine import chance
from skillgames.games.fishing.bot import hard
from skillgames.games.fishing.rules import PACK, FishingRules
from skillgames.games.fishing.state import TARGET, FishingOptions

ROUNDS = 20_000
SEED = "fishing equity 1"
SCALE = 10_000
TARGET_FILE = Path(__file__).parents[1] / "skillgames/games/fishing/equity_data.py"

Outcomes = dict[tuple[int, int], float]
"""How often a round ends with these points of (leader, dealer)."""

HEADER = '''"""Chances to win a match of Fishing, for the side that leads the next round.

Written by packaging/fishing_equity.py from {rounds} rounds of Hard against Hard
(seed "{seed}"); not to be edited by hand.
"""

from __future__ import annotations

SCALE = {scale}
"""A certain win."""

LEVEL = {level}
"""At equal totals from 16 on."""

# fmt: off
LEADER: tuple[tuple[int, ...], ...] = (
'''

FOOTER = ''')
# fmt: on
"""`LEADER[own][other]`: totals of finished rounds, both below 16."""
'''


def outcomes(rounds: int, seed: str) -> Outcomes:
    """The share of each result of a round, (points of leader, points of dealer)."""
    rules, rng = FishingRules(), random.Random(seed)
    counts: Counter[tuple[int, int]] = Counter()
    for _ in range(rounds):
        state = rules.start(FishingOptions())
        rules.settle(state, chance.draw(PACK, rng))
        while state.turn >= 0:
            rules.play(state, hard(rules.view(state, state.turn), Budget(rng)).move)
        counts[state.scores[1 - state.dealer], state.scores[state.dealer]] += 1
    return {points: count / rounds for points, count in counts.items()}


def level_equity(outcome: Outcomes) -> float:
    """The leader's chance at equal totals from 16 on: one round decides, or again."""
    wins = sum(share for (own, other), share in outcome.items() if own > other)
    ties = sum(share for (own, other), share in outcome.items() if own == other)
    # x = wins + ties * (1 - x): after a tie the leader deals.
    return (wins + ties) / (1 + ties)


def leader_table(outcome: Outcomes, level: float) -> list[list[float]]:
    """The leader's chance for all totals below 16, worked out from the highest sum down."""
    table = [[0.0] * TARGET for _ in range(TARGET)]

    def after(own: int, other: int) -> float:
        """The chance of today's leader, who deals the next round."""
        if own == other and own >= TARGET:
            return 1 - level
        if max(own, other) >= TARGET:
            return float(own > other)
        return 1 - table[other][own]

    for total in range(2 * (TARGET - 1), -1, -1):
        for own in range(max(0, total - TARGET + 1), min(total, TARGET - 1) + 1):
            other = total - own
            table[own][other] = sum(
                share * after(own + x, other + y) for (x, y), share in outcome.items()
            )
    return table


def main() -> None:
    """Simulate, work out, write."""
    outcome = outcomes(ROUNDS, SEED)
    level = level_equity(outcome)
    table = leader_table(outcome, level)
    text = HEADER.format(rounds=ROUNDS, seed=SEED, scale=SCALE, level=round(level * SCALE))
    for row in table:
        # Never a certain win or loss: the match is still open.
        cells = [str(min(max(round(chance * SCALE), 1), SCALE - 1)) for chance in row]
        half = len(cells) // 2
        text += f"    ({', '.join(cells[:half])},\n     {', '.join(cells[half:])}),\n"
    TARGET_FILE.write_text(text + FOOTER, encoding="utf-8")
    print(f"{TARGET_FILE}: {ROUNDS} rounds, level {level:.4f}, start {table[0][0]:.4f}")


if __name__ == "__main__":
    main()
