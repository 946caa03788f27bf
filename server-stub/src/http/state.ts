import type { FastifyRequest } from "fastify";
import type { Identity } from "../domain/auth/authenticate.ts";
import type { Visitor } from "../domain/widgets/visitor.ts";
import { newId } from "../domain/shared/typeid.ts";
import type { DeprecatedUse } from "./deprecations.ts";
import type { OperationFacts } from "./operation.ts";
import type { Quota } from "./rate-limits.ts";

/** What the hooks of one request tell each other, in the order of domain 4.4. */
export interface RequestState {
  readonly id: string;
  readonly correlationId: string | null;
  readonly locale: "en" | "fr";
  readonly operation: OperationFacts | null;
  quota: Quota | null;
  identity: Identity | null;
  /** In the place of an identity where a client token came. */
  visitor: Visitor | null;
  apiVersion: string | null;
  /** Error code of the answer; null on success. */
  code: string | null;
  readonly uses: DeprecatedUse[];
  /** What the request holds that must be given back when it ends. */
  readonly releases: (() => void)[];
  readonly abort: HangUp;
}

/** Told when a caller hangs up. Its signal is made for those who ask only: most requests end before anybody does. */
export class HangUp {
  #controller: AbortController | null = null;
  #isOver = false;

  get signal(): AbortSignal {
    this.#controller ??= new AbortController();
    if (this.#isOver) this.#controller.abort();
    return this.#controller.signal;
  }

  abort(): void {
    this.#isOver = true;
    this.#controller?.abort();
  }
}

declare module "fastify" {
  interface FastifyContextConfig {
    operation?: OperationFacts;
    /** Files that a page needs: they count against no rate limit. */
    uncounted?: boolean;
  }
}

const states = new WeakMap<FastifyRequest, RequestState>();
const PRINTABLE = /^[\x20-\x7E]{1,64}$/;

/** The state of a request; made at the first call. */
export function stateOf(request: FastifyRequest): RequestState {
  const known = states.get(request);
  if (known !== undefined) return known;
  const correlation = request.headers["x-correlation-id"];
  const made: RequestState = {
    id: newId("req"),
    correlationId:
      typeof correlation === "string" && PRINTABLE.test(correlation) ? correlation : null,
    locale: prefersFrench(request.headers["accept-language"]) ? "fr" : "en",
    operation: request.routeOptions?.config?.operation ?? null,
    quota: null,
    identity: null,
    visitor: null,
    apiVersion: null,
    code: null,
    uses: [],
    releases: [],
    abort: new HangUp(),
  };
  states.set(request, made);
  return made;
}

/** Whether French has the higher weight in Accept-Language; English wins ties and absence. */
function prefersFrench(header: string | undefined): boolean {
  if (header === undefined) return false;
  const weights = { en: 0, fr: 0 };
  for (const part of header.split(",")) {
    const match = /^\s*(en|fr)(?:-[A-Za-z0-9]+)*\s*(?:;\s*q=([0-9.]+))?\s*$/i.exec(part);
    const language = match?.[1]?.toLowerCase();
    if (language === "en" || language === "fr")
      weights[language] = Math.max(weights[language], Number(match?.[2] ?? 1));
  }
  return weights.fr > weights.en;
}
