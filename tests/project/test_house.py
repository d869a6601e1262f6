"""The house as it is built: no module needs, in a round, what needs it; not even for its types."""

from __future__ import annotations

from graphlib import CycleError, TopologicalSorter

import grimp
import pytest


@pytest.mark.parametrize("room", ["core", "match", "table", "server"])
def test_no_knots(room: str) -> None:
    graph = grimp.build_graph("camarilla")
    modules = {one for one in graph.modules if one.startswith(f"camarilla.{room}.")}
    needs = {one: graph.find_modules_directly_imported_by(one) & modules for one in modules}
    try:
        TopologicalSorter(needs).prepare()
    except CycleError as knot:
        pytest.fail(" > ".join(knot.args[1]))


def test_the_check_itself_finds_a_knot() -> None:
    with pytest.raises(CycleError):
        TopologicalSorter({"a": {"b"}, "b": {"a"}}).prepare()
