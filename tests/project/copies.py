"""A copy of the tree, for tests that change it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ("src", "tests", "tools", "docs", "client")
LEFT_OUT = shutil.ignore_patterns("node_modules", "__pycache__", "static", "pictures", "dist")


def copy_tree(target: Path) -> Path:
    """Everything that the tests of a game need, without what is built or installed."""
    for folder in FOLDERS:
        shutil.copytree(ROOT / folder, target / folder, ignore=LEFT_OUT)
    for file in ("pyproject.toml", "dev.py"):
        shutil.copy(ROOT / file, target)
    return target


def run(root: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Python in the copy."""
    env = {**os.environ, "PYTHONPATH": str(root / "src")}
    return subprocess.run([sys.executable, *command], cwd=root, env=env, capture_output=True, text=True)
