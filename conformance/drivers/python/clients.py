"""Opens clients as the runner asks, and counts what they leave behind."""

from __future__ import annotations

import json
import logging
import os
import tempfile
import threading
import time
from typing import Any

from line_io import reply
from njia import Njia
from seam import RunnerSeam, current
from tagged import wire

_FOLDER = tempfile.TemporaryDirectory()
_clients: dict[str, Njia] = {}
_sockets_before = 0


def _hooks(mode: str) -> dict[str, Any]:
    if mode == "off":
        return {}

    def tell(hook: str) -> Any:
        def told(event: Any) -> None:
            facts = {"operation": event.operation, "attempt": event.attempt}
            if hook == "response":
                facts["status"] = event.status
            if hook == "retry":
                facts["delayMs"] = event.wait * 1000
            reply(current(), type="hook", hook=hook, facts=facts)
            if mode == "throwing":
                raise RuntimeError("a hook that throws")

        return told

    return {"on_request": tell("request"), "on_response": tell("response"), "on_retry": tell("retry")}


def _file(pem: str) -> str:
    """The SDK takes files; these last as long as the driver."""
    with tempfile.NamedTemporaryFile("w", suffix=".pem", delete=False, dir=_FOLDER.name) as file:
        file.write(pem)
    return file.name


class _Told(logging.Handler):
    def emit(self, record: logging.LogRecord) -> None:
        reply(current(), type="log", line=record.getMessage())


def _logs(mode: str) -> dict[str, Any]:
    logger = logging.getLogger("njia")
    logger.handlers = [] if mode == "off" else [_Told()]
    logger.setLevel(logging.WARNING if mode == "off" else logging.DEBUG)
    return {"log_bodies": True} if mode == "bodies" else {}


def open_client(request: dict[str, Any]) -> str:
    seconds = {
        "connect_timeout": "connectTimeoutMs",
        "timeout": "timeoutMs",
        "deadline": "deadlineMs",
        "max_retry_after": "maxRetryAfterMs",
    }
    plain = {
        "base_url": "baseUrl",
        "api_key": "apiKey",
        "session_token": "sessionToken",
        "max_retries": "maxRetries",
        "proxy": "proxy",
    }
    options = {name: request[key] / 1000 for name, key in seconds.items() if key in request}
    options.update({name: request[key] for name, key in plain.items() if key in request})
    if request["clock"] == "virtual":
        options["seam"] = RunnerSeam(start=request.get("nowMs", 0) / 1000, random=request.get("random", 0.5))
    options.update(_hooks(request.get("hooks", "off")))
    options.update(_logs(request.get("logs", "off")))
    if "caPem" in request:
        options["ca_file"] = _file(request["caPem"])
    if "clientCertPem" in request:
        options["client_cert"] = _file(request["clientCertPem"] + request["clientKeyPem"])
    handle = f"client-{len(_clients) + 1}"
    _clients[handle] = Njia(**options)
    return handle


def client(handle: str) -> Njia:
    return _clients[handle]


def _sockets() -> int:
    folder = "/proc/self/fd"
    if not os.path.isdir(folder):
        return 0
    count = 0
    for name in os.listdir(folder):
        try:
            count += os.readlink(f"{folder}/{name}").startswith("socket:")
        except OSError:
            continue
    return count


def remember_sockets() -> None:
    """The sockets the driver itself has, its pipes perhaps; only what clients add is theirs."""
    global _sockets_before
    _sockets_before = _sockets()


def close_client(handle: str) -> dict[str, int]:
    _clients[handle].close()
    timers = 0
    for _ in range(20):
        timers = sum(isinstance(thread, threading.Timer) for thread in threading.enumerate())
        if _sockets() <= _sockets_before and timers == 0:
            break
        time.sleep(0.01)
    return {"openSockets": max(0, _sockets() - _sockets_before), "pendingTimers": timers}


def text_of(value: Any, how: str) -> str:
    if how == "type":
        return f"{type(value).__module__}.{type(value).__qualname__}"
    if how == "text":
        return str(value)
    if how == "json":
        return json.dumps(wire(value), default=repr)
    return repr(value) + repr(getattr(value, "__dict__", ""))
