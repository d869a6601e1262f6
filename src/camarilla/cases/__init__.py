"""The case books: rule cases of every game as data, for our engine and for any other (docs/cases.md)."""
