"""What `dev.py new-game` lays out plays in the browser as it is: poster, board, telegram, final reckoning."""

from __future__ import annotations

import re
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import dev
import pytest
from playwright.sync_api import WebSocketRoute, expect
from tests.browser.support import LiveServer, Pages
from tests.project.copies import ROOT, copy_tree, run


@pytest.mark.slow
def test_a_new_game_is_played_from_its_poster_to_the_end(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    start_server: Callable[..., LiveServer],
    new_page: Pages,
) -> None:
    root = copy_tree(tmp_path / "house")
    laid_out = run(root, "tools/new_game.py", "harbour_masters")
    assert laid_out.returncode == 0, laid_out.stderr
    (root / "client" / "node_modules").symlink_to(ROOT / "client" / "node_modules")
    # The house's own Node, as everywhere: what a machine has besides, if any, may be too old to build with.
    node = dev.node_home() / "bin" / "node"
    built = subprocess.run(
        [node, "node_modules/vite/bin/vite.js", "build"], cwd=root / "client", capture_output=True, text=True
    )
    assert built.returncode == 0, built.stdout + built.stderr
    monkeypatch.setenv("PYTHONPATH", str(root / "src"))
    server = start_server(None, "--pace", "0", dice="harbour")
    page = new_page(locale="en-GB")
    page.route_web_socket(re.compile("/live"), _acknowledged_late)
    page.goto(server.url)
    expect(page.get_by_text("Harbour Masters").first).to_be_visible()
    expect(page.get_by_text("Nobody teaches this game yet")).to_have_count(1)
    people = [{"kind": "human", "name": "Ana"}, {"kind": "bot", "bot": "steady"}, {"kind": "bot", "bot": "novice"}]
    wish = {"game": "harbour_masters", "seats": people, "switches": {"length": "short"}, "start": True}
    answer = page.request.post(f"{server.url}/api/tables", data=wish, headers={"Origin": server.url})
    assert answer.ok, answer.text()
    made = answer.json()
    page.goto(f"{server.url}/#/t/{made['table']['id']}")
    for number in range(1, 6):
        expect(page.get_by_text(f"Round {number} of 5").first).to_be_visible()
        page.locator("[data-state=asked]").get_by_role("button", name="Send: 0").click()
    expect(page.get_by_text("The points were counted").first).to_be_visible()


def _acknowledged_late(socket: WebSocketRoute) -> None:
    """The next round is told some time before the last answer is acknowledged: no click in between may be lost."""
    server = socket.connect_to_server()

    def told(frame: str | bytes) -> None:
        if isinstance(frame, str) and '"type":"accepted"' in frame:
            time.sleep(0.1)
        socket.send(frame)

    socket.on_message(server.send)
    server.on_message(told)
