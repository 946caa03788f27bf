/**
 * The fault alphabet: what can happen to one attempt on the wire. A script is a list of faults, one per attempt, in the
 * order in which attempts arrive. Cases write the short names below; `respond` takes a whole canned answer.
 */
import type { Echo } from "./echo.ts";

export type CannedResponse = {
  readonly status: number;
  readonly reason?: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer;
  /** How the end of the body is marked. `close`: by the end of the connection. */
  readonly framing: "length" | "chunked" | "close";
  /** Send only so many bytes of the body, then break the connection. */
  readonly cutAt?: number;
  /** Milliseconds between single bytes of the body. */
  readonly dripMs?: number;
  /** Milliseconds between the end of the request and the first byte of the answer. */
  readonly delayMs?: number;
  /** `close-idle`: promise keep-alive, then close the idle connection. */
  readonly then?: "keep" | "close-idle";
  readonly echo?: Echo;
};

export type AfterCommit =
  "rst" | "fin" | "hang" | "status-line" | "headers" | "cut-body" | "answer";

export type Fault =
  | { readonly kind: "pass"; readonly delayMs?: number }
  | { readonly kind: "respond"; readonly response: CannedResponse }
  | { readonly kind: "refuse" }
  | { readonly kind: "accept"; readonly how: "rst" | "hang" | "cut" }
  | {
      readonly kind: "drop";
      readonly after: "connect" | "headers" | "mid-body" | "request";
      readonly how: "rst" | "fin";
    }
  | {
      readonly kind: "commit";
      readonly times: 1 | 2;
      readonly then: AfterCommit;
      readonly answer?: CannedResponse;
    }
  | { readonly kind: "late"; readonly delayMs: number };

export function problem(status: number, code: string, extra: object = {}): CannedResponse {
  return canned(
    status,
    { type: `https://errors.invalid/${code}`, title: code, status, code, ...extra },
    [["content-type", "application/problem+json"]],
  );
}

export function canned(
  status: number,
  json: unknown,
  headers: readonly (readonly [string, string])[] = [["content-type", "application/json"]],
): CannedResponse {
  const body = Buffer.from(JSON.stringify(json));
  return { status, headers, body, framing: "length" };
}

/** Short names a case may use, exactly the sixteen ways of the double-spend proof and a few more. */
const named: Readonly<Record<string, Fault>> = {
  pass: { kind: "pass" },
  refuse: { kind: "refuse" },
  "accept-rst": { kind: "accept", how: "rst" },
  "accept-hang": { kind: "accept", how: "hang" },
  // After the first bytes of the client: in the middle of a TLS handshake.
  "accept-cut": { kind: "accept", how: "cut" },
  "drop-after-connect": { kind: "drop", after: "connect", how: "fin" },
  "drop-after-headers": { kind: "drop", after: "headers", how: "rst" },
  "drop-mid-body": { kind: "drop", after: "mid-body", how: "rst" },
  "read-not-forwarded": { kind: "drop", after: "request", how: "rst" },
  "read-not-forwarded-fin": { kind: "drop", after: "request", how: "fin" },
  "commit-then-rst": { kind: "commit", times: 1, then: "rst" },
  "commit-then-fin": { kind: "commit", times: 1, then: "fin" },
  "commit-then-hang": { kind: "commit", times: 1, then: "hang" },
  "status-line-only": { kind: "commit", times: 1, then: "status-line" },
  "headers-only": { kind: "commit", times: 1, then: "headers" },
  "body-cut": { kind: "commit", times: 1, then: "cut-body" },
  "500-after-commit": {
    kind: "commit",
    times: 1,
    then: "answer",
    answer: problem(500, "internal_error", { retryable: true }),
  },
  "twice-then-drop": { kind: "commit", times: 2, then: "rst" },
  "late-delivery": { kind: "late", delayMs: 400 },
  "429": { kind: "respond", response: problem(429, "rate_limited", { retryable: true }) },
  "500": { kind: "respond", response: problem(500, "internal_error", { retryable: true }) },
  "502": { kind: "respond", response: problem(502, "bad_gateway", { retryable: true }) },
  "503": { kind: "respond", response: problem(503, "maintenance", { retryable: true }) },
  "504": { kind: "respond", response: problem(504, "upstream_timeout", { retryable: true }) },
  "409-in-progress": {
    kind: "respond",
    response: problem(409, "idempotency_in_progress", { retryable: true }),
  },
};

export const faultNames: readonly string[] = Object.keys(named);

/** Looks a short name up; throws with the list of names when there is none. */
export function namedFault(name: string): Fault {
  const fault = named[name];
  if (fault === undefined || !Object.hasOwn(named, name)) {
    throw new Error(`unknown fault "${name}"; known: ${faultNames.join(", ")}`);
  }
  return fault;
}

/** True when the fault strikes before any byte of a request can be read. */
export function strikesAtAccept(fault: Fault): boolean {
  return (
    fault.kind === "refuse" ||
    fault.kind === "accept" ||
    (fault.kind === "drop" && fault.after === "connect")
  );
}
