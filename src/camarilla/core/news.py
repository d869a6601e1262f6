"""What happened, told to each seat as far as it may know."""

from __future__ import annotations

from dataclasses import dataclass, field

from camarilla.core.words import Arg, Plain


@dataclass
class News:
    """One event: a message id, the rule it follows, what all may hear, and what only some seats hear in addition.

    A seat with a secret part hears the message ``<id>-secret``; everybody else hears ``<id>``.
    """

    id: str
    rule: str
    args: dict[str, Arg] = field(default_factory=dict)
    secret: dict[int, dict[str, Arg]] = field(default_factory=dict)

    def heard_by(self, seat: int | None) -> dict[str, Plain]:
        """The event as this seat (None: a spectator) may hear it."""
        if seat is not None and seat in self.secret:
            return {"id": f"{self.id}-secret", "rule": self.rule, "args": {**self.args, **self.secret[seat]}}
        return {"id": self.id, "rule": self.rule, "args": self.args}
