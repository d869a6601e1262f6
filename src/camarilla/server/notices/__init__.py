"""Notices over the wire, and the letters that leave the house."""
