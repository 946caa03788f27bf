"""Case-insensitive HTTP headers that keep order and duplicates and print without secrets."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from ._redact import MASK, SECRET_HEADERS, redact_text

_TOKEN_CHARS = frozenset("!#$%&'*+-.^_`|~0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")


class Headers(Mapping[str, str]):
    """An immutable mapping; repeated fields are joined by ``, `` (RFC 9110, 5.3). `pairs` is what travelled."""

    __slots__ = ("_joined", "_secret", "pairs")

    def __init__(self, pairs: Iterable[tuple[str, str]] = (), secret: frozenset[str] = frozenset()) -> None:
        self.pairs: tuple[tuple[str, str], ...] = tuple(pairs)
        self._secret = secret
        self._joined: dict[str, str] | None = None

    def _map(self) -> dict[str, str]:
        joined = self._joined
        if joined is None:
            joined = {}
            for name, value in self.pairs:
                key = name.lower()
                joined[key] = f"{joined[key]}, {value}" if key in joined else value
            self._joined = joined
        return joined

    def __getitem__(self, name: str) -> str:
        return self._map()[name.lower()]

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and name.lower() in self._map()

    def __iter__(self) -> Iterator[str]:
        return iter(self._map())

    def __len__(self) -> int:
        return len(self._map())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Headers) and self._map() == other._map()

    def __hash__(self) -> int:
        return hash(tuple(sorted(self._map().items())))

    def __reduce__(self) -> tuple[type[Headers], tuple[tuple[tuple[str, str], ...]]]:
        kept = tuple(pair for pair in self.pairs if not self._is_secret(pair[0]))
        return (Headers, (kept,))

    def _is_secret(self, name: str) -> bool:
        lower = name.lower()
        return lower in SECRET_HEADERS or lower in self._secret

    def __repr__(self) -> str:
        shown = {name: MASK if self._is_secret(name) else redact_text(value) for name, value in self._map().items()}
        return f"Headers({shown!r})"


def check_header(name: str, value: str) -> None:
    """Refuse a header that would break the request apart. Raises ValueError, naming only the field."""
    if not name or not _TOKEN_CHARS.issuperset(name):
        raise ValueError(f"{name!r} is not a header name")
    if "\r" in value or "\n" in value or "\0" in value:
        raise ValueError(f"the value of header {name!r} holds a line break or NUL")
    try:
        value.encode("latin-1")
    except UnicodeEncodeError:
        raise ValueError(f"the value of header {name!r} is not Latin-1 text; encode it first") from None
