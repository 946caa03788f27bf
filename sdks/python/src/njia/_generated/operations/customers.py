"""How the operations of customers travel. Generated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..._runtime._codec import INT, STR, type_refs
from ..._runtime._operation import Arg, Body, Operation, PagedOperation, Paging, Returns
from ..._runtime._scalars import DATE_TIME

if TYPE_CHECKING:
    from ...types.customers import Customer

_ref = type_refs(__name__)

CREATE: Operation[Customer] = Operation(
    id="createCustomer",
    method="POST",
    path="/v1/customers",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    body=Body(_ref("customers", "CustomerRequest"), flat=True),
    returns=Returns("json", _ref("customers", "Customer")),
    idempotency="Idempotency-Key",
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)

ERASE: Operation[Customer] = Operation(
    id="eraseCustomer",
    method="DELETE",
    path="/v1/customers/{id}",
    args=(
        Arg("id", "id", "path", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    returns=Returns("json", _ref("customers", "Customer")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)

RETRIEVE: Operation[Customer] = Operation(
    id="getCustomer",
    method="GET",
    path="/v1/customers/{id}",
    args=(
        Arg("id", "id", "path", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    returns=Returns("json", _ref("customers", "Customer")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)

LIST: PagedOperation[Customer] = PagedOperation(
    id="listCustomers",
    method="GET",
    path="/v1/customers",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
        Arg("limit", "limit", "query", INT),
        Arg("starting_after", "startingAfter", "query", STR),
        Arg("ending_before", "endingBefore", "query", STR),
        Arg("created_after", "createdAfter", "query", DATE_TIME),
        Arg("created_before", "createdBefore", "query", DATE_TIME),
        Arg("external_id", "externalId", "query", STR),
        Arg("type", "type", "query", STR),
        Arg("country", "country", "query", STR),
        Arg("kyc_tier", "kycTier", "query", STR),
        Arg("kyc_status", "kycStatus", "query", STR),
    ),
    returns=Returns("json", _ref("customers", "CustomerList")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
    paging=Paging("cursor", "starting_after", ("data",), next=("nextCursor",), more=("hasMore",)),
)

UPDATE: Operation[Customer] = Operation(
    id="updateCustomer",
    method="PATCH",
    path="/v1/customers/{id}",
    args=(
        Arg("id", "id", "path", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    body=Body(_ref("customers", "CustomerUpdateRequest"), flat=True),
    returns=Returns("json", _ref("customers", "Customer")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)
