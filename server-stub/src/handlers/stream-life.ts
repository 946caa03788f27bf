import { Refusal } from "../domain/shared/refusal.ts";
import type { CallContext } from "../http/call-context.ts";

/** A stream that has nothing to say says so this often. */
export const HEARTBEAT_MS = 15_000;
/** Credentials are looked at again this often: a revoked key must not listen on. */
const RECHECK_MS = 15_000;
const RETRY_AFTER_SECONDS = 1;

/** Why a stream ends, as `stream.closing` tells it. */
export type Ending = "shutdown" | "credentials_ended" | "session_ended";

/** What all event streams have in common: when they last spoke, and why they end. */
export class StreamLife {
  /** Ends waits early: the caller hung up, or the server stops. */
  readonly wakeful: AbortSignal;
  readonly #context: CallContext;
  #spokeAt = performance.now();
  #checkedAt = performance.now();

  constructor(context: CallContext) {
    this.#context = context;
    this.wakeful = context.facts.signal;
  }

  spoke(): void {
    this.#spokeAt = performance.now();
  }

  silentMs(): number {
    return performance.now() - this.#spokeAt;
  }

  /** Null while the stream may go on. */
  async ended(): Promise<Ending | "hung_up" | null> {
    const { hungUp, signal, parts, rawHeaders, address } = this.#context.facts;
    if (hungUp.aborted) return "hung_up";
    if (signal.aborted) return "shutdown";
    if (performance.now() - this.#checkedAt < RECHECK_MS) return null;
    this.#checkedAt = performance.now();
    const text = (name: string): string | null => {
      const value = rawHeaders[name];
      return typeof value === "string" ? value : null;
    };
    // Only the key: a login lasts an hour, and a stream that was opened with one may outlive it.
    return parts.authenticator
      .authenticate({ apiKey: text("x-api-key"), accessToken: null, address })
      .then(
        () => null,
        // A database that is away says nothing about a key.
        (error: unknown) => (error instanceof Refusal ? ("credentials_ended" as const) : null),
      );
  }

  closing(reason: Ending): string {
    return frame("stream.closing", {
      reason,
      retryAfter: reason === "shutdown" ? RETRY_AFTER_SECONDS : null,
    });
  }
}

export const frame = (event: string, data: object): string =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
export const comment = (): string => ": still here\n\n";
