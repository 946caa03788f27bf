import type { Place } from "./population.ts";
import type { PublishedType } from "./published.ts";

/** Kinds of fraud; 0 is none. `ring` appears in stress seeds only. */
export const FRAUDS = ["none", "takeover", "mule", "agent", "slow", "scam", "ring"] as const;
export type Fraud = (typeof FRAUDS)[number];

/** One transaction as it is about to happen. Times in ms since the beginning; parties are ids of the population. */
export interface Event {
  readonly at: number;
  readonly type: PublishedType;
  readonly sender: number;
  readonly recipient: number;
  readonly amount: number;
  readonly fraud: Fraud;
  /** What the caller tells of it. Undefined: as the client's own things are at that moment. */
  readonly device?: number;
  readonly place?: Place;
  readonly simSince?: number;
  readonly agent?: number;
  readonly foreignNetwork?: boolean;
  readonly compromised?: boolean;
  readonly failed?: boolean;
  /** A change of the client's things that happens at this moment; no transaction. */
  readonly change?: { readonly device?: number; readonly sim?: boolean };
}
