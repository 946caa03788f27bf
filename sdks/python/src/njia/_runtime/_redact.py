"""Secrets never reach a text that people or logs can see."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

MASK: Final = "***"

# Prefixed credentials (svc_live_..., whsec_...), bearer and basic tokens, JSON Web Tokens.
_TOKENS = re.compile(
    r"\b(?:sk|svc|svs|whsec|whpk|wst|rk|pk)_[A-Za-z0-9_+/=-]{8,}"
    r"|\b(?:[Bb]earer|[Bb]asic)\s+[A-Za-z0-9._~+/=-]{8,}"
    r"|\beyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]*"
)
_CARD = re.compile(r"(?<![\w.])\d(?:[ -]?\d){12,18}(?![\w.])")
SECRET_HEADERS: Final = frozenset(
    {"authorization", "proxy-authorization", "cookie", "set-cookie", "x-api-key", "webhook-signature"}
)


def mask_last4(text: str) -> str:
    """``***`` and the last four characters, or only the mask where four would give too much away."""
    return MASK + text[-4:] if len(text) >= 8 else MASK


def redact_text(text: str, secrets: Iterable[str] = ()) -> str:
    """Replace the given secrets, anything shaped like a credential, and card numbers."""
    for secret in secrets:
        if len(secret) >= 4:
            text = text.replace(secret, MASK)
    return _CARD.sub(_mask_card, _TOKENS.sub(MASK, text))


def _mask_card(match: re.Match[str]) -> str:
    digits = [int(char) for char in match[0] if char.isdigit()]
    return MASK if _luhn(digits) else match[0]


def _luhn(digits: list[int]) -> bool:
    # ISO/IEC 7812-1, annex B
    total = 0
    for place, digit in enumerate(reversed(digits)):
        doubled = digit * 2 if place % 2 else digit
        total += doubled - 9 if doubled > 9 else doubled
    return total % 10 == 0


class Secret:
    """A credential that prints as ``***`` and refuses to be pickled or copied into text."""

    __slots__ = ("_value",)

    def __init__(self, value: str) -> None:
        self._value = value

    def reveal(self) -> str:
        """The value itself; keep it out of local variables that a traceback could show."""
        return self._value

    def __repr__(self) -> str:
        return MASK

    def __reduce__(self) -> str:
        raise TypeError("a secret cannot be pickled or copied")
