"""Brings a database to the newest shape, by the scripts in ``migrations``."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection


def config(connection: Connection | None = None) -> Config:
    made = Config()
    made.set_main_option("script_location", str(Path(__file__).with_name("migrations")).replace("%", "%%"))
    made.attributes["connection"] = connection
    return made


def unbound(connection: Connection) -> None:
    """SQLite changes a table by making it anew, and whatever hangs on the old one would be deleted with it: no foreign
    keys are held on this connection from now on. It must be closed when the shape is changed."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("PRAGMA foreign_keys=OFF")


def migrate(connection: Connection, revision: str = "head") -> None:
    """Up to this revision; nothing if the database is already there."""
    command.upgrade(config(connection), revision)


def clear(connection: Connection) -> None:
    """Takes away everything that the scripts have ever made."""
    command.downgrade(config(connection), "base")


def revision_of(connection: Connection) -> str | None:
    """The shape that this database has."""
    return MigrationContext.configure(connection).get_current_revision()


def revisions() -> list[str]:
    """All shapes that these scripts know, the newest first."""
    return [script.revision for script in ScriptDirectory.from_config(config()).walk_revisions()]
