"""A tiny API written by hand in the generator's vocabulary, so that the runtime is tested without generated code."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from njia._runtime._client import AsyncClient, AsyncCore, SyncClient, SyncCore
from njia._runtime._codec import INT, STR, Const, ListOf, MapOf, Nullable, refs
from njia._runtime._info import ClientInfo, Retired, Scheme
from njia._runtime._meta import MetaNames
from njia._runtime._model import LAST4, OPT, REQ, SECRET, Model
from njia._runtime._operation import NOTHING, Arg, Body, Operation, PagedOperation, Paging, Returns
from njia._runtime._scalars import DATE_TIME, DECIMAL
from njia._runtime._union import TagUnion

KEY = "svc_test_0a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R0WoTvp"
TOKEN = "svs_0123456789abcdefghijklmnop"

_ref = refs("tests")


class Wallet(Model):
    msisdn: str
    type: str = "mobile_money"
    _table = (("type", "type", Const("mobile_money"), REQ), ("msisdn", "msisdn", STR, REQ | LAST4))


class Bank(Model):
    account_number: str
    type: str = "bank_account"
    _table = (("type", "type", Const("bank_account"), REQ), ("account_number", "accountNumber", STR, REQ | SECRET))


PARTY = TagUnion("type", "type", {"mobile_money": _ref("support", "Wallet"), "bank_account": _ref("support", "Bank")})


class Payment(Model):
    id: str
    amount_minor_units: int
    created_at: Any = None
    note: str | None = None
    rate: Any = None
    destination: Any = None
    metadata: dict[str, str] | None = None
    secret: str | None = None
    _table = (
        ("id", "id", STR, REQ),
        ("amount_minor_units", "amountMinorUnits", INT, REQ),
        ("created_at", "createdAt", DATE_TIME, OPT),
        ("note", "note", Nullable(STR), OPT),
        ("rate", "rate", DECIMAL, OPT),
        ("destination", "destination", PARTY, OPT),
        ("metadata", "metadata", MapOf(STR), OPT),
        ("secret", "secret", STR, SECRET),
    )


class PaymentList(Model):
    data: list[Payment]
    next_cursor: str | None = None
    _table = (
        ("data", "data", ListOf(_ref("support", "Payment")), REQ),
        ("next_cursor", "nextCursor", Nullable(STR), OPT),
    )


class CreatePayment(Model):
    amount_minor_units: int
    note: str | None = None
    destination: Any = None
    _table = (
        ("amount_minor_units", "amountMinorUnits", INT, REQ),
        ("note", "note", Nullable(STR), OPT),
        ("destination", "destination", PARTY, OPT),
    )


PAYMENT = Returns("json", _ref("support", "Payment"))
GET: Operation[Payment] = Operation(
    id="getPayment", method="GET", path="/v1/payments/{paymentId}",
    args=(Arg("payment_id", "paymentId", "path", STR),), returns=PAYMENT, auth=(("apiKey",),),
)  # fmt: skip
CREATE: Operation[Payment] = Operation(
    id="createPayment", method="POST", path="/v1/payments", body=Body(_ref("support", "CreatePayment"), flat=True),
    returns=PAYMENT, idempotency="Idempotency-Key", auth=(("apiKey",),),
)  # fmt: skip
BARE: Operation[Payment] = Operation(
    id="barePost", method="POST", path="/v1/bare", body=Body(_ref("support", "CreatePayment"), flat=True), returns=PAYMENT,
)  # fmt: skip
DELETE: Operation[Any] = Operation(id="deleteThing", method="DELETE", path="/v1/thing", returns=NOTHING)
LIST: PagedOperation[Payment] = PagedOperation(
    id="listPayments", method="GET", path="/v1/payments",
    args=(Arg("starting_after", "startingAfter", "query", STR), Arg("limit", "limit", "query", INT)),
    returns=Returns("json", _ref("support", "PaymentList")),
    paging=Paging("cursor", "starting_after", ("data",), ("nextCursor",)),
)  # fmt: skip
EVENTS: Operation[Payment] = Operation(
    id="streamPayments", method="GET", path="/v1/stream", returns=Returns("sse", _ref("support", "Payment")),
)  # fmt: skip

INFO = ClientInfo(
    agent="njia-python",
    version="2.4.0",
    api="2.4.0",
    schemes=(
        Scheme("apiKey", "api_key", "header", "X-API-Key", "NJIA_API_KEY", (Retired("^sk_", "2026-09-01", "a svc_ key"),)),
        Scheme("session", "session_token", "bearer"),
    ),
    meta=MetaNames("X-Request-Id", "Idempotent-Replayed", "X-RateLimit-Limit", "X-RateLimit-Remaining", "X-RateLimit-Reset"),
    sensitive=frozenset({"secret", "accountNumber"}),
)


class Client(SyncClient):
    def __init__(self, *, api_key: Any = KEY, session_token: Any = None, **options: Any) -> None:
        super().__init__(INFO, {"api_key": api_key, "session_token": session_token}, options)

    @property
    def core(self) -> SyncCore:
        return self._core


class AsyncTestClient(AsyncClient):
    def __init__(self, *, api_key: Any = KEY, session_token: Any = None, **options: Any) -> None:
        super().__init__(INFO, {"api_key": api_key, "session_token": session_token}, options)

    @property
    def core(self) -> AsyncCore:
        return self._core


OK = b'{"id":"pay_1","amountMinorUnits":25000}'


def run_sync(work: Callable[[SyncCore], Any], **options: Any) -> Any:
    with Client(**options) as client:
        return work(client.core)


def run_async(work: Callable[[AsyncCore], Awaitable[Any]], **options: Any) -> Any:
    async def main() -> Any:
        async with AsyncTestClient(**options) as client:
            return await work(client.core)

    return asyncio.run(main())
