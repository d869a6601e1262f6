"""The endpoints of accounts. They are optional: whoever has none plays with the links of his seats."""

from __future__ import annotations

import hmac

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from camarilla.server.door.caller import SESSION, caller_of, claim_all, put_session, require_account
from camarilla.server.door.endpoint import Endpoint, drop_cookie, put_cookie
from camarilla.server.door.keys import BETWEEN, COOKIE_AGE, cookie_name, network_of
from camarilla.server.door.office import Office, office_of
from camarilla.server.meeting.messages import AccountInfo, Caller, Credentials, Farewell, PasswordChange, SignedIn
from camarilla.table.accounts.account_store import Claim
from camarilla.table.accounts.accounts import Account, name_key
from camarilla.table.meeting.names import bot_name
from camarilla.table.meeting.tokens import same

DEVICE = "device"  # the cookie of browsers where somebody has signed in
NAMES = 6  # that one browser remembers


def account_info(account: Account) -> AccountInfo:
    return AccountInfo(account.name, account.created, account.bot)


async def whoami(request: Request, _: None) -> Caller:
    account = caller_of(request).account
    return Caller(None if account is None else account_info(account))


async def sign_up(request: Request, wish: Credentials) -> Response:
    office = office_of(request)
    office.sign_ups.spend(network_of(request))
    done = await office.accounts.sign_up(wish.name, wish.password, wish.bot)
    return await _signed_in(request, done, wish.token, 201)


async def sign_in(request: Request, wish: Credentials) -> Response:
    name = bot_name(wish.name) if wish.bot else wish.name
    _spend_attempt(request, name)
    done = await office_of(request).accounts.sign_in(name, wish.password)
    return await _signed_in(request, done, wish.token, 200)


def _device_mark(office: Office, name: str) -> str:
    """What a browser keeps to be known again where this name has signed in; it opens nothing."""
    return hmac.new(office.secrets.key("devices"), name_key(name).encode(), "sha256").hexdigest()[:32]


async def _signed_in(request: Request, done: tuple[Account, str], for_program: bool, status: int) -> Response:
    account, token = done
    if not for_program:
        await claim_all(request, office_of(request), account)
    said = SignedIn(account_info(account), token if for_program else None)
    response = _said(said, status)
    if not for_program:
        put_session(request, response, token)
        _remember_device(request, response, account.name)
    return response


def _remember_device(request: Request, response: Response, name: str) -> None:
    known = request.cookies.get(DEVICE, "").split(BETWEEN)
    mark = _device_mark(office_of(request), name)
    marks = [mark, *(one for one in known if one and one != mark)][:NAMES]
    secure = request.url.scheme == "https"
    value = BETWEEN.join(marks)
    response.set_cookie(DEVICE, value, max_age=2 * COOKIE_AGE, path="/", httponly=True, samesite="lax", secure=secure)


async def sign_out(request: Request, _: None) -> Response:
    """The seats of the account go along: whoever uses this browser next is somebody else. Twice does no harm."""
    response, caller = _goodbye(), caller_of(request)
    if caller.account is not None:
        accounts = office_of(request).accounts
        _take_along(request, response, await accounts.claims(caller.account))
        await accounts.sign_out(caller.token)
        office_of(request).end_session(caller.token)
    return response


def _take_along(request: Request, response: Response, claims: list[Claim]) -> None:
    """These seats go from this browser's cookies; those of others who share the device stay."""
    for table in {claim.table for claim in claims}:
        cookie = request.cookies.get(cookie_name(table))
        tokens = cookie.split(BETWEEN) if cookie else []
        hashes = [claim.token_hash for claim in claims if claim.table == table]
        others = [token for token in tokens if not any(same(token, one) for one in hashes)]
        if others and others != tokens:
            put_cookie(request, response, table, BETWEEN.join(others))
        elif tokens and not others:
            drop_cookie(response, cookie_name(table))


async def change_password(request: Request, wish: PasswordChange) -> Caller:
    account, token = require_account(request)
    _spend_own_attempt(request, account)
    await office_of(request).accounts.change_password(account, token, wish.old, wish.new)
    office_of(request).end_sessions(account.id, but=token)
    return Caller(account_info(account))


async def delete_account(request: Request, wish: Farewell) -> Response:
    account, _ = require_account(request)
    _spend_own_attempt(request, account)
    await office_of(request).accounts.remove(account, wish.password)
    office_of(request).end_sessions(account.id)
    return _goodbye()


def _spend_attempt(request: Request, name: str) -> None:
    """Guessing is slow for one address, and slower for one name at one address. From many addresses it is slow for the
    name, but never for its owner: a device where he has signed in before has a budget of its own."""
    office, address = office_of(request), network_of(request)
    office.attempts.spend(address)
    mark = _device_mark(office, name)
    if mark in request.cookies.get(DEVICE, "").split(BETWEEN):
        office.attempts_at.spend(f"device {mark} {address}")
        return
    office.attempts_at.spend(f"{name_key(name)} {address}")
    office.attempts_on.spend(name_key(name))


def _spend_own_attempt(request: Request, account: Account) -> None:
    """Whoever is signed in proves his password; what strangers guess elsewhere costs him nothing."""
    office = office_of(request)
    office.attempts.spend(network_of(request))
    office.attempts_at.spend(f"account {account.id}")


def _goodbye() -> Response:
    response = _said(Caller(None), 200)
    drop_cookie(response, SESSION)
    return response


def _said(value: object, status: int) -> Response:
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(value), status, media_type="application/json", headers=headers)


ENDPOINTS = (
    Endpoint("GET", "/account", whoami, "Who is signed in; nobody is a good answer.", returns=Caller),
    Endpoint(
        "POST",
        "/account",
        sign_up,
        "A new account, signed in. The seats of this browser belong to it from now on.",
        body=Credentials,
        returns=SignedIn,
        status=201,
        refuses=(400, 409, 413),
    ),
    Endpoint(
        "POST",
        "/account/session",
        sign_in,
        "Signs in. The seats of this browser belong to the account from now on.",
        body=Credentials,
        returns=SignedIn,
        refuses=(400, 413),
    ),
    Endpoint(
        "DELETE",
        "/account/session",
        sign_out,
        "Signs out; the seats of the account go from this browser.",
        returns=Caller,
    ),
    Endpoint(
        "POST",
        "/account/password",
        change_password,
        "A new password; every other device has to sign in again.",
        body=PasswordChange,
        returns=Caller,
        refuses=(400, 413),
    ),
    Endpoint(
        "POST",
        "/account/delete",
        delete_account,
        "Deletes the account. Its seats stay with the browsers that have their cookies.",
        body=Farewell,
        returns=Caller,
        refuses=(400, 413),
    ),
)
