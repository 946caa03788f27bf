// Generated from the API description. Do not edit: changes belong in the generator.
import type { Operation } from "../../runtime/operation.ts";
import {
  KycCheck as KycCheckShape,
  KycCheckRequest as KycCheckRequestShape,
  KycScore as KycScoreShape,
  KycScoreList as KycScoreListShape,
  KycScoreRequest as KycScoreRequestShape,
  KycScoreReviewRequest as KycScoreReviewRequestShape,
} from "../shapes/kyc.ts";

export const createKycCheck: Operation = {
  id: "createKycCheck",
  method: "POST",
  path: "/v1/kyc/check",
  body: KycCheckRequestShape,
  result: KycCheckShape,
  key: "Idempotency-Key",
  secret: "dateOfBirth idNumber~",
  deprecated: "Deprecated since 2026-03-01. Use createKycScore. Removed in 3.0.0. Works until 2027-06-01. Use POST /v1/kyc/score, which also gives a score, checks and a tier.",
};

export const createKycScore: Operation = {
  id: "createKycScore",
  method: "POST",
  path: "/v1/kyc/score",
  body: KycScoreRequestShape,
  result: KycScoreShape,
  key: "Idempotency-Key",
  secret: "backImage dateOfBirth frontImage image livenessFrames number~",
};

export const getKycCheck: Operation = {
  id: "getKycCheck",
  method: "GET",
  path: "/v1/kyc/checks/{id}",
  result: KycCheckShape,
  deprecated: "Deprecated since 2026-03-01. Use getKycScore. Removed in 3.0.0. Works until 2027-06-01. Use GET /v1/kyc/scores/{id}.",
};

export const getKycScore: Operation = {
  id: "getKycScore",
  method: "GET",
  path: "/v1/kyc/scores/{id}",
  result: KycScoreShape,
};

export const listKycScores: Operation = {
  id: "listKycScores",
  method: "GET",
  path: "/v1/kyc/scores",
  result: KycScoreListShape,
  page: {
    style: "cursor",
    send: "startingAfter",
    size: "limit",
    items: "/data",
    next: "/nextCursor",
    more: "/hasMore",
  },
};

export const reviewKycScore: Operation = {
  id: "reviewKycScore",
  method: "POST",
  path: "/v1/kyc/scores/{id}/review",
  body: KycScoreReviewRequestShape,
  result: KycScoreShape,
  key: "Idempotency-Key",
};
