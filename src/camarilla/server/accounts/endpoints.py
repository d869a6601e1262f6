"""The endpoints of accounts. They are optional: whoever has none plays with the links of his seats."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from camarilla.server.door.caller import SESSION, caller_of, claim_all, put_session, require_account
from camarilla.server.door.endpoint import Endpoint, drop_cookie, put_cookie
from camarilla.server.door.office import BETWEEN, cookie_name, network_of, office_of
from camarilla.server.meeting.messages import AccountInfo, Caller, Credentials, Farewell, PasswordChange, SignedIn
from camarilla.table.accounts.account_store import Claim
from camarilla.table.accounts.accounts import Account, name_key
from camarilla.table.meeting.tokens import same


def account_info(account: Account) -> AccountInfo:
    return AccountInfo(account.name, account.created)


async def whoami(request: Request, _: None) -> Caller:
    account = caller_of(request).account
    return Caller(None if account is None else account_info(account))


async def sign_up(request: Request, wish: Credentials) -> Response:
    office = office_of(request)
    office.sign_ups.spend(network_of(request))
    return await _signed_in(request, await office.accounts.sign_up(wish.name, wish.password), wish.token, 201)


async def sign_in(request: Request, wish: Credentials) -> Response:
    _spend_attempt(request, wish.name)
    done = await office_of(request).accounts.sign_in(wish.name, wish.password)
    return await _signed_in(request, done, wish.token, 200)


async def _signed_in(request: Request, done: tuple[Account, str], for_program: bool, status: int) -> Response:
    account, token = done
    if not for_program:
        await claim_all(request, office_of(request), account)
    said = SignedIn(account_info(account), token if for_program else None)
    response = _said(said, status)
    if not for_program:
        put_session(request, response, token)
    return response


async def sign_out(request: Request, _: None) -> Response:
    """The seats of the account go along: whoever uses this browser next is somebody else. Twice does no harm."""
    response, caller = _goodbye(), caller_of(request)
    if caller.account is not None:
        accounts = office_of(request).accounts
        _take_along(request, response, await accounts.claims(caller.account))
        await accounts.sign_out(caller.token)
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
    _spend_attempt(request, account.name)
    await office_of(request).accounts.change_password(account, token, wish.old, wish.new)
    return Caller(account_info(account))


async def delete_account(request: Request, wish: Farewell) -> Response:
    account, _ = require_account(request)
    _spend_attempt(request, account.name)
    await office_of(request).accounts.remove(account, wish.password)
    return _goodbye()


def _spend_attempt(request: Request, name: str) -> None:
    """Guessing is slow for one address, and for one name from however many addresses."""
    office, address = office_of(request), network_of(request)
    office.attempts.spend(address)
    office.attempts_on.spend(name_key(name))


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
