"""The fourteen persons who sit down where nobody else does. Each has a face in the client (``kit/persons.ts``)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Person:
    """A name that belongs to a face, and three scales from 1 to 5; none of them ever governed anything."""

    name: str
    loyal: int
    greedy: int
    vengeful: int


PERSONS = (
    Person("Doña Perpetua", 3, 2, 5),
    Person("Madame Vesuvia", 2, 3, 5),
    Person("Tía Dinamita", 3, 3, 4),
    Person("Contessa Bianca", 2, 4, 3),
    Person("Lady Ledger", 4, 5, 2),
    Person("Abuela Pólvora", 5, 2, 5),
    Person("Miss Oswin Crane", 4, 1, 2),
    Person("Don Aurelio", 2, 4, 4),
    Person("Coronel Siesta", 4, 2, 1),
    Person("General Ocaso", 5, 1, 3),
    Person("Baron Kaltwasser", 1, 5, 2),
    Person("Capitán Niebla", 2, 4, 3),
    Person("Señor Cobro", 1, 5, 3),
    Person("Monsieur Valise", 1, 4, 1),
)
KNOWN = {person.name: person for person in PERSONS}
