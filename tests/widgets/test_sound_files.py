"""The sounds that are delivered: made by the script to the byte, of the right loudness and
length, without clicks, and complete."""

from __future__ import annotations

import math
import runpy
import struct
import wave
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from skillgames.widgets.files import data_root, sound_file
from skillgames.widgets.sound import VARIANTS

FOLDER = data_root() / "resources" / "sounds"
SCRIPT = data_root() / "packaging" / "sounds.py"
NAMES = sorted(
    f"{name}_{number}.wav" if count > 1 else f"{name}.wav"
    for name, count in VARIANTS.items()
    for number in range(1, count + 1)
)

LOUDNESS = {
    "lift": -26,
    "deal": -22,
    "illegal": -22,
    "turn": -22,
    "tap": -30,
    "shake": -22,
    "hold": -22,
    "write": -22,
    "trick": -22,
}
"""Of quiet sounds, in LUFS; all others have -18."""

LONGEST_MS = {
    "lift": 40,
    "play": 90,
    "illegal": 90,
    "tap": 20,
    "deal": 70,
    "capture": 250,
    "hold": 80,
    "write": 160,
    "shake": 350,
    "roll": 450,
    "burn": 300,
    "take": 520,
    "trick": 240,
}
"""All others are tunes, no longer than a second and a quarter."""


@pytest.fixture(scope="module")
def script() -> dict[str, Any]:
    """The script's own names."""
    return runpy.run_path(str(SCRIPT))


def samples(file: str) -> list[float]:
    """The samples from -1 to 1; the file must be 16-bit mono at 44.1 kHz."""
    with wave.open(str(FOLDER / file)) as opened:
        assert opened.getparams()[:3] == (1, 2, 44100)
        data = opened.readframes(opened.getnframes())
    return [value / 32767 for value in struct.unpack(f"<{len(data) // 2}h", data)]


def base(file: str) -> str:
    """The name of the sound that a file belongs to."""
    return file.removesuffix(".wav").rstrip("_123")


def weighted(signal: list[float], rate: int = 44100) -> list[float]:
    """The K-weighting of ITU-R BS.1770, its filters designed for this rate."""
    k = math.tan(math.pi * 1681.974450955533 / rate)
    q, high = 0.7071752369554196, 10 ** (3.999843853973347 / 20)
    band, a0 = high**0.4996667741545416, 1 + k / q + k * k
    shelf = (
        (high + band * k / q + k * k) / a0,
        2 * (k * k - high) / a0,
        (high - band * k / q + k * k) / a0,
        2 * (k * k - 1) / a0,
        (1 - k / q + k * k) / a0,
    )
    k, q = math.tan(math.pi * 38.13547087602444 / rate), 0.5003270373238773
    a0 = 1 + k / q + k * k
    return biquad(biquad(signal, *shelf), 1, -2, 1, 2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0)


def biquad(
    signal: list[float], b0: float, b1: float, b2: float, a1: float, a2: float
) -> list[float]:
    """The signal through a filter of second order, in its transposed form."""
    out, s1, s2 = [], 0.0, 0.0
    for x in signal:
        y = b0 * x + s1
        s1, s2 = b1 * x - a1 * y + s2, b2 * x - a2 * y
        out.append(y)
    return out


def loudness(signal: list[float], window_ms: int = 100) -> float:
    """In LUFS, over the loudest tenth of a second (in steps of a millisecond)."""
    power = [value * value for value in weighted(signal)]
    width = min(len(power), 44100 * window_ms // 1000)
    best = max(sum(power[n : n + width]) for n in range(0, len(power) - width + 1, 44))
    return 10 * math.log10(best / width) - 0.691


def test_all_files_are_there_and_no_others() -> None:
    assert sorted(file.name for file in FOLDER.iterdir()) == NAMES
    assert all(sound_file(name).is_file() for name in NAMES)


def test_the_script_makes_them_to_the_byte(script: dict[str, Any]) -> None:
    made: dict[str, bytes] = script["sounds"]()
    assert sorted(made) == NAMES
    for name, data in made.items():
        assert data == (FOLDER / name).read_bytes(), name


def test_the_script_writes_where_it_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, script: dict[str, Any]
) -> None:
    main: Callable[[], None] = script["main"]
    monkeypatch.setattr("sys.argv", ["sounds.py", str(tmp_path / "new")])
    monkeypatch.setitem(main.__globals__, "RECIPES", {"tap": script["RECIPES"]["tap"]})
    main()
    assert [file.name for file in (tmp_path / "new").iterdir()] == ["tap.wav"]


def test_its_sine_is_a_sine(script: dict[str, Any]) -> None:
    for n in range(-50, 300):
        turns = n / 97
        assert script["sine"](turns) == pytest.approx(math.sin(2 * math.pi * turns), abs=1e-9)


def test_its_fading_halves_in_time(script: dict[str, Any]) -> None:
    for ms in (4, 20, 130):
        assert script["fall"](ms) ** (44.1 * ms) == pytest.approx(0.5, abs=1e-9)


def test_what_is_too_loud_is_refused(script: dict[str, Any]) -> None:
    spike = [0.0] * 4000 + [1.0] + [0.0] * 4000
    with pytest.raises(ValueError, match="a peak of"):
        script["levelled"](spike, script["USUAL"])


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_is_as_loud_and_as_long_as_it_should_be(name: str) -> None:
    signal = samples(name)
    assert loudness(signal) == pytest.approx(LOUDNESS.get(base(name), -18), abs=0.5)
    assert max(abs(value) for value in signal) < 0.85
    longest = LONGEST_MS.get(base(name), 1250)
    assert longest / 4 < len(signal) / 44.1 <= longest + 0.1


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_begins_and_ends_in_silence(name: str) -> None:
    """No click: both ends are nothing, and the last milliseconds hardly more."""
    signal = samples(name)
    top = max(abs(value) for value in signal)
    assert abs(signal[0]) < 1e-3
    assert abs(signal[-1]) < 1e-3
    assert max(abs(value) for value in signal[-44:]) < 0.06 * top
    assert abs(sum(signal) / len(signal)) < 0.02, "it pushes the membrane to one side"


def test_the_variants_of_a_card_that_is_played_are_close_but_not_the_same() -> None:
    """Their pitches differ by 4 % at most."""
    files = [FOLDER / f"play_{n}.wav" for n in (1, 2, 3)]
    assert len({file.read_bytes() for file in files}) == 3
    lengths = [len(samples(file.name)) for file in files]
    assert max(lengths) <= 1.01 * min(lengths)
