"""How the operations of callbacks travel. Generated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..._runtime._codec import STR, type_refs
from ..._runtime._operation import Arg, Body, Operation, Returns

if TYPE_CHECKING:
    from ...types.callbacks import ProviderCallbackReceipt

_ref = type_refs(__name__)

RECEIVE_MOBILE_MONEY: Operation[ProviderCallbackReceipt] = Operation(
    id="receiveMobileMoneyCallback",
    method="POST",
    path="/v1/callbacks/mobile-money/{provider}",
    args=(
        Arg("provider", "provider", "path", STR),
        Arg("x_callback_timestamp", "X-Callback-Timestamp", "header", STR),
        Arg("x_callback_signature", "X-Callback-Signature", "header", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    body=Body(_ref("callbacks", "ProviderCallbackRequest"), flat=True),
    returns=Returns("json", _ref("callbacks", "ProviderCallbackReceipt")),
)

RECEIVE_RAIL: Operation[ProviderCallbackReceipt] = Operation(
    id="receiveRailCallback",
    method="POST",
    path="/v1/callbacks/rails/{railId}",
    args=(
        Arg("rail_id", "railId", "path", STR),
        Arg("x_callback_timestamp", "X-Callback-Timestamp", "header", STR),
        Arg("x_callback_signature", "X-Callback-Signature", "header", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    body=Body(_ref("callbacks", "ProviderCallbackRequest"), flat=True),
    returns=Returns("json", _ref("callbacks", "ProviderCallbackReceipt")),
)
