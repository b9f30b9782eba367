"""Compiles the catalogues into the wheel: .qm files are built, never committed."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class TranslationHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs Qt's own compiler, which comes with the PySide6 the build requires."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build every .qm and let the wheel take them along."""
        if self.target_name == "wheel":
            for target in compile_catalogues(Path(self.root)):
                build_data["artifacts"].append(f"/translations/{target.name}")


def compile_catalogues(root: Path) -> Iterator[Path]:
    """Compile every catalogue of a checkout; gives each .qm when it is there."""
    compiler = _lrelease()
    for source in sorted((root / "translations").glob("*.ts")):
        target = source.with_suffix(".qm")
        command = [str(compiler), "-silent", str(source), "-qm", str(target)]
        subprocess.run(command, check=True)
        yield target


def _lrelease() -> Path:
    import PySide6

    folder = Path(PySide6.__file__).parent
    names = ("lrelease", "lrelease.exe", "Qt/libexec/lrelease")
    for name in names:
        if (folder / name).is_file():
            return folder / name
    raise FileNotFoundError("PySide6 brings no lrelease")
