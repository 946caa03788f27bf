import type { FastifyReply, FastifyRequest } from "fastify";
import type { TenantScope } from "../db/db.ts";
import { insertLogged, type LoggedRequest } from "../db/queries/request-log.ts";
import { API_VERSION } from "../domain/shared/events.ts";
import type { Services } from "../domain/shared/services.ts";
import { stateOf } from "./state.ts";

const FLUSH_MS = 250;
/** Beyond this many waiting entries new ones are dropped: a log must never be the reason that memory ends. */
const MAX_WAITING = 20_000;
const MAX_TEXT = 300;

/**
 * Remembers what was answered, without bodies, query and credentials, and writes it in batches beside the requests. A process
 * that is killed loses the last quarter of a second of it; money, events and the audit trail never depend on it.
 */
export class RequestLog {
  readonly #services: Pick<Services, "db" | "now">;
  #waiting = new Map<string, { readonly scope: TenantScope; readonly entries: LoggedRequest[] }>();
  #count = 0;
  #timer: NodeJS.Timeout | null = null;
  #writing: Promise<void> = Promise.resolve();

  constructor(services: Pick<Services, "db" | "now">) {
    this.#services = services;
  }

  /** Remembers a request that was answered. Those without a known tenant belong to nobody's log. */
  add(request: FastifyRequest, reply: FastifyReply): void {
    const { visitor, id, operation, apiVersion, correlationId, code } = stateOf(request);
    const identity = stateOf(request).identity ?? visitor;
    if (identity === null || this.#count >= MAX_WAITING) return;
    const durationMs = Math.max(0, Math.round(reply.elapsedTime));
    const key = request.headers["idempotency-key"];
    const entry: LoggedRequest = {
      id,
      object: "request_log_entry",
      at: new Date(this.#services.now().getTime() - durationMs).toISOString(),
      method: request.method,
      path: (request.url.split("?")[0] ?? "").slice(0, MAX_TEXT),
      operationId: operation?.id ?? null,
      status: reply.statusCode,
      code,
      durationMs,
      ip: request.ip,
      userAgent: request.headers["user-agent"]?.slice(0, MAX_TEXT) ?? null,
      apiVersion: apiVersion ?? API_VERSION,
      correlationId,
      actor: identity.actor,
      idempotencyKey: typeof key === "string" ? key.slice(0, 255) : null,
      livemode: identity.livemode,
    };
    const scope = { tenantId: identity.tenantId, livemode: identity.livemode };
    const name = `${scope.tenantId} ${scope.livemode}`;
    const batch = this.#waiting.get(name) ?? { scope, entries: [] };
    batch.entries.push(entry);
    this.#waiting.set(name, batch);
    this.#count += 1;
    this.#timer ??= setTimeout(() => void this.#flush(), FLUSH_MS);
  }

  /** Writes what waits. */
  async close(): Promise<void> {
    await this.#flush();
  }

  #flush(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const batches = [...this.#waiting.values()];
    this.#waiting = new Map();
    this.#count = 0;
    this.#writing = this.#writing.then(async () => {
      for (const { scope, entries } of batches)
        // A database that is away costs the log, nothing else.
        await insertLogged(this.#services.db, scope, entries).catch(() => undefined);
    });
    return this.#writing;
  }
}
