"""The version resource of the Windows program, as PyInstaller reads it."""

from __future__ import annotations

TEMPLATE = """\
VSVersionInfo(
  ffi=FixedFileInfo(
    filevers={numbers},
    prodvers={numbers},
    mask=0x3F,
    flags=0x0,
    OS=0x40004,
    fileType=0x1,
    subtype=0x0,
  ),
  kids=[
    StringFileInfo([
      StringTable('040904B0', [
        StringStruct('CompanyName', 'The Skillgames developers'),
        StringStruct('FileDescription', 'Skillgames'),
        StringStruct('FileVersion', '{version}'),
        StringStruct('InternalName', 'skillgames'),
        StringStruct('LegalCopyright', 'The Skillgames developers, MIT licence'),
        StringStruct('OriginalFilename', 'skillgames.exe'),
        StringStruct('ProductName', 'Skillgames'),
        StringStruct('ProductVersion', '{version}'),
      ])
    ]),
    VarFileInfo([VarStruct('Translation', [0x0409, 0x04B0])])
  ]
)
"""


def version_resource(version: str) -> str:
    """The resource for a version such as 1.2.3; ValueError for anything else."""
    parts = [int(part) for part in version.split(".")]
    if len(parts) != 3:
        raise ValueError(f"a version such as 1.2.3 is needed, not {version}")
    return TEMPLATE.format(numbers=(*parts, 0), version=version)
