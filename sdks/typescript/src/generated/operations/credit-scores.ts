// Generated from the API description. Do not edit: changes belong in the generator.
import type { Operation } from "../../runtime/operation.ts";
import {
  CreditScore as CreditScoreShape,
  CreditScoreList as CreditScoreListShape,
  CreditScoreRequest as CreditScoreRequestShape,
} from "../shapes/credit-scores.ts";

export const createCreditScore: Operation = {
  id: "createCreditScore",
  method: "POST",
  path: "/v1/credit/score",
  body: CreditScoreRequestShape,
  result: CreditScoreShape,
  key: "Idempotency-Key",
  secret: "dateOfBirth email phone~",
};

export const getCreditScore: Operation = {
  id: "getCreditScore",
  method: "GET",
  path: "/v1/credit/scores/{id}",
  query: "expand,",
  result: CreditScoreShape,
  secret: "dateOfBirth email phone~",
};

export const listCreditScores: Operation = {
  id: "listCreditScores",
  method: "GET",
  path: "/v1/credit/scores",
  query: "expand,",
  result: CreditScoreListShape,
  page: {
    style: "cursor",
    send: "startingAfter",
    size: "limit",
    items: "/data",
    next: "/nextCursor",
    more: "/hasMore",
  },
  secret: "dateOfBirth email phone~",
};
