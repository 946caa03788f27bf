// Generated from the API description. Do not edit: changes belong in the generator.
import type { Operation } from "../../runtime/operation.ts";
import {
  FraudAnalysis as FraudAnalysisShape,
  FraudAnalysisList as FraudAnalysisListShape,
  FraudAnalysisRequest as FraudAnalysisRequestShape,
  FraudFeedbackRequest as FraudFeedbackRequestShape,
  FraudPolicy as FraudPolicyShape,
  FraudPolicyRequest as FraudPolicyRequestShape,
} from "../shapes/fraud.ts";

export const analyzeFraud: Operation = {
  id: "analyzeFraud",
  method: "POST",
  path: "/v1/fraud/analyze",
  body: FraudAnalysisRequestShape,
  result: FraudAnalysisShape,
  key: "Idempotency-Key",
  secret: "accountNumber~ phone~",
};

export const getFraudAnalysis: Operation = {
  id: "getFraudAnalysis",
  method: "GET",
  path: "/v1/fraud/analyses/{id}",
  result: FraudAnalysisShape,
};

export const getFraudPolicy: Operation = {
  id: "getFraudPolicy",
  method: "GET",
  path: "/v1/fraud/policy",
  result: FraudPolicyShape,
};

export const listFraudAnalyses: Operation = {
  id: "listFraudAnalyses",
  method: "GET",
  path: "/v1/fraud/analyses",
  result: FraudAnalysisListShape,
  page: {
    style: "cursor",
    send: "startingAfter",
    size: "limit",
    items: "/data",
    next: "/nextCursor",
    more: "/hasMore",
  },
};

export const replaceFraudPolicy: Operation = {
  id: "replaceFraudPolicy",
  method: "PUT",
  path: "/v1/fraud/policy",
  body: FraudPolicyRequestShape,
  result: FraudPolicyShape,
};

export const submitFraudFeedback: Operation = {
  id: "submitFraudFeedback",
  method: "POST",
  path: "/v1/fraud/analyses/{id}/feedback",
  body: FraudFeedbackRequestShape,
  result: FraudAnalysisShape,
  key: "Idempotency-Key",
};
