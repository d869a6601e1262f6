"""Where this user's house lies, if nobody says otherwise."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """Where this user's programs keep their data."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "Camarilla"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "Camarilla"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "camarilla"


def database_in(folder: Path) -> str:
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # the seeds of running matches are in there
    return str(folder / "camarilla.sqlite")
