"""Tokens of seats: 128 random bits for the person, a SHA-256 for the store, so that a stolen store opens no seat."""

from __future__ import annotations

import hashlib
import hmac
import secrets

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # nothing that looks alike in a link read aloud
TABLE_ID_LENGTH = 10


def new_token() -> str:
    return secrets.token_urlsafe(16)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def same(token: str, token_hash: str) -> bool:
    """Compared without telling by the time it takes how much of it was right."""
    return bool(token_hash) and hmac.compare_digest(hashed(token), token_hash)


def new_table_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(TABLE_ID_LENGTH))


def is_table_id(written: str) -> bool:
    return len(written) == TABLE_ID_LENGTH and all(letter in ALPHABET for letter in written)


def new_seed() -> bytes:
    return secrets.token_bytes(32)
