/** What `listen` shows, in one of its forms. */
import type { Received } from "./event.ts";
import type { Attempt } from "./forward.ts";
import type { Incoming, LinkState } from "./link.ts";

/** How an event stands after an attempt. */
export interface Tried {
  readonly event: Received;
  /** From 1. */
  readonly attempt: number;
  readonly outcome: Attempt;
  /** Milliseconds until the next attempt; undefined: there is none. */
  readonly retryInMs: number | undefined;
  readonly retries: number;
}

export interface Summary {
  readonly events: number;
  readonly handled: number;
  readonly failed: number;
  readonly retries: number;
  readonly p50Ms: number;
  /** Ids of events that failed for good, the last ones. */
  readonly failures: readonly string[];
}

/** What is known when the listener starts. */
export interface Opening {
  readonly profile: string;
  readonly tenant: string;
  readonly livemode: boolean;
  readonly secret: string;
  readonly targets: readonly { readonly glob: string; readonly to: string }[];
  /** What it starts behind, in words; empty: the present. */
  readonly start: string;
}

export interface View {
  opening(facts: Opening): void;
  state(state: LinkState): void;
  gap(gap: Extract<Incoming, { kind: "gap" }>): void;
  /** An event came and is not forwarded anywhere. */
  seen(event: Received): void;
  tried(tried: Tried): void;
  summary(summary: Summary): void;
  /** Gives the terminal back. */
  close(): void;
}
