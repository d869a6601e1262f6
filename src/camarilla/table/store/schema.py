"""The tables of the store. Times are integer milliseconds UTC; documents are JSON on SQLite and PostgreSQL alike."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

NAMES = {
    "ix": "ix_%(column_0_label)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}
metadata = MetaData(naming_convention=NAMES)

tables = Table(
    "tables",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("game", String(40), nullable=False),
    Column("switches", JSON, nullable=False),
    Column("components", JSON, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("host", Integer),
    Column("settings", JSON, nullable=False),
    Column("status", String(20), nullable=False),
    Column("opening", JSON, nullable=False),
    Column("outcome", JSON, nullable=False),
    Column("glance", JSON, nullable=False),
    Column("number", Integer, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("asked", JSON, nullable=False),
    Column("due", BigInteger),
    Column("stops", JSON, nullable=False),
    Column("vote", JSON, nullable=False),
    Column("opened_by", String(80), nullable=False),  # an account, or the trace of an address
    Column("touched", BigInteger, nullable=False),  # when a person last came or answered
    Column("aside", String(20), nullable=False),  # why nobody can go on with it; usually empty
    Column("again", String(20), nullable=False),  # the table at which the same people play once more
    Column("shared", Boolean, nullable=False),  # after the end: whoever has the link may look at it
    Index("ix_tables_opened_by_touched", "opened_by", "touched"),
    Index("ix_tables_touched", "touched"),
    Index("ix_tables_status_created", "status", "created"),
    Index("ix_tables_due", "due"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(20), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("bot", String(40), nullable=False),
    Column("name", String(80), nullable=False),
    Column("token_hash", String(64), nullable=False),
    Column("taken", Boolean, nullable=False),
    Column("nonce", String(128), nullable=False),
    Column("stand_in", Boolean, nullable=False),
    Column("missed", Integer, nullable=False),
    Column("returned", BigInteger, nullable=False),
    Column("heard_from", Integer, nullable=False),
    Column("promised_from", Integer, nullable=False),
    Column("invite_hash", String(64), nullable=False),
    Column("link_wanted", Boolean, nullable=False),
    Column("coached", Boolean, nullable=False),
)

# Whoever left a chair of a running match has seen its secrets: the traces by which he is known again at this table.
# And which chairs were left at all: those are kept for nobody any more.
leavers = Table(
    "leavers",
    metadata,
    Column("table_id", String(20), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("mark", String(64), primary_key=True),
)

# One row: when this house was last seen awake. And the times when it was not.
pulse = Table("pulse", metadata, Column("id", Integer, primary_key=True), Column("at", BigInteger, nullable=False))
outages = Table(
    "outages",
    metadata,
    Column("begun", BigInteger, primary_key=True, autoincrement=False),
    Column("ended", BigInteger, nullable=False),
)

# The primary key is the optimistic lock: of two that write the same number, one fails.
events = Table(
    "events",
    metadata,
    Column("table_id", String(20), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seq", Integer, nullable=False),
    Column("seat", Integer),
    Column("key", String(80)),
    Column("entries", JSON, nullable=False),
    Column("news", JSON, nullable=False),
    Column("since", JSON, nullable=False),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("table_id", "seat", "key"),
)

# Who is online in which process; of interest to the other processes only, and only while they run.
presence = Table(
    "presence",
    metadata,
    Column("table_id", String(20), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("process", BigInteger, primary_key=True, autoincrement=False),
    info={"passing": True},
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(20), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("saved", JSON, nullable=False),
)

# What was said. ``room`` has one bit per member's seat, 0 is the public room. ``number`` orders all lines of a table
# and is the optimistic lock; it never leaves the house. ``n`` counts the lines of one room.
talk = Table(
    "talk",
    metadata,
    Column("table_id", String(20), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("room", Integer, nullable=False),
    Column("n", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("key", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("words", JSON, nullable=False),  # of a bot: the message, for every reader in his own language
    Column("at", BigInteger, nullable=False),
    Column("seq", Integer, nullable=False),
    UniqueConstraint("table_id", "room", "n", name="uq_talk_room"),
    UniqueConstraint("table_id", "seat", "key", name="uq_talk_key"),
)

mutes = Table(
    "mutes",
    metadata,
    Column("table_id", String(20), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("muted", Integer, primary_key=True, autoincrement=False),
)

# Lines that somebody showed to the host, as they were.
reports = Table(
    "reports",
    metadata,
    Column("table_id", String(20), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("key", String(80), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("lines", JSON, nullable=False),
    Column("note", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("table_id", "seat", "key", name="uq_reports_key"),
)

promises = Table(
    "promises",
    metadata,
    Column("table_id", String(20), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("room", Integer, primary_key=True, autoincrement=False),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("key", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("round", Integer),
    Column("until", Integer),
    Column("at", BigInteger, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("name", String(80), nullable=False, server_default=""),  # of whoever gave it; the chair may be another's now
    Column("number", Integer, nullable=False),  # orders all promises of a table; it never leaves the house
    UniqueConstraint("table_id", "seat", "key", name="uq_promises_key"),
)

# What each of those who know a promise thinks of it: noted during the game, kept or broken after it.
verdicts = Table(
    "verdicts",
    metadata,
    Column("table_id", String(20), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("room", Integer, primary_key=True, autoincrement=False),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("said", String(10), nullable=False),
)

# Accounts are optional: guests have nothing but the tokens of their seats.
accounts = Table(
    "accounts",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("name_key", String(160), nullable=False, unique=True),  # how two names are compared
    Column("password", String(200), nullable=False),
    Column("created", BigInteger, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("account_id", String(20), ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("expires", BigInteger, nullable=False),
)

# An account's seats. A claim holds as long as the seat still has the token with which it was made.
claims = Table(
    "claims",
    metadata,
    Column("account_id", String(20), ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(20), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("token_hash", String(64), nullable=False),
    Column("made", BigInteger, nullable=False),
)

# How far an account has come in a lesson: its answers make the lesson again. ``noted``: when, by the pupil's clock.
progress = Table(
    "progress",
    metadata,
    Column("account_id", String(20), ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("lesson", String(60), primary_key=True),
    Column("answers", JSON, nullable=False),
    Column("at", Integer, nullable=False),
    Column("done", BigInteger),
    Column("noted", BigInteger, nullable=False),
)

# What the coach has explained to an account: a kind of question, also with the table where; a phase, a card, a marker.
explained = Table(
    "explained",
    metadata,
    Column("account_id", String(20), ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("thing", String(100), primary_key=True),
)

# How somebody wants to be told that it is his turn; ``told`` is the seq with which the last such question was asked.
notices = Table(
    "notices",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("table_id", String(20), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("token_hash", String(64), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("target", JSON, nullable=False),
    Column("language", String(2), nullable=False),
    Column("base", String(200), nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("told", Integer, nullable=False),
    Column("failures", Integer, nullable=False),
    Index("ix_notices_table_id_seat", "table_id", "seat"),
)
