"""What the house must keep to itself: one secret in a file, and a key derived from it for every purpose.

``secrets.key("webhook")`` is 32 bytes that only this house knows: the same in every process that reads the same file
and after every restart, and of no use for finding any other key. So a new purpose needs no new file, only a new name.
``secrets.value("smtp_password")`` is what the operator has written into the file under that name, or None.
``secrets.lasting`` says whether keys outlive this process: without a file they do not, and whatever others are to
recognise us by later (a push subscription, a signature) should not be offered.

The tables of a house find them at ``table.services.secrets``, the server at ``office.secrets``.

The file is TOML. It is made, readable by its owner only, when it is missing:

    secret = "…"         # 256 bits; every key comes from it
    metrics = "…"        # whoever asks for /metrics from elsewhere sends it as a bearer token
"""

from __future__ import annotations

import base64
import binascii
import hmac
import os
import secrets
import stat
import tomllib
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

SIZE = 32  # bytes
OTHERS = stat.S_IRWXG | stat.S_IRWXO
HEAD = """\
# The secret of a Camarilla house. Keep it to yourself, and keep a copy apart from the backups of the database:
# without it, signatures and push subscriptions of this house are void. Every process of the house reads the same file.
"""


class BadSecretFile(Exception):
    """The file cannot be used; the message is for the person at the keyboard, and holds nothing of its content."""


@dataclass(frozen=True)
class Secrets:
    """The secret of a house, and what else its operator wrote down with it. Printing it shows nothing."""

    master: bytes = field(repr=False)
    values: dict[str, str] = field(repr=False, default_factory=dict)
    lasting: bool = True

    @classmethod
    def passing(cls) -> Secrets:
        """For a house without a file: good until the process ends."""
        return cls(secrets.token_bytes(SIZE), lasting=False)

    @classmethod
    def of_file(cls, path: Path) -> Secrets:
        """Reads the file, or makes it; raises BadSecretFile."""
        try:
            with suppress(FileExistsError):
                _make(path)
            return cls._read(path)
        except OSError as wrong:
            raise BadSecretFile(f"cannot use the secret file {path}: {wrong.strerror or wrong}") from wrong

    @classmethod
    def _read(cls, path: Path) -> Secrets:
        with path.open("rb") as file:
            if os.name == "posix" and os.fstat(file.fileno()).st_mode & OTHERS:
                raise BadSecretFile(f"the secret file {path} can be read by others: chmod 600 {path}")
            written = file.read()
        try:
            values = tomllib.loads(written.decode())
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as wrong:
            raise BadSecretFile(f'the secret file {path} is not TOML: write lines like name = "value"') from wrong
        for name, value in values.items():
            if not isinstance(value, str):
                raise BadSecretFile(f'the secret file {path}: {name} must be text, {name} = "…"')
        return cls(_master(path, values.pop("secret", "")), values)

    def key(self, purpose: str) -> bytes:
        """32 bytes for this purpose and no other."""
        return hmac.digest(self.master, f"camarilla {purpose}".encode(), "sha256")

    def value(self, name: str) -> str | None:
        return self.values.get(name)


def _make(path: Path) -> None:
    """A new file, readable by its owner from its first moment; raises FileExistsError."""
    lines = f'{HEAD}secret = "{_text(secrets.token_bytes(SIZE))}"\nmetrics = "{_text(secrets.token_bytes(SIZE))}"\n'
    file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(file, "w", encoding="utf-8") as out:
        out.write(lines)
        out.flush()
        os.fsync(out.fileno())


def _text(secret: bytes) -> str:
    return base64.urlsafe_b64encode(secret).decode().rstrip("=")


def _master(path: Path, written: str) -> bytes:
    try:
        master = base64.urlsafe_b64decode(written + "=" * (-len(written) % 4))
    except (binascii.Error, ValueError):
        master = b""
    if len(master) < SIZE:
        raise BadSecretFile(f'the secret file {path} needs a line secret = "…" with {SIZE} random bytes in base64url')
    return master
