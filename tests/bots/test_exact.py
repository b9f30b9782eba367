"""Alpha-beta against plain minimax, on random trees."""

from __future__ import annotations

import random

import pytest

from skillgames.bots.exact import INFINITY, search, solve

Tree = int | list["Tree"]


def random_tree(rng: random.Random, depth: int) -> Tree:
    """A tree with leaves from −9 to 9; branches end at different depths."""
    if depth == 0 or rng.random() < 0.1:
        return rng.randrange(-9, 10)
    return [random_tree(rng, depth - 1) for _ in range(rng.randrange(1, 5))]


class TreeEnding:
    """A tree as an ending; whose turn it is comes from `turns`, not only in turn."""

    def __init__(self, tree: Tree, turns: list[bool]) -> None:
        self.here = tree
        self.turns = turns
        self.depth = 0
        self.leaves = 0

    def moves(self) -> list[int]:
        return list(range(len(self.here))) if isinstance(self.here, list) else []

    def is_own_turn(self) -> bool:
        return self.turns[self.depth]

    def apply(self, move: int) -> Tree:
        before = self.here
        assert isinstance(before, list)
        self.here = before[move]
        self.depth += 1
        return before

    def undo(self, token: object) -> None:
        self.here = token  # type: ignore[assignment]
        self.depth -= 1

    def value(self) -> int:
        assert isinstance(self.here, int)
        self.leaves += 1
        return self.here


def minimax(tree: Tree, turns: list[bool], depth: int = 0) -> int:
    """The value without any pruning."""
    if isinstance(tree, int):
        return tree
    values = [minimax(branch, turns, depth + 1) for branch in tree]
    return max(values) if turns[depth] else min(values)


def count(tree: Tree) -> int:
    return 1 if isinstance(tree, int) else sum(map(count, tree))


def test_values_are_those_of_minimax() -> None:
    rng = random.Random("trees")
    for _ in range(300):
        tree = random_tree(rng, 6)
        turns = [rng.random() < 0.5 for _ in range(7)]
        ending = TreeEnding(tree, turns)
        assert search(ending, -INFINITY, INFINITY) == minimax(tree, turns)
        assert ending.here is tree


def test_every_move_gets_its_exact_value() -> None:
    rng = random.Random("solve")
    for _ in range(200):
        tree = [random_tree(rng, 4) for _ in range(4)]
        turns = [True, *(rng.random() < 0.5 for _ in range(6))]
        choice = solve(TreeEnding(tree, turns))
        exact = [minimax(branch, turns, 1) for branch in tree]
        assert [value.mean for value in choice.values] == exact
        assert choice.move == exact.index(max(exact))


def test_prunes() -> None:
    rng = random.Random("prune")

    def full(depth: int) -> Tree:
        return rng.randrange(-99, 100) if depth == 0 else [full(depth - 1) for _ in range(4)]

    tree = full(6)
    ending = TreeEnding(tree, [True, False] * 4)
    search(ending, -INFINITY, INFINITY)
    assert ending.leaves < count(tree) / 2


def test_no_moves() -> None:
    with pytest.raises(ValueError, match="no move"):
        solve(TreeEnding(3, [True]))
