"""Make the textures in resources/textures: film grain and the weave of the cloth.

    python packaging/textures.py [FOLDER]

Each is a tile of 252 x 252 logical pixels, once for screens of one device pixel per
logical pixel and once for two. Only whole numbers and one fixed seed decide the pixels and
the PNG is written without compression, so every machine makes the same bytes.

A pixel is a level from 0 to 15 around 8. In the grain a step is 0.4 standard deviations of
the noise; in the weave it is one part of 255 of opacity, white above 8 and black below.
"""

from __future__ import annotations

import math
import random
import struct
import sys
import zlib
from itertools import accumulate
from pathlib import Path

TILE = 252  # a multiple of the three pixels of a thread, so that tiles join
LEVELS = 16
MIDDLE = LEVELS // 2
FOLDER = Path(__file__).resolve().parent.parent / "resources" / "textures"

NOISE_BYTES = 6  # a pixel of noise is the sum of this many random bytes: nearly Gaussian
NOISE_SIGMA = math.sqrt(NOISE_BYTES * (256 * 256 - 1) / 12)

GRAIN_SEED = 7
GRAIN_STEP = 0.4
GRAIN_SHARP = 0.62
GRAIN_SOFT = 1.55

WEAVE_SEED = 3
WEAVE_NOISE = 5 * 2.4 * 1.1
WEAVE_THREAD = 1.1 * 1.1
THREAD = (0.0, 0.866, -0.866)  # one wave of three pixels: sin 0, 120, 240 degrees
FINE_THREAD = (0.0, 0.866, 0.866, 0.0, -0.866, -0.866)  # the same wave over six pixels

Field = list[list[int]]


def noise(source: random.Random, size: int) -> Field:
    """A square of nearly Gaussian whole numbers around 0."""
    centre = NOISE_BYTES * 255 // 2
    rows = []
    for _ in range(size):
        data = source.randbytes(size * NOISE_BYTES)
        parts = [data[part::NOISE_BYTES] for part in range(NOISE_BYTES)]
        rows.append([sum(pixel) - centre for pixel in zip(*parts, strict=True)])
    return rows


def box(row: list[int], reach: int) -> list[int]:
    """Sums over 2 * reach + 1 neighbours; the row closes to a ring, so tiles join."""
    ring = [0, *accumulate(row[-reach:] + row + row[:reach])]
    return [high - low for low, high in zip(ring, ring[2 * reach + 1 :], strict=False)]


def softened(field: Field, reach: int) -> Field:
    """Three box sums along both axes; every value grows by (2 * reach + 1) ** 6."""
    for _ in range(3):
        rows = [box(row, reach) for row in field]
        columns = [box(list(column), reach) for column in zip(*rows, strict=True)]
        field = [list(row) for row in zip(*columns, strict=True)]
    return field


def level(value: float) -> int:
    """A signed amount in steps to a level that a pixel can hold."""
    return min(LEVELS - 1, max(0, MIDDLE + round(value)))


def grain(density: int) -> Field:
    """Film grain: sharp noise mixed with noise of the size of a logical pixel."""
    source = random.Random(GRAIN_SEED)
    size = TILE * density
    sharp = noise(source, size)
    soft = softened(noise(source, size), density)
    gain = GRAIN_SOFT * density / (2 * density + 1) ** 6
    mixed = [
        [GRAIN_SHARP * a + gain * b for a, b in zip(*rows, strict=True)]
        for rows in zip(sharp, soft, strict=True)
    ]
    spread = math.sqrt(math.fsum(value * value for row in mixed for value in row)) / size
    return [[level(value / spread / GRAIN_STEP) for value in row] for row in mixed]


def weave(density: int) -> Field:
    """Cloth: cloudy noise and a thread of three logical pixels in both directions."""
    size = TILE * density
    cloud = softened(noise(random.Random(WEAVE_SEED), size), density)
    gain = WEAVE_NOISE * density / (2 * density + 1) ** 6 / NOISE_SIGMA
    thread = THREAD if density == 1 else FINE_THREAD
    wave = [WEAVE_THREAD * thread[place % len(thread)] for place in range(size)]
    return [
        [level(gain * value + wave[x] + wave[y]) for x, value in enumerate(row)]
        for y, row in enumerate(cloud)
    ]


def png(field: Field) -> bytes:
    """A grey PNG of four bits a pixel, stored without compression."""
    lines = bytearray()
    for row in field:
        lines.append(0)  # no filter
        lines += bytes(16 * left + right for left, right in zip(row[::2], row[1::2], strict=True))
    header = struct.pack(">IIBBBBB", len(field[0]), len(field), 4, 0, 0, 0, 0)
    return b"".join(
        [
            b"\x89PNG\r\n\x1a\n",
            chunk(b"IHDR", header),
            chunk(b"IDAT", stored(bytes(lines))),
            chunk(b"IEND", b""),
        ]
    )


def chunk(kind: bytes, data: bytes) -> bytes:
    """One chunk of a PNG with its length and checksum."""
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def stored(data: bytes) -> bytes:
    """A zlib stream that holds the data as they are: the same bytes from every zlib."""
    stream = bytearray(b"\x78\x01")
    for start in range(0, len(data), 65535):
        block = data[start : start + 65535]
        last = start + 65535 >= len(data)
        stream += struct.pack("<BHH", last, len(block), 65535 - len(block)) + block
    return bytes(stream + struct.pack(">I", zlib.adler32(data)))


def textures() -> dict[str, bytes]:
    """The files by name."""
    return {
        f"{name}_{density}x.png": png(make(density))
        for name, make in (("grain", grain), ("weave", weave))
        for density in (1, 2)
    }


def main() -> None:
    """Write the textures into the folder named, or into resources/textures."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    for name, data in textures().items():
        (folder / name).write_bytes(data)


if __name__ == "__main__":
    main()
