"""V17.2 Who has seen which card go where. The rules need none of it; redeal does, so that a world that a bot imagines
agrees with everything its seat has seen."""

from __future__ import annotations

from camarilla.games.viva.state import Known, Viva


def hand(seat: int) -> str:
    return f"hand:{seat}"


def promise(seat: int) -> str:
    return f"promise:{seat}"


def owner(place: str) -> int:
    """Who may look at the cards of a place."""
    return int(place.partition(":")[2])


def moved(g: Viva, card: str, source: str, target: str, witnesses: tuple[int, ...]) -> None:
    """One card went from a place to another; only the witnesses saw which."""
    known: list[Known] = []
    told = set(witnesses)
    for one in g.known:
        if source not in one.places or (one.observer in witnesses and one.card != card):
            known.append(one)
        elif one.observer not in witnesses:
            known.append(Known(one.observer, one.card, _wider(one.places, target)))
        elif one.observer in told and one.places == (source,):
            told.discard(one.observer)
            known.append(Known(one.observer, card, (target,)))
        else:
            known.append(Known(one.observer, one.card, _wider(one.places, target)))
    known += [Known(observer, card, (target,)) for observer in sorted(told)]
    g.known = [one for one in known if one.places != (hand(one.observer),)]
    if target.startswith("hand:"):
        g.fresh[owner(target)] += 1


def laid_open(g: Viva, card: str, source: str) -> None:
    """A card of this place was shown to everybody and left it."""
    for observer in range(g.players):
        at = [place for place, one in enumerate(g.known) if _may_be(one, observer, card, source)]
        if at:
            del g.known[min(at, key=lambda place: len(g.known[place].places))]


def collected(g: Viva, seat: int) -> None:
    """A whole promise space went into its owner's hand."""
    g.known = [
        Known(one.observer, one.card, tuple(dict.fromkeys(_into(place, seat) for place in one.places)))
        for one in g.known
    ]
    g.known = [one for one in g.known if one.places != (hand(one.observer),)]
    g.fresh[seat] += len(g.promises[seat])


def counted(g: Viva) -> None:
    """V18.2 The game goes on: nobody has the points to end it, so nobody can hold more victory cards than that."""
    for seat in range(g.players):
        public = g.victory_points(seat) - g.box.luxury(g.hands[seat])
        g.barred[seat] = max(0, g.victory_points_to_end - 1 - public)
        g.fresh[seat] = 0


def _may_be(one: Known, observer: int, card: str, source: str) -> bool:
    return one.observer == observer and one.card == card and source in one.places


def _wider(places: tuple[str, ...], target: str) -> tuple[str, ...]:
    return places if target in places else (*places, target)


def _into(place: str, seat: int) -> str:
    return hand(seat) if place == promise(seat) else place
