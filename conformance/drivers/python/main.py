"""The conformance driver of the Python SDK: the runner's requests, made through the public API."""

from __future__ import annotations

import base64
import os
import platform
import sys
import threading
import traceback
from typing import Any

from clients import client, close_client, open_client, remember_sockets, text_of
from facts import failure_facts, meta_facts
from generated.dispatch import OPERATIONS, arguments, method
from line_io import reply, requests
from seam import enter, wake
from tagged import tag, untag, wire

import njia
from njia import webhooks
from njia._generated.client import INFO

CAPABILITIES = (
    "retries virtual-clock hooks webhooks pagination cancel inspect timeouts parallel int64 unbounded-integers sockets logs shared-pool"
).split()
_ended: dict[int, Any] = {}
_handles: dict[int, str] = {}


def _options(opts: dict[str, Any]) -> dict[str, Any]:
    seconds = {"timeout": "timeoutMs", "deadline": "deadlineMs", "max_retry_after": "maxRetryAfterMs"}
    options: dict[str, Any] = {name: opts[key] / 1000 for name, key in seconds.items() if key in opts}
    plain = {"idempotency_key": "idempotencyKey", "max_retries": "maxRetries", "headers": "headers"}
    options.update({name: opts[key] for name, key in plain.items() if key in opts})
    return options


def _run(request: dict[str, Any]) -> Any:
    _handles[request["id"]] = request["handle"]
    operation = request["op"]
    positional, keywords = arguments(operation, untag(request["args"]))
    return method(client(request["handle"]), operation)(*positional, **keywords, options=_options(request["opts"]))


def _call(request: dict[str, Any]) -> None:
    value = _run(request)
    _ended[request["id"]] = value
    result = value.body if OPERATIONS[request["op"]].verb == "list" else value
    reply(request["id"], type="ok", value=tag(wire(result)), meta=meta_facts(value.meta))


def _iterate(request: dict[str, Any]) -> None:
    page, seen, stop = _run(request), 0, request.get("stopAfter")
    if OPERATIONS[request["op"]].verb != "list":
        for value in page:
            reply(request["id"], type="item", value=tag(wire(value)))
            seen += 1
            if seen == stop:
                page.close()
                break
        return reply(request["id"], type="end", resumeCursor=None)
    for page in page.pages():
        for item in page.items:
            if seen == stop:
                break
            reply(request["id"], type="item", value=tag(wire(item)))
            seen += 1
        if seen == stop:
            break
    cursor = page.cursor
    reply(request["id"], type="end", resumeCursor=None if cursor is None else str(cursor))


def _unwrap(request: dict[str, Any]) -> None:
    event = webhooks.unwrap(
        payload=base64.b64decode(request["payload"]),
        headers=request["headers"],
        secrets=request["secrets"],
        tolerance=request["toleranceS"],
        now=request["nowMs"] / 1000,
    )
    known = not isinstance(event, webhooks.UnknownEvent)
    value = wire(event) if known else event.raw
    reply(request["id"], type="event", event=tag(value), known=known)


def _sign(request: dict[str, Any]) -> None:
    _, headers = webhooks.sign_for_test(
        base64.b64decode(request["payload"]),
        request["secret"],
        id=request["webhookId"],
        timestamp=request["nowMs"] // 1000,
    )
    reply(request["id"], type="signed", headers={name.lower(): str(value) for name, value in headers.items()})


def _inspect(request: dict[str, Any]) -> None:
    subject = client(request["handle"]) if request["of"] == "client" else _ended[request["call"]]
    reply(request["id"], type="text", text=text_of(subject, request["as"]))


def _hello(request: dict[str, Any]) -> None:
    reply(
        request["id"],
        type="hello",
        sdk="njia",
        language="python",
        version=INFO.version,
        runtime=f"python {platform.python_version()}",
        ops=list(OPERATIONS),
        caps=CAPABILITIES,
    )


_COMMANDS = {
    "hello": _hello,
    "open": lambda request: reply(request["id"], type="opened", handle=open_client(request)),
    "call": _call,
    "iterate": _iterate,
    "unwrap": _unwrap,
    "sign": _sign,
    "inspect": _inspect,
    "close": lambda request: reply(request["id"], type="closed", **close_client(request["handle"])),
}


def _answer(request: dict[str, Any]) -> None:
    enter(request["id"])
    try:
        _COMMANDS[request["cmd"]](request)
    except (njia.NjiaError, TypeError, ValueError) as error:
        _ended[request["id"]] = error
        during = "open" if request["cmd"] == "open" else "call"
        reply(request["id"], type="err", error=failure_facts(error, during))
        if not isinstance(error, njia.NjiaError):
            traceback.print_exc()
    except Exception:
        # Not an error the SDK documents: a bug of it or of this driver. The runner sees a crash.
        traceback.print_exc()
        os._exit(1)


def main() -> None:
    remember_sockets()
    for request in requests():
        command = request["cmd"]
        if command == "stop":
            sys.stdout.flush()
            os._exit(0)
        elif command == "wake":
            wake(request["call"])
        elif command == "cancel":
            # A synchronous call is cancelled by closing its client, from any thread.
            threading.Thread(target=client(_handles[request["call"]]).close, daemon=True).start()
        else:
            threading.Thread(target=_answer, args=(request,), daemon=True).start()


main()
