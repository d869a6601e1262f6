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
from camarilla.server.notices.messages import NoticeCode, NoticeInfo, NoticeMade, NoticesInfo, NoticeWish
from camarilla.server.notices.posting import BadAddress, Undelivered
from camarilla.server.notices.postman import Postman
from camarilla.server.notices.webpush import decoded, subscriber_key
from camarilla.table.notices.notice_store import MOST, Way
from camarilla.table.play.table import Table
from camarilla.table.refusals import NotFound, NotNow

# What every mail server takes: no quotes, no encoded words, no control characters.
MAIL = re.compile(r"(?!.*=\?)[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@(?=.{3,255}\Z)[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
AUTH = 16  # bytes
TRIES = 5  # at the code of one letter


def postman_of(request: Request) -> Postman:
    postman: Postman = request.app.state.notices
    return postman


async def _mine(request: Request) -> tuple[Table, int, list[Way]]:
    table = await table_named(request)
    seat = table.require_seat(seat_of(request, table))
    return table, seat, await postman_of(request).store.of_seat(table.record.id, seat, table.chair(seat).token_hash)


def _shown(way: Way) -> NoticeInfo:
    """Enough to recognise it: of a mail address its first letter and its host, of a web address its host."""
    target = way.target
    if way.kind == "mail":
        name, _, host = target["address"].partition("@")
        shown = f"{name[:1]}…@{host}"
    else:
        shown = (target.get("url") or target["endpoint"]).split("/")[2]
    return NoticeInfo(way.id, way.kind, shown, way.confirmed)  # type: ignore[arg-type]  # the store holds these kinds only


async def notices(request: Request, _: None) -> NoticesInfo:
    postman, ways = postman_of(request), (await _mine(request))[2]
    key = postman.vapid.public if postman.vapid is not None else None
    return NoticesInfo(key, postman.mail is not None, postman.webhooks, [_shown(way) for way in ways])


async def subscribe(request: Request, wish: NoticeWish) -> NoticeMade:
    office, postman, (table, seat, _) = office_of(request), postman_of(request), await _mine(request)
    office.openings.spend(network_of(request))
    target = await _target(postman, wish)
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
    if not await postman.store.add(way):
        raise NotNow("table-notice-enough", most=MOST)
    if wish.kind == "mail":
        await _send_code(postman, way)
    return NoticeMade(_shown(way), postman.webhook_secret(way.id) if wish.kind == "webhook" else None)


async def _target(postman: Postman, wish: NoticeWish) -> dict[str, str]:
    """What is kept of the wish; refuses what cannot be reached, naming the field."""
    offered = {"push": postman.vapid is not None, "mail": postman.mail is not None, "webhook": postman.webhooks}
    if not offered[wish.kind]:
        raise NotNow("table-notice-not-here")
    if wish.kind == "mail":
        if not MAIL.fullmatch(wish.address):
            raise BadInput("address", "table-notice-mail")
        return {"address": wish.address}
    field, url = ("url", wish.url) if wish.kind == "webhook" else ("endpoint", wish.endpoint)
    try:
        await postman.look_up(url)
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


async def _send_code(postman: Postman, way: Way) -> None:
    try:
        await postman.hand_in(way)
    except Exception as failed:
        await postman.store.drop(way.id)
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
    office, postman, way = office_of(request), postman_of(request), await _way(request)
    office.openings.spend(network_of(request))
    if way.kind == "mail" and not way.confirmed:
        tries = await postman.store.failed(way.id)  # noted before it is looked at: many guesses at once are many tries
        if not 0 < tries <= TRIES:
            raise NotFound("table-notice-none")
        if not hmac.compare_digest(postman.code(way).encode(), wish.code.strip().encode()):
            if tries == TRIES:
                await postman.store.drop(way.id)
            raise BadInput("code", "table-notice-wrong-code")
        way.confirmed = True
        await postman.store.change(way.id, confirmed=True, failures=0)
    return _shown(way)


async def unsubscribe(request: Request, _: None) -> NoticesInfo:
    way = await _way(request)
    await postman_of(request).store.drop(way.id)
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
