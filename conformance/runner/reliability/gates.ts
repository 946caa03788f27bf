/** Progress gates of reliability.md 5: below them a run is void, because it proved nothing. */
import { isSuccess, type Operation } from "./history.ts";

export type KillFacts = {
  /** When each kill struck and how many requests were in flight. */
  readonly kills: readonly { readonly atMs: number; readonly inFlight: number }[];
  readonly wanted: number;
};

export function killGates(operations: readonly Operation[], facts: KillFacts): readonly string[] {
  const { kills, wanted } = facts;
  const found: string[] = [];
  if (kills.length < wanted) found.push(`${kills.length} of ${wanted} kills happened`);
  const acknowledged = operations.flatMap(({ acknowledgedMs }) => acknowledgedMs ?? []);
  const productive = kills.filter(({ atMs }, index) => {
    const from = kills[index - 1]?.atMs ?? 0;
    return acknowledged.some((ms) => ms > from && ms <= atMs);
  }).length;
  if (productive < 0.9 * kills.length) {
    found.push(
      `only ${productive} of ${kills.length} intervals between kills acknowledged something`,
    );
  }
  const mean = kills.reduce((sum, one) => sum + one.inFlight, 0) / Math.max(1, kills.length);
  if (mean < 4) found.push(`${mean.toFixed(1)} requests in flight at a kill on average, not 4`);
  return found;
}

/** 429 eats the load. */
export function quotaGate(operations: readonly Operation[]): readonly string[] {
  const answers = operations.flatMap((one) => one.answers);
  const limited = answers.filter(({ status }) => status === 429).length;
  const found = answers.filter(isSuccess).length === 0 ? ["no request succeeded"] : [];
  return limited > 0.01 * answers.length
    ? [...found, `${limited} of ${answers.length} answers are 429`]
    : found;
}

/** Of the groups of requests with one key, how many were really under way together. */
export function overlapGate(
  operations: readonly Operation[],
  wantedKeys: number,
): readonly string[] {
  const found: string[] = [];
  if (operations.length !== wantedKeys) {
    found.push(`${operations.length} of ${wantedKeys} keys were reached`);
  }
  const together = operations.filter(({ answers }) => {
    const firstEnd = Math.min(...answers.map(({ endMs }) => endMs));
    return answers.filter(({ startMs }) => startMs < firstEnd).length >= 2;
  }).length;
  if (together < 0.8 * operations.length) {
    found.push(`only ${together} of ${operations.length} groups of duplicates overlapped in time`);
  }
  return found;
}
