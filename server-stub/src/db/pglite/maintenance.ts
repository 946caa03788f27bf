import type { Arbiter } from "./arbiter.ts";

/** PGlite is a lone backend: nobody else writes checkpoints (the log would grow without bound) or removes dead rows. */
const CHECKPOINT_INTERVAL_MS = 60_000;
const VACUUM_INTERVAL_MS = 300_000;

/**
 * Runs CHECKPOINT and VACUUM between other clients' transactions. Returns a function that stops it.
 * No ANALYZE: on empty tables it makes the planner choose sequential scans for foreign-key checks.
 */
export function startMaintenance(arbiter: Arbiter): () => void {
  const timers = [
    setInterval(() => arbiter.maintain("checkpoint"), CHECKPOINT_INTERVAL_MS),
    setInterval(() => arbiter.maintain("vacuum"), VACUUM_INTERVAL_MS),
  ];
  for (const timer of timers) timer.unref();
  return () => timers.forEach((timer) => clearInterval(timer));
}
