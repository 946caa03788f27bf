import { call, mayWrite } from "../shared/call.ts";
import { find } from "../shared/dom.ts";

export interface Endpoint {
  readonly id: string;
  readonly url: string;
  readonly description: string | null;
  readonly events: readonly string[];
  readonly payloadFormat: string;
  readonly ordering: string;
  readonly status: string;
  readonly disabledReason: string | null;
  readonly stats: {
    readonly lastSuccessAt: string | null;
    readonly lastFailureAt: string | null;
    readonly consecutiveFailures: number;
  };
  readonly secret?: string | null;
}

export interface Attempt {
  readonly number: number;
  readonly at: string;
  readonly httpStatus: number | null;
  readonly durationMs: number;
  readonly error: string | null;
  readonly responseSnippet: string | null;
}

export interface Delivery {
  readonly id: string;
  readonly createdAt: string;
  readonly eventId: string;
  readonly eventType: string;
  readonly endpointId: string;
  readonly status: string;
  readonly attemptCount: number;
  readonly nextAttemptAt: string | null;
  readonly attempts: readonly Attempt[];
}

export interface Page<T> {
  readonly data: readonly T[];
  readonly hasMore: boolean;
  readonly nextCursor: string | null;
}

/** Why the API said no, in its own words. */
export class Refused extends Error {}

/** Asks the API and answers the parsed body. Throws Refused with the problem's detail. */
export async function ask<T>(method: string, path: string, body: object | null = null): Promise<T> {
  if (!mayWrite(method)) throw new Refused("");
  const answer = await call({
    method,
    path,
    headers: method === "POST" ? { "Idempotency-Key": crypto.randomUUID() } : {},
    body: body === null ? null : JSON.stringify(body),
  });
  if (answer.status >= 400)
    throw new Refused(
      String((answer.json as { readonly detail?: string } | null)?.detail ?? answer.status),
    );
  return answer.json as T;
}

/** Tells a reader who does not look at the place where it happened. */
export function announce(text: string): void {
  const place = find("[data-announce]");
  if (place) place.textContent = text;
}
