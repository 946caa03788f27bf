/** Listen sessions of the API: made, found again, closed, and told what became of events. */
import { hostname } from "node:os";
import { ConflictError, NjiaError } from "@njia/sdk";
import { CliError, EXIT } from "../exit.ts";
import { ANY, type Operation, type Session } from "../session.ts";

export interface ListenSession {
  readonly id: string;
  readonly streamUrl: string;
  readonly secret: string;
  readonly afterSequence: number;
}

/** What to listen to, as `createListenSession` takes it. */
export interface Wanted {
  readonly types?: readonly string[];
  readonly where?: readonly string[];
  readonly payloadFormat?: "enveloped" | "flat";
  readonly afterSequence?: number;
  readonly createdAfter?: string;
}

export interface Result {
  readonly eventId: string;
  readonly attempt: number;
  readonly httpStatus?: number;
  readonly durationMs: number;
  readonly error?: "timeout" | "connection" | "tls" | "dns" | "http_status";
  readonly responseSnippet?: string;
}

const SESSIONS = "/v1/webhooks/listen-sessions";
const CREATE: Operation = {
  id: "createListenSession",
  method: "POST",
  path: SESSIONS,
  body: true,
  result: ANY,
  key: "Idempotency-Key",
  secret: "secret",
};
const LIST: Operation = { id: "listListenSessions", method: "GET", path: SESSIONS, result: ANY };
const CLOSE: Operation = { id: "closeListenSession", method: "DELETE", path: `${SESSIONS}/{id}` };
const RESULTS: Operation = {
  id: "recordListenResults",
  method: "POST",
  path: `${SESSIONS}/{id}/results`,
  body: true,
};
const TYPES: Operation = {
  id: "listEventTypes",
  method: "GET",
  path: "/v1/webhooks/event-types",
  query: "",
  result: ANY,
  page: {
    style: "cursor",
    send: "startingAfter",
    items: "/data",
    next: "/nextCursor",
    more: "/hasMore",
  },
};
const MAX_DEVICE = 80;

interface Listed {
  readonly id: string;
  readonly device: string | null;
  readonly profile: string;
  readonly connected: boolean;
  readonly createdAt: string;
}

export class SessionApi {
  readonly #session: Session;
  readonly #device = hostname().slice(0, MAX_DEVICE) || "unnamed";

  constructor(session: Session) {
    this.#session = session;
  }

  /**
   * Makes a session. At the limit, those that this machine left behind are closed; with `takeover` the oldest one is. Throws
   * what the API answers, without trying again.
   */
  async create(wanted: Wanted, takeover: boolean, signal: AbortSignal): Promise<ListenSession> {
    const { profile } = this.#session.settings;
    const body = { ...wanted, device: this.#device, profile };
    try {
      const { data } = await this.#session.call(CREATE, [], body, { signal, maxRetries: 0 });
      return data as ListenSession;
    } catch (error) {
      if (!(error instanceof ConflictError) || error.code !== "listen_session_limit") throw error;
      if (!(await this.#makeRoom(takeover, signal))) throw full(error);
      const { data } = await this.#session.call(CREATE, [], body, { signal, maxRetries: 0 });
      return data as ListenSession;
    }
  }

  async close(id: string, signal: AbortSignal): Promise<void> {
    await this.#session.call(CLOSE, [id], undefined, { signal, maxRetries: 0 });
  }

  async record(id: string, results: readonly Result[], signal: AbortSignal): Promise<void> {
    await this.#session.call(RESULTS, [id], { results }, { signal, maxRetries: 1 });
  }

  /** The names of all types of events. */
  async types(): Promise<readonly string[]> {
    const names: string[] = [];
    const client = this.#session.client(TYPES);
    for await (const item of client.list<{ type?: string; id?: string }, unknown>(TYPES, [], {}))
      names.push(item.type ?? item.id ?? "");
    return names.filter(Boolean);
  }

  async #makeRoom(takeover: boolean, signal: AbortSignal): Promise<boolean> {
    const { data } = await this.#session.call(LIST, [], { limit: 100 }, { signal });
    const open = (data as { data: readonly Listed[] }).data;
    const { profile } = this.#session.settings;
    const ours = open.filter(
      (one) => !one.connected && one.device === this.#device && one.profile === profile,
    );
    const oldest = [...open].sort((a, b) => a.createdAt.localeCompare(b.createdAt))[0];
    const victims = ours.length > 0 ? ours : takeover && oldest ? [oldest] : [];
    for (const { id } of victims) await this.close(id, signal);
    return victims.length > 0;
  }
}

function full(error: NjiaError): CliError {
  return new CliError(EXIT.refused, error.message, "Close the oldest one: njia listen --takeover");
}
