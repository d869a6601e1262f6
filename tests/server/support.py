"""A real server on a real port, with its own file."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx

SERVE = """
import json, sys
from pathlib import Path
from camarilla.server import serve
if __name__ == "__main__":
    how = json.loads(sys.argv[3])
    if "secret_file" in how:
        how["secret_file"] = Path(how["secret_file"])
    sys.exit(serve(database=sys.argv[1], pace=float(sys.argv[2]), **how))
"""


class House:
    """A server process; can be killed and started again on the same file."""

    def __init__(self, database: Path | str, pace: float = 0, errors: Path | None = None, **how: Any) -> None:
        self.database = database
        self.pace = pace
        self.errors = errors
        self.how = how
        self.process: subprocess.Popen[str] | None = None
        self.base = ""

    def __enter__(self) -> House:
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: Any, at: TracebackType | None) -> None:
        self.stop()

    def start(self) -> None:
        command = [sys.executable, "-c", SERVE, str(self.database), str(self.pace), json.dumps(self.how)]
        source = str(Path(__file__).resolve().parents[2] / "src")
        path = os.pathsep.join(filter(None, (source, os.environ.get("PYTHONPATH"))))
        errors = self.errors.open("a") if self.errors is not None else None
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=errors, text=True, env={**os.environ, "PYTHONPATH": path}
        )
        if errors is not None:
            errors.close()
        assert self.process.stdout is not None
        self.base = self.process.stdout.readline().split()[-1].rstrip("/")

    def stop(self, how: int = signal.SIGTERM) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        code = self.process.wait(120)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code

    def kill(self) -> None:
        self.stop(signal.SIGKILL)

    def said(self) -> str:
        """What it wrote to its log."""
        assert self.errors is not None
        return self.errors.read_text()

    def client(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=self.base)


def key_of(link: dict[str, Any]) -> str:
    """What is behind the # of a seat link: an invitation, or the key of one's own seat."""
    return str(link["url"]).rsplit("/", 1)[1]


def all_sit(client: httpx.Client, made: dict[str, Any]) -> dict[int, str]:
    """Everybody who is invited sits down; the keys of all people."""
    keys = {link["seat"]: key_of(link) for link in made["links"]}
    for seat, key in keys.items():
        client.cookies.clear()
        sat = client.post(f"/api/tables/{made['table']['id']}/sit", json={"key": key})
        assert sat.status_code == 200, sat.text
        keys[seat] = sat.json()["token"]
    client.cookies.clear()
    return keys


async def keys_of(client: httpx.AsyncClient, made: dict[str, Any]) -> dict[int, str]:
    """Everybody who is invited sits down; the keys of all people."""
    table, keys = made["table"]["id"], {link["seat"]: key_of(link) for link in made["links"]}
    async with httpx.AsyncClient(base_url=client.base_url) as guest:
        for seat in keys:
            guest.cookies.clear()
            sat = await guest.post(f"/api/tables/{table}/sit", json={"key": keys[seat]})
            assert sat.status_code == 200, sat.text
            keys[seat] = sat.json()["token"]
    return keys


async def opened(client: httpx.AsyncClient, kinds: str, **more: Any) -> tuple[str, dict[int, str]]:
    """A table of h(umans) and b(ots); its id and the tokens of the people."""
    seats = [{"kind": "human" if kind == "h" else "bot", "bot": "random"} for kind in kinds]
    response = await client.post("/api/tables", json={"game": "viva", "seats": seats, **more})
    assert response.status_code == 201, response.text
    made = response.json()
    return made["table"]["id"], await keys_of(client, made)
