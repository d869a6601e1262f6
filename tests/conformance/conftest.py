"""One random game per case, shared by all tests that look at it."""

from __future__ import annotations

import pytest
from tests.conformance.cases import CASES, FIRST_SEED, SHARE, SOAK, Case
from tests.conformance.walk import Played, play, told


def pytest_report_header() -> str:
    return f"conformance: {len(CASES)} games, CAMARILLA_SEED={FIRST_SEED} CAMARILLA_SOAK={SOAK} CAMARILLA_SHARE={SHARE}"


@pytest.fixture(scope="session", params=CASES, ids=str)
def played(request: pytest.FixtureRequest) -> Played:
    case: Case = request.param
    with told(case):
        return play(case)
