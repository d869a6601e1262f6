"""Web Push: a message that only one browser can read (RFC 8291), from a server that it knows (RFC 8292).

The package pywebpush brings an HTTP client of its own and three more packages; what is needed of it fits on this page.
"""

from __future__ import annotations

import base64
import hmac
import json
import os
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

RECORD = 4096
MOST = 3000  # bytes of a message; push services take 4096 with everything around it
POINT = 65  # bytes of a public key
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve
HALF_A_DAY = 12 * 3600


def encoded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def public_bytes(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def subscriber_key(raw: bytes) -> ec.EllipticCurvePublicKey:
    """The key of a browser; raises ValueError if it is none."""
    if len(raw) != POINT:
        raise ValueError("not an uncompressed point")
    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), raw)


def _hmac(key: bytes, message: bytes) -> bytes:
    return hmac.digest(key, message, "sha256")


def encrypted(
    message: bytes,
    p256dh: bytes,
    auth: bytes,
    salt: bytes | None = None,
    own: ec.EllipticCurvePrivateKey | None = None,
) -> bytes:
    """The body of a push message, RFC 8291 section 3.4; salt and key are fresh unless a test gives them."""
    salt, own = salt or os.urandom(16), own or ec.generate_private_key(ec.SECP256R1())
    theirs, ours = subscriber_key(p256dh), public_bytes(own.public_key())
    shared = own.exchange(ec.ECDH(), theirs)
    ikm = _hmac(_hmac(auth, shared), b"WebPush: info\0" + p256dh + ours + b"\x01")
    prk = _hmac(salt, ikm)
    key = _hmac(prk, b"Content-Encoding: aes128gcm\0\x01")[:16]
    nonce = _hmac(prk, b"Content-Encoding: nonce\0\x01")[:12]
    sealed = AESGCM(key).encrypt(nonce, message + b"\x02", None)
    return salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours + sealed


class Vapid:
    """The key by which push services recognise this house, RFC 8292."""

    def __init__(self, seed: bytes) -> None:
        self._key = ec.derive_private_key(int.from_bytes(seed, "big") % (ORDER - 1) + 1, ec.SECP256R1())
        self.public = encoded(public_bytes(self._key.public_key()))

    def authorization(self, endpoint: str, contact: str, now: int) -> str:
        """The header for a message to this endpoint; ``now`` in seconds."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": now + HALF_A_DAY, "sub": contact}
        written = [encoded(json.dumps(part, separators=(",", ":")).encode()) for part in (HEADER, claims)]
        first, second = decode_dss_signature(self._key.sign(".".join(written).encode(), ec.ECDSA(hashes.SHA256())))
        signature = encoded(first.to_bytes(32, "big") + second.to_bytes(32, "big"))
        return f"vapid t={'.'.join([*written, signature])}, k={self.public}"


HEADER = {"typ": "JWT", "alg": "ES256"}
