"""What a table refuses beside the rules of its game.

``Refused``
  ``Stale``       the question has changed since the answer was thought of
  ``Forbidden``   the token is missing, foreign, or not allowed this
  ``NotFound``    there is no such table, seat or moment
  ``NotNow``      right, but not at this time: a log before the end, a start after it
"""

from __future__ import annotations

from camarilla.core.illegal import Refused


class Stale(Refused):
    """The question has changed since the answer was thought of."""


class Forbidden(Refused):
    """The token is missing, foreign, or not allowed this."""


class NotFound(Refused):
    """There is no such table, seat or moment."""


class NotNow(Refused):
    """Right, but not at this time."""
