import type { Scenario } from "./simulator/market.ts";

/** What the shipped models are fitted to. Before FROM a world only fills the records that the features look back into. */
export const DAYS = 120;
export const FROM = 50;
export const TRAINING: Scenario = { seed: 101, clients: 120_000, days: DAYS };
/** Worlds where nothing changes: how far apart such days lie is what the drift monitor must bear. */
export const STEADY: readonly Scenario[] = [151, 152, 153, 154, 155, 156].map((seed) => ({
  seed,
  clients: 10_000,
  days: DAYS,
}));
export const CREDIT_TRAINING = { seed: 101, count: 48_000 };

/** What they are judged on: seeds that no choice was ever made on. */
export const UNSEEN: readonly Scenario[] = [201, 202, 203, 204, 205].map((seed) => ({
  seed,
  clients: 30_000,
  days: DAYS,
}));
export const CREDIT_UNSEEN = [201, 202, 203, 204, 205].map((seed) => ({ seed, count: 15_000 }));
/** More unseen worlds where nothing changes, for the monitor alone: with five, one in twenty could not be told. */
export const QUIET: readonly Scenario[] = Array.from({ length: 20 }, (_, index) => ({
  seed: 231 + index,
  clients: 10_000,
  days: DAYS,
}));

/** From here on a scenario is judged; the days before are its past. */
export const TEST_FROM = 103;

/** The monitor of drift watches the 30 days from here on. */
export const DRIFT_FROM = 90;

/** Worlds the model was not made for. */
export const STRESS: Readonly<Record<string, Scenario>> = {
  "fraud doubled": {
    seed: 301,
    clients: 20_000,
    days: DAYS,
    mix: { takeover: 18, scam: 10, mule: 18, agent: 5.2, slow: 10 },
  },
  "amounts +30 %": {
    seed: 302,
    clients: 20_000,
    days: DAYS,
    inflation: { factor: 1.3, fromDay: TEST_FROM },
  },
  "a sixth type": { seed: 303, clients: 20_000, days: DAYS, mix: { ring: 6 } },
};
