"""V7.5 The sides of a battle, who leaves it (V8.2, V9.2), and what becomes of promises (V13, V14) and loans (V23)."""

from __future__ import annotations

from camarilla.core.words import named
from camarilla.games.viva import knowledge
from camarilla.games.viva.chapters.common import destroy_die
from camarilla.games.viva.components import DEFEND_PRESIDENTE
from camarilla.games.viva.questions import card_text
from camarilla.games.viva.state import Battle, BattleStep, Force, Report, Viva
from camarilla.games.viva.targets import Target, Thing, target
from camarilla.games.viva.values import attack_parts, attack_value, defence_parts, defence_value


def attackers_of(g: Viva, defender: int) -> dict[int, Force]:
    """V7.5 Every player with at least one die against this defender, clockwise from the defender's left.

    V7.4 A die takes part only in the battle of its order; V21.3 a loaned one in that of the face the Presidente set.
    """
    number = g.numbers[defender]
    found = {}
    for seat in g.clockwise(defender)[1:]:
        own, loaned = g.orders[seat].count(number), g.loans[seat].count(number)
        if own or loaned:
            found[seat] = Force(own, loaned)
    return found


def is_attacked(g: Viva, defender: int) -> bool:
    """V7.5 Whether any other player has a die against this one."""
    number = g.numbers[defender]
    sent = [seat for seat in range(g.players) if number in g.orders[seat] or number in g.loans[seat]]
    return bool(sent) and sent != [defender]


def battle_of(g: Viva, defender: int) -> Battle:
    """V7.5 The sides of a battle as it begins; V21.3 a loaned die on the receiver's number defends him."""
    if defender == g.presidente:
        promised = sum([len(faces) for faces in g.promised_dice])
        home = Force(g.dice[defender] - promised)  # V6.4 all his dice, V22.1 but the promised ones
        orders = {seat: g.orders[seat].count(DEFEND_PRESIDENTE) for seat in g.golpistas()}
        supporters = {seat: Force(dice) for seat, dice in orders.items() if dice}
        return Battle(defender, True, home, attackers_of(g, defender), supporters)
    number = g.numbers[defender]
    home = Force(g.orders[defender].count(number), g.loans[defender].count(number))
    return Battle(defender, False, home, attackers_of(g, defender), {})


def keep_promise(g: Viva, seat: int, rule: str) -> None:
    """V14.1, V7.2 A Golpista takes his promises into his hand, V23.2 and promised dice on loan."""
    cards = g.promises[seat]
    knowledge.collected(g, seat)
    g.hands[seat] = tuple(sorted(g.hands[seat] + cards))
    g.promises[seat] = ()
    told = {"cards": [card_text(card) for card in cards]}
    if g.ears is not None:
        g.tell("viva-news-promise-kept", rule, {seat: told}, who=named(seat), count=len(cards))
    g.loans[seat], g.promised_dice[seat] = g.promised_dice[seat], ()
    if g.loans[seat]:
        faces = " ".join(map(str, g.loans[seat]))
        g.tell("viva-news-loan", "V23.2", who=named(seat), whom=named(g.presidente), faces=faces)


def break_promise(g: Viva, seat: int, rule: str) -> None:
    """V13.1, V14.2 The promises go face up to the discard pile; V23.1 promised dice return at once."""
    cards = g.promises[seat]
    g.promises[seat] = ()
    g.discards += cards
    knowledge.laid_open(g, cards, knowledge.promise(seat), len(cards))
    g.tell("viva-news-promise-void", rule, who=named(seat), count=len(cards), cards=[card_text(card) for card in cards])
    if g.promised_dice[seat]:
        g.tell("viva-news-dice-back", "V23.1", who=named(seat), whom=named(g.presidente))
    g.promised_dice[seat] = ()


def settle_promises(g: Viva, success: bool) -> None:
    """V13.1 After a coup nobody gets anything; V14.1, V14.2 after a failed one whoever did not attack."""
    for seat in g.golpistas():
        if success:
            break_promise(g, seat, "V13.1")
        elif seat in g.betrayers:
            break_promise(g, seat, "V14.2")
        else:
            keep_promise(g, seat, "V14.1")
    g.promises_settled = True


def defending_side(g: Viva, b: Battle) -> tuple[int, ...]:
    """V8.1 The main defender, then the supporters clockwise from him."""
    return (b.defender, *[seat for seat in g.clockwise(b.defender) if seat in b.supporters])


def die_targets(b: Battle, seat: int) -> tuple[str, ...]:
    """V26.ASS Dice of the other side, a player's own and what he has on loan."""
    found = []
    for other in b.opponents_of(seat):
        force = b.force(other)
        assert force is not None
        parts = [Thing.OWN] * (force.own > 0) + [Thing.LOAN] * (force.loaned > 0)
        found += [str(Target(other, part)) for part in parts]
    return tuple(found)


def kill_targets(b: Battle, seat: int) -> tuple[str, ...]:
    """V20.4 Dice of the other side that took part (V20.5) and are not named yet."""
    return tuple([name for name in die_targets(b, seat) if _left(b, target(name)) > 0])


def _left(b: Battle, die: Target) -> int:
    force = b.force(die.seat)
    assert force is not None
    return (force.loaned if die.on_loan else force.own) - b.named.count((die.seat, die.on_loan))


def destroy(g: Viva, b: Battle, holder: int, loaned: bool) -> None:
    """V20.6, V25.2 A die goes to the supply of its owner's colour; a loaned one is lost to the Presidente."""
    owner = g.presidente if loaned else holder
    destroy_die(g, owner)
    face = DEFEND_PRESIDENTE if holder in b.supporters else g.numbers[b.defender]
    if loaned:
        g.loans[holder] = _one_less(g.loans[holder], face)
    elif holder != g.presidente:
        g.orders[holder] = _one_less(g.orders[holder], face)
    force = b.force(holder)
    assert force is not None
    reinforce(b, holder, Force(force.own, force.loaned - 1) if loaned else Force(force.own - 1, force.loaned))


def reinforce(b: Battle, holder: int, force: Force) -> None:
    """A player's dice in the battle are now these."""
    if holder == b.defender:
        b.home = force
    elif holder in b.attackers:
        b.attackers[holder] = force
    else:
        b.supporters[holder] = force


def leave(g: Viva, b: Battle) -> None:
    """V8.2 Attackers and V9.2 supporters without dice leave; V9.3 the main defender stays. V9.4 Gunboats lapse."""
    for seat in [seat for seat, force in b.attackers.items() if not force.dice]:
        del b.attackers[seat]
        b.gunboats.pop(seat, None)
        g.tell("viva-news-leaves", "V9.4" if b.step is BattleStep.ATTACKERS else "V8.2", who=named(seat))
    for seat in [seat for seat, force in b.supporters.items() if not force.dice]:
        del b.supporters[seat]
        g.tell("viva-news-leaves", "V9.2", who=named(seat))


def ignore_presidential(g: Viva, b: Battle) -> None:
    """V26.BRI All Presidential dice in this battle, V24.1 loaned ones on both sides too, are as if not there."""
    b.bribed = True
    for seat in (b.defender, *b.attackers, *b.supporters):
        force = b.force(seat)
        assert force is not None
        bought = force.loaned + (force.own if b.against_presidente and seat == b.defender else 0)
        if bought:
            b.ignored[seat] = bought
            reinforce(b, seat, Force(0 if b.against_presidente and seat == b.defender else force.own))


def presidential_against(b: Battle, seat: int) -> bool:
    """V26.BRI Whether a Presidential die that still counts stands against this player."""
    if seat in b.attackers:
        return b.home.loaned > 0 or (b.against_presidente and b.home.own > 0)
    return any(force.loaned for force in b.attackers.values())


def report_of(g: Viva, b: Battle) -> Report:
    """What everybody saw of a battle, for the table's memory."""
    rolled = bool(b.rolls)
    return Report(
        b.defender,
        b.against_presidente,
        attack_parts(b) if rolled else (),
        defence_parts(g, b) if rolled else (),
        attack_value(b) if rolled else 0,
        defence_value(g, b) if rolled else 0,
        not rolled,
        bool(b.success),
        b.ranking,
    )


def _one_less(faces: tuple[int, ...], face: int) -> tuple[int, ...]:
    left = list(faces)
    left.remove(face)
    return tuple(left)
