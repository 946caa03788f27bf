// Generated from the API description. Do not edit: changes belong in the generator.
import type { Operation } from "../../runtime/operation.ts";
import {
  RoutingDecision as RoutingDecisionShape,
  RoutingPreviewRequest as RoutingPreviewRequestShape,
} from "../shapes/routing.ts";

export const previewRouting: Operation = {
  id: "previewRouting",
  method: "POST",
  path: "/v1/routing/preview",
  body: RoutingPreviewRequestShape,
  result: RoutingDecisionShape,
  key: "Idempotency-Key",
  secret: "accountNumber~ iban~",
};
