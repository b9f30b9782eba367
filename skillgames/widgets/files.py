"""Where fonts, textures, sounds and translations lie on disk.

The same code runs from three places: a PyInstaller folder, an installed wheel (the data
lie inside the package) and a checkout (they lie beside it).
"""

from __future__ import annotations

import sys
from pathlib import Path

FONT_SUFFIXES = (".ttf", ".otf")


def data_root() -> Path:
    """The folder that holds `resources` and `translations`.

    A frozen program uses its unpacked bundle, a wheel the package folder, a checkout its
    root. The answer is not checked for existence.
    """
    bundle = getattr(sys, "_MEIPASS", None)
    if bundle is not None:
        return Path(bundle)
    package = Path(__file__).resolve().parent.parent
    return package if (package / "resources").is_dir() else package.parent


def font_files() -> list[Path]:
    """The bundled font files in order of name; empty when the folder is missing."""
    folder = data_root() / "resources" / "fonts"
    if not folder.is_dir():
        return []
    return sorted(file for file in folder.iterdir() if file.suffix in FONT_SUFFIXES)


def texture(name: str) -> Path:
    """The path of a texture by its file name, for example `grain_1x.png`."""
    return data_root() / "resources" / "textures" / name


def sound_file(name: str) -> Path:
    """The path of a sound by its file name, for example `lift.wav`."""
    return data_root() / "resources" / "sounds" / name


def icon_files() -> list[Path]:
    """The pictures of the program's icon, one for each size; empty when they are missing."""
    return sorted((data_root() / "resources" / "icons").glob("skillgames-*.png"))


def translation_file(language: str) -> Path | None:
    """The compiled translation (`.qm`) for a language code, None when there is none."""
    file = data_root() / "translations" / f"skillgames_{language}.qm"
    return file if file.is_file() else None
