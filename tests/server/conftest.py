"""A real server on a real port, with its own file, for as long as a test needs it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.server.support import House


@pytest.fixture(scope="session")
def shared_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("house") / "house.sqlite") as running:
        yield running


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[Callable[[float], House]]:
    """A server of the test's own."""
    running: list[House] = []

    def opened(pace: float = 0) -> House:
        house = House(tmp_path / "own.sqlite", pace)
        house.start()
        running.append(house)
        return house

    yield opened
    for house in running:
        if house.process is not None and house.process.poll() is None:
            house.stop()
