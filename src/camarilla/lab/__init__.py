"""The laboratory: the games in what researchers already use, experiments, and data sets (docs/lab.md).

``play`` and ``sight`` need nothing beyond the package; ``pettingzoo``, ``gymnasium`` and ``openspiel`` need the extra
``camarilla[lab]``.
"""

from camarilla.lab.extra import Missing

__all__ = ["Missing"]
