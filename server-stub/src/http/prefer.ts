import { setTimeout as sleep } from "node:timers/promises";

const POLL_MS = 100;

/** Seconds of `Prefer: wait=N` (RFC 7240); null without one. The field's shape was checked before. */
export function waitSeconds(header: string | undefined): number | null {
  const seconds = /^wait=(\d+)$/.exec(header ?? "")?.[1];
  return seconds === undefined ? null : Number(seconds);
}

/** Reads again and again until the value is done, `seconds` have passed, or the caller has gone; answers the last value read. */
export async function waitUntil<T>(
  read: () => Promise<T>,
  isDone: (value: T) => boolean,
  seconds: number,
  signal: AbortSignal,
): Promise<T> {
  const until = performance.now() + seconds * 1000;
  for (;;) {
    const value = await read();
    const left = until - performance.now();
    if (isDone(value) || left <= 0 || signal.aborted) return value;
    await sleep(Math.min(POLL_MS, left));
  }
}

/** Says that a preference was honoured. */
export const preferenceApplied = (seconds: number | null): Readonly<Record<string, string>> =>
  seconds === null ? {} : { "Preference-Applied": `wait=${seconds}` };
