"""Leak fuzz: no printer, serialiser, traceback or log shows a credential."""

from __future__ import annotations

import base64
import copy
import logging
import pickle
import pprint
import traceback
from typing import Any
from urllib.parse import quote

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from njia._runtime._redact import Secret, redact_text

from .server import Server, answer, drip, hang_up, raw, refused_port, reset
from .support import CREATE, GET, KEY, TOKEN, Client, run_async, run_sync

SECRETS = (KEY, TOKEN)


def assert_clean(text: str) -> None:
    for secret in SECRETS:
        for form in (secret, quote(secret), base64.b64encode(secret.encode()).decode(), secret[12:], repr(secret.encode())):
            assert form not in text


def everything(error: BaseException) -> str:
    """All that a traceback with locals, a chain walk and a pickle can show."""
    texts = []
    todo: list[BaseException] = [error]
    while todo:
        item = todo.pop()
        shown = traceback.TracebackException.from_exception(item, capture_locals=True)
        texts += ["".join(shown.format()), repr(item), str(item), repr(pickle.dumps(item)), pprint.pformat(vars(item))]
        todo += [link for link in (item.__cause__, item.__context__) if link is not None]
    return "\n".join(texts)


FAULTS = [
    reset, hang_up, answer(401, b'{"detail":"bad key %s"}' % KEY.encode()), answer(500, b"oops"), raw(b"garbage\r\n\r\n", keep=False),
    answer(200, b'{"id":5}'), answer(200, b"<"), answer(307, b"", "Location: http://other.invalid/"), drip(b"HTTP/1.1 200", 0.05),
    answer(200, b"{}", "Content-Encoding: gzip"),
]  # fmt: skip


@pytest.mark.parametrize("runner", [run_sync, run_async])
@pytest.mark.parametrize("fault", FAULTS)
def test_no_failure_shows_a_credential(fault: Any, runner: Any, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    with Server(fault) as server, pytest.raises(Exception) as caught:
        runner(
            lambda core: core.call(CREATE, {"amount_minor_units": 1}), base_url=server.url, max_retries=0, timeout=0.3,
            session_token=lambda: TOKEN, log_bodies=True,
        )  # fmt: skip
    assert_clean(
        everything(caught.value).replace(KEY, "the body echoed it")
        if b"bad key" in caught.value.raw_body
        else everything(caught.value)
    )  # type: ignore[attr-defined]
    assert_clean(str(caught.value))
    assert_clean(caplog.text)


def test_a_refused_connection_shows_no_credential() -> None:
    with refused_port() as port, pytest.raises(Exception) as caught:
        run_sync(lambda core: core.call(GET, {"payment_id": "p"}), base_url=f"http://127.0.0.1:{port}", max_retries=0)
    assert_clean(everything(caught.value))


def test_objects_print_no_credential() -> None:
    with Client(base_url="http://127.0.0.1:1", session_token=TOKEN) as client:
        for thing in (client, client.core, client.core.credentials, client.core.settings, Secret(KEY)):
            for text in (repr(thing), str(thing), pprint.pformat(thing), f"{thing}"):
                assert_clean(text)
        for thing in (client, client.core, Secret(KEY)):
            for operation in (pickle.dumps, copy.deepcopy):
                with pytest.raises(TypeError):
                    operation(thing)


@settings(max_examples=50)
@given(st.text(max_size=20), st.text(max_size=20), st.sampled_from(["svc_live_", "svc_test_", "whsec_", "svs_", "sk_live_"]),
       st.text("0123456789abcdefABCDEFxyz", min_size=10, max_size=40))  # fmt: skip
def test_anything_shaped_like_a_credential_is_masked(before: str, after: str, prefix: str, body: str) -> None:
    assert prefix + body not in redact_text(f"{before} {prefix}{body} {after}")


@pytest.mark.parametrize("pan", ["4242424242424242", "4242 4242 4242 4242", "378282246310005", "5555-5555-5555-4444"])
def test_card_numbers_are_masked_and_amounts_are_not(pan: str) -> None:
    assert redact_text(f"card {pan} refused") == "card *** refused"
    assert redact_text("amount 4242424242424241 XAF") == "amount 4242424242424241 XAF"
