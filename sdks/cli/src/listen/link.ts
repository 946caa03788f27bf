/** The link to the event stream: opened, watched, opened again from the last event, for as long as the command runs. */
import { ApiError, NjiaError } from "@njia/sdk";
import { CliError, EXIT } from "../exit.ts";
import { sleep } from "../wait.ts";
import { readEvent, type Received } from "./event.ts";
import type { Frame } from "./frames.ts";
import type { ListenSession } from "./session-api.ts";
import { openWire, SILENCE_MS, type Wire } from "./wire.ts";

/** What is shown of the link. `connected` comes from the server's first frame alone. */
export type LinkState =
  | { readonly state: "connecting" }
  | {
      readonly state: "connected";
      readonly head: number;
      readonly lagMs: number;
      readonly afterMs: number | null;
    }
  | { readonly state: "lost"; readonly reason: string; readonly retryInMs: number };

export type Incoming =
  | { readonly kind: "event"; readonly event: Received }
  | { readonly kind: "passed"; readonly sequence: number; readonly lagMs: number }
  | { readonly kind: "gap"; readonly from: number; readonly to: number; readonly reason: string };

export interface LinkParts {
  /** Origin that the credentials belong to, and the path prefix of the API. */
  readonly baseUrl: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Makes a session that starts behind `after`, or where the command was told to if it is undefined. */
  readonly open: (after: number | undefined) => Promise<ListenSession>;
  readonly onState: (state: LinkState) => void;
  readonly onSession: (session: ListenSession) => void;
  /** Ends the link. */
  readonly signal: AbortSignal;
  readonly silenceMs?: number;
}

/** Before the first answer, so many tries; after it, for ever. */
const LADDER_MS = [0, 100, 500, 1000, 2000, 5000];
const SLOW_MS = 10_000;

export class Link {
  readonly #parts: LinkParts;
  #session: ListenSession | undefined;
  /** The last position that came over the wire; undefined before the first frame. */
  #position: number | undefined;
  #everConnected = false;
  #failures = 0;
  #lostAt: number | undefined;

  constructor(parts: LinkParts) {
    this.#parts = parts;
  }

  /** Everything that comes, each event once. Ends when the signal fires; throws what no repetition can mend. */
  async *incoming(): AsyncGenerator<Incoming, void, undefined> {
    const { signal, onState } = this.#parts;
    onState({ state: "connecting" });
    while (!signal.aborted) {
      let wait: { readonly reason: string; readonly ms?: number };
      try {
        wait = yield* this.#once();
      } catch (error) {
        if (signal.aborted) return;
        wait = { reason: this.#reasonOf(error) };
      }
      if (signal.aborted) return;
      await this.#pause(wait);
    }
  }

  /** One connection, from its opening to its end; answers why it ended. */
  async *#once(): AsyncGenerator<Incoming, { reason: string; ms?: number }, undefined> {
    const { signal, baseUrl, headers, silenceMs = SILENCE_MS, onSession } = this.#parts;
    if (this.#session === undefined) {
      this.#session = await this.#parts.open(this.#position);
      onSession(this.#session);
    }
    const resume = this.#position === undefined ? {} : { "last-event-id": String(this.#position) };
    const wire = await openWire(
      urlAt(baseUrl, this.#session.streamUrl),
      { ...headers, ...resume },
      signal,
      silenceMs,
    );
    if (wire.status !== 200) return this.#refused(wire);
    let connected = false;
    let head = 0;
    try {
      for await (const frame of wire.frames) {
        if (frame.event === "stream.closing") return this.#closing(frame, connected);
        const state = frame.event === "stream.state" ? readState(frame) : undefined;
        if (state !== undefined) {
          if (!connected) head = state.head;
          this.#connected(state, connected);
          connected = true;
          this.#position = Math.max(this.#position ?? 0, state.position);
          yield { kind: "passed", sequence: this.#position, lagMs: state.lagMs };
        } else if (frame.event === "stream.gap") {
          const gap = gapOf(frame);
          // The log is shorter than we knew, for instance restored from a copy: what comes now is new.
          if (gap.reason === "unknown_position") this.#position = gap.from - 1;
          yield gap;
        } else yield* this.#event(frame, head);
      }
    } finally {
      wire.close();
    }
    return { reason: "the server ended the stream" };
  }

  *#event({ id, event, data }: Frame, head: number): Generator<Incoming, void, undefined> {
    const sequence = Number(id);
    // Reserved names of a later server are passed over, and what came before a break is not taken twice.
    if (!Number.isSafeInteger(sequence) || id === undefined || event.startsWith("stream.")) return;
    if (this.#position !== undefined && sequence <= this.#position) return;
    this.#position = sequence;
    yield { kind: "event", event: readEvent(data, sequence, event, sequence <= head) };
  }

  #connected(state: { head: number; lagMs: number }, again: boolean): void {
    this.#failures = 0;
    const afterMs = this.#lostAt === undefined ? null : Date.now() - this.#lostAt;
    const { head, lagMs } = state;
    if (!again) this.#parts.onState({ state: "connected", head, lagMs, afterMs });
    this.#everConnected = true;
    this.#lostAt = undefined;
  }

  #closing(frame: Frame, connected: boolean): { reason: string; ms?: number } {
    const { reason, retryAfter } = objectOf(frame.data);
    if (reason === "credentials_ended")
      throw new CliError(
        EXIT.authentication,
        "The API key is valid no longer.",
        "Make a new key, then: njia login --api-key-stdin",
      );
    // A session with an open stream does not expire: somebody closed it.
    if (reason === "session_ended" && connected)
      throw new CliError(
        EXIT.refused,
        "This listen session was closed elsewhere, by --takeover or in the console.",
        "Start njia listen again.",
      );
    if (reason === "session_ended") this.#session = undefined;
    const ms = typeof retryAfter === "number" ? { ms: retryAfter * 1000 } : {};
    return {
      reason:
        reason === "shutdown" ? "the server restarts" : `the server closed: ${String(reason)}`,
      ...ms,
    };
  }

  #refused({ status, retryAfter, problem }: Wire): { reason: string; ms?: number } {
    const { title, detail } = objectOf(problem);
    const words = String(detail ?? title ?? `HTTP ${status}`);
    if (status === 401 || status === 403)
      throw new CliError(EXIT.authentication, words, "See what the key may do: njia whoami");
    // An expired session is made anew from the last position.
    if (status === 404) this.#session = undefined;
    else if (status < 500 && status !== 408 && status !== 429)
      throw new CliError(EXIT.refused, words, "Correct what the message names.");
    const seconds = Number(retryAfter);
    return { reason: words, ...(seconds > 0 && seconds <= 60 && { ms: seconds * 1000 }) };
  }

  /** Rethrows what trying again cannot mend. */
  #reasonOf(error: unknown): string {
    if (error instanceof CliError) throw error;
    if (error instanceof ApiError) {
      const status = error.status ?? 0;
      if (
        status < 500 &&
        status !== 408 &&
        status !== 429 &&
        error.code !== "idempotency_in_progress"
      )
        throw error;
    } else if (error instanceof NjiaError && error.name === "ConfigurationError") throw error;
    if (!(error instanceof Error)) return String(error);
    const { code } = error as NodeJS.ErrnoException;
    return error.message || code || "connection lost";
  }

  async #pause({ reason, ms }: { readonly reason: string; readonly ms?: number }): Promise<void> {
    const { signal, onState } = this.#parts;
    if (!this.#everConnected && this.#failures >= LADDER_MS.length)
      throw new CliError(
        EXIT.network,
        `The event stream cannot be reached: ${reason}.`,
        "Run njia doctor to see what is in the way.",
      );
    const rung = LADDER_MS[this.#failures] ?? SLOW_MS * (0.8 + Math.random() * 0.4);
    this.#failures += 1;
    const retryInMs = Math.max(rung, ms ?? 0);
    this.#lostAt ??= Date.now();
    onState({ state: "lost", reason, retryInMs });
    await sleep(retryInMs, signal);
  }
}

/** The stream at the configured origin: the key goes nowhere else, and a server behind a proxy may not know its own name. */
function urlAt(baseUrl: string, streamUrl: string): string {
  const { pathname, search } = new URL(streamUrl);
  return new URL(`${baseUrl.replace(/\/+$/, "")}${pathname}`).href + search;
}

function readState({ data }: Frame): { head: number; lagMs: number; position: number } {
  const { head, lagMs, position } = objectOf(data);
  const number = (value: unknown): number => (typeof value === "number" ? value : 0);
  return { head: number(head), lagMs: number(lagMs), position: number(position) };
}

function gapOf({ data }: Frame): Extract<Incoming, { kind: "gap" }> {
  const { from, to, reason } = objectOf(data);
  return { kind: "gap", from: Number(from), to: Number(to), reason: String(reason) };
}

function objectOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
