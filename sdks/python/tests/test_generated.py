"""The generated client, driven by the examples of the API description and by its own source."""

from __future__ import annotations

import ast
import asyncio
import functools
import importlib
import inspect
import json
import pkgutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import njia
import njia.types
from njia import AsyncNjia, ConfigurationError, Njia, webhooks
from njia._generated import operations
from njia._runtime._json import loads, to_json
from njia._runtime._operation import Operation
from njia.testing import AsyncFakeTransport, FakeTransport, VirtualSeam, fixture, sign_for_test

from .server import Server, answer

ROOT = Path(__file__).resolve().parent.parent
KEYS = {"api_key": "svc_test_" + "0" * 42, "session_token": "svs_" + "0" * 20, "widget_token": "wst_" + "0" * 20}
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))


def all_operations() -> Iterator[tuple[str, Operation[Any]]]:
    for module in pkgutil.iter_modules(operations.__path__):
        for name, value in vars(importlib.import_module(f"njia._generated.operations.{module.name}")).items():
            if isinstance(value, Operation) and name.isupper():
                yield module.name, value


OPERATIONS = list(all_operations())
SHOWN = [operation for _, operation in OPERATIONS if fixture(operation.id) is not None]


def test_there_is_enough_to_test() -> None:
    assert len(OPERATIONS) > 140
    assert len(SHOWN) > 120
    assert len(EXAMPLES) == len(OPERATIONS)


@pytest.mark.parametrize("operation", SHOWN, ids=lambda operation: operation.id)
def test_documented_answers_round_trip_without_loss(operation: Operation[Any]) -> None:
    found = fixture(operation.id)
    assert found is not None
    status, body = found
    returns = operation.returns_for(status)
    assert returns is not None
    if returns.kind == "json":
        assert returns.codec.encode(returns.codec.decode(body)) == body
        noisy = {**body, "inventedLater": {"exact": 1}} if isinstance(body, dict) else body
        assert returns.codec.encode(returns.codec.decode(noisy)) == noisy


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_examples_run(path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    fake = FakeTransport()
    operation = _operation_of(path.stem)
    if fixture(operation.id) is None:
        fake.respond(operation.id, status=next(iter(_statuses(operation))), body=b"")
    monkeypatch.setattr(njia, "Njia", functools.partial(Njia, transport=fake, **KEYS))
    source = compile(path.read_text(), str(path), "exec")
    exec(source, {"__name__": "__main__"})
    assert len(fake.requests) >= 1
    assert fake.requests[0].operation == operation.id
    assert fake.requests[0].headers["X-API-Key"] == KEYS["api_key"]
    assert KEYS["api_key"] not in capsys.readouterr().out


def _operation_of(stem: str) -> Operation[Any]:
    for module, operation in OPERATIONS:
        if stem.startswith(f"{module}_") and _constant(module, operation) == stem[len(module) + 1 :].upper():
            return operation
    raise AssertionError(f"no operation for the example {stem}")


def _constant(module: str, operation: Operation[Any]) -> str:
    members = vars(importlib.import_module(f"njia._generated.operations.{module}")).items()
    return next(name for name, value in members if value is operation and name.isupper())


def _statuses(operation: Operation[Any]) -> Iterator[int]:
    for status in operation.results:
        yield int(status.replace("XX", "00").replace("default", "200"))


def classes() -> Iterator[tuple[type[Any], type[Any]]]:
    from njia import resources

    for module in pkgutil.iter_modules(resources.__path__):
        loaded = vars(importlib.import_module(f"njia.resources.{module.name}"))
        for name, value in loaded.items():
            if inspect.isclass(value) and value.__module__.endswith(module.name) and not name.startswith("Async"):
                yield value, loaded[f"Async{name}"]


def test_sync_and_async_classes_have_the_same_methods() -> None:
    for sync, other in classes():
        names = {name for name in vars(sync) if not name.startswith("_")}
        assert names == {name for name in vars(other) if not name.startswith("_")}
        for name in names:
            assert (
                inspect.signature(getattr(sync, name)).parameters.keys()
                == inspect.signature(getattr(other, name)).parameters.keys()
            )


def test_every_write_that_takes_a_key_gets_one() -> None:
    fake = FakeTransport()
    with Njia(transport=fake, **KEYS) as client:
        client.payments.create(amount_minor_units=1, currency="XAF")
        client.payments.create(amount_minor_units=1, currency="XAF", options={"idempotency_key": "mine"})
        client.payments.retrieve("pay_1")
    keys = [request.headers.get("Idempotency-Key") for request in fake.requests]
    assert keys[1:] == ["mine", None]
    assert keys[0] is not None
    assert fake.requests[0].json == {"amountMinorUnits": 1, "currency": "XAF"}


def test_sync_and_async_send_the_same() -> None:
    fake, other = FakeTransport(), AsyncFakeTransport()
    for transport in (fake, other):
        transport.fail("createPayment", "reset").respond("createPayment", status=503)
    arguments: Any = {
        "amount_minor_units": 5, "currency": "XAF", "metadata": {"camelCase": "x"},
        "destination": {"type": "mobile_money", "msisdn": "+237600000000", "country": "CM"},
        "options": {"idempotency_key": "k"},
    }  # fmt: skip

    async def work() -> Any:
        async with AsyncNjia(transport=other, seam=VirtualSeam(), **KEYS) as client:
            async for _ in client.payments.list(limit=1):
                break
            return await client.payments.create(**arguments)

    with Njia(transport=fake, seam=VirtualSeam(), **KEYS) as client:
        next(iter(client.payments.list(limit=1)))
        payment = client.payments.create(**arguments)
    assert asyncio.run(work()) == payment
    assert fake.requests == other.requests
    assert payment.meta.attempts == 3


def test_retired_keys_and_misspelt_options_are_refused() -> None:
    with pytest.raises(ConfigurationError, match="2026-09-01"):
        Njia(api_key="sk_live_0123456789")
    with pytest.raises(TypeError):
        Njia(api_key=KEYS["api_key"], time_out=3)  # type: ignore[call-arg]
    with Njia(transport=FakeTransport(), **KEYS) as client, pytest.raises(ConfigurationError, match="idempotency_keys"):
        client.payments.retrieve("p", options={"idempotency_keys": "x"})  # type: ignore[typeddict-unknown-key]
    with Njia(transport=FakeTransport(), **KEYS) as client, pytest.raises(TypeError, match="amount_minor_units"):
        client.payments.create(amount_minor_units=2.5, currency="XAF")  # type: ignore[arg-type]


def test_webhooks_arrive_typed() -> None:
    secret = "whsec_ABEiM0RVZneImaq7zN3u/wARIjNEVWZ3iJmqu8zd7v8="
    found = fixture("getEvent")
    assert found is not None
    payload, headers = sign_for_test(found[1], secret)
    event = webhooks.unwrap(payload, headers, [secret])
    assert type(event).__name__.endswith("Event")
    assert not isinstance(event, webhooks.UnknownEvent)
    assert loads(to_json(event).encode()) == found[1]


def test_no_float_in_the_path_of_an_amount() -> None:
    for path in (ROOT / "src/njia").rglob("*.py"):
        if "_runtime" in path.parts:
            continue
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and "amount" in node.target.id:
                assert "float" not in ast.unparse(node.annotation), f"{path}: {node.target.id}"
            if isinstance(node, ast.arg) and "amount" in node.arg and node.annotation is not None:
                assert "float" not in ast.unparse(node.annotation), f"{path}: {node.arg}"


def test_importing_has_no_side_effects_and_loads_little() -> None:  # trap:T19
    program = (
        "import sys; before = set(sys.modules); import njia; new = set(sys.modules) - before;"
        "print(len(new), [m for m in ('ssl', 'asyncio', 'decimal', 'http', 'logging', 'socket') if m in new])"
    )
    output = subprocess.run([sys.executable, "-I", "-c", f"import sys; sys.path.insert(0, {str(ROOT / 'src')!r}); {program}"],
                            capture_output=True, text=True, check=True).stdout  # fmt: skip
    count, heavy = output.split(" ", 1)
    assert int(count) <= 30
    assert heavy.strip() == "[]"


@pytest.mark.parametrize("program", [
    "client = njia.Njia(base_url=url, api_key=key, proxy=None); client.payments.retrieve('p')",
    ("async def main():\n    global client\n    client = njia.AsyncNjia(base_url=url, api_key=key, proxy=None)\n"
    "    await client.payments.retrieve('p')\nasyncio.run(main())"),
])  # fmt: skip
def test_a_program_ends_within_a_second_of_its_last_line(program: str) -> None:  # trap:T14
    found = fixture("getPayment")
    assert found is not None
    with Server(answer(200, json.dumps(found[1]).encode())) as server:
        head = f"import asyncio, sys, time; sys.path.insert(0, {str(ROOT / 'src')!r}); import njia\n"
        head += f"url, key = {server.url!r}, {KEYS['api_key']!r}\n"
        tail = "\nprint(time.monotonic())"
        done = subprocess.run(
            [sys.executable, "-I", "-c", head + program + tail], capture_output=True, text=True, timeout=20
        )
        lasted = time.monotonic() - float(done.stdout)
    assert (done.returncode, len(server.requests)) == (0, 1)
    assert lasted < 1.0


def test_every_type_can_be_imported() -> None:
    names = [name for name in dir(njia.types) if not name.startswith("_")]
    assert len(names) > 400
    for name in (*names, *dir(njia)):
        if not name.startswith("__"):
            getattr(njia.types if name in names else njia, name)


def test_json_files_are_ascii_and_small() -> None:
    for path in (ROOT / "src/njia/_generated/fixtures").glob("*.json"):
        assert json.loads(path.read_text())
