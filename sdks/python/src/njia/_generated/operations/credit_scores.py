"""How the operations of credit scores travel. Generated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..._runtime._codec import INT, STR, ListOf, type_refs
from ..._runtime._operation import Arg, Body, Operation, PagedOperation, Paging, Returns
from ..._runtime._scalars import DATE_TIME

if TYPE_CHECKING:
    from ...types.credit_scores import CreditScore

_ref = type_refs(__name__)

CREATE: Operation[CreditScore] = Operation(
    id="createCreditScore",
    method="POST",
    path="/v1/credit/score",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
        Arg("x_sandbox_scenario", "X-Sandbox-Scenario", "header", STR),
    ),
    body=Body(_ref("credit_scores_requests", "CreditScoreRequest"), flat=True),
    returns=Returns("json", _ref("credit_scores", "CreditScore")),
    idempotency="Idempotency-Key",
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)

RETRIEVE: Operation[CreditScore] = Operation(
    id="getCreditScore",
    method="GET",
    path="/v1/credit/scores/{id}",
    args=(
        Arg("id", "id", "path", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
        Arg("expand", "expand", "query", ListOf(STR), explode=False),
    ),
    returns=Returns("json", _ref("credit_scores", "CreditScore")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)

LIST: PagedOperation[CreditScore] = PagedOperation(
    id="listCreditScores",
    method="GET",
    path="/v1/credit/scores",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
        Arg("expand", "expand", "query", ListOf(STR), explode=False),
        Arg("limit", "limit", "query", INT),
        Arg("starting_after", "startingAfter", "query", STR),
        Arg("ending_before", "endingBefore", "query", STR),
        Arg("created_after", "createdAfter", "query", DATE_TIME),
        Arg("created_before", "createdBefore", "query", DATE_TIME),
        Arg("customer_id", "customerId", "query", STR),
        Arg("decision", "decision", "query", STR),
        Arg("grade", "grade", "query", STR),
    ),
    returns=Returns("json", _ref("credit_scores", "CreditScoreList")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
    paging=Paging("cursor", "starting_after", ("data",), next=("nextCursor",), more=("hasMore",)),
)
