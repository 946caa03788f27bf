"""How the operations of widget client travel. Generated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..._runtime._codec import STR, type_refs
from ..._runtime._operation import Arg, Body, Operation, Returns

if TYPE_CHECKING:
    from ...types.widget_client import ClientBalances, ClientKyc, ClientPayment, ClientQuote, ClientSession

_ref = type_refs(__name__)

CREATE_KYC: Operation[ClientKyc] = Operation(
    id="createClientKyc",
    method="POST",
    path="/v1/embedded/client/kyc",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    body=Body(_ref("widget_client_requests", "ClientKycRequest"), flat=True),
    returns=Returns("json", _ref("widget_client", "ClientKyc")),
    idempotency="Idempotency-Key",
    auth=(("WidgetAuth",),),
)

CREATE_PAYMENT: Operation[ClientPayment] = Operation(
    id="createClientPayment",
    method="POST",
    path="/v1/embedded/client/payments",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    body=Body(_ref("widget_client_requests", "ClientPaymentRequest"), flat=True),
    returns=Returns("json", _ref("widget_client", "ClientPayment")),
    idempotency="Idempotency-Key",
    auth=(("WidgetAuth",),),
)

CREATE_QUOTE: Operation[ClientQuote] = Operation(
    id="createClientQuote",
    method="POST",
    path="/v1/embedded/client/quotes",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    body=Body(_ref("widget_client_requests", "ClientQuoteRequest"), flat=True),
    returns=Returns("json", _ref("widget_client", "ClientQuote")),
    idempotency="Idempotency-Key",
    auth=(("WidgetAuth",),),
)

BALANCES: Operation[ClientBalances] = Operation(
    id="getClientBalances",
    method="GET",
    path="/v1/embedded/client/balances",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    returns=Returns("json", _ref("widget_client", "ClientBalances")),
    auth=(("WidgetAuth",),),
)

RETRIEVE_PAYMENT: Operation[ClientPayment] = Operation(
    id="getClientPayment",
    method="GET",
    path="/v1/embedded/client/payments/{id}",
    args=(
        Arg("id", "id", "path", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    returns=Returns("json", _ref("widget_client", "ClientPayment")),
    auth=(("WidgetAuth",),),
)

SESSION: Operation[ClientSession] = Operation(
    id="getClientSession",
    method="GET",
    path="/v1/embedded/client/session",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    returns=Returns("json", _ref("widget_client", "ClientSession")),
    auth=(("WidgetAuth",),),
)
