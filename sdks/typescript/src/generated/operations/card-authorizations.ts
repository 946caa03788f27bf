// Generated from the API description. Do not edit: changes belong in the generator.
import type { Operation } from "../../runtime/operation.ts";
import {
  CardAuthorization as CardAuthorizationShape,
  CardCaptureRequest as CardCaptureRequestShape,
} from "../shapes/card-authorizations.ts";

export const captureAuthorization: Operation = {
  id: "captureAuthorization",
  method: "POST",
  path: "/v1/card-authorizations/{id}/capture",
  body: CardCaptureRequestShape,
  result: CardAuthorizationShape,
  key: "Idempotency-Key",
};

export const getCardAuthorization: Operation = {
  id: "getCardAuthorization",
  method: "GET",
  path: "/v1/card-authorizations/{id}",
  result: CardAuthorizationShape,
};

export const reverseAuthorization: Operation = {
  id: "reverseAuthorization",
  method: "POST",
  path: "/v1/card-authorizations/{id}/reverse",
  result: CardAuthorizationShape,
  key: "Idempotency-Key",
};
