"""One server per SQLite file: two would not see each other's moves."""

from __future__ import annotations

import os
import sys
from types import TracebackType

from camarilla.table.store.sql import file_of


class AlreadyOpen(Exception):
    """Another server has the file; the message is for the person at the keyboard."""


class FileLock:
    """Holds ``<file>.lock`` while the server runs, with its address inside. The system lets go of it if we crash."""

    def __init__(self, database: str, url: str) -> None:
        self.database = database
        self.url = url
        file = file_of(database)
        self.path = None if file is None else file.with_name(f"{file.name}.lock")
        self._file: int | None = None

    def __enter__(self) -> FileLock:
        if self.path is not None:
            self._file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
            if not _locked(self._file):
                where = os.read(self._file, 200).decode(errors="replace").strip()
                os.close(self._file)
                raise AlreadyOpen(f"another server has {self.database} open{': ' + where if where else ''}")
            os.ftruncate(self._file, 0)
            os.write(self._file, f"{self.url}\n".encode())
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._file is not None:
            os.close(self._file)


if sys.platform == "win32":
    import msvcrt

    BEYOND = 1 << 20  # a byte behind the address, so that the address stays readable

    def _locked(file: int) -> bool:
        os.lseek(file, BEYOND, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        finally:
            os.lseek(file, 0, os.SEEK_SET)
        return True

else:
    import fcntl

    def _locked(file: int) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
