"""Brings a database to the newest shape, by the scripts in ``migrations``."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection


def config(connection: Connection) -> Config:
    made = Config()
    made.set_main_option("script_location", str(Path(__file__).with_name("migrations")).replace("%", "%%"))
    made.attributes["connection"] = connection
    return made


def migrate(connection: Connection) -> None:
    """Up to the newest revision; nothing if the database is already there."""
    command.upgrade(config(connection), "head")
