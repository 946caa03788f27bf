"""What schemathesis cannot know of this API: which identifiers exist, which calls need a session, and whose data is whose.

Reads the file named by NJIA_FUZZ_SEED; its members are those of ``Seed`` in world.ts.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import os
import random
import re
import threading
import time
from pathlib import Path
from typing import Any

import schemathesis
from schemathesis.generation.meta import CoverageScenario

SEED = json.loads(Path(os.environ["NJIA_FUZZ_SEED"]).read_text())
LOCK = threading.Lock()
RANDOM = random.Random(SEED["seed"])

TYPE_ID = re.compile(r"\b([a-z]+)_[0-7][0-9a-hjkmnp-tv-z]{25}\b")
FULL_ID = re.compile(rf"^{TYPE_ID.pattern}$")
# How many of the last identifiers of a kind are drawn from: enough variety, and mostly things that still live.
REMEMBERED = 40
OWN_SHARE = 0.8
FOREIGN_SHARE = 0.1
# Bodies that the description gives as examples get further into the domain than those drawn from the schema alone.
EXAMPLE_SHARE = 0.3


def kinds(identifiers: list[str]) -> dict[str, list[str]]:
    """Identifiers by their prefix."""
    found: dict[str, list[str]] = {}
    for one in identifiers:
        found.setdefault(one.split("_")[0], []).append(one)
    return found


OWN = kinds(SEED["own"])
FOREIGN = kinds(SEED["foreign"])
UNTOUCHED = set(SEED["untouched"])


# Calls of a visitor to a page, by the kind of widget whose token opens them.
VISITORS = {
    "getClientSession": ("payment", "balance", "kyc"),
    "createClientQuote": ("payment",),
    "createClientPayment": ("payment",),
    "getClientPayment": ("payment",),
    "getClientBalances": ("balance",),
    "createClientKyc": ("kyc",),
}
# What browsers load answers on the widgets' origin alone.
EMBEDDED = ("getWidgetPage", "getWidgetScript")
CALLBACKS = {"receiveMobileMoneyCallback": "provider", "receiveRailCallback": "railId"}


def operation_of(case: schemathesis.Case) -> str:
    """The operationId of a case."""
    return str(case.operation.definition.raw["operationId"])


def is_positive(case: schemathesis.Case) -> bool:
    """Whether the case was drawn as one that the schema allows."""
    return case.meta is not None and case.meta.generation.mode.is_positive


def lacks_a_credential(case: schemathesis.Case) -> bool:
    """Whether the case tries what happens without one of the credentials; then it gets none of ours."""
    data = None if case.meta is None else case.meta.phase.data
    return (
        getattr(data, "scenario", None) == CoverageScenario.MISSING_PARAMETER
        and str(getattr(data, "parameter", "")).lower() in ("authorization", "x-api-key")
    )


def fresh(body: Any) -> Any:
    """The body with members that must be unique made so, half of the time."""
    if not isinstance(body, dict) or RANDOM.random() < 0.5:
        return body
    unique = {name: f"{RANDOM.randrange(10**9)}-{body[name]}" for name in ("externalId", "email") if name in body}
    return {**body, **unique}


def real(value: Any) -> Any:
    """The value with well-formed identifiers mostly replaced by ones that exist, some of them of the other tenant."""
    if isinstance(value, dict):
        return {key: real(member) for key, member in value.items()}
    if isinstance(value, list):
        return [real(member) for member in value]
    match = FULL_ID.match(value) if isinstance(value, str) else None
    if match is None:
        return value
    drawn = RANDOM.random()
    pool = OWN if drawn < OWN_SHARE else FOREIGN if drawn < OWN_SHARE + FOREIGN_SHARE else {}
    known = pool.get(match.group(1), [])
    return RANDOM.choice(known) if known else value


def as_visitor(operation: str, headers: Any) -> None:
    """Makes the request one of a visitor on a page that the widget allows."""
    kind = RANDOM.choice(VISITORS[operation])
    headers["Authorization"] = f"Bearer {RANDOM.choice(SEED['clientTokens'][kind])}"
    headers["Origin"] = SEED["clientOrigin"]


def as_provider(case: schemathesis.Case, parameter: str) -> None:
    """Signs the callback as its provider would, mostly about an attempt that exists."""
    sender = SEED["callbacks"].get((case.path_parameters or {}).get(parameter))
    if sender is None:
        path = {**(case.path_parameters or {})}
        known = {"provider": "airtel_money", "railId": "mmo_hub"}[parameter]
        path[parameter] = known
        case.path_parameters = path
        sender = SEED["callbacks"][known]
    if RANDOM.random() < OWN_SHARE:
        case.body = {**case.body, "reference": RANDOM.choice(sender["references"])}
    raw = json.dumps(case.body, allow_nan=False).encode()
    timestamp = str(int(time.time()))
    signed = hmac.new(sender["secret"].encode(), timestamp.encode() + b"." + raw, hashlib.sha256)
    case.headers["X-Callback-Timestamp"] = timestamp
    case.headers["X-Callback-Signature"] = f"v1={signed.hexdigest()}"


@schemathesis.hook
def before_call(context: schemathesis.HookContext, case: schemathesis.Case, kwargs: dict[str, Any]) -> None:
    """Puts identifiers, sessions and credentials of the seed into the request."""
    operation = operation_of(case)
    with LOCK:
        case.path_parameters = real(case.path_parameters)
        case.query = real(case.query)
        if isinstance(case.body, dict):
            case.body = real(case.body)
            examples = SEED["bodies"].get(operation)
            if examples and is_positive(case) and RANDOM.random() < EXAMPLE_SHARE:
                case.body = fresh(real(RANDOM.choice(examples)))
    headers = case.headers
    if operation in EMBEDDED and headers is not None:
        headers["Host"] = SEED["widgetHost"]
    if headers is not None and is_positive(case):
        if operation in VISITORS:
            as_visitor(operation, headers)
        elif operation in CALLBACKS and isinstance(case.body, dict):
            as_provider(case, CALLBACKS[operation])
    if headers is not None and re.match("^wait=[0-9]+$", str(headers.get("Prefer", ""))):
        headers["Prefer"] = "wait=1"
    if headers is None or headers.get("X-API-Key") != SEED["apiKey"]:
        return
    if operation in SEED["disruptive"]:
        headers["X-API-Key"] = SEED["disruptiveKey"]
    elif operation in SEED["sessionOperations"] and not lacks_a_credential(case):
        headers["Authorization"] = f"Bearer {SEED['sessionToken']}"


@schemathesis.hook
def after_call(context: schemathesis.HookContext, case: schemathesis.Case, response: schemathesis.Response) -> None:
    """Learns the identifiers of what was made."""
    if not 200 <= response.status_code < 300 or operation_of(case) in SEED["disruptive"]:
        return
    with LOCK:
        for match in TYPE_ID.finditer(response.text):
            known = OWN.setdefault(match.group(1), [])
            if match.group(0) not in UNTOUCHED and match.group(0) not in known:
                known.append(match.group(0))
                del known[:-REMEMBERED]


@schemathesis.check
def tenants_are_apart(ctx: schemathesis.CheckContext, response: schemathesis.Response, case: schemathesis.Case) -> None:
    """Every name in the other tenant's data holds a mark that no request of ours contains."""
    if SEED["foreignMark"] in response.text:
        raise AssertionError("the answer holds data of the other tenant")
