"""Credentials: which of them an operation gets, where they travel, and the refusal of retired forms."""

from __future__ import annotations

import os
import re
from base64 import b64encode
from collections.abc import Awaitable, Callable, Mapping
from typing import TypeAlias, cast

from ._errors import ConfigurationError
from ._headers import check_header
from ._info import Scheme
from ._redact import Secret

Credential: TypeAlias = "str | Callable[[], str] | None"
AsyncCredential: TypeAlias = "str | Callable[[], str | Awaitable[str]] | None"
Provider: TypeAlias = "Secret | Callable[[], object]"


class Credentials:
    """The credentials of one client. Prints only their names."""

    __slots__ = ("_given", "options", "schemes")

    def __init__(self, schemes: tuple[Scheme, ...], given: Mapping[str, object]) -> None:
        self.schemes: tuple[Scheme, ...] = schemes
        self.options: frozenset[str] = frozenset(scheme.option for scheme in schemes)
        self._given: dict[str, Provider] = {}
        for scheme in schemes:
            value = given.get(scheme.option)
            if value is None and scheme.env:
                value = os.environ.get(scheme.env) or None
            if value is not None:
                self._given[scheme.option] = _provider(scheme, value)

    def for_call(
        self, auth: tuple[tuple[str, ...], ...], options: Mapping[str, object] | None
    ) -> list[tuple[Scheme, Provider]]:
        """What to send: one credential per carrier, one that the operation asks for before any other.

        Raises ConfigurationError when the operation needs a credential that is missing.
        """
        ready = dict(self._given)
        for scheme in self.schemes:
            if options and scheme.option in options:
                ready[scheme.option] = _provider(scheme, options[scheme.option])
        self._require(auth, ready)
        wanted = {name for alternative in auth for name in alternative}
        chosen: dict[str, Scheme] = {}
        for scheme in self.schemes:
            if scheme.option in ready and (scheme.carrier not in chosen or scheme.id in wanted):
                chosen[scheme.carrier] = scheme
        return [(scheme, ready[scheme.option]) for scheme in chosen.values()]

    def _require(self, auth: tuple[tuple[str, ...], ...], ready: Mapping[str, Provider]) -> None:
        have = {scheme.id for scheme in self.schemes if scheme.option in ready}
        if not auth or any(have.issuperset(alternative) for alternative in auth):
            return
        by_id = {scheme.id: scheme for scheme in self.schemes}
        missing = [by_id[name] for name in auth[0] if name in by_id and name not in have]
        if missing:
            env = f", or set {missing[0].env}" if missing[0].env else ""
            raise ConfigurationError(f"no {missing[0].option}: pass it to the client{env}")

    def __repr__(self) -> str:
        return f"Credentials({', '.join(sorted(self._given))})"


def _provider(scheme: Scheme, value: object) -> Provider:
    if isinstance(value, Secret):
        return value
    if isinstance(value, (str, tuple)):
        return checked(scheme, cast(object, value))
    if callable(value):
        return cast("Callable[[], object]", value)
    raise ConfigurationError(f"{scheme.option} is text or a function that returns text, not {type(value).__name__}")


def checked(scheme: Scheme, value: object) -> Secret:
    """Wrap a credential that can be sent. Raises ConfigurationError, without printing it, if it cannot."""
    if scheme.kind == "basic" and isinstance(value, tuple):
        value = ":".join(str(part) for part in cast("tuple[object, ...]", value))
    secret = Secret(value) if isinstance(value, str) else None
    del value
    if secret is None:
        raise ConfigurationError(f"{scheme.option} must be text")
    problem = _problem(scheme, secret)
    if problem:
        raise ConfigurationError(problem)
    return secret


def _problem(scheme: Scheme, secret: Secret) -> str:
    text = secret.reveal()
    for retired in scheme.retired:
        if re.search(retired.pattern, text):
            return f"{scheme.option} has a form that ended on {retired.since}; use {retired.use}"
    if not text.strip():
        return f"{scheme.option} is empty"
    try:
        check_header(scheme.key if scheme.kind == "header" else "Authorization", text)
    except ValueError:
        return f"{scheme.option} holds characters that cannot travel in a header"
    return ""


def header_value(scheme: Scheme, secret: Secret) -> tuple[str, str]:
    """The header that carries a credential."""
    if scheme.kind == "bearer":
        return ("Authorization", f"Bearer {secret.reveal()}")
    if scheme.kind == "basic":
        return ("Authorization", "Basic " + b64encode(secret.reveal().encode()).decode("ascii"))
    if scheme.kind == "cookie":
        return ("Cookie", f"{scheme.key}={secret.reveal()}")
    return (scheme.key, secret.reveal())
