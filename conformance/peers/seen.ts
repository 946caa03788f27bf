/** What one call of a peer's client did: at the socket, and in its own words. */
import type { WireRecord } from "../proxy/fault-proxy.ts";
import { headerValue } from "../proxy/message.ts";

export type Told =
  | { readonly ok: true; readonly id: unknown; readonly number: string }
  | { readonly ok: false; readonly error: string };

export type Seen = {
  readonly records: readonly WireRecord[];
  /** Requests at the other origin, for redirects. */
  readonly elsewhere: readonly WireRecord[];
  /** Null: still running when patience ended. */
  readonly told: Told | null;
  /** Milliseconds from the arrival of the first request to the end of the client's process. */
  readonly ms: number;
  /** Epoch milliseconds at which the proxy began to count. */
  readonly startedAt: number;
};

/** `null`: the client never came to where the trap is. */
export type Verdict = { readonly holds: boolean | null; readonly saw: string };

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;

/** Milliseconds between the arrivals of attempts. */
export const waits = ({ records }: Seen): readonly number[] =>
  records.slice(1).map((record, index) => record.atMs - (records[index]?.atMs ?? 0));

export const ended = ({ told }: Seen): string => {
  if (told === null) return "still waiting";
  return told.ok ? "told ok" : `told ${told.error.replaceAll(/\s+/g, " ").slice(0, 70)}`;
};

export function keysOf({ records }: Seen): string {
  const keys = new Set(records.map((one) => headerValue(one.headers, "idempotency-key")));
  if (keys.size === 1) return keys.has(undefined) ? "no key" : "one key";
  return keys.has(undefined) ? "a key on some" : `${keys.size} keys`;
}

const credentials = ["authorization", "x-api-key"];

/** Names of the headers with credentials that a request carries. */
export const carried = (record: WireRecord): readonly string[] =>
  credentials.filter((name) => headerValue(record.headers, name) !== undefined);
