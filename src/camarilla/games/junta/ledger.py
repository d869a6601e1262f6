"""J7.1 What a seat can work out about the purses of others. The rules need none of it; redeal and its tests do.

Budgets, prices and losses are open, and whoever gives, takes, robs or spies knows the sum; of everything else only the
number of notes, or that something changed hands, can be seen. Each observer keeps bounds for each family, which always
hold. The last observer, number ``players``, is the public: he has seen what everybody has. Where nobody watches a game,
entries wait until somebody reads the books (``State.put_off``): they are made from values and from other entries only.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Concatenate, ParamSpec

from camarilla.core.plain import fixed
from camarilla.games.junta.money import Notes, count, total
from camarilla.games.junta.state import Junta, Reckoning

P = ParamSpec("P")

MEAN = 13  # eighths of a million on an average note: 156 MP in 96 notes (J3.3)
ROBBED = (1, 3)  # J10.3r two millions, or three, or the last one
DEALT = 60  # how loose a deal of others makes a guess, in notes: they may have traded anything, often cards only
UNKNOWN = Reckoning()


def opened(players: int, families: int) -> list[Reckoning]:
    """J3.3 Nobody has anything yet, and everybody knows it."""
    return [UNKNOWN] * ((players + 1) * families)


def reckoning(g: Junta, observer: int, family: int) -> Reckoning:
    """What this observer has worked out about this family."""
    g.catch_up()
    return _row(g, observer, family)


def _row(g: Junta, observer: int, family: int) -> Reckoning:
    return g.ledger[observer * g.families + family]


def _is_one_of(g: Junta, observer: int, *families: int) -> bool:
    """Whether this observer is one of them. The public is nobody, though the first dummy (J17.0) has its number."""
    return observer < g.players and observer in families


@fixed
class Flow:
    """Money that comes into a purse, or goes: bounds and best guess (in eighths) for those who did not see it."""

    low: int
    high: int
    mid: int
    loose: int = 0  # how many unseen notes make it uncertain


def exactly(amount: int) -> Flow:
    """A sum that is known."""
    return Flow(amount, amount, 8 * amount)


def unseen(notes: int) -> Flow:
    """J7.0, J5.3.6 So many notes that nobody else has looked at."""
    return Flow(notes, 3 * notes, MEAN * notes, notes)


# --- what happens -----------------------------------------------------------------------------------------------------


def entry(work: Callable[Concatenate[Junta, P], None]) -> Callable[Concatenate[Junta, P], None]:
    """Something that happens and is entered in the books of all observers, in its turn."""

    def enter(g: Junta, /, *args: P.args, **_: P.kwargs) -> None:
        g.put_off(work, *args)

    return enter


@entry
def openly(g: Junta, family: int, amount: int) -> None:
    """J8.3, J7.1p Everybody sees the sum; negative: it is paid."""
    _openly(g, family, amount)


def _openly(g: Junta, family: int, amount: int) -> None:
    known = exactly(amount)
    for observer in range(g.players + 1):
        _book(g, observer, family, known)


def _secretly(g: Junta, family: int, amount: int, flow: Flow, witnesses: tuple[int, ...]) -> None:
    """The witnesses see the sum, the others what ``flow`` says."""
    known = exactly(amount)
    for observer in range(g.players + 1):
        _book(g, observer, family, known if _is_one_of(g, observer, *witnesses) else flow)


@entry
def drew(g: Junta, family: int, notes: Notes, witnesses: tuple[int, ...]) -> None:
    """J7.0, J5.3.6 Notes from the stack that only the witnesses have looked at."""
    _secretly(g, family, total(notes), unseen(count(notes)), witnesses)


@entry
def paid_together(g: Junta, payers: list[int], amounts: list[int]) -> None:
    """J18.3 A price paid from several purses, whose sum everybody sees; out of which one only the first payer knows."""
    price = sum(amounts)
    if len(payers) == 1:
        _openly(g, payers[0], -price)
        return
    for observer in range(g.players + 1):
        cash = [cash_bounds(_row(g, observer, one))[1] for one in payers]
        for place, (one, amount) in enumerate(zip(payers, amounts, strict=True)):
            least = max(0, price - sum(cash) + cash[place])
            most = min(price, cash[place])
            flow = Flow(-most, -least, -4 * (least + most), most - least)
            _book(g, observer, one, exactly(-amount) if observer == payers[0] else flow)


@entry
def robbed(g: Junta, victim: int, robber: int, amount: int) -> None:
    """J10.3r Face down: only the two know the sum."""
    low, high = ROBBED
    _secretly(g, victim, -amount, Flow(-high, -low, -8 * 2, 1), (victim, robber))
    if robber >= 0:
        _secretly(g, robber, amount, Flow(low, high, 8 * 2, 1), (victim, robber))


@entry
def dealt(g: Junta, maker: int, taker: int, given: int, paid: int) -> None:
    """J16.2 The two know the sums; the others know that ``taker`` has dealt, but neither with whom nor what about."""
    for observer in range(g.players + 1):
        if _is_one_of(g, observer, maker, taker):
            other, out, back = (taker, paid, given) if observer == maker else (maker, given, paid)
            _book(g, observer, other, exactly(-out))
            _book(g, observer, other, exactly(back))
        else:
            _rumour(g, observer, taker)


def _rumour(g: Junta, observer: int, taker: int) -> None:
    """J16.2 Any cash of anybody may have gone to the taker, or the other way round."""
    others = [one for one in range(g.players) if one not in (observer, taker)]
    cash = {one: cash_bounds(_row(g, observer, one))[1] for one in (taker, *others)}
    most = max([cash[one] for one in others], default=0)
    _book(g, observer, taker, Flow(-cash[taker], most, 0, DEALT))
    for one in others:
        _book(g, observer, one, Flow(-cash[one], cash[taker], 0, DEALT // len(others)))


@entry
def banked(g: Junta, family: int) -> None:
    """J11.1 Any of his money may lie on either side of the counter now."""
    for observer in range(g.players + 1):
        old = _row(g, observer, family)
        _note(g, observer, family, Reckoning(old.low, old.high, 0, 0, old.high, old.mid, old.loose))


@entry
def banked_for(g: Junta, dummy: int, leader: int, amount: int) -> None:
    """J17.9 All that a dummy has goes to its leader's account."""
    _all_goes(g, dummy, leader, amount, account=True)


@entry
def took_all(g: Junta, victim: int, taker: int, amount: int) -> None:
    """J10.3, J17.4 All his cash goes to somebody else; only the two know how much it was."""
    _all_goes(g, victim, taker, amount, account=False)


@entry
def lost_all(g: Junta, victim: int, amount: int) -> None:
    """J10.3p, J18.3 All his cash goes face up under the stack."""
    for observer in range(g.players + 1):
        _empty(g, observer, victim, exactly(amount))


def _all_goes(g: Junta, victim: int, taker: int, amount: int, account: bool) -> None:
    for observer in range(g.players + 1):
        seen = _is_one_of(g, observer, victim, taker)
        flow = exactly(amount) if seen else _all_cash(_row(g, observer, victim))
        _empty(g, observer, victim, flow)
        _book(g, observer, taker, flow, account)


def _all_cash(row: Reckoning) -> Flow:
    """What somebody's cash may be; J11.1 whoever can carry money to the bank mostly does."""
    low, high = cash_bounds(row)
    least = row.account_low
    most = max(least, min(row.account_high, row.mid // 8 - row.cash))
    mid = row.mid - (16 * most + 8 * least) // 3
    return Flow(low, high, min(max(mid, 8 * low), 8 * high), row.loose + (most - least) ** 2 // 4)


def _empty(g: Junta, observer: int, family: int, cash: Flow) -> None:
    """J10.3 The cash is gone: what is left lies on the account."""
    old = _row(g, observer, family)
    least = max(old.account_low, old.low - cash.high)
    most = max(least, min(old.account_high, old.high - cash.low))
    mid = min(max(old.mid - cash.mid, 8 * least), 8 * most)
    loose = 0 if least == most else max(old.loose, cash.loose)
    _note(g, observer, family, Reckoning(least, most, 0, least, most, mid, loose))


@entry
def spied(g: Junta, spy: int, family: int, account: int) -> None:
    """J5.C.44 He alone knows what lies on that account."""
    old = _row(g, spy, family)
    low, high = max(old.low, account + old.cash), max(old.high, account + old.cash)
    mid = min(max(old.mid, 8 * low), 8 * high)
    _note(g, spy, family, Reckoning(low, high, old.cash, account, account, mid, old.loose))


# --- bookkeeping ------------------------------------------------------------------------------------------------------


def cash_bounds(row: Reckoning) -> tuple[int, int]:
    """How much of it may be cash, at least and at most."""
    return max(row.cash, row.low - row.account_high), row.high - row.account_low


def _book(g: Junta, observer: int, family: int, flow: Flow, account: bool = False) -> None:
    """Money came into a purse, or went out of it: then it had been there."""
    if observer == family and observer < g.players:
        return
    at = observer * g.families + family
    old = g.ledger[at]
    low, high, cash, account_low, account_high = old.low, old.high, old.cash, old.account_low, old.account_high
    less, more, money = flow.low, flow.high, g.box.money
    if more < 0:
        low = max(low, account_low - more)
        account_high = min(account_high, high + more)
    low, high = low + less, high + more if high + more < money else money
    if account:
        low = low if low > account_low else account_low
        account_low, account_high = account_low + less, account_high + more
    else:
        cash = cash + less if cash + less > 0 else 0
    low = low if low > account_low + cash else account_low + cash
    mid = min(max(old.mid + flow.mid, 8 * low), 8 * high)
    loose = 0 if low == high else old.loose + flow.loose
    g.ledger[at] = Reckoning(low, high, cash, account_low, account_high, mid, loose)


def _note(g: Junta, observer: int, family: int, row: Reckoning) -> None:
    if not _is_one_of(g, observer, family):
        g.ledger[observer * g.families + family] = row


def forget_others(g: Junta, seat: int) -> None:
    """What others have worked out is theirs: in an imagined world they know what everybody knows, and no more."""
    g.catch_up()
    width, public = g.families, g.ledger[g.players * g.families :]
    for observer in range(g.players):
        if observer != seat:
            g.ledger[observer * width : (observer + 1) * width] = public
