"""A real server on a real port, with its own file, for as long as a test needs it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.responses import Response
from tests.server.support import House

from camarilla.core.illegal import Refused
from camarilla.server.door.endpoint import Endpoint
from camarilla.server.door.errors import status_of
from camarilla.server.door.openapi import announced
from camarilla.server.run import app


@pytest.fixture(autouse=True)
def refusals_are_announced(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Whatever a house in this process refuses, in whichever test, stands in the OpenAPI document."""
    answer, secret = app._answer, set[str]()

    async def watched(endpoint: Endpoint, request: Request) -> Response:
        try:
            return await answer(endpoint, request)
        except Refused as refused:
            if status_of(refused) not in announced(endpoint):
                secret.add(f"{endpoint.method} {endpoint.path}: {status_of(refused)} {refused.words.id}")
            raise

    monkeypatch.setattr(app, "_answer", watched)
    yield
    assert sorted(secret) == []


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
