"""The OpenAPI document is true: whatever is tried by it gets an answer that it announces."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, settings
from schemathesis.checks import CHECKS, load_all_checks
from schemathesis.config import SchemathesisConfig
from starlette.testclient import TestClient
from tests.server.support import key_of

from camarilla.server.door.guard import Limits
from camarilla.server.door.openapi import document
from camarilla.server.play.endpoints import ENDPOINTS
from camarilla.server.run.app import application
from camarilla.server.run.serve import listen
from camarilla.table.store.records import Aside

ROOMY = Limits(requests=(1_000_000, 1_000_000), openings=(1_000_000, 1_000_000), talk=(1_000_000, 1_000_000))
VIVA = {"game": "viva", "seats": [{"kind": "human"}, {"kind": "human"}, {"kind": "bot"}], "start": True}
BOTS = {"game": "viva", "seats": [{"kind": "bot", "bot": "random"}] * 3}
# A well-formed answer or table can still be against the rules.
LEFT_OUT = ("positive_data_acceptance",)
# What is both too long and wrong may be refused for either; schemathesis does not count 413 among refusals by itself.
REFUSALS = ["400", "401", "403", "404", "405", "406", "409", "413", "415", "422", "428", "429"]
load_all_checks()


def test_the_document_names_every_endpoint() -> None:
    made = document(ENDPOINTS, "1")
    assert made["openapi"] == "3.1.0"
    ways = {(method, path) for path, methods in made["paths"].items() for method in methods}
    assert ("post", "/tables/{table}/answer") in ways
    assert len(ways) == len(ENDPOINTS)
    assert set(made["paths"]["/tables/{table}/answer"]["post"]["responses"]) == {
        "200",
        "400",
        "403",
        "404",
        "409",
        "413",
        "422",
        "429",
        "503",
    }


def test_a_table_that_was_set_aside_refuses_as_the_document_announces(tmp_path: Path) -> None:
    """The watcher in conftest.py compares."""
    with TestClient(application(str(tmp_path / "aside.sqlite"), pace=0, limits=ROOMY)) as client:
        made = client.post("/api/tables", json=VIVA).json()
        table = client.app.state.office.house._known[made["table"]["id"]]  # type: ignore[attr-defined]
        table.record.aside, table.running = Aside.BROKEN, None
        host, refused = {"Authorization": f"Bearer {key_of(made['links'][0])}"}, set()
        for one in ENDPOINTS:
            if one.method == "GET" and "{table}" in one.path:
                path = one.path.replace("{table}", table.record.id)
                reply = client.get(f"/api{path}?seat=2&at=1", headers=host)
                assert reply.status_code < 500
                refused |= {one.path} if reply.status_code == 409 else set()
        assert {"/tables/{table}/seen", "/tables/{table}/advice", "/tables/{table}/dossier"} <= refused


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in this process that never says that it is too much."""
    app = application(str(tmp_path_factory.mktemp("api") / "api.sqlite"), pace=0, limits=ROOMY)
    listening = listen("127.0.0.1", 0)
    server = uvicorn.Server(uvicorn.Config(app, log_level="warning", timeout_graceful_shutdown=1))
    thread = threading.Thread(target=server.run, args=([listening],))
    thread.start()
    yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    server.should_exit = True
    thread.join()
    listening.close()


@pytest.fixture(scope="module")
def tables(base: str) -> list[tuple[str, str]]:
    """A running match and one that is over soon: their ids, and a token."""
    running = httpx.post(f"{base}/api/tables", json=VIVA).json()
    over = httpx.post(f"{base}/api/tables", json=BOTS).json()
    token = key_of(running["links"][0])
    return [(running["table"]["id"], token), (over["table"]["id"], "")]


@pytest.fixture(scope="module")
def api(base: str) -> Any:
    config = SchemathesisConfig.from_dict({"checks": {"negative_data_rejection": {"expected-statuses": REFUSALS}}})
    return schemathesis.openapi.from_url(f"{base}/api/openapi.json", config=config)


schema = schemathesis.pytest.from_fixture("api")


@schema.parametrize()
@settings(max_examples=10, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_answer_is_one_that_the_document_announces(case: Any, tables: list[tuple[str, str]]) -> None:
    excluded = [CHECKS.get_one(name) for name in LEFT_OUT]
    case.call_and_validate(excluded_checks=excluded)
    if "table" in (case.path_parameters or {}):
        for table, token in tables:
            case.path_parameters["table"] = table
            headers = {"Authorization": f"Bearer {token}"} if token else {}
            response = case.call(headers=headers)
            assert response.status_code < 500
            assert str(response.status_code) in {*case.operation.definition.raw["responses"], "405"}
