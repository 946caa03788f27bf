"""What the generated client tells the runtime about itself and its API."""

from __future__ import annotations

import os
import sys
from typing import Literal, NamedTuple

from ._meta import MetaNames


class Retired(NamedTuple):
    """A key form that is refused before any request: a regular expression, the date it ended, and what to use."""

    pattern: str
    since: str
    use: str


class Scheme(NamedTuple):
    """A way to authenticate: the option that carries it, where it travels, the environment variable it is read from."""

    id: str  # the scheme's name in the API description
    option: str
    kind: Literal["header", "query", "cookie", "bearer", "basic"]
    key: str = "Authorization"
    env: str = ""
    retired: tuple[Retired, ...] = ()

    @property
    def carrier(self) -> str:
        """Two schemes with one carrier cannot both be sent."""
        return f"{self.kind if self.kind in ('query', 'cookie') else 'header'} {self.key.lower()}"


class ClientInfo(NamedTuple):
    """Identity of a generated client."""

    agent: str  # njia-python
    version: str
    api: str  # version of the API description
    base_url: str = ""  # "" when the description names no server: then the option is required
    base_url_env: str = ""
    schemes: tuple[Scheme, ...] = ()
    version_header: tuple[str, str] | None = None
    meta: MetaNames = MetaNames()
    sensitive: frozenset[str] = frozenset()  # wire names that a log of bodies masks


def user_agent(info: ClientInfo) -> str:
    """``njia-python/2.4.0 (python/3.12.1; linux; x86_64) api/2.4.0``"""
    uname = getattr(os, "uname", None)
    machine = uname().machine if uname is not None else "unknown"
    python = ".".join(str(part) for part in sys.version_info[:3])
    return f"{info.agent}/{info.version} ({sys.implementation.name}/{python}; {sys.platform}; {machine}) api/{info.api}"
