"""The table as plain data: what every game's State has in common."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

from camarilla.core.illegal import BrokenLaw
from camarilla.core.news import News
from camarilla.core.plain import names_of
from camarilla.core.words import Arg

S = TypeVar("S", bound="State")
PutOff: TypeAlias = tuple[Callable[..., None], tuple[Any, ...]]  # what is to be done, and with what


class State:
    """Base of every game's table: a dataclass of small immutable values in flat lists and dicts.

    ``constants()`` names the fields that never change in a match (the box, the switches); they are shared by copies and
    left out of saves. ``ears`` collects the news of the running step; None means that nobody listens. ``hurried`` tells
    the rules that nobody watches at all, so that they need not ask for the sake of appearances (``Position.hurry``).
    ``waiting`` is what was put off because nobody watches, oldest first; None while somebody does.
    ``under_way`` is the stack of the position that the table belongs to: what runs declares what it locks and allows.
    """

    ears: list[News] | None
    hurried: bool = False
    waiting: list[PutOff] | None = None
    under_way: Any = ()  # the procedures of the position, which knows their type

    @classmethod
    def constants(cls) -> tuple[str, ...]:
        return ("box", "rules")

    def rounds(self) -> int:
        """How many rounds have begun, as the outcome counts them."""
        raise BrokenLaw(f"{type(self).__name__} does not count its rounds")

    def put_off(self, work: Callable[..., None], *args: Any) -> None:
        """Work that no rule needs, only whoever looks: done at once, or by ``catch_up`` where nobody watches.

        Its arguments must be values, and it may read nothing that the rules change.
        """
        if self.waiting is not None:
            self.waiting.append((work, args))
        else:
            work(self, *args)

    def catch_up(self) -> None:
        """Does what was put off. Whoever reads what it writes says this first; copies and saves do."""
        if self.waiting:
            waiting, self.waiting = self.waiting, []
            for work, args in waiting:
                work(self, *args)

    def copy(self: S) -> S:
        """An independent copy: containers are copied, the values in them are immutable and shared."""
        self.catch_up()
        made: Any = type(self)  # not by __new__: a compiled class would want the arguments of its __init__ there
        values = []
        for name in names_of(made):
            value = getattr(self, name)
            kind = type(value)
            values.append(value.copy() if kind is list or kind is dict else value)
        new: S = made(*values)
        new.ears = None
        return new

    def tell(self, message: str, rule: str, secret: dict[int, dict[str, Arg]] | None = None, /, **args: Arg) -> None:
        """Something happened; ``secret`` holds what single seats learn in addition."""
        if self.ears is not None:
            self.ears.append(News(message, rule, args, secret or {}))
