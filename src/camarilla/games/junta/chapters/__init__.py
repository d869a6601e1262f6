"""The chapters of the rule book, in its order."""
