"""RFC 3339 timestamps as aware ``datetime`` that never lose a digit, and calendar dates."""

from __future__ import annotations

import re
import sys
from datetime import date, datetime, timedelta, timezone, tzinfo
from typing import Any

_TIMESTAMP = re.compile(
    r"(\d{4})-(\d\d)-(\d\d)[Tt ](\d\d):(\d\d):(\d\d)(?:\.(\d+))?(?:([Zz])|([+-])(\d\d):(\d\d))", re.ASCII
)
_DATE = re.compile(r"(\d{4})-(\d\d)-(\d\d)", re.ASCII)


_FAST = sys.version_info >= (3, 11)  # earlier readers know neither Z nor more than six digits


class Timestamp(datetime):
    """An aware ``datetime`` that remembers the text it was read from.

    Python keeps microseconds; `text` keeps all digits and the offset as sent. Arithmetic yields values
    without `text`. A leap second (``:60``) reads as the last microsecond of its minute.
    """

    text: str | None = None

    def __reduce_ex__(self, protocol: Any) -> Any:
        if self.text is None:
            return super().__reduce_ex__(protocol)
        return (parse_timestamp, (self.text,))


def parse_timestamp(text: str) -> Timestamp:
    """Read an RFC 3339 date-time; the offset stays as sent. Raises ValueError."""
    match = _TIMESTAMP.fullmatch(text)
    if match is None:
        raise ValueError("not an RFC 3339 date-time")
    if _FAST:
        try:
            quick = Timestamp.fromisoformat(text)
            quick.text = text
            return quick
        except ValueError:  # a leap second, or lower-case letters
            pass
    year, month, day, hour, minute, second, fraction, zulu, sign, off_hours, off_minutes = match.groups()
    seconds, micros = int(second), int((fraction or "0")[:6].ljust(6, "0"))
    if seconds == 60:
        seconds, micros = 59, 999_999
    zone: tzinfo = timezone.utc
    if not zulu and (off_hours, off_minutes) != ("00", "00"):
        offset = timedelta(hours=int(off_hours), minutes=int(off_minutes))
        zone = timezone(-offset if sign == "-" else offset)
    value = Timestamp(int(year), int(month), int(day), int(hour), int(minute), seconds, micros, zone)
    value.text = text
    return value


def format_timestamp(value: datetime) -> str:
    """RFC 3339 text of an aware datetime, the source text where there is one. Raises ValueError if naive."""
    text: str | None = getattr(value, "text", None)
    if text is not None:
        return text
    if value.utcoffset() is None:
        raise ValueError("a datetime needs a time zone; use datetime.now(timezone.utc) or .replace(tzinfo=...)")
    plain = value.isoformat()
    return plain[:-6] + "Z" if plain.endswith("+00:00") else plain


def parse_date(text: str) -> date:
    """Read an ISO 8601 calendar date, ``YYYY-MM-DD``. Raises ValueError."""
    match = _DATE.fullmatch(text)
    if match is None:
        raise ValueError("not a date in the form YYYY-MM-DD")
    year, month, day = match.groups()
    return date(int(year), int(month), int(day))
