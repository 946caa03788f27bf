"""``OMIT``: the default of every optional argument, so that ``None`` is free to mean JSON null."""

from __future__ import annotations

from typing import Final


class Omit:
    """Type of ``OMIT``; an argument with this value is not sent at all."""

    __slots__ = ()

    def __bool__(self) -> bool:
        return False

    def __repr__(self) -> str:
        return "OMIT"

    def __reduce__(self) -> str:
        return "OMIT"


OMIT: Final = Omit()
