"""The usual proxy variables: HTTP_PROXY, HTTPS_PROXY, ALL_PROXY, NO_PROXY, in upper or lower case."""

from __future__ import annotations

import os
from collections.abc import Mapping

from ._connect import Origin, Proxy, parse_proxy


class EnvProxies:
    """Proxies chosen by origin from a snapshot of environment variables. Raises ValueError for a malformed one."""

    def __init__(self, environment: Mapping[str, str]) -> None:
        self._by_scheme: dict[str, Proxy] = {}
        for scheme in ("http", "https"):
            url = _first(environment, f"{scheme}_proxy") or _first(environment, "all_proxy")
            if url:
                self._by_scheme[scheme] = parse_proxy(url)
        self._except = [part.strip().lower() for part in (_first(environment, "no_proxy") or "").split(",")]

    def find(self, origin: Origin) -> Proxy | None:
        """The proxy for `origin`, or None when there is none or NO_PROXY names it."""
        return None if self._exempt(origin) else self._by_scheme.get(origin.scheme)

    def _exempt(self, origin: Origin) -> bool:
        host = origin.host.lower()
        for rule in self._except:
            name, _, port = rule.rpartition(":") if rule.count(":") == 1 else (rule, "", "")
            if port and port != str(origin.port):
                continue
            bare = (name or rule).strip("[]").lstrip("*").lstrip(".")
            if rule == "*" or (bare and (host == bare or host.endswith("." + bare))):
                return True
        return False


def environment() -> dict[str, str]:
    """A snapshot of the variables that matter.

    In a CGI process the upper-case HTTP_PROXY is the client's `Proxy` header (CVE-2016-1000110) and does not count.
    """
    names = ("http_proxy", "https_proxy", "all_proxy", "no_proxy")
    found = {name: os.environ[name] for name in names if os.environ.get(name)}
    for name in names:
        upper = name.upper()
        if name not in found and os.environ.get(upper) and not (upper == "HTTP_PROXY" and "REQUEST_METHOD" in os.environ):
            found[name] = os.environ[upper]
    return found


def _first(variables: Mapping[str, str], name: str) -> str | None:
    return variables.get(name) or variables.get(name.upper())
