"""What can be wrong, as one small tree.

``Refused``            what somebody did or wrote cannot be accepted; nothing has changed
  ``Illegal``          an answer that a rule forbids; cites the rule
    ``NotAsked``       an answer of somebody who is not asked now
    ``WrongMoment``    a card that has its moment, but not now
  ``BadInput``         a malformed file, switch, setting or message; names the field
``BrokenLaw``          our mistake: a law of the kernel or of a game does not hold
  ``Endless``          what follows from one answer does not end
"""

from __future__ import annotations

from camarilla.core.words import Arg, Words


class Refused(Exception):
    """Somebody's input was not accepted and changed nothing; ``words`` say why, in any language."""

    def __init__(self, reason: str, /, **args: Arg) -> None:
        super().__init__(reason, args)
        self.words = Words(reason, args)

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value!r}" for name, value in self.words.args.items())
        return f"{self.words.id}({told})"


class Illegal(Refused):
    """An answer that the rules do not allow: the rule's number and the reason."""

    def __init__(self, rule: str, reason: str, /, **args: Arg) -> None:
        super().__init__(reason, **args)
        self.rule = rule

    def __str__(self) -> str:
        return f"{self.rule}: {super().__str__()}"


class NotAsked(Illegal):
    """Somebody answers who is not asked now: too late, too early, or not his turn. The rule may be empty."""


class WrongMoment(Illegal):
    """Something that can be played at another moment."""


class BadInput(Refused):
    """A file, switch, setting or message that cannot be understood; ``field`` says where."""

    def __init__(self, field: str, reason: str, /, **args: Arg) -> None:
        super().__init__(reason, field=field, **args)
        self.field = field


class BrokenLaw(Exception):
    """A law of the kernel or of a game does not hold: a mistake of ours, never of a player."""


class Endless(BrokenLaw):
    """What follows from one answer does not end, with the box of this match: nobody can go on with it."""
