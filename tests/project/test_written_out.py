"""What the compiler reads instead of @dataclass does the same."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

import written_out

BASE = """\
from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, dataclass_transform

from camarilla.core.plain import fixed

NOTHING = ()


@dataclass
class Base:
    key: ClassVar[str] = "base"
    rule: str
    at: str = field(default="begin", init=False)
    args: dict[str, int] = field(default_factory=dict)
    some: tuple[int, ...] = NOTHING


@dataclass(frozen=True)
class Point:
    x: int
    y: int = 2


@fixed
class Pair:
    x: int
    y: int = 2


@dataclass(eq=False)
class Box:
    x: int


@dataclass_transform(frozen_default=True)
def for_checkers(made: type) -> type:
    return made
"""
DERIVED = """\
from __future__ import annotations

from dataclasses import dataclass

from pack import Base as Below
from base import NOTHING


@dataclass
class Same(Below):
    def words(self) -> str:
        return self.rule


@dataclass
class More(Below):
    number: int = 3

    def told(self, g: object) -> None:
        g.tell("heard", "T1", number=self.number)
"""
PACK = "from base import Base\n"


@pytest.fixture
def names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, Any]]:
    """What the modules hold once they are written out and imported."""
    texts = {"base": BASE, "pack": PACK, "derived": DERIVED}
    sources = written_out.Sources(texts)
    for name in texts:
        (tmp_path / f"{name}.py").write_text(sources.written(name), "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    yield {name: value for module in texts for name, value in vars(importlib.import_module(module)).items()}
    for name in texts:
        del sys.modules[name]


def test_every_init_is_written_out_and_takes_what_dataclass_would_take(names: dict[str, Any]) -> None:
    one, other = names["Base"]("V1"), names["Base"]("V1", {"a": 1}, (7,))
    assert (one.rule, one.at, one.args, one.some) == ("V1", "begin", {}, ())
    assert (other.args, other.some) == ({"a": 1}, (7,))
    assert one.args is not names["Base"]("V1").args
    more = names["More"]("V2", number=4)
    assert (more.rule, more.at, more.args, more.some, more.number) == ("V2", "begin", {}, (), 4)
    assert [part.name for part in fields(more)] == ["rule", "at", "args", "some", "number"]
    assert names["More"].__init__.__code__.co_filename.endswith("derived.py")


def test_a_class_without_fields_of_its_own_takes_the_init_of_its_base(names: dict[str, Any]) -> None:
    assert names["Same"].__init__ is names["Base"].__init__
    assert names["Same"]("V3") == names["Same"]("V3") != names["Same"]("V4")


def test_a_frozen_class_is_still_a_value(names: dict[str, Any]) -> None:
    for value in (names["Point"], names["Pair"]):
        assert len({value(1), value(1, 2), value(2)}) == 2


def test_what_is_known_by_which_one_it_is_stays_so(names: dict[str, Any]) -> None:
    """Bots remember by the box; where it could not be hashed they had no answer, and nobody saw it."""
    one, other = names["Box"](1), names["Box"](1)
    assert one != other
    assert {one: "kept"}[one] == "kept"


def test_nothing_is_put_into_words_where_nobody_listens(names: dict[str, Any]) -> None:
    class Table:
        ears: list[str] | None = None

        def tell(self, message: str, rule: str, **args: int) -> None:
            assert self.ears is not None
            self.ears.append(message)

    table = Table()
    names["More"]("V2").told(table)
    table.ears = []
    names["More"]("V2").told(table)
    assert table.ears == ["heard"]


def test_what_only_type_checkers_read_is_left_out(names: dict[str, Any]) -> None:
    assert not hasattr(names["for_checkers"], "__dataclass_transform__")
