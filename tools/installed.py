"""Is what runs here really the installed package, and are its rules compiled or not, as its wheel says?

    python installed.py          in the environment of a wheel: imports every module of the rules and tells how many
    pytest -p installed ...      asks the same of everything that the tests have loaded, at the end of every process

INSTALLED_IN names the folder that everything must come from, INSTALLED_AS says ``pure`` or ``compiled``. This file
stands alone: it is copied to where nothing else of the checkout is.
"""

from __future__ import annotations

import importlib
import os
import pkgutil
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from types import ModuleType

ROOMS = ("camarilla.core", "camarilla.match", "camarilla.games", "camarilla.bots")
NOT_COMPILED = "camarilla.games"  # the empty room around the games, which are compiled one by one
FEW = 5


def strangers(modules: Mapping[str, ModuleType], home: Path, compiled: bool) -> list[str]:
    """The modules of the package that come from elsewhere, or are compiled where they must not be, or the reverse."""
    found = []
    for name, module in sorted(modules.items()):
        if name.partition(".")[0] != "camarilla" or not (place := getattr(module, "__file__", None)):
            continue
        if home not in Path(place).parents:
            found.append(f"{name} comes from {place}")
        elif (Path(place).suffix != ".py") != (compiled and of_rules(name)):
            found.append(f"{name} is {'the source' if place.endswith('.py') else 'a library'}: {place}")
    return found


def of_rules(name: str) -> bool:
    return name != NOT_COMPILED and any(name == room or name.startswith(f"{room}.") for room in ROOMS)


def expected() -> tuple[Path, bool]:
    return Path(os.environ["INSTALLED_IN"]), os.environ["INSTALLED_AS"] == "compiled"


def every_rule() -> Iterator[str]:
    """The names of all modules of the rules, each of them imported."""
    for room in ROOMS:
        package = importlib.import_module(room)
        yield room
        for found in pkgutil.walk_packages(package.__path__, f"{room}."):
            importlib.import_module(found.name)
            yield found.name


def told(wrong: Sequence[str]) -> str:
    few = "\n".join(wrong[:FEW])
    return few if len(wrong) <= FEW else f"{few}\nand {len(wrong) - FEW} more"


def pytest_runtest_teardown(nextitem: object) -> None:
    """After the last test of a process: only what fails with a test is told, whichever process it is in."""
    if nextitem is None and (wrong := strangers(sys.modules, *expected())):
        raise RuntimeError(f"Something else has been tested than what was installed:\n{told(wrong)}")


def main() -> None:
    home, compiled = expected()
    number = sum(of_rules(name) for name in every_rule())
    if wrong := strangers(sys.modules, home, compiled):
        raise SystemExit(told(wrong))
    print(f"{number} modules of rules and bots, all {'libraries' if compiled else 'sources'} in site-packages")


if __name__ == "__main__":
    main()
