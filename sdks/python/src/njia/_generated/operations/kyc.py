"""How the operations of kyc travel. Generated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..._runtime._codec import INT, STR, type_refs
from ..._runtime._operation import Arg, Body, Operation, PagedOperation, Paging, Returns
from ..._runtime._scalars import DATE_TIME

if TYPE_CHECKING:
    from ...types.kyc_check import KycCheck
    from ...types.kyc_score import KycScore

_ref = type_refs(__name__)

CHECK: Operation[KycCheck] = Operation(
    id="createKycCheck",
    method="POST",
    path="/v1/kyc/check",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
        Arg("x_sandbox_scenario", "X-Sandbox-Scenario", "header", STR),
    ),
    body=Body(_ref("kyc_requests", "KycCheckRequest"), flat=True),
    returns=Returns("json", _ref("kyc_check", "KycCheck")),
    idempotency="Idempotency-Key",
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
    deprecated="createKycCheck is deprecated since 2026-03-01; use createKycScore; it ends on 2027-06-01.",
)

SCORE: Operation[KycScore] = Operation(
    id="createKycScore",
    method="POST",
    path="/v1/kyc/score",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
        Arg("x_sandbox_scenario", "X-Sandbox-Scenario", "header", STR),
    ),
    body=Body(_ref("kyc_requests", "KycScoreRequest"), flat=True),
    returns=Returns("json", _ref("kyc_score", "KycScore")),
    idempotency="Idempotency-Key",
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)

RETRIEVE_CHECK: Operation[KycCheck] = Operation(
    id="getKycCheck",
    method="GET",
    path="/v1/kyc/checks/{id}",
    args=(
        Arg("id", "id", "path", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    returns=Returns("json", _ref("kyc_check", "KycCheck")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
    deprecated="getKycCheck is deprecated since 2026-03-01; use getKycScore; it ends on 2027-06-01.",
)

RETRIEVE: Operation[KycScore] = Operation(
    id="getKycScore",
    method="GET",
    path="/v1/kyc/scores/{id}",
    args=(
        Arg("id", "id", "path", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    returns=Returns("json", _ref("kyc_score", "KycScore")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)

LIST: PagedOperation[KycScore] = PagedOperation(
    id="listKycScores",
    method="GET",
    path="/v1/kyc/scores",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
        Arg("customer_id", "customerId", "query", STR),
        Arg("decision", "decision", "query", STR),
        Arg("status", "status", "query", STR),
        Arg("limit", "limit", "query", INT),
        Arg("starting_after", "startingAfter", "query", STR),
        Arg("ending_before", "endingBefore", "query", STR),
        Arg("created_after", "createdAfter", "query", DATE_TIME),
        Arg("created_before", "createdBefore", "query", DATE_TIME),
    ),
    returns=Returns("json", _ref("kyc_score", "KycScoreList")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
    paging=Paging("cursor", "starting_after", ("data",), next=("nextCursor",), more=("hasMore",)),
)

REVIEW: Operation[KycScore] = Operation(
    id="reviewKycScore",
    method="POST",
    path="/v1/kyc/scores/{id}/review",
    args=(
        Arg("id", "id", "path", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    body=Body(_ref("kyc_requests", "KycScoreReviewRequest"), flat=True),
    returns=Returns("json", _ref("kyc_score", "KycScore")),
    idempotency="Idempotency-Key",
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)
