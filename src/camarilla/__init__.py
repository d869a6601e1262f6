"""Camarilla: political board games with secrets that stay secret."""

__version__ = "0.1.0"
