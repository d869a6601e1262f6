"""Accounts over the wire."""
