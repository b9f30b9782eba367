"""What the tests of the door share: asking, and random play through it."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

from skillgames.headless.engine import Session, answer_line

Json = dict[str, Any]


class Door:
    """A session that is asked with plain data."""

    def __init__(self) -> None:
        self.session = Session()

    def raw(self, line: bytes | None) -> Json:
        """The reply to a line; there is exactly one, and it is ASCII."""
        reply = answer_line(self.session, line)
        assert reply.isascii()
        assert reply.count(b"\n") == 1
        assert reply.endswith(b"\n")
        found: Json = json.loads(reply)
        assert isinstance(found["ok"], bool)
        return found

    def ask(self, op: str, **fields: Any) -> Json:
        """The reply to a request."""
        return self.raw(json.dumps({"op": op, **fields}).encode())

    def must(self, op: str, **fields: Any) -> Json:
        """The reply to a request that is carried out."""
        reply = self.ask(op, **fields)
        assert reply["ok"] is True, reply
        return reply

    def refused(self, op: str, **fields: Any) -> str:
        """The code with which a request is refused."""
        return code(self.ask(op, **fields))

    def snapshot(self) -> Json | None:
        """All that can be asked about the match, None without one."""
        record = self.ask("record")
        if not record["ok"]:
            return None
        again = Door()
        position = again.must("load", record=record["record"])["position"]
        return {"record": record, "position": position}


def code(reply: Json) -> str:
    """The code of a refusal that is as it must be."""
    assert set(reply) == {"ok", "error", "message"}, reply
    assert reply["ok"] is False
    assert 0 < len(reply["message"]) <= 500
    assert "Traceback" not in reply["message"]
    found: str = reply["error"]
    return found


def fishing(seed: int = 7) -> Door:
    """A door with a match of Fishing whose first pack is dealt."""
    door = Door()
    door.must("new", game="fishing", seed=seed)
    door.must("chance")
    return door


def random_play(door: Door, position: Json, seed: int) -> Iterator[Json]:
    """Play to the end at random; each reply as it comes."""
    rng = random.Random(seed)
    while position["to_act"] != "over":
        if position["to_act"] == "chance":
            reply = door.must("chance")
        else:
            reply = door.must("play", move=rng.choice(position["legal"]))
        position = reply["position"]
        yield reply
