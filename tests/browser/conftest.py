"""Fixtures of the browser tests. Every test in this folder carries the marker `browser`.

browser       one real Chromium for the whole run
live_server   one running `camarilla serve`: live_server.url
start_server  further servers, for tests that stop or restart one
new_page      new_page(viewport=(390, 844), locale="de-DE"): a page of another person
page          the usual single page
axe           axe(page): nothing serious may be wrong for people who cannot see or point
picture       picture(page, "name"): a screenshot in test-results/
"""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright
from tests.browser import support

import chromium

HERE = Path(__file__).parent
FAILED = pytest.StashKey[bool]()
expect.set_options(timeout=support.PATIENCE * 1000)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker("browser")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed  # type: ignore[attr-defined]
    return report


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chrome = playwright.chromium.launch(executable_path=chromium.executable(), args=list(chromium.FLAGS))
        yield chrome
        chrome.close()


@pytest.fixture(scope="session")
def live_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[support.LiveServer]:
    server = support.LiveServer(tmp_path_factory.mktemp("server") / "games.sqlite", dice="house")
    yield server
    server.stop()


@pytest.fixture(autouse=True)
def dice(request: pytest.FixtureRequest) -> None:
    """Every test has dice of its own at every server that has any."""
    support.LiveServer.test = request.node.name
    for server in support.LiveServer.seeded:
        server.deal()


@pytest.fixture
def start_server(tmp_path: Path) -> Iterator[Callable[..., support.LiveServer]]:
    started: list[support.LiveServer] = []

    def start(database: Path | None = None, *options: str, dice: str = "") -> support.LiveServer:
        server = support.LiveServer(database or tmp_path / f"games-{len(started)}.sqlite", *options, dice=dice)
        started.append(server)
        return server

    yield start
    for server in started:
        server.stop()


@pytest.fixture
def new_page(browser: Browser, request: pytest.FixtureRequest) -> Iterator[support.Pages]:
    """A script that throws on a page fails the test, even if everything else went well."""
    base_url = request.getfixturevalue("live_server").url if "live_server" in request.fixturenames else None
    pages = support.Pages(browser, request.node.name, base_url)
    yield pages
    if request.node.stash.get(FAILED, False):
        pages.keep_pictures()
    pages.close()
    assert pages.faults == []


@pytest.fixture
def page(new_page: support.Pages) -> Page:
    return new_page()


@pytest.fixture
def axe() -> Callable[[Page], None]:
    def check(page: Page) -> None:
        assert support.accessibility_faults(page) == []

    return check


@pytest.fixture
def picture() -> Callable[..., Path]:
    return support.picture
