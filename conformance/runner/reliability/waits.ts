/** Spans of time, and waiting for what happens when it happens. */
import { setTimeout as sleep } from "node:timers/promises";

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** A whole second so far from now, for the sandbox clock of a stand. */
export const secondFromNow = (byMs: number): number => Math.ceil(Date.now() / 1000) * 1000 + byMs;

/** Looks again and again, and gives up at `untilMs` (epoch milliseconds); whoever needs to know looks once more. */
export async function waitUntil(isSo: () => boolean, untilMs: number, pauseMs = 5): Promise<void> {
  while (!isSo() && Date.now() < untilMs) await sleep(pauseMs);
}

/** Waits for so many more than there are now; on a busy machine the first answers take longer than the pause before a kill. */
export function moreOf(count: () => number, more: number, withinMs: number): Promise<void> {
  const wanted = count() + more;
  return waitUntil(() => count() >= wanted, Date.now() + withinMs);
}
