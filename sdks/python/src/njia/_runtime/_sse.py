"""Server-sent events (WHATWG HTML, 9.2) and lines of JSON, from pieces of octets."""

from __future__ import annotations

from typing import Final, NamedTuple

MAX_EVENT: Final = 8 * 1024 * 1024


class ServerEvent(NamedTuple):
    """One event of a stream; `retry` is milliseconds."""

    event: str
    data: str
    id: str | None
    retry: int | None


class LineSplitter:
    """Cuts octets into lines at LF, CR or CRLF. Raises ValueError when a line grows past `MAX_EVENT`."""

    def __init__(self) -> None:
        self._rest = bytearray()

    def feed(self, data: bytes) -> list[str]:
        """The lines that `data` completes; ``b""`` means the end and gives the last, unfinished line."""
        self._rest += data
        if len(self._rest) > MAX_EVENT:
            raise ValueError("a line of the stream is too long")
        if not data:
            last, self._rest = bytes(self._rest), bytearray()
            return [last.rstrip(b"\r").decode("utf-8", "replace")] if last else []
        lines: list[str] = []
        start = 0
        while True:
            end = _line_end(self._rest, start)
            if end is None:
                break
            lines.append(self._rest[start : end[0]].decode("utf-8", "replace"))
            start = end[1]
        del self._rest[:start]
        return lines


def _line_end(data: bytearray, start: int) -> tuple[int, int] | None:
    lf, cr = data.find(b"\n", start), data.find(b"\r", start)
    if cr >= 0 and (lf < 0 or cr < lf):
        if cr + 1 == len(data):
            return None  # the LF of a CRLF may be in the next piece
        return (cr, cr + 2) if data[cr + 1] == 0x0A else (cr, cr + 1)
    return (lf, lf + 1) if lf >= 0 else None


class EventParser:
    """Collects lines into events."""

    def __init__(self) -> None:
        self._data: list[str] = []
        self._event = ""
        self._retry: int | None = None
        self.last_id: str | None = None
        self._first = True

    def feed(self, line: str) -> ServerEvent | None:
        """The event that `line` completes, if it does."""
        if self._first:
            self._first, line = False, line.removeprefix("\ufeff")
        if line == "":
            return self._flush()
        name, _, value = line.partition(":")
        value = value.removeprefix(" ")
        if name == "data":
            self._data.append(value)
        elif name == "event":
            self._event = value
        elif name == "id" and "\0" not in value:
            self.last_id = value
        elif name == "retry" and value.isascii() and value.isdigit():
            self._retry = int(value[:9])
        return None

    def _flush(self) -> ServerEvent | None:
        data, self._data = self._data, []
        event, self._event = self._event, ""
        if not data:
            return None
        return ServerEvent(event or "message", "\n".join(data), self.last_id, self._retry)
