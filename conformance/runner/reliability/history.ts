/** What the clients of a run did and were told: the material of the oracle, and the file a red run is read from. */
import { createHash } from "node:crypto";

export type Answer = {
  /** Milliseconds since the run began. */
  readonly startMs: number;
  readonly endMs: number;
  /** 0 when no answer came. */
  readonly status: number;
  /** SHA-256 of the body. */
  readonly sha: string;
  readonly code: string | null;
  readonly replayed: boolean;
  readonly retryAfter: string | null;
};

export type Kind = "payout" | "transfer" | "bulk" | "reversal";

/** One logical call: the same key and the same bytes until it is told success or a refusal. */
export type Operation = {
  readonly kind: Kind;
  readonly key: string;
  /** What its effects are found by: a reference, or for a reversal the transaction. */
  readonly marker: string;
  /** Minor units of each payment in it. */
  readonly amounts: readonly number[];
  readonly answers: Answer[];
  /** Id of the resource of the first success. */
  acknowledged: string | null;
  acknowledgedMs: number | null;
  /** Code of the 4xx it ended with. */
  refused: string | null;
};

export const digest = (text: string): string => createHash("sha256").update(text).digest("hex");

export const isSuccess = (answer: Answer): boolean => answer.status >= 200 && answer.status < 300;

export function historyLines(operations: readonly Operation[]): string {
  return operations.map((one) => `${JSON.stringify(one)}\n`).join("");
}
