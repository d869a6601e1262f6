"""Trials of a real server by real clients, on this machine only: load, kill and fuzz."""
