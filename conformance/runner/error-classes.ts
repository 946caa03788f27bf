/** The class of an error by its status, as the contract's clause 7 has it; foreign drivers are told the same table. */
import type { ErrorClass } from "../protocol/messages.ts";

export const classes: Readonly<Record<number, ErrorClass>> = {
  400: "BadRequest",
  401: "Authentication",
  402: "PaymentRequired",
  403: "PermissionDenied",
  404: "NotFound",
  409: "Conflict",
  422: "UnprocessableEntity",
  429: "RateLimit",
};

export function classOf(status: number): ErrorClass {
  return classes[status] ?? (status >= 500 ? "Server" : "Api");
}
