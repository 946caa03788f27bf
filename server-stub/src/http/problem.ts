import { Refusal, type RefusalFacts } from "../domain/shared/refusal.ts";
import { PROBLEMS } from "../generated/problems.ts";
import type { ProblemFacts } from "./problem-facts.ts";

/** A problem (RFC 9457) ready to send. */
export interface ProblemAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
}

export interface ProblemSetting {
  readonly requestId: string;
  readonly locale: "en" | "fr";
  readonly baseUrl: string;
}

const CATALOGUE: Readonly<Record<string, ProblemFacts>> = PROBLEMS;

/** The catalogue's entry of a code; undefined when there is none. */
export function findProblem(code: string): ProblemFacts | undefined {
  return Object.hasOwn(CATALOGUE, code) ? CATALOGUE[code] : undefined;
}

/** A refusal as a problem. A code that the catalogue does not know is our own fault and becomes internal_error. */
export function problemOf(facts: RefusalFacts, setting: ProblemSetting): ProblemAnswer {
  const entry = findProblem(facts.code);
  if (entry === undefined) return problemOf(INTERNAL, setting);
  const { code, detail, errors, members, retryAfterSeconds } = facts;
  const { requestId, locale, baseUrl } = setting;
  // Every exclusion of a rail may be passing; then the same request can succeed later (domain 4.5, note 1).
  const retryable = entry.retryable || members?.["retryable"] === true;
  return {
    status: entry.status,
    headers: {
      "Content-Language": entry.titles[locale] === undefined ? "en" : locale,
      ...(retryAfterSeconds === undefined
        ? {}
        : { "Retry-After": String(Math.max(1, Math.ceil(retryAfterSeconds))) }),
      ...(entry.status === 401 ? { "WWW-Authenticate": challengeOf(code) } : {}),
    },
    body: {
      ...members,
      type: `${baseUrl}/errors/${code}`,
      title: entry.titles[locale] ?? entry.titles.en,
      status: entry.status,
      detail,
      instance: `/requests/${requestId}`,
      code,
      retryable,
      requestId,
      ...(errors === undefined ? {} : { errors }),
    },
  };
}

/** Which credential is at fault (RFC 9110 wants a challenge with every 401). */
function challengeOf(code: string): string {
  if (code.startsWith("session_") || code === "widget_token_invalid") return "Bearer";
  return 'ApiKey realm="njia", header="X-API-Key"';
}

/** What we say when something broke on our side; the cause is only in the log. */
export const INTERNAL: RefusalFacts = {
  code: "internal_error",
  detail:
    "Something broke on our side. Repeat the request with the same Idempotency-Key; nothing happens twice.",
};

/** Whether an answer with this refusal is our fault and belongs into the log with its cause. */
export function isOurFault(error: unknown): boolean {
  return !(error instanceof Refusal) || findProblem(error.code) === undefined;
}
