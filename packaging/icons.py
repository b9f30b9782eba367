"""Make the icons in resources/icons from the room's own cloth, paper and suits.

    python packaging/icons.py [FOLDER]

Two drawings, one for every size: from 48 pixels on two cards and a die on cloth, below a
single card whose spade is still one. Besides the PNG files there are the scalable picture,
the symbolic one (a single colour, taken from the desktop), `.ico` and `.icns`.
"""

from __future__ import annotations

import os
import struct
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt  # noqa: E402
from PySide6.QtGui import QGuiApplication, QImage, QPainter  # noqa: E402
from PySide6.QtSvg import QSvgRenderer  # noqa: E402

from skillgames.widgets import look  # noqa: E402
from skillgames.widgets.art.suits import DIAMOND, SPADE  # noqa: E402

FOLDER = ROOT / "resources" / "icons"
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_KINDS = {b"icp4": 16, b"icp5": 32, b"ic07": 128, b"ic08": 256, b"ic09": 512}
SMALL = 32
"""The largest size of the plain drawing."""

CLOTH = look.CLOTHS["lake"]
CARD_EDGE = "#D9CFBA"
IVORY, IVORY_LOW = "#FFFDF6", "#E9DFC9"
SHADOW = "#00120C"


def full() -> str:
    """The picture of 128 units: cloth, a red card behind, the ace in front, a die."""
    return _svg(
        128,
        f"""
  <defs>
    <radialGradient id="cloth" cx="0.5" cy="0.32" r="0.85">
      <stop offset="0" stop-color="{CLOTH.hi}"/>
      <stop offset="0.5" stop-color="{CLOTH.mid}"/>
      <stop offset="1" stop-color="{CLOTH.lo}"/>
    </radialGradient>
    <linearGradient id="die" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="{IVORY}"/>
      <stop offset="1" stop-color="{IVORY_LOW}"/>
    </linearGradient>
  </defs>
  <rect x="4" y="4" width="120" height="120" rx="27" fill="url(#cloth)"/>
  <rect x="5" y="5" width="118" height="118" rx="26" fill="none" stroke="{look.GLASS_EDGE}"
        stroke-opacity="0.22" stroke-width="2"/>
  <g transform="translate(47 61) rotate(-17)">
    {_card(52, 74, 7)}
    <path transform="translate(-15.5 -26) scale(0.13)" fill="{look.RED}" d="{DIAMOND}"/>
    <path transform="scale(0.34)" fill="{look.RED}" d="{DIAMOND}"/>
  </g>
  <g transform="translate(71 60) rotate(9)">
    {_card(54, 77, 7)}
    <path transform="translate(-17 -27) scale(0.13)" fill="{look.BLACK}" d="{SPADE}"/>
    <path transform="translate(0 2) scale(0.40)" fill="{look.BLACK}" d="{SPADE}"/>
  </g>
  <g transform="translate(91 95) rotate(-11)">
    <rect x="-17" y="-15" width="34" height="34" rx="8.5" fill="{SHADOW}" fill-opacity="0.40"/>
    <rect x="-17" y="-17" width="34" height="34" rx="8.5" fill="url(#die)"
          stroke="{CARD_EDGE}" stroke-width="1"/>
    {_pips(9.4, 3.5)}
  </g>""",
    )


def plain() -> str:
    """The picture of 32 units for small sizes: cloth, and one card with a spade."""
    return _svg(
        32,
        f"""
  <rect x="1" y="1" width="30" height="30" rx="7" fill="{CLOTH.mid}"/>
  <rect x="7" y="4" width="18" height="24" rx="3" fill="{look.PAPER}"/>
  <path transform="translate(16 16) scale(0.16)" fill="{look.BLACK}" d="{SPADE}"/>""",
    )


def symbolic() -> str:
    """The picture of 16 units in one colour: the outline of a card with a spade in it."""
    return _svg(
        16,
        f"""
  <path fill="#2e3436" fill-rule="evenodd"
        d="M4 1H12A2 2 0 0 1 14 3V13A2 2 0 0 1 12 15H4A2 2 0 0 1 2 13V3A2 2 0 0 1 4 1Z
           M4 2.5A0.5 0.5 0 0 0 3.5 3V13A0.5 0.5 0 0 0 4 13.5H12A0.5 0.5 0 0 0 12.5 13V3
           A0.5 0.5 0 0 0 12 2.5Z"/>
  <path transform="translate(8 8) scale(0.07)" fill="#2e3436" d="{SPADE}"/>""",
    )


def _svg(side: int, body: str) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{side}" height="{side}"'
    return f'{head} viewBox="0 0 {side} {side}">{body}\n</svg>\n'


def _card(width: float, height: float, radius: float) -> str:
    x, y = -width / 2, -height / 2
    size = f'width="{width}" height="{height}" rx="{radius}"'
    return (
        f'<rect x="{x}" y="{y + 2}" {size} fill="{SHADOW}" fill-opacity="0.34"/>\n'
        f'    <rect x="{x}" y="{y}" {size} fill="{look.PAPER}" stroke="{CARD_EDGE}"/>'
    )


def _pips(far: float, radius: float) -> str:
    places = [(0, 0), *((x * far, y * far) for x in (-1, 1) for y in (-1, 1))]
    return "".join(f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{look.INK}"/>' for x, y in places)


def png(size: int) -> bytes:
    """The picture at a size, as the bytes of a PNG file."""
    source = plain() if size <= SMALL else full()
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(QByteArray(source.encode())).render(painter)
    painter.end()
    target = QBuffer()
    target.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(target, "PNG")
    return target.data().data()


def ico() -> bytes:
    """All small sizes in one file, as Windows wants it."""
    pictures = [(size, png(size)) for size in ICO_SIZES]
    head = struct.pack("<HHH", 0, 1, len(pictures))
    entries, at = b"", len(head) + 16 * len(pictures)
    for size, data in pictures:
        side = size % 256  # 256 is written as 0
        entries += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(data), at)
        at += len(data)
    return head + entries + b"".join(data for _, data in pictures)


def icns() -> bytes:
    """The sizes macOS wants in one file."""
    parts = [(kind, png(size)) for kind, size in ICNS_KINDS.items()]
    body = b"".join(kind + struct.pack(">I", len(data) + 8) + data for kind, data in parts)
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def files() -> dict[str, bytes]:
    """Every file by its name."""
    made = {
        "skillgames.svg": full().encode(),
        "skillgames-symbolic.svg": symbolic().encode(),
        "skillgames.ico": ico(),
        "skillgames.icns": icns(),
    }
    return made | {f"skillgames-{size}.png": png(size) for size in SIZES}


def main(arguments: list[str]) -> int:
    """Write all files to the folder."""
    app = QGuiApplication.instance() or QGuiApplication(sys.argv[:1])
    folder = Path(arguments[0]) if arguments else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    for name, data in files().items():
        (folder / name).write_bytes(data)
    del app
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
