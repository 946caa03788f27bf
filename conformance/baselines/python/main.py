"""The driver of OpenAPI Generator's `python` client.

Dispatch follows its naming rules: an operation is a method of one of the API classes, in snake case; parameters are
keywords in snake case, and the one that is no parameter of the document is the body.
"""

from __future__ import annotations

import inspect
import json
import platform
import re
import sys
import threading
import uuid
from typing import Any, get_type_hints

import openapi_client
import pydantic
import urllib3
from openapi_client import exceptions

with open("../.njia/operations.json", encoding="utf-8") as _file:
    _facts = json.load(_file)
OPERATIONS = {one["id"]: one for one in _facts["operations"]}
APIS = [kind for name, kind in vars(openapi_client).items() if name.endswith("Api")]
CLASSES = {int(status): name for status, name in _facts["classes"].items()}
_clients: dict[str, tuple[Any, float]] = {}
_lock = threading.Lock()


def reply(request: dict[str, Any], **body: Any) -> None:
    with _lock:
        sys.stdout.write(json.dumps({"id": request["id"], **body}) + "\n")
        sys.stdout.flush()


def snake(name: str) -> str:
    words = re.sub(r"([A-Z]+)([A-Z][a-z])", r"\1_\2", re.sub(r"\W+", "_", name))
    return re.sub(r"([a-z\d])([A-Z])", r"\1_\2", words).lower()


def untag(value: Any) -> Any:
    if isinstance(value, list):
        return [untag(item) for item in value]
    if not isinstance(value, dict):
        return value
    if len(value) == 1 and next(iter(value)).startswith("$"):
        ((name, inner),) = value.items()
        return {"$null": lambda _: None, "$i64": int, "$f64": float}.get(name, lambda same: same)(inner)
    return {key: untag(item) for key, item in value.items()}


def tag(value: Any) -> Any:
    if value is None:
        return {"$null": 1}
    if isinstance(value, (bool, str)):
        return value
    if isinstance(value, (int, float)):
        return {"$i64": str(value)} if isinstance(value, int) else {"$f64": repr(value)}
    if isinstance(value, list):
        return [tag(item) for item in value]
    return {key: tag(item) for key, item in value.items()}


def plain(data: Any) -> Any:
    if isinstance(data, list):
        return [plain(item) for item in data]
    return json.loads(data.to_json()) if hasattr(data, "to_json") else {} if data is None else data


def open_client(request: dict[str, Any]) -> None:
    config = openapi_client.Configuration(host=request["baseUrl"], api_key={"ApiKeyAuth": request.get("apiKey", "")})
    config.proxy = request.get("proxy")
    handle = f"client-{len(_clients) + 1}"
    _clients[handle] = (openapi_client.ApiClient(config), request.get("timeoutMs", 60_000) / 1000)
    reply(request, type="opened", handle=handle)


def call(request: dict[str, Any]) -> None:
    client, timeout = _clients[request["handle"]]
    operation, opts, args = OPERATIONS[request["op"]], request["opts"], untag(request["args"])
    name = snake(operation["id"]) + "_with_http_info"
    method = getattr(next(kind for kind in APIS if hasattr(kind, name))(client), name)
    keywords: dict[str, Any] = {}
    for parameter in operation["parameters"]:
        value = args.get(parameter["in"], {}).get(parameter["name"])
        if parameter["name"].lower() == "idempotency-key":
            # The client leaves the key to its user, who makes one where it is required.
            value = opts.get("idempotencyKey") or value or (str(uuid.uuid4()) if parameter["required"] else None)
        if value is not None:
            keywords[snake(parameter["name"])] = value
    if "body" in args:
        listed = {snake(parameter["name"]) for parameter in operation["parameters"]}
        names = [one for one in inspect.signature(method).parameters if one not in listed and not one.startswith("_")]
        kind = get_type_hints(method)[names[0]]
        kind = next((one for one in getattr(kind, "__args__", ()) if hasattr(one, "from_dict")), kind)
        keywords[names[0]] = kind.from_dict(args["body"]) if hasattr(kind, "from_dict") else args["body"]
    timeout = opts.get("timeoutMs", timeout * 1000) / 1000
    answer = method(**keywords, _request_timeout=timeout, _headers=opts.get("headers", {}))
    headers = {key.lower(): value for key, value in (answer.headers or {}).items()}
    meta = {"status": answer.status_code, "headers": headers, "requestId": headers.get("x-request-id"), "attempts": 1}
    meta |= {"rateLimit": None, "latencyMs": 0, "idempotencyKey": None, "replayed": False, "deprecation": None}
    reply(request, type="ok", value=tag(plain(answer.data)), meta=meta)


def failure(error: Exception) -> dict[str, Any]:
    facts: dict[str, Any] = dict.fromkeys(
        "status code requestId attempts idempotencyKey retryAfterMs retryable outcome rawBody decodePath cursor".split()
    )
    # The client does not retry: a call that was made is one attempt.
    facts |= {"class": "Decoding", "message": str(error), "fieldErrors": [], "attempts": 1}
    if isinstance(error, exceptions.ApiException) and error.status:
        try:
            problem = json.loads(error.body)
        except (TypeError, ValueError):
            problem = {}
        problem = problem if isinstance(problem, dict) else {}
        errors = [one for one in problem.get("errors") or [] if isinstance(one, dict)]
        facts["class"] = CLASSES.get(error.status, "Server" if error.status >= 500 else "Api")
        facts |= {"status": error.status, "code": problem.get("code"), "rawBody": error.body}
        facts["requestId"] = {key.lower(): value for key, value in (error.headers or {}).items()}.get("x-request-id")
        facts["fieldErrors"] = [{"pointer": one.get("pointer"), "code": one.get("code")} for one in errors]
    elif isinstance(error, urllib3.exceptions.TimeoutError) or "timed out" in str(error):
        facts["class"] = "Timeout"
    elif isinstance(error, (urllib3.exceptions.HTTPError, OSError, exceptions.ApiException)):
        facts["class"] = "Connection"
    elif isinstance(error, (TypeError, pydantic.ValidationError)) and "validation error for call" in str(error).lower():
        facts |= {"class": "Argument", "attempts": None}
    return facts


def answer(request: dict[str, Any]) -> None:
    try:
        if request["cmd"] == "hello":
            caps = ["timeouts", "parallel", "int64"]
            facts = {"version": _facts["generator"], "runtime": f"python {platform.python_version()}"}
            reply(request, type="hello", sdk="openapi-generator python", language="python", ops=list(OPERATIONS), caps=caps, **facts)
        elif request["cmd"] == "open":
            open_client(request)
        elif request["cmd"] == "call":
            call(request)
        elif request["cmd"] == "close":
            _clients[request["handle"]][0].rest_client.pool_manager.clear()
            reply(request, type="closed", openSockets=0, pendingTimers=0)
        elif request["cmd"] not in ("cancel", "wake"):
            reply(request, type="unsupported", reason="the client has no such thing")
    except Exception as error:
        reply(request, type="err", error=failure(error))


for line in sys.stdin:
    message = json.loads(line)
    if message["cmd"] == "stop":
        break
    threading.Thread(target=answer, args=(message,), daemon=True).start()
