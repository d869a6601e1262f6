"""People meet: lists, joining, standing up, the host's chairs, accounts that bring their seats along."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from argon2 import PasswordHasher
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from camarilla.server.door.guard import LOOPBACK, Bucket, Limits
from camarilla.server.play import live
from camarilla.server.run.app import application
from camarilla.table.accounts.accounts import Passwords
from camarilla.table.store.records import Status

ROOMY = Limits(requests=(10_000, 10_000), openings=(10_000, 10_000))
SEATS = [{"kind": "human"}, {"kind": "human"}, {"kind": "bot", "bot": "random"}]
VIVA: dict[str, Any] = {"game": "viva", "seats": SEATS}
OPEN: dict[str, Any] = {**VIVA, "settings": {"door": "open"}}
INES = {"name": "Inés", "password": "correct horse"}


class Browser:
    """A person with a cookie jar of his own."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        self.jar = httpx.Cookies()

    @contextmanager
    def _own_jar(self) -> Iterator[None]:
        self.client.cookies = self.jar
        yield
        self.jar = httpx.Cookies(self.client.cookies)

    def call(self, method: str, path: str, **more: Any) -> httpx.Response:
        with self._own_jar():
            response: httpx.Response = self.client.request(method, f"/api{path}", **more)
            return response

    def get(self, path: str) -> Any:
        response = self.call("GET", path)
        assert response.status_code == 200, response.text
        return response.json()

    def post(self, path: str, body: Any = None) -> httpx.Response:
        return self.call("POST", path, **({} if body is None else {"json": body}))

    def follow(self, url: str, here: bool = False) -> httpx.Response:
        """What the page does with a seat link."""
        _, table, key = url.rsplit("/", 2)
        return self.post(f"/tables/{table}/sit", {"key": key, "here": here})

    @contextmanager
    def live(self, table: str, query: str = "") -> Iterator[WebSocketTestSession]:
        with self._own_jar(), self.client.websocket_connect(f"/api/tables/{table}/live{query}") as socket:
            yield socket

    def open(self, wish: dict[str, Any]) -> dict[str, Any]:
        made: dict[str, Any] = self.post("/tables", wish).json()
        assert "table" in made, made
        return made


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    app = application(str(tmp_path / "meet.sqlite"), pace=0, limits=ROOMY, hosts=(*LOOPBACK, "testserver"))
    with TestClient(app, follow_redirects=False) as client:
        cheap = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
        app.state.office.accounts.passwords = Passwords(cheap)
        yield client


def error(response: httpx.Response) -> tuple[int, str, str]:
    problem = response.json()["error"]
    return response.status_code, problem["kind"], problem["words"]["id"]


def ids(tables: list[dict[str, Any]]) -> list[str]:
    return [table["id"] for table in tables]


def farewell(socket: WebSocketTestSession) -> int:
    """The code with which the socket is closed."""
    try:
        while True:
            socket.receive_json()
    except WebSocketDisconnect as closed:
        return closed.code


# --- lists ---


def test_the_board_lists_what_one_can_join_and_what_one_may_watch(client: TestClient) -> None:
    host, guest = Browser(client), Browser(client)
    opened = host.open(OPEN)["table"]["id"]
    invited = host.open(VIVA)["table"]["id"]
    running = host.open({**VIVA, "start": True})["table"]["id"]
    late = host.open({**OPEN, "start": True})["table"]["id"]
    host.open({**VIVA, "start": True, "settings": {"spectators": False}})
    host.open({"game": "viva", "seats": [SEATS[0], SEATS[2], SEATS[2]]})  # one person against bots
    lobby = guest.get("/lobby")
    assert sorted(ids(lobby["open"])) == sorted([opened, late])
    assert ids(lobby["running"]) == [late]  # by invitation is nobody else's business
    assert running not in ids(guest.get("/tables"))
    assert lobby["mine"] == []
    assert [table["you"] for table in lobby["open"]] == [None, None]
    assert invited not in ids(guest.get("/tables"))
    assert opened in ids(guest.get("/tables"))
    mine = host.get("/lobby")["mine"]
    assert len(mine) == 6
    assert {table["you"] for table in mine} == {0}


def test_what_everybody_left_is_not_on_the_board(client: TestClient) -> None:
    host, guest = Browser(client), Browser(client)
    table = host.open(OPEN)["table"]["id"]
    assert ids(guest.get("/lobby")["open"]) == [table]
    assert host.post(f"/tables/{table}/stand").status_code == 200
    assert guest.get("/lobby")["open"] == []
    assert host.get("/lobby")["mine"] == []


def test_finished_games_come_in_pages(client: TestClient) -> None:
    guest = Browser(client)
    made = [guest.open({"game": "viva", "seats": [SEATS[2]] * 3})["table"] for _ in range(2)]
    for table in made:
        with guest.live(table["id"]) as socket:
            while (socket.receive_json().get("seen") or {}).get("outcome") is None:
                pass
    found = guest.get("/finished")
    assert {table["id"] for table in found} == {table["id"] for table in made}
    newest = max(table["created"] for table in made)
    assert all(table["created"] < newest for table in guest.get(f"/finished?before={newest}"))
    assert guest.get("/finished?before=1") == []
    assert error(guest.call("GET", "/finished?before=yesterday"))[:2] == (400, "bad_input")


def test_an_own_data_set_is_named(client: TestClient) -> None:
    host = Browser(client)
    named = {"estates": {"name": "The attic box", **ESTATES}}
    assert host.open({**OPEN, "components": named})["table"]["data"] == "The attic box"
    assert host.open(OPEN)["table"]["data"] == ""


ESTATES: dict[str, Any] = {
    "estates": [
        {"colour": colour, "number": number + 1}
        for number, colour in enumerate(("green", "blue", "black", "red", "yellow"))
    ],
    "buildings": [
        {"kind": kind} for kind in ("helicopter_pad", "swimming_pool", "watchtower", "radar_station", "guard_house")
    ],
}


def test_whoever_opens_a_table_chooses_his_own_seat(client: TestClient) -> None:
    host = Browser(client)
    made = host.open({**VIVA, "host": 1})
    assert (made["table"]["you"], made["table"]["host"]) == (1, True)
    assert [seat["taken"] for seat in made["table"]["seats"]] == [False, True, False]
    refused = host.post("/tables", {**VIVA, "host": 2})
    assert error(refused) == (400, "bad_input", "table-host-no-person")
    assert len(host.get("/lobby")["mine"]) == 1


# --- joining ---


def test_a_stranger_joins_from_the_list_and_plays(client: TestClient) -> None:
    host, guest = Browser(client), Browser(client)
    table = host.open(OPEN)["table"]["id"]
    response = guest.post(f"/tables/{table}/join", {"name": "Otto"})
    assert response.status_code == 201
    joined = response.json()
    assert (joined["seat"], joined["table"]["you"], joined["table"]["host"]) == (1, 1, False)
    assert joined["table"]["seats"][1]["name"] == "Otto"
    cookie = response.headers["set-cookie"]
    assert cookie.startswith(f"seat_{table}={joined['token']};")
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    program = Browser(client).call("GET", f"/tables/{table}", headers={"Authorization": f"Bearer {joined['token']}"})
    assert program.json()["you"] == 1
    assert guest.post(f"/tables/{table}/start").json()["status"] == "running"
    assert error(guest.post(f"/tables/{table}/join", {})) == (409, "not_now", "table-you-sit")
    third = Browser(client)
    assert error(third.post(f"/tables/{table}/join", {})) == (409, "not_now", "table-full")
    assert error(third.post(f"/tables/{table}/join", {"seat": 1})) == (409, "not_now", "table-seat-taken")
    assert third.jar.get(f"seat_{table}") is None


def test_a_stranger_does_not_start_while_somebody_is_missing(client: TestClient) -> None:
    host, guest, third = Browser(client), Browser(client), Browser(client)
    table = host.open({**OPEN, "seats": [{"kind": "human"}] * 3})["table"]["id"]
    guest.post(f"/tables/{table}/join", {})
    assert error(guest.post(f"/tables/{table}/start")) == (403, "forbidden", "table-start-host")
    with guest.live(table) as socket:
        socket.receive_json()
        socket.send_json({"type": "start"})
        while (frame := socket.receive_json())["type"] != "refused":
            assert frame["type"] != "update"
        assert frame["error"]["words"]["id"] == "table-start-host"
    assert host.get(f"/tables/{table}")["status"] == "gathering"
    third.post(f"/tables/{table}/join", {})
    assert guest.post(f"/tables/{table}/start").json()["status"] == "running"


def test_a_table_by_invitation_cannot_be_joined_from_a_list(client: TestClient) -> None:
    host, guest = Browser(client), Browser(client)
    table = host.open(VIVA)["table"]["id"]
    assert error(guest.post(f"/tables/{table}/join", {})) == (403, "forbidden", "table-by-invitation")
    assert error(guest.post(f"/tables/{table}/join", {"chair": 1})) == (400, "bad_input", "table-malformed")
    assert [seat["taken"] for seat in host.get(f"/tables/{table}")["seats"]] == [True, False, False]


@pytest.fixture
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """Budgets refill by the clock: on a busy machine there would be more in them."""
    monkeypatch.setattr(Bucket.__init__, "__defaults__", (lambda: 0.0,))


def test_too_many_chairs_for_one_address(tmp_path: Path, still: None) -> None:
    app = application(str(tmp_path / "a.sqlite"), limits=Limits(joins=(1, 0.01)), hosts=("testserver",))
    with TestClient(app) as client:
        host, guest = Browser(client), Browser(client)
        tables = [host.open(OPEN)["table"]["id"] for _ in range(2)]
        assert guest.post(f"/tables/{tables[0]}/join", {}).status_code == 201
        refused = guest.post(f"/tables/{tables[1]}/join", {})
        assert error(refused) == (429, "too_many", "table-too-many")
        assert refused.headers["retry-after"] == "100"


def test_whoever_stands_up_is_a_spectator(client: TestClient) -> None:
    host, guest = Browser(client), Browser(client)
    table = host.open(OPEN)["table"]["id"]
    guest.post(f"/tables/{table}/join", {"name": "Otto"})
    with guest.live(table) as socket:
        assert socket.receive_json()["table"]["you"] == 1
        client.cookies = guest.jar
        gone = client.post(f"/api/tables/{table}/stand")
        assert gone.json()["you"] is None
        assert f'seat_{table}=""' in gone.headers["set-cookie"]
        assert farewell(socket) == 4003
    assert error(Browser(client).post(f"/tables/{table}/stand")) == (403, "forbidden", "table-no-token")
    assert ids(Browser(client).get("/lobby")["open"]) == [table]


def test_whoever_stands_up_in_the_middle_finds_the_table_again_and_his_lines_are_his(client: TestClient) -> None:
    host, guest = Browser(client), Browser(client)
    table = host.open({**VIVA, "start": False})
    where = table["table"]["id"]
    guest.follow(table["links"][1]["url"])
    guest.post(f"/tables/{where}/talk", {"text": "I stay.", "to": [], "key": "one"})
    host.post(f"/tables/{where}/start")
    guest.post(f"/tables/{where}/promises", {"text": "I shall vote for you.", "to": [0], "key": "two"})
    giver = host.get(f"/tables/{where}")["seats"][1]["name"]
    assert [line["former"] for line in host.get(f"/tables/{where}/talk")["lines"]] == [False]
    guest.post(f"/tables/{where}/stand")
    assert [(one["id"], one["you"]) for one in guest.get("/lobby")["mine"]] == [(where, None)]
    assert [line["former"] for line in host.get(f"/tables/{where}/talk")["lines"]] == [True]
    assert host.get(f"/tables/{where}")["seats"][1]["name"] != giver
    assert [one["name"] for one in host.get(f"/tables/{where}/promises")] == [giver]


# --- once more ---


def test_the_same_people_play_once_more_everybody_one_seat_on(client: TestClient) -> None:
    host, guest, stranger = Browser(client), Browser(client), Browser(client)
    wish = {**OPEN, "name": "The veranda", "switches": {"mode": "expert"}}
    table = host.open(wish)["table"]["id"]
    guest.post(f"/tables/{table}/join", {"name": "Otto"})
    bot = host.get(f"/tables/{table}")["seats"][2]
    assert error(host.post(f"/tables/{table}/again")) == (409, "not_now", "table-again-over")
    _over(client, table)
    assert error(stranger.post(f"/tables/{table}/again")) == (403, "forbidden", "table-no-token")

    laid = guest.post(f"/tables/{table}/again").json()["table"]
    assert host.get(f"/tables/{table}")["again"] == laid["id"]
    assert (laid["you"], laid["host"], laid["status"], laid["name"]) == (2, True, "gathering", "The veranda")
    assert laid["switches"]["mode"] == "expert"
    assert laid["settings"]["door"] == "invitation"
    assert [(seat["kind"], seat["taken"]) for seat in laid["seats"]] == [
        ("bot", False),
        ("human", False),
        ("human", True),
    ]
    assert (laid["seats"][0]["name"], laid["seats"][2]["name"]) == (bot["name"], "Otto")

    came = host.post(f"/tables/{table}/again").json()
    assert (came["table"]["id"], came["seat"], came["table"]["host"]) == (laid["id"], 1, False)
    assert host.post(f"/tables/{table}/again").json()["seat"] == 1  # nobody gets a second chair
    assert stranger.get(f"/tables/{table}")["again"] == ""
    assert host.post(f"/tables/{laid['id']}/start").json()["status"] == "running"


def _over(client: TestClient, table: str) -> None:
    client.app.state.office.house._known[table].record.status = Status.OVER  # type: ignore[attr-defined]


def test_a_program_is_asked_once_more_and_keeps_its_mark(client: TestClient) -> None:
    host, program = Browser(client), Browser(client)
    table = host.open(OPEN)["table"]["id"]
    program.post("/account", {"name": "Piton", "password": "correct horse", "bot": True})
    program.post(f"/tables/{table}/join", {})
    _over(client, table)
    laid = host.post(f"/tables/{table}/again").json()["table"]
    assert (laid["seats"][2]["name"], laid["seats"][2]["taken"]) == ("Piton (bot)", False)
    came = program.post(f"/tables/{table}/again").json()
    assert (came["seat"], came["table"]["seats"][2]["name"]) == (2, "Piton (bot)")
    assert program.post(f"/tables/{laid['id']}/stand").status_code == 200
    assert not host.get(f"/tables/{laid['id']}")["seats"][2]["name"].endswith("(bot)")


def test_a_chair_kept_for_a_program_and_given_to_a_person_loses_the_mark(client: TestClient) -> None:
    host, program, guest = Browser(client), Browser(client), Browser(client)
    table = host.open(OPEN)["table"]["id"]
    program.post("/account", {"name": "Piton", "password": "correct horse", "bot": True})
    program.post(f"/tables/{table}/join", {})
    _over(client, table)
    laid = host.post(f"/tables/{table}/again").json()["table"]["id"]
    guest.follow(host.post(f"/tables/{laid}/seats/2/link").json()["url"])
    seat = guest.get(f"/tables/{laid}")["seats"][2]
    assert (seat["taken"], seat["name"].endswith("(bot)")) == (True, False)


@pytest.mark.parametrize("way", ["a bot has the other chair", "his own is taken on another device"])
def test_who_shares_a_device_keeps_his_chair_whatever_happened_to_the_other(client: TestClient, way: str) -> None:
    shared, phone, guest = Browser(client), Browser(client), Browser(client)
    made = shared.open({**VIVA, "seats": [SEATS[0], {"kind": "human", "here": True}, SEATS[0]]})
    table, links = made["table"]["id"], {link["seat"]: link["url"] for link in made["links"]}
    guest.follow(links[2])
    phone.follow(links[0])
    _over(client, table)
    laid = guest.post(f"/tables/{table}/again").json()["table"]["id"]
    if way.startswith("a bot"):
        assert guest.post(f"/tables/{laid}/seats/2/bot", {}).status_code == 200
        kept = 1
    else:
        assert phone.post(f"/tables/{table}/again").json()["seat"] == 1
        kept = 2
    assert shared.post(f"/tables/{table}/again").json()["seat"] == kept
    assert shared.get(f"/tables/{laid}/here") == {"seats": [kept]}


@pytest.mark.parametrize("way", ["the host takes the chair back", "he stands up", "a bot had it"])
def test_a_chair_that_was_left_is_kept_for_nobody(client: TestClient, way: str) -> None:
    host, guest = Browser(client), Browser(client)
    table = host.open(OPEN)["table"]["id"]
    guest.post(f"/tables/{table}/join", {"name": "Otto"})
    _over(client, table)
    laid = host.post(f"/tables/{table}/again").json()["table"]["id"]
    host.post(f"/tables/{laid}/seats/2/link")  # a reminder for whoever has not come yet takes nothing from him
    assert guest.post(f"/tables/{table}/again").json()["seat"] == 2
    if way == "he stands up":
        assert guest.post(f"/tables/{laid}/stand").status_code == 200
    if way == "a bot had it":
        assert host.post(f"/tables/{laid}/seats/2/bot", {}).status_code == 200
    if way != "he stands up":
        invitation = host.post(f"/tables/{laid}/seats/2/link").json()["url"]
    assert error(guest.post(f"/tables/{table}/again")) == (403, "forbidden", "table-again-left")
    assert not host.get(f"/tables/{laid}")["seats"][2]["taken"]
    if way != "he stands up":
        assert guest.follow(invitation).status_code == 200
        assert guest.post(f"/tables/{table}/again").json()["seat"] == 2


def test_a_next_table_that_was_deleted_is_laid_anew_and_counts_as_opened(client: TestClient) -> None:
    host, guest = Browser(client), Browser(client)
    table = host.open(OPEN)["table"]["id"]
    guest.post(f"/tables/{table}/join", {"name": "Otto"})
    _over(client, table)
    laid = host.post(f"/tables/{table}/again").json()["table"]["id"]
    house = client.app.state.office.house  # type: ignore[attr-defined]

    async def delete() -> None:
        await house._drop(laid)
        await house.services.shelf.remove(laid)

    assert client.portal is not None
    client.portal.call(delete)
    fresh = guest.post(f"/tables/{table}/again").json()["table"]
    assert fresh["id"] != laid
    assert (fresh["you"], fresh["host"]) == (2, True)
    assert host.post(f"/tables/{table}/again").json()["table"]["id"] == fresh["id"]
    assert house._known[fresh["id"]].record.opened_by == house._known[table].record.opened_by != ""


# --- the host ---


def test_the_host_frees_a_seat_and_gives_it_to_a_bot(client: TestClient) -> None:
    host, guest = Browser(client), Browser(client)
    made = host.open(VIVA)
    table, url = made["table"]["id"], made["links"][1]["url"]
    assert guest.follow(url).status_code == 200
    with guest.live(table) as socket:
        assert socket.receive_json()["table"]["you"] == 1
    assert error(guest.post(f"/tables/{table}/seats/0/bot", {})) == (403, "forbidden", "table-host-only")
    assert error(guest.post(f"/tables/{table}/seats/1/link")) == (403, "forbidden", "table-host-only")
    link = host.post(f"/tables/{table}/seats/1/link").json()
    assert guest.get(f"/tables/{table}")["you"] is None
    assert guest.follow(url).status_code == 403
    assert guest.follow(link["url"]).status_code == 200
    assert guest.get(f"/tables/{table}")["you"] == 1
    assert error(host.post(f"/tables/{table}/seats/1/bot", {"bot": "genius"}))[:2] == (400, "bad_input")
    given = host.post(f"/tables/{table}/seats/1/bot", {"bot": "steady"}).json()
    assert (given["seats"][1]["kind"], given["seats"][1]["bot"], given["you"]) == ("bot", "steady", 0)
    assert guest.get(f"/tables/{table}")["you"] is None
    assert error(host.post(f"/tables/{table}/seats/0/bot", {})) == (409, "not_now", "table-own-seat")
    assert error(host.post(f"/tables/{table}/seats/7/link")) == (404, "not_found", "table-no-seat")


# --- accounts ---


def test_signing_in_on_another_device_opens_the_seats(client: TestClient) -> None:
    """Seats taken before and after signing up, by opening, by joining and by link."""
    desk, phone, others = Browser(client), Browser(client), Browser(client)
    opened = desk.open(VIVA)["table"]["id"]
    signed = desk.post("/account", INES)
    assert signed.status_code == 201
    account = {"name": "Inés", "created": signed.json()["account"]["created"], "bot": False}
    assert signed.json() == {"account": account, "token": None}
    cookie = signed.headers["set-cookie"]
    assert cookie.startswith("session=account.")
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    joined = others.open(OPEN)["table"]["id"]
    assert desk.post(f"/tables/{joined}/join", {}).status_code == 201
    made = others.open(VIVA)
    linked = made["table"]["id"]
    desk.follow(made["links"][1]["url"])
    own = desk.open(OPEN)["table"]["id"]
    assert phone.get("/account") == {"account": None}
    assert phone.get("/lobby")["mine"] == []
    assert phone.post("/account/session", INES).json()["account"]["name"] == "Inés"
    assert phone.get("/account")["account"]["name"] == "Inés"
    expected = {opened: 0, joined: 1, linked: 1, own: 0}
    assert {table["id"]: table["you"] for table in phone.get("/lobby")["mine"]} == expected
    assert {table["id"]: table["you"] for table in phone.get("/tables?mine=1")} == expected
    with phone.live(linked) as socket:
        assert socket.receive_json()["table"]["you"] == 1
    assert phone.post(f"/tables/{opened}/start").json()["you"] == 0
    assert phone.call("DELETE", "/account/session").json() == {"account": None}
    assert phone.get("/lobby")["mine"] == []
    assert desk.get("/account")["account"]["name"] == "Inés"
    assert len(desk.get("/lobby")["mine"]) == 4


def test_whoever_signs_out_takes_his_seats_along(client: TestClient) -> None:
    """The next person at this browser is somebody else; what she opens then is hers."""
    shared, phone = Browser(client), Browser(client)
    shared.post("/account", INES)
    table = shared.open(VIVA)["table"]["id"]
    shared.call("DELETE", "/account/session")
    assert shared.get(f"/tables/{table}")["you"] is None
    other = shared.open(VIVA)["table"]["id"]
    shared.call("DELETE", "/account/session")
    assert ids(shared.get("/lobby")["mine"]) == [other]
    phone.post("/account/session", INES)
    assert ids(phone.get("/lobby")["mine"]) == [table]


def test_whoever_signs_out_leaves_the_seats_of_others_at_this_device(client: TestClient) -> None:
    shared = Browser(client)
    shared.post("/account", INES)
    seats = [{"kind": "human"}, {"kind": "human", "here": True}, {"kind": "human", "here": True}]
    table = shared.open({"game": "viva", "seats": seats})["table"]["id"]
    with shared.live(table, "?as=1") as socket:  # whoever plays while she is signed in plays for her account
        assert socket.receive_json()["table"]["you"] == 1
    shared.call("DELETE", "/account/session")
    assert shared.get(f"/tables/{table}/here") == {"seats": [2]}
    assert shared.get(f"/tables/{table}")["you"] == 2


def test_a_host_who_tries_his_own_invitation_stays_the_host(client: TestClient) -> None:
    host, guest = Browser(client), Browser(client)
    made = host.open(VIVA)
    table = made["table"]["id"]
    for _ in range(2):
        assert error(host.follow(made["links"][1]["url"])) == (409, "not_now", "table-you-sit-here")
        shown = host.get(f"/tables/{table}")
        assert (shown["you"], shown["host"]) == (0, True)
        assert host.get(f"/tables/{table}/here") == {"seats": [0]}
    assert guest.follow(made["links"][1]["url"]).status_code == 200
    assert guest.get(f"/tables/{table}/here") == {"seats": [1]}


def test_a_link_does_not_hide_the_seat_of_the_account(client: TestClient) -> None:
    desk, phone = Browser(client), Browser(client)
    desk.post("/account", INES)
    made = desk.open(VIVA)
    phone.post("/account/session", INES)
    phone.follow(made["links"][1]["url"])
    shown = phone.get(f"/tables/{made['table']['id']}")
    assert (shown["you"], shown["host"]) == (0, True)


def test_a_revoked_seat_is_revoked_for_the_account_too(client: TestClient) -> None:
    host, guest, phone = Browser(client), Browser(client), Browser(client)
    guest.post("/account", INES)
    phone.post("/account/session", INES)
    table = host.open(OPEN)["table"]["id"]
    guest.post(f"/tables/{table}/join", {})
    assert phone.get(f"/tables/{table}")["you"] == 1
    host.post(f"/tables/{table}/seats/1/link")
    assert phone.get(f"/tables/{table}")["you"] is None
    assert phone.get("/lobby")["mine"] == []


def test_programs_sign_in_with_a_token(client: TestClient) -> None:
    program = Browser(client)
    signed = program.post("/account", {**INES, "token": True})
    token = signed.json()["token"]
    assert "set-cookie" not in signed.headers
    headers = {"Authorization": f"Bearer {token}"}
    made = program.call("POST", "/tables", json=VIVA, headers=headers).json()
    table = made["table"]["id"]
    program.jar.clear()
    assert program.call("GET", f"/tables/{table}", headers=headers).json()["you"] == 0
    assert program.call("GET", "/account", headers=headers).json()["account"]["name"] == "Inés"
    program.call("DELETE", "/account/session", headers=headers)
    gone = program.call("GET", f"/tables/{table}", headers=headers)
    assert error(gone) == (403, "forbidden", "table-session-over")


def test_lessons_go_along_to_another_device(client: TestClient) -> None:
    desk, phone, guest = Browser(client), Browser(client), Browser(client)
    desk.post("/account", INES)
    phone.post("/account/session", INES)
    note = {"answers": ["blue"], "at": 3, "noted": 1_000}
    kept = desk.post("/account/lessons/viva-first", note).json()
    assert kept == {"lesson": "viva-first", "answers": ["blue"], "at": 3, "done": None, "noted": 1_000}
    assert phone.get("/account/lessons") == [kept]
    stale = phone.post("/account/lessons/viva-first", {"answers": [], "at": 0, "noted": 999})
    assert stale.json() == kept
    done = phone.post("/account/lessons/viva-first", {"answers": [], "at": 0, "noted": 2_000, "done": 2_000}).json()
    assert desk.get("/account/lessons") == [done]
    assert error(guest.call("GET", "/account/lessons")) == (403, "forbidden", "table-not-signed-in")
    assert error(guest.post("/account/lessons/viva-first", note)) == (403, "forbidden", "table-not-signed-in")
    unknown = desk.post("/account/lessons/chess-first", note)
    assert error(unknown) == (400, "bad_input", "school-unknown-lesson")
    assert desk.post("/account/lessons/viva-first", {**note, "at": -1}).status_code == 400
    assert desk.post("/account/lessons/viva-first", {**note, "answers": ["x"] * 81}).status_code == 400
    assert desk.get("/account/lessons") == [done]


def test_what_the_coach_has_explained_is_not_new_on_another_device(client: TestClient) -> None:
    desk, phone, guest = Browser(client), Browser(client), Browser(client)
    desk.post("/account", INES)
    phone.post("/account/session", INES)
    assert desk.get("/account/explained") == {"things": []}
    kept = desk.post("/account/explained", {"things": ["viva-term-points", "viva-ask-orders@t_1"]}).json()
    assert kept == {"things": ["viva-ask-orders@t_1", "viva-term-points"]}
    assert phone.get("/account/explained") == kept
    assert error(guest.call("GET", "/account/explained")) == (403, "forbidden", "table-not-signed-in")
    assert error(guest.post("/account/explained", {"things": []})) == (403, "forbidden", "table-not-signed-in")
    assert desk.post("/account/explained", {"things": ["<b>"]}).status_code == 400
    assert desk.post("/account/explained", {"things": ["x"] * 101}).status_code == 400
    assert desk.get("/account/explained") == kept


def test_nobody_keeps_more_of_a_lesson_than_its_answers(tmp_path: Path) -> None:
    """21 lessons of 256 KB were kept, and read again at every visit: a fifth of a second of the house for each."""
    limits = Limits(lessons=(1, 0.001))  # four for an address
    with TestClient(application(str(tmp_path / "a.sqlite"), limits=limits, hosts=("testserver",))) as client:
        desk = Browser(client)
        desk.post("/account", INES)
        note = {"answers": ["x" * 4_000], "at": 3, "noted": 1_000}
        huge = {**note, "answers": ["x" * 4_100]}
        for path in ("/account/lessons/viva-first", "/lessons/viva-first", "/lessons/viva-first/ask"):
            assert error(desk.post(path, huge)) == (413, "too_large", "table-too-large")
        statuses = [desk.post("/account/lessons/viva-first", note).status_code for _ in range(5)]
        assert statuses == [200, 200, 200, 200, 429]
        assert [len(one["answers"][0]) for one in desk.get("/account/lessons")] == [4_000]


def test_passwords_change_and_accounts_go(client: TestClient) -> None:
    desk, phone = Browser(client), Browser(client)
    desk.post("/account", INES)
    phone.post("/account/session", INES)
    change = {"old": INES["password"], "new": "battery staple"}
    assert error(Browser(client).post("/account/password", change)) == (403, "forbidden", "table-not-signed-in")
    assert error(desk.post("/account/password", {**change, "old": "x"})) == (403, "forbidden", "table-password-wrong")
    short = desk.post("/account/password", {**change, "new": "x"})
    assert error(short) == (400, "bad_input", "table-password-short")
    assert short.json()["error"]["words"]["args"]["field"] == "new"
    assert desk.post("/account/password", change).json()["account"]["name"] == "Inés"
    assert phone.get("/account") == {"account": None}
    assert error(phone.post("/account/session", INES)) == (403, "forbidden", "table-sign-in-wrong")
    wrong = desk.post("/account/delete", {"password": INES["password"]})
    assert error(wrong) == (403, "forbidden", "table-password-wrong")
    table = desk.open(VIVA)["table"]["id"]
    assert desk.post("/account/delete", {"password": "battery staple"}).json() == {"account": None}
    assert desk.get("/account") == {"account": None}
    assert desk.get(f"/tables/{table}")["you"] == 0  # the browser keeps its seat
    assert error(desk.post("/account", {**INES, "password": "short"}))[2] == "table-password-short"
    assert desk.post("/account", INES).status_code == 201


def test_guessing_is_slow(tmp_path: Path, still: None) -> None:
    limits = Limits(attempts=(3, 0.1), attempts_at=(2, 0.05))
    app = application(str(tmp_path / "a.sqlite"), limits=limits, hosts=("testserver",))
    with TestClient(app) as client:
        person = Browser(client)
        for _ in range(2):
            assert error(person.post("/account/session", INES)) == (403, "forbidden", "table-sign-in-wrong")
        of_name = person.post("/account/session", INES)
        assert error(of_name) == (429, "too_many", "table-too-many")
        assert of_name.headers["retry-after"] == "20"
        of_address = person.post("/account/session", {**INES, "name": "Otto"})
        assert error(of_address) == (429, "too_many", "table-too-many")
        assert of_address.headers["retry-after"] == "10"


def test_a_foreign_page_signs_nobody_in(client: TestClient) -> None:
    person = Browser(client)
    foreign = {"Origin": "https://elsewhere.example"}
    assert error(person.call("POST", "/account", json=INES, headers=foreign))[2] == "table-foreign-origin"
    person.post("/account", INES)
    for method, path in (("DELETE", "/account/session"), ("POST", "/account/delete")):
        assert error(person.call(method, path, json=INES, headers=foreign))[2] == "table-foreign-origin"
    assert person.get("/account")["account"]["name"] == "Inés"


def at(client: TestClient, address: str) -> TestClient:
    """The same server, from another address."""
    client._transport.client = (address, 1)
    return client


def test_strangers_lock_nobody_out_of_his_own_name(tmp_path: Path) -> None:
    """Guesses from many addresses slow the name down for devices that nobody knows, and for those alone."""
    limits = Limits(attempts=(1_000, 1_000), attempts_at=(3, 0.01), attempts_on=(5, 0.01))
    app = application(str(tmp_path / "a.sqlite"), limits=limits, hosts=("testserver",))
    with TestClient(app, client=("198.51.100.1", 1)) as client:
        owner, fresh = Browser(client), Browser(client)
        assert owner.post("/account", INES).status_code == 201
        assert owner.call("DELETE", "/account/session").status_code == 200
        for number in range(2, 8):
            Browser(at(client, f"198.51.100.{number}")).post("/account/session", {**INES, "password": "a wrong guess"})
        at(client, "198.51.100.1")
        assert error(fresh.post("/account/session", INES))[0] == 429  # a device that nobody knows
        assert owner.post("/account/session", INES).status_code == 200  # his own, after signing out
        changed = {"old": INES["password"], "new": "battery staple"}
        assert owner.post("/account/password", changed).status_code == 200  # and while he is signed in


def test_one_address_guesses_one_name_slowly_and_others_are_not_touched(tmp_path: Path) -> None:
    limits = Limits(attempts=(1_000, 1_000), attempts_at=(3, 0.01))
    app = application(str(tmp_path / "a.sqlite"), limits=limits, hosts=("testserver",))
    with TestClient(app, client=("198.51.100.9", 1)) as client:
        person = Browser(client)
        person.post("/account", INES)
        wrong = {**INES, "password": "a wrong guess"}
        at(client, "2001:db8::1")
        statuses = [Browser(client).post("/account/session", wrong).status_code for _ in range(5)]
        assert statuses == [403, 403, 403, 429, 429]
        neighbour = at(client, "2001:db8::ffff:2")  # the same household: a /64
        assert Browser(neighbour).post("/account/session", wrong).status_code == 429
        assert Browser(at(client, "198.51.100.9")).post("/account/session", INES).status_code == 200


def test_a_socket_of_an_account_ends_with_its_session(client: TestClient) -> None:
    desk, phone = Browser(client), Browser(client)
    desk.post("/account", INES)
    table = desk.open(VIVA)["table"]["id"]
    phone.post("/account/session", INES)
    with phone.live(table) as socket:
        assert socket.receive_json()["table"]["you"] == 0
        phone.call("DELETE", "/account/session")
        with pytest.raises(WebSocketDisconnect) as gone:
            [socket.receive_json() for _ in range(20)]
        assert gone.value.code == 4003
    phone.post("/account/session", INES)
    with phone.live(table) as socket:
        socket.receive_json()
        assert desk.post("/account/password", {"old": INES["password"], "new": "battery staple"}).status_code == 200
        with pytest.raises(WebSocketDisconnect):
            [socket.receive_json() for _ in range(20)]
    with desk.live(table) as socket:  # where the seat's own key is in a cookie, the seat stays
        assert socket.receive_json()["table"]["you"] == 0


def test_a_session_that_ended_elsewhere_says_nothing_more(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "PROOF", 0.0)
    desk, phone = Browser(client), Browser(client)
    desk.post("/account", INES)
    table = desk.open(VIVA)["table"]["id"]
    phone.post("/account/session", INES)
    office = client.app.state.office  # type: ignore[attr-defined]
    with phone.live(table) as socket:
        socket.receive_json()
        monkeypatch.setattr(office, "end_session", lambda session: None)  # as if another process had heard it
        phone.call("DELETE", "/account/session")
        socket.send_json({"type": "name", "name": "Otto"})
        with pytest.raises(WebSocketDisconnect):
            [socket.receive_json() for _ in range(20)]
    assert desk.get(f"/tables/{table}")["seats"][0]["name"] != "Otto"
