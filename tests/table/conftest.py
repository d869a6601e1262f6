"""Chance at the tables of these tests is the same in every run: nobody learns from a game that once ends early."""

from __future__ import annotations

from hashlib import sha256
from itertools import count

import pytest

from camarilla.table import house


@pytest.fixture(autouse=True)
def the_same_games(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = count()
    monkeypatch.setattr(house, "new_seed", lambda: sha256(f"{request.node.name} {next(opened)}".encode()).digest())
