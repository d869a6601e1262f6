"""Lessons on the wire."""
