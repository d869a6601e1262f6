"""Notices over the wire: which ways there are, choosing one, proving a mail address, and taking it back."""

from __future__ import annotations

import hmac
import re
import secrets as chance
from typing import Any

from starlette.requests import Request

from camarilla.core.illegal import BadInput
from camarilla.server.door.endpoint import Endpoint, table_named
from camarilla.server.door.keys import network_of, seat_of
from camarilla.server.door.office import office_of
from camarilla.server.notices.desk import NoticeDesk
from camarilla.server.notices.messages import NoticeCode, NoticeInfo, NoticeMade, NoticesInfo, NoticeWish
from camarilla.server.notices.posting import BadAddress, Undelivered
from camarilla.server.notices.webpush import decoded, subscriber_key
from camarilla.table.notices.notice_store import MOST, Way
from camarilla.table.play.table import Table
from camarilla.table.refusals import NotFound, NotNow

# What every mail server takes: no quotes, no encoded words, no control characters.
MAIL = re.compile(r"(?!.*=\?)[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@(?=.{3,255}\Z)[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
AUTH = 16  # bytes
TRIES = 5  # at the code of one letter


def desk_of(request: Request) -> NoticeDesk:
    desk: NoticeDesk = request.app.state.notices
    return desk


async def _mine(request: Request) -> tuple[Table, int, list[Way]]:
    table = await table_named(request)
    seat = table.require_seat(seat_of(request, table))
    return table, seat, await desk_of(request).store.of_seat(table.record.id, seat, table.chair(seat).token_hash)


def _shown(way: Way) -> NoticeInfo:
    """Enough to recognise it: of a mail address its first letter and its house, of a web address its host."""
    target = way.target
    if way.kind == "mail":
        name, _, house = target["address"].partition("@")
        shown = f"{name[:1]}…@{house}"
    else:
        shown = (target.get("url") or target["endpoint"]).split("/")[2]
    return NoticeInfo(way.id, way.kind, shown, way.confirmed)  # type: ignore[arg-type]  # the store holds these kinds only


async def notices(request: Request, _: None) -> NoticesInfo:
    desk, ways = desk_of(request), (await _mine(request))[2]
    key = desk.vapid.public if desk.vapid is not None else None
    return NoticesInfo(key, desk.mail is not None, desk.webhooks, [_shown(way) for way in ways])


async def subscribe(request: Request, wish: NoticeWish) -> NoticeMade:
    office, desk, (table, seat, _) = office_of(request), desk_of(request), await _mine(request)
    office.openings.spend(network_of(request))
    target = await _target(desk, wish)
    if wish.kind == "mail":  # nobody fills a stranger's box by choosing and taking back
        office.mail_from.spend(network_of(request))
        office.mail_seat.spend(f"{table.record.id} {seat}")
        office.mail_to.spend(wish.address.casefold())
    way = Way(
        id=chance.token_hex(8),
        table_id=table.record.id,
        seat=seat,
        token_hash=table.chair(seat).token_hash,
        kind=wish.kind,
        target=target,
        language=wish.language,
        base=f"{request.url.scheme}://{request.url.netloc}"[:200],
        confirmed=wish.kind != "mail",
    )
    if not await desk.store.add(way):
        raise NotNow("table-notice-enough", most=MOST)
    if wish.kind == "mail":
        await _send_code(desk, way)
    return NoticeMade(_shown(way), desk.webhook_secret(way.id) if wish.kind == "webhook" else None)


async def _target(desk: NoticeDesk, wish: NoticeWish) -> dict[str, str]:
    """What is kept of the wish; refuses what cannot be reached, naming the field."""
    offered = {"push": desk.vapid is not None, "mail": desk.mail is not None, "webhook": desk.webhooks}
    if not offered[wish.kind]:
        raise NotNow("table-notice-not-here")
    if wish.kind == "mail":
        if not MAIL.fullmatch(wish.address):
            raise BadInput("address", "table-notice-mail")
        return {"address": wish.address}
    field, url = ("url", wish.url) if wish.kind == "webhook" else ("endpoint", wish.endpoint)
    try:
        await desk.look_up(url)
    except BadAddress as bad:
        raise BadInput(field, str(bad)) from bad
    return {"url": url} if wish.kind == "webhook" else {"endpoint": url, **_keys(wish)}


def _keys(wish: NoticeWish) -> dict[str, str]:
    try:
        subscriber_key(decoded(wish.p256dh))
        good = len(decoded(wish.auth)) == AUTH
    except ValueError:
        good = False
    if not good:
        raise BadInput("p256dh", "table-notice-keys")
    return {"p256dh": wish.p256dh, "auth": wish.auth}


async def _send_code(desk: NoticeDesk, way: Way) -> None:
    try:
        await desk.hand_in(way)
    except Exception as failed:
        await desk.store.drop(way.id)
        if isinstance(failed, Undelivered):
            raise NotNow("table-notice-unsent") from failed
        raise


async def _way(request: Request) -> Way:
    _, _, ways = await _mine(request)
    for way in ways:
        if way.id == request.path_params["notice"]:
            return way
    raise NotFound("table-notice-none")


async def confirm(request: Request, wish: NoticeCode) -> NoticeInfo:
    """Whoever guesses runs out of tries before he runs out of numbers."""
    office, desk, way = office_of(request), desk_of(request), await _way(request)
    office.openings.spend(network_of(request))
    if way.kind == "mail" and not way.confirmed:
        tries = await desk.store.failed(way.id)  # noted before it is looked at: many guesses at once are many tries
        if not 0 < tries <= TRIES:
            raise NotFound("table-notice-none")
        if not hmac.compare_digest(desk.code(way).encode(), wish.code.strip().encode()):
            if tries == TRIES:
                await desk.store.drop(way.id)
            raise BadInput("code", "table-notice-wrong-code")
        way.confirmed = True
        await desk.store.change(way.id, confirmed=True, failures=0)
    return _shown(way)


async def unsubscribe(request: Request, _: None) -> NoticesInfo:
    way = await _way(request)
    await desk_of(request).store.drop(way.id)
    return await notices(request, None)


def _endpoint(method: str, path: str, handler: Any, about: str, **more: Any) -> Endpoint:
    refuses = (403, 404, 409) if more.get("body") is None else (400, 403, 404, 409, 413)
    return Endpoint(method, f"/tables/{{table}}/notices{path}", handler, about, refuses=refuses, seat=True, **more)


ENDPOINTS = (
    _endpoint(
        "GET",
        "",
        notices,
        "By which ways one can be told of one's turn, and which this seat has chosen.",
        returns=NoticesInfo,
    ),
    _endpoint(
        "POST", "", subscribe, "Chooses a way; a mail address gets a code first.", body=NoticeWish, returns=NoticeMade
    ),
    _endpoint(
        "POST",
        "/{notice}/confirm",
        confirm,
        "Proves a mail address by the code in the mail.",
        body=NoticeCode,
        returns=NoticeInfo,
    ),
    _endpoint("DELETE", "/{notice}", unsubscribe, "Takes a way back.", returns=NoticesInfo),
)
