"""Camarilla in a terminal: plain lines that a screen reader can follow, in small steps."""
