import type { Authenticator, Identity } from "../domain/auth/authenticate.ts";
import type { RequestKey } from "../domain/idempotency/command.ts";
import type { Caller } from "../domain/shared/actor.ts";
import { refuse } from "../domain/shared/refusal.ts";
import type { Services } from "../domain/shared/services.ts";
import type { Visitor } from "../domain/widgets/visitor.ts";
import type { WorkerTools } from "../workers/run-job.ts";
import type { OperationFacts } from "./operation.ts";
import type { Quota } from "./rate-limits.ts";
import { renderFor, showsAsStored } from "./versions.ts";

/** What the server is made of, as far as handlers need it. One object per process. */
export interface Parts {
  readonly services: Services;
  readonly worker: WorkerTools;
  readonly authenticator: Authenticator;
  /** Prefix of links, without a trailing slash. */
  readonly baseUrl: string;
}

/** What the HTTP layer found out about a request before its handler runs. */
export interface CallFacts {
  readonly parts: Parts;
  readonly operation: OperationFacts;
  readonly requestId: string;
  readonly address: string;
  readonly apiVersion: string;
  readonly locale: "en" | "fr";
  readonly identity: Identity | null;
  readonly visitor: Visitor | null;
  readonly key: RequestKey | null;
  readonly quota: Quota;
  /** Ends when the caller hangs up or the server stops. */
  readonly signal: AbortSignal;
  /** Ends only when the caller hangs up: a stream may then still say goodbye. */
  readonly hungUp: AbortSignal;
  /** Request header fields beyond the documented ones, lower case. */
  readonly rawHeaders: Readonly<Record<string, unknown>>;
  /** Bytes of the body as they came; null without one. */
  readonly rawBody: Uint8Array | null;
}

/** Given to every handler. */
export class CallContext {
  readonly facts: CallFacts;

  constructor(facts: CallFacts) {
    this.facts = facts;
  }

  get services(): Services {
    return this.facts.parts.services;
  }

  /** Who the key and the session stand for. Only operations with credentials may ask. */
  get identity(): Identity {
    const { identity, operation } = this.facts;
    if (identity === null) throw new Error(`${operation.id} is public and has no identity`);
    return identity;
  }

  /** Whom the client token let in. Only operations of widgets may ask. */
  get visitor(): Visitor {
    const { visitor, operation } = this.facts;
    if (visitor === null) throw new Error(`${operation.id} is not for visitors of widgets`);
    return visitor;
  }

  /** The same as domain commands want it. */
  get caller(): Caller {
    const { apiVersion, requestId, address, visitor } = this.facts;
    if (visitor !== null) {
      const { tenantId, livemode, actor, tenant } = visitor;
      return { tenantId, livemode, actor, scopes: [], apiVersion, requestId, address, tenant };
    }
    const { tenantId, livemode, actor, scopes, key } = this.identity;
    const { slug, name, country, defaultCurrency, timezone } = key.tenant;
    return {
      tenantId,
      livemode,
      actor,
      scopes,
      apiVersion,
      requestId,
      address,
      tenant: { slug, name, country, defaultCurrency, timezone },
    };
  }

  /** The idempotency key where the operation insists on one. */
  get requiredKey(): RequestKey {
    if (this.facts.key === null)
      throw refuse("idempotency_key_required", "Send a header Idempotency-Key.");
    return this.facts.key;
  }

  /** Whether the answer may be a text that was stored, for the API version of the request. */
  get showsAsStored(): boolean {
    return showsAsStored(this.facts.apiVersion);
  }

  /** Makes the text of an answer for the API version of the request. */
  get render(): (value: unknown) => string {
    return renderFor(this.facts.apiVersion);
  }
}
