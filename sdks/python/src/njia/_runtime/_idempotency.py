"""Idempotency keys."""

from __future__ import annotations

import os


def new_key() -> str:
    """A random UUID, version 4 (RFC 9562). Written out because importing `uuid` is slow on small machines."""
    data = bytearray(os.urandom(16))
    data[6] = data[6] & 0x0F | 0x40
    data[8] = data[8] & 0x3F | 0x80
    text = data.hex()
    return f"{text[:8]}-{text[8:12]}-{text[12:16]}-{text[16:20]}-{text[20:]}"


def check_key(key: str) -> str:
    """Return `key` if it can travel in a header: 1 to 255 visible ASCII characters. Raises ValueError."""
    if not 1 <= len(key) <= 255 or not all("!" <= char <= "~" for char in key):
        raise ValueError("an idempotency key is 1 to 255 visible ASCII characters without spaces")
    return key
