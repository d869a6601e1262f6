"""The names that bots get and the faces that the client draws are the same fourteen persons."""

import re
from pathlib import Path

from camarilla.bots.persons import PERSONS
from camarilla.school import lessons

KIT = Path(__file__).parents[2] / "client" / "src" / "kit"


def faces() -> dict[str, str]:
    """The file of the drawing, by name."""
    written = (KIT / "persons.ts").read_text("utf-8")
    return dict(re.findall(r"^  '([^']+)': \{ id: '\w+', Face: (\w+) \},$", written, re.M))


def test_every_name_has_a_face_of_its_own_and_every_face_a_name() -> None:
    names = [person.name for person in PERSONS]
    assert len(set(names)) == 14
    assert sorted(faces()) == sorted(names)
    assert len(set(faces().values())) == 14
    drawn = {file.stem for file in (KIT / "art" / "persons").glob("*.svelte")} - {"Bust"}
    assert set(faces().values()) == drawn


def test_scales_go_from_one_to_five() -> None:
    for person in PERSONS:
        assert {person.loyal, person.greedy, person.vengeful} <= {1, 2, 3, 4, 5}, person.name


def test_whoever_plays_in_a_lesson_has_a_face_too() -> None:
    known = {"", *[person.name for person in PERSONS]}
    assert {name for lesson in lessons() for name in lesson.names} <= known
