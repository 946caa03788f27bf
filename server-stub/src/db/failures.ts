import { DatabaseError } from "pg";

/** What went wrong in the database, in words the domain can act on. */
export type DatabaseFailureKind =
  | "insufficient_funds"
  | "too_many_open"
  | "limit_reached"
  | "account_blocked"
  | "version_conflict"
  | "lease_lost"
  | "audit_conflict"
  | "unique_violation"
  | "illegal_transition"
  | "lock_timeout"
  | "unavailable"
  | "unexpected";

/** Our own SQLSTATEs, raised by commit_unit, and the standard ones the domain reacts to. */
const KINDS: Readonly<Record<string, DatabaseFailureKind>> = {
  NJ402: "insufficient_funds",
  NJ403: "account_blocked",
  NJ409: "version_conflict",
  NJ410: "lease_lost",
  NJ411: "audit_conflict",
  NJ412: "illegal_transition",
  NJ420: "limit_reached",
  NJ429: "too_many_open",
  "23505": "unique_violation",
  "55P03": "lock_timeout",
};

/** Classes of SQLSTATE (first two characters) that mean the server is away, not that the statement is wrong. */
const AWAY = new Set(["08", "53", "57", "58"]);
const AWAY_ERRNO = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EHOSTUNREACH",
  "EAI_AGAIN",
  "ERR_STREAM_DESTROYED",
  "ERR_STREAM_WRITE_AFTER_END",
]);

/** An error of the database with its kind, the violated constraint, and facts our own functions attached. */
export class DatabaseFailure extends Error {
  override readonly name = "DatabaseFailure";
  readonly kind: DatabaseFailureKind;
  readonly constraint: string | null;
  readonly facts: Readonly<Record<string, unknown>>;

  constructor(
    kind: DatabaseFailureKind,
    message: string,
    constraint: string | null,
    facts: Readonly<Record<string, unknown>>,
    cause: unknown,
  ) {
    super(message, { cause });
    this.kind = kind;
    this.constraint = constraint;
    this.facts = facts;
  }
}

/** Whether an error is a failure of one of the given kinds. */
export function isFailure(
  error: unknown,
  ...kinds: readonly DatabaseFailureKind[]
): error is DatabaseFailure {
  return error instanceof DatabaseFailure && kinds.includes(error.kind);
}

/** Wraps whatever the driver threw. */
export function toFailure(error: unknown): DatabaseFailure {
  if (error instanceof DatabaseFailure) return error;
  if (error instanceof DatabaseError) {
    const code = error.code ?? "";
    const kind = KINDS[code] ?? (AWAY.has(code.slice(0, 2)) ? "unavailable" : "unexpected");
    return new DatabaseFailure(
      kind,
      error.message,
      error.constraint ?? null,
      parseFacts(error.detail),
      error,
    );
  }
  const message = error instanceof Error ? error.message : String(error);
  return new DatabaseFailure(
    isAway(error, message) ? "unavailable" : "unexpected",
    message,
    null,
    {},
    error,
  );
}

function isAway(error: unknown, message: string): boolean {
  const code =
    error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
  return (
    AWAY_ERRNO.has(code) ||
    /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
      message,
    )
  );
}

/** Our functions put a JSON object into DETAIL; PostgreSQL itself puts prose there. */
function parseFacts(detail: string | undefined): Readonly<Record<string, unknown>> {
  if (detail === undefined || !detail.startsWith("{")) return {};
  try {
    const value: unknown = JSON.parse(detail);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
