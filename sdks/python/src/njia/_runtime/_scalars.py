"""Codecs of scalars whose Python value differs from their JSON value: decimals, dates, octets, numbers as text."""

from __future__ import annotations

import re
from base64 import b64decode, b64encode
from datetime import date, datetime
from typing import TYPE_CHECKING, Final, cast

from ._codec import Mismatch
from ._json import JsonFloat
from ._time import format_timestamp, parse_date, parse_timestamp

if TYPE_CHECKING:
    from decimal import Decimal

_INTEGER = re.compile(r"-?(?:0|[1-9]\d*)", re.ASCII)
_DECIMAL = re.compile(r"[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?", re.ASCII)


class Number:
    """A binary floating-point number: ratios and coordinates, never money."""

    exact: type | None = None

    def decode(self, value: object) -> float:
        if type(value) is int or (isinstance(value, float) and abs(value) != float("inf")):
            return cast(float, value)
        raise Mismatch("number", value)

    def encode(self, value: object) -> float:
        if isinstance(value, (int, float)) and not isinstance(value, bool):
            if value != value or value in (float("inf"), float("-inf")):
                raise Mismatch("a finite number", got=str(value))
            return value
        raise Mismatch("number", value)


class NumberText(Number):
    """The same, travelling as text."""

    exact: type | None = None

    def decode(self, value: object) -> float:
        if type(value) is str and _DECIMAL.fullmatch(value):
            return JsonFloat(value)
        raise Mismatch("a number as text", value)

    def encode(self, value: object) -> str:  # type: ignore[override]  # pyright: ignore[reportIncompatibleMethodOverride]
        number = super().encode(value)
        return number.text if isinstance(number, JsonFloat) else repr(number)


class IntText:
    """An integer travelling as text; exact at any size."""

    exact: type | None = None

    def decode(self, value: object) -> int:
        if type(value) is str and len(value) <= 4000 and _INTEGER.fullmatch(value):
            return int(value)
        raise Mismatch("an integer as text", value)

    def encode(self, value: object) -> str:
        if isinstance(value, int) and not isinstance(value, bool):
            return int.__repr__(value)
        raise Mismatch("integer", value)


class DecimalText:
    """An exact decimal travelling as text. `decimal` is imported at first use."""

    exact: type | None = None

    def decode(self, value: object) -> Decimal:
        if type(value) is str and len(value) <= 4000 and _DECIMAL.fullmatch(value):
            from decimal import Decimal

            return Decimal(value)
        raise Mismatch("a decimal as text", value)

    def encode(self, value: object) -> object:
        return format(_decimal(value), "f")


class DecimalNumber:
    """An exact decimal travelling as a JSON number."""

    exact: type | None = None

    def decode(self, value: object) -> Decimal:
        from decimal import Decimal

        if type(value) is int:
            return Decimal(value)
        if isinstance(value, JsonFloat):
            return Decimal(value.text)
        raise Mismatch("number", value)

    def encode(self, value: object) -> object:
        return JsonFloat(format(_decimal(value), "f"))


def _decimal(value: object) -> Decimal:
    from decimal import Decimal

    if isinstance(value, int) and not isinstance(value, bool):
        return Decimal(value)
    if not isinstance(value, Decimal):
        raise Mismatch("decimal.Decimal (a float cannot hold it exactly)", value)
    if not value.is_finite():
        raise Mismatch("a finite decimal", got=str(value))
    return value


class DateTime:
    """RFC 3339; naive values are refused."""

    exact: type | None = None

    def decode(self, value: object) -> datetime:
        if type(value) is str:
            try:
                return parse_timestamp(value)
            except ValueError:
                pass
        raise Mismatch("an RFC 3339 date-time", value)

    def encode(self, value: object) -> str:
        if not isinstance(value, datetime):
            raise Mismatch("datetime.datetime", value)
        if value.utcoffset() is None:
            raise Mismatch("an aware datetime (with a time zone)", got="a naive one")
        return format_timestamp(value)


class Day:
    """A calendar date."""

    exact: type | None = None

    def decode(self, value: object) -> date:
        if type(value) is str:
            try:
                return parse_date(value)
            except ValueError:
                pass
        raise Mismatch("a date, YYYY-MM-DD", value)

    def encode(self, value: object) -> str:
        if isinstance(value, datetime) or not isinstance(value, date):
            raise Mismatch("datetime.date", value)
        return value.isoformat()


class Octets:
    """Base64 text on the wire (RFC 4648, section 4), `bytes` in Python."""

    exact: type | None = None

    def decode(self, value: object) -> bytes:
        if type(value) is str:
            try:
                return b64decode(value, validate=True)
            except ValueError:
                pass
        raise Mismatch("base64 text", value)

    def encode(self, value: object) -> str:
        if isinstance(value, (bytes, bytearray, memoryview)):
            return b64encode(cast(bytes, value)).decode("ascii")
        raise Mismatch("bytes", value)


NUMBER: Final = Number()
NUMBER_TEXT: Final = NumberText()
INT_TEXT: Final = IntText()
DECIMAL: Final = DecimalText()
DECIMAL_NUMBER: Final = DecimalNumber()
DATE_TIME: Final = DateTime()
DATE: Final = Day()
BYTES: Final = Octets()
