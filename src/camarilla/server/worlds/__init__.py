"""Looks and worlds for bots that live elsewhere."""
