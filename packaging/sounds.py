"""Make the sounds in resources/sounds: a room of felt, paper and wood.

    python packaging/sounds.py [FOLDER]

Every sound is drawn from scratch, short and dry, as 16-bit mono at 44.1 kHz. Only the four
basic operations on floats, whole numbers and fixed seeds decide the samples: these are the
same on every machine, while the sine and the power of its C library are not. So every
machine makes the same bytes.

Loudness is that of ITU-R BS.1770 (K-weighted mean square), taken over the loudest tenth of
a second of a sound, or over the whole of a shorter one.
"""

from __future__ import annotations

import math
import random
import struct
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

RATE = 44100
FOLDER = Path(__file__).resolve().parent.parent / "resources" / "sounds"

PEAK = 0.84  # no sample is larger, about -1.5 dB: tables of players resample and overshoot
WINDOW_MS = 100
FADE_IN_MS = 0.5
FADE_OUT_MS = 8

USUAL = -18.0  # loudness in LUFS
SOFT = -22.0
SOFTER = -26.0
SOFTEST = -30.0

# Mean square 10 ** ((loudness + 0.691) / 10), written out because powers differ by machine.
MEAN_SQUARES = {
    USUAL: 0.018582323,
    SOFT: 0.007397756,
    SOFTER: 0.0029450997,
    SOFTEST: 0.0011724653,
}

# The two filters of the K-weighting at 44.1 kHz, as (b0, b1, b2, a1, a2).
SHELF = (1.5308412301, -2.6509799952, 1.1690790799, -1.6636551133, 0.7125954281)
HIGH_PASS = (1.0, -2.0, 1.0, -1.9891696736, 0.9891990358)

SEMITONE = 1.0594630943592953
FIFTH = 1.5
G4, C5, E5, G5, C6, E6 = 392.0, 523.25, 659.26, 783.99, 1046.5, 1318.51

PI = math.pi
Samples = list[float]


# --- arithmetic that is the same everywhere ----------------------------------------------------


def sine(turns: float) -> float:
    """The sine of so many full turns, by its series; exact enough for 16 bits many times over."""
    x = turns - int(turns)
    x = x + 1.0 if x < 0 else x
    sign = 1.0
    if x >= 0.5:
        x, sign = x - 0.5, -1.0
    x = 0.5 - x if x > 0.25 else x
    x *= 2.0 * PI
    square = x * x
    term = total = x
    for n in range(2, 16, 2):
        term = -term * square / (n * (n + 1))
        total += term
    return sign * total


def fall(half_life_ms: float) -> float:
    """The factor by which a sample fades so that half is left after this time."""
    # 2 ** -share by the series of exp; the share of a half-life is small.
    x = -0.6931471805599453 * 1000.0 / (half_life_ms * RATE)
    term = total = 1.0
    for n in range(1, 12):
        term = term * x / n
        total += term
    return total


def count(ms: float) -> int:
    """How many samples so many milliseconds are."""
    return round(ms * RATE / 1000.0)


# --- the material ----------------------------------------------------------------------------


def silence(ms: float) -> Samples:
    """Nothing."""
    return [0.0] * count(ms)


def tone(ms: float, pitch: float, half_life_ms: float, *, glide: float = 1.0) -> Samples:
    """A sine that dies away; its pitch goes to `glide` times as high by the end."""
    total, factor = count(ms), fall(half_life_ms)
    wave, strength, phase = [], 1.0, 0.0
    for n in range(total):
        wave.append(strength * sine(phase))
        phase += pitch * (1.0 + (glide - 1.0) * n / total) / RATE
        strength *= factor
    return wave


def rustle(ms: float, half_life_ms: float, seed: int, *, low: float, high: float) -> Samples:
    """Noise between two edges (0 to 1, how fast each filter follows) that dies away."""
    source, factor = random.Random(seed), fall(half_life_ms)
    wave, strength, fast, slow = [], 1.0, 0.0, 0.0
    for _ in range(count(ms)):
        fast += high * (source.random() * 2.0 - 1.0 - fast)
        slow += low * (fast - slow)
        wave.append(strength * (fast - slow))
        strength *= factor
    return wave


def bar(ms: float, pitch: float, half_life_ms: float) -> Samples:
    """A wooden bar over a tube, struck with a soft mallet: partials 1, 4 and 10."""
    wood = mixed(
        (0.0, 1.0, tone(ms, pitch, half_life_ms)),
        (0.0, 0.22, tone(ms, pitch * 3.98, half_life_ms * 0.22)),
        (0.0, 0.06, tone(ms, pitch * 9.9, half_life_ms * 0.08)),
    )
    return softened(wood, 4.0)


def bell(ms: float, pitch: float, half_life_ms: float) -> Samples:
    """A small bell heard from the next room."""
    ring = mixed(
        (0.0, 1.0, tone(ms, pitch, half_life_ms)),
        (0.0, 0.35, tone(ms, pitch * 2.003, half_life_ms * 0.6)),
        (0.0, 0.16, tone(ms, pitch * 2.98, half_life_ms * 0.35)),
        (0.0, 0.05, tone(ms, pitch * 5.41, half_life_ms * 0.15)),
    )
    return softened(ring, 6.0)


def mixed(*parts: tuple[float, float, Samples]) -> Samples:
    """Parts laid over each other, each as (starts at ms, strength, samples)."""
    length = max(count(start) + len(wave) for start, _, wave in parts)
    total = [0.0] * length
    for start, strength, wave in parts:
        begin = count(start)
        for n, value in enumerate(wave):
            total[begin + n] += strength * value
    return total


def softened(wave: Samples, ms: float) -> Samples:
    """The same with an attack of so many milliseconds."""
    rise = count(ms)
    return [value * n / rise if n < rise else value for n, value in enumerate(wave)]


# --- the sounds --------------------------------------------------------------------------------


def paper(ms: float, half_life_ms: float, seed: int, pitch: float = 1.0) -> Samples:
    """A tick of paper: bright noise, with hardly any body."""
    return mixed(
        (0.0, 1.0, rustle(ms, half_life_ms, seed, low=0.06 * pitch, high=0.30 * pitch)),
        (0.0, 0.10, tone(ms, 1150.0 * pitch, half_life_ms * 0.7, glide=0.8)),
    )


def lift() -> Samples:
    """A card leaves the hand: one tick of paper, brushed on."""
    return softened(paper(40, 7, seed=1), 3.0)


def slap(pitch: float, seed: int) -> Samples:
    """A card comes down on felt."""
    return mixed(
        (0.0, 1.0, tone(90, 148.0 * pitch, 13, glide=0.62)),
        (0.0, 0.30, tone(90, 331.0 * pitch, 7, glide=0.8)),
        (0.0, 0.85, rustle(90, 6, seed, low=0.03 * pitch, high=0.26 * pitch)),
    )


def capture() -> Samples:
    """Four cards are drawn together and squared."""
    starts = (0.0, 42.0, 80.0, 113.0)
    ticks = [(at, 0.6 + 0.1 * n, paper(40, 7, seed=10 + n)) for n, at in enumerate(starts)]
    return mixed(*ticks, (150.0, 0.55, slap(1.12, seed=14)))


def sweep() -> Samples:
    """Two notes of a marimba, up a fifth."""
    return mixed((0.0, 0.85, bar(520, G4, 75)), (120.0, 1.0, bar(520, G4 * FIFTH, 75)))


def deal(pitch: float, seed: int) -> Samples:
    """One card slides off the stock; a deal is a run of them."""
    return mixed(
        (0.0, 0.7, softened(rustle(46, 14, seed, low=0.08 * pitch, high=0.24 * pitch), 12.0)),
        (20.0, 0.8, paper(36, 6, seed=seed + 100, pitch=pitch)),
    )


def illegal() -> Samples:
    """A knuckle on the underside of the table."""
    return mixed(
        (0.0, 1.0, softened(tone(90, 172.0, 16, glide=0.9), 1.5)),
        (0.0, 0.35, softened(tone(90, 98.0, 20), 1.5)),
        (0.0, 0.25, rustle(90, 5, seed=31, low=0.01, high=0.07)),
    )


def turn() -> Samples:
    """One soft bell."""
    return bell(620, G5, 110)


def round_end() -> Samples:
    """A chord brushed from below: C, G, E, C."""
    notes = (C5 / 2.0, G4, E5, C6)
    return mixed(*[(52.0 * n, 0.9 - 0.12 * n, bar(720, note, 115)) for n, note in enumerate(notes)])


def win() -> Samples:
    """Six notes that rise."""
    notes = (C5, E5, G5, C6, G5 * FIFTH, E6)
    starts = (0.0, 95.0, 190.0, 285.0, 380.0, 500.0)
    times = (60.0, 60.0, 60.0, 70.0, 70.0, 140.0)
    return mixed(
        *[
            (at, 0.8 + 0.04 * n, bar(360 if n < 5 else 640, note, half))
            for n, (at, note, half) in enumerate(zip(starts, notes, times, strict=True))
        ]
    )


def loss() -> Samples:
    """Two notes down, gently."""
    return mixed((0.0, 1.0, bar(440, E5, 80)), (230.0, 0.85, bar(640, C5, 130)))


def knock(pitch: float, strength: float, seed: int) -> Samples:
    """A wooden die on felt over wood."""
    hit = mixed(
        (0.0, 1.0, tone(70, 410.0 * pitch, 9, glide=0.8)),
        (0.0, 0.45, tone(70, 1130.0 * pitch, 4)),
        (0.0, 0.55, tone(70, 168.0 * pitch, 14, glide=0.7)),
        (0.0, 0.50, rustle(70, 5, seed, low=0.05 * pitch, high=0.34 * pitch)),
    )
    return [strength * value for value in hit]


def shake() -> Samples:
    """Dice in a leather cup: dull knocks, one on the other."""
    source = random.Random(61)
    parts: list[tuple[float, float, Samples]] = []
    at = 4.0
    for n in range(9):
        pitch = 0.70 + 0.30 * source.random()
        parts.append((at, 0.5 + 0.4 * source.random(), knock(pitch, 0.8, seed=62 + n)))
        at += 17.0 + 17.0 * source.random()
    leather = softened(rustle(280, 160, seed=60, low=0.02, high=0.12), 30.0)
    return mixed((0.0, 0.5, leather), *parts)


def roll(pitch: float, seed: int) -> Samples:
    """Five dice come down within a quarter of a second, and hop."""
    source = random.Random(seed)
    parts: list[tuple[float, float, Samples]] = []
    for n in range(5):
        at = 50.0 * n + 22.0 * source.random()
        own = pitch * (0.9 + 0.25 * source.random())
        parts.append((at, 1.0 - 0.08 * n, knock(own, 1.0, seed=seed + n)))
        parts.append((at + 92.0 + 20.0 * source.random(), 0.34, knock(own, 1.0, seed=seed + 9 + n)))
    return mixed(*parts)


def hold() -> Samples:
    """A cork leaves a bottle, low and quiet."""
    return mixed(
        (0.0, 1.0, softened(tone(80, 210.0, 16, glide=1.9), 3.0)),
        (0.0, 0.18, rustle(80, 4, seed=81, low=0.03, high=0.20)),
    )


def write() -> Samples:
    """Two strokes of a pencil on paper."""
    first = softened(rustle(84, 34, seed=91, low=0.10, high=0.30), 14.0)
    second = softened(rustle(70, 26, seed=92, low=0.13, high=0.36), 10.0)
    return mixed((0.0, 0.8, first), (90.0, 1.0, second))


def bonus() -> Samples:
    """Four notes of a marimba, rising."""
    notes = (G4, C5, E5, G5)
    return mixed(
        *[
            (at, 0.8 + 0.06 * n, bar(300 if n < 3 else 560, note, 62 if n < 3 else 110))
            for n, (at, note) in enumerate(zip((0.0, 85.0, 170.0, 270.0), notes, strict=True))
        ]
    )


def tap() -> Samples:
    """A fingertip on paper."""
    return softened(paper(20, 4, seed=41), 1.0)


RECIPES: dict[str, tuple[Callable[[], Samples], float]] = {
    "lift": (lift, SOFTER),
    "play_1": (lambda: slap(1.0, seed=21), USUAL),
    "play_2": (lambda: slap(0.96, seed=22), USUAL),
    "play_3": (lambda: slap(1.04, seed=23), USUAL),
    "capture": (capture, USUAL),
    "sweep": (sweep, USUAL),
    "deal_1": (lambda: deal(1.0, seed=51), SOFT),
    "deal_2": (lambda: deal(0.94, seed=52), SOFT),
    "deal_3": (lambda: deal(1.05, seed=53), SOFT),
    "illegal": (illegal, SOFT),
    "turn": (turn, SOFT),
    "round_end": (round_end, USUAL),
    "win": (win, USUAL),
    "loss": (loss, USUAL),
    "tap": (tap, SOFTEST),
    "shake": (shake, SOFT),
    "roll_1": (lambda: roll(1.0, seed=71), USUAL),
    "roll_2": (lambda: roll(0.95, seed=171), USUAL),
    "roll_3": (lambda: roll(1.06, seed=271), USUAL),
    "hold": (hold, SOFT),
    "write": (write, SOFT),
    "bonus": (bonus, USUAL),
}
"""The file's name -> who makes it, and how loud it is."""


# --- loudness, edges, files ----------------------------------------------------------------------


def filtered(wave: Samples, filter_: tuple[float, float, float, float, float]) -> Iterator[float]:
    """The signal through a filter of second order."""
    b0, b1, b2, a1, a2 = filter_
    x1 = x2 = y1 = y2 = 0.0
    for x in wave:
        y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
        x1, x2, y1, y2 = x, x1, y, y1
        yield y


def mean_square(wave: Samples) -> float:
    """Of the loudest tenth of a second, as ears weigh it."""
    weighted = filtered(list(filtered(wave, SHELF)), HIGH_PASS)
    power = [0.0]
    for value in weighted:
        power.append(power[-1] + value * value)
    width = min(count(WINDOW_MS), len(wave))
    return max(power[n + width] - power[n] for n in range(len(wave) - width + 1)) / width


def with_edges(wave: Samples) -> Samples:
    """From nothing and back to nothing: no click at either end."""
    rise, drop, last = count(FADE_IN_MS), count(FADE_OUT_MS), len(wave) - 1
    return [v * min(1.0, n / rise, (last - n) / drop) for n, v in enumerate(wave)]


def levelled(wave: Samples, loudness: float) -> Samples:
    """As loud as asked for; ValueError when the peak would be too high for that."""
    factor = math.sqrt(MEAN_SQUARES[loudness] / mean_square(wave))
    highest = max(abs(value) for value in wave) * factor
    if highest > PEAK:
        raise ValueError(f"a peak of {highest:.2f} at {loudness} LUFS")
    return [value * factor for value in wave]


def wav(wave: Samples) -> bytes:
    """A RIFF file of 16-bit mono samples."""
    data = struct.pack(f"<{len(wave)}h", *(round(value * 32767.0) for value in wave))
    head = struct.pack("<4sIHHIIHH", b"fmt ", 16, 1, 1, RATE, 2 * RATE, 2, 16)
    body = head + struct.pack("<4sI", b"data", len(data)) + data
    return struct.pack("<4sI4s", b"RIFF", 4 + len(body), b"WAVE") + body


def sounds() -> dict[str, bytes]:
    """The files by name."""
    return {
        f"{name}.wav": wav(levelled(with_edges(make()), loudness))
        for name, (make, loudness) in RECIPES.items()
    }


def main() -> None:
    """Write the sounds into the folder named, or into resources/sounds."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    for name, data in sounds().items():
        (folder / name).write_bytes(data)


if __name__ == "__main__":
    main()
