import type { Scenario } from "./simulator/market.ts";

/** What the shipped models are fitted to. Before FROM a world only fills the records that the features look back into. */
export const DAYS = 120;
export const FROM = 50;
export const TRAINING: Scenario = { seed: 101, clients: 160_000, days: DAYS };
/** Worlds where nothing changes: how far apart such days lie is what the drift monitor must bear. */
export const STEADY: readonly Scenario[] = Array.from(
  { length: 10 },
  (_, index) => 151 + index,
).map((seed) => ({
  seed,
  clients: 10_000,
  days: DAYS,
}));
export const CREDIT_TRAINING = { seed: 101, count: 48_000 };

/**
 * What they are judged on: seeds that no choice was ever made on. A report that leads to a change of simulator, model or monitor
 * uses its seeds up: 201-250 and 301-303 were those of version 1.1.0.
 */
export const UNSEEN: readonly Scenario[] = [501, 502, 503, 504, 505].map((seed) => ({
  seed,
  clients: 30_000,
  days: DAYS,
}));
export const CREDIT_UNSEEN = [501, 502, 503, 504, 505].map((seed) => ({ seed, count: 15_000 }));
/** More unseen worlds where nothing changes, for the monitor alone: with five, one in twenty could not be told. */
export const QUIET: readonly Scenario[] = Array.from({ length: 35 }, (_, index) => ({
  seed: 531 + index,
  clients: 10_000,
  days: DAYS,
}));

/** From here on a scenario is judged; the days before are its past. */
export const TEST_FROM = 103;

/** The monitor of drift watches the 30 days from here on. */
export const DRIFT_FROM = 90;

/** Worlds the model was not made for, watched for as many days after the change as the steady ones are. */
const STRESSED = { clients: 30_000, days: TEST_FROM + 30 };
export const STRESS: Readonly<Record<string, Scenario>> = {
  "fraud doubled": {
    seed: 601,
    ...STRESSED,
    mix: { takeover: 18, scam: 10, mule: 18, agent: 5.2, slow: 10, fromDay: TEST_FROM },
  },
  "amounts +30 %": {
    seed: 602,
    ...STRESSED,
    inflation: { factor: 1.3, fromDay: TEST_FROM },
  },
  "a sixth type": { seed: 603, ...STRESSED, mix: { ring: 6, fromDay: TEST_FROM } },
};
