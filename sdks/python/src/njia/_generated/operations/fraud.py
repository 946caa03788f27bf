"""How the operations of fraud travel. Generated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..._runtime._codec import INT, STR, type_refs
from ..._runtime._operation import Arg, Body, Operation, PagedOperation, Paging, Returns
from ..._runtime._scalars import DATE_TIME

if TYPE_CHECKING:
    from ...types.fraud import FraudAnalysis, FraudPolicy

_ref = type_refs(__name__)

ANALYZE: Operation[FraudAnalysis] = Operation(
    id="analyzeFraud",
    method="POST",
    path="/v1/fraud/analyze",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
        Arg("x_sandbox_scenario", "X-Sandbox-Scenario", "header", STR),
    ),
    body=Body(_ref("fraud_requests", "FraudAnalysisRequest"), flat=True),
    returns=Returns("json", _ref("fraud", "FraudAnalysis")),
    idempotency="Idempotency-Key",
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)

RETRIEVE: Operation[FraudAnalysis] = Operation(
    id="getFraudAnalysis",
    method="GET",
    path="/v1/fraud/analyses/{id}",
    args=(
        Arg("id", "id", "path", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    returns=Returns("json", _ref("fraud", "FraudAnalysis")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)

POLICY: Operation[FraudPolicy] = Operation(
    id="getFraudPolicy",
    method="GET",
    path="/v1/fraud/policy",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    returns=Returns("json", _ref("fraud", "FraudPolicy")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)

LIST: PagedOperation[FraudAnalysis] = PagedOperation(
    id="listFraudAnalyses",
    method="GET",
    path="/v1/fraud/analyses",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
        Arg("limit", "limit", "query", INT),
        Arg("starting_after", "startingAfter", "query", STR),
        Arg("ending_before", "endingBefore", "query", STR),
        Arg("created_after", "createdAfter", "query", DATE_TIME),
        Arg("created_before", "createdBefore", "query", DATE_TIME),
        Arg("decision", "decision", "query", STR),
        Arg("risk_level", "riskLevel", "query", STR),
        Arg("payment_id", "paymentId", "query", STR),
        Arg("type", "type", "query", STR),
    ),
    returns=Returns("json", _ref("fraud", "FraudAnalysisList")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
    paging=Paging("cursor", "starting_after", ("data",), next=("nextCursor",), more=("hasMore",)),
)

REPLACE_POLICY: Operation[FraudPolicy] = Operation(
    id="replaceFraudPolicy",
    method="PUT",
    path="/v1/fraud/policy",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    body=Body(_ref("fraud_requests", "FraudPolicyRequest"), flat=True),
    returns=Returns("json", _ref("fraud", "FraudPolicy")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)

SUBMIT_FEEDBACK: Operation[FraudAnalysis] = Operation(
    id="submitFraudFeedback",
    method="POST",
    path="/v1/fraud/analyses/{id}/feedback",
    args=(
        Arg("id", "id", "path", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    body=Body(_ref("fraud_requests", "FraudFeedbackRequest"), flat=True),
    returns=Returns("json", _ref("fraud", "FraudAnalysis")),
    idempotency="Idempotency-Key",
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)
