import type { Scenario } from "./simulator/market.ts";

/** What the shipped models are fitted to. */
export const DAYS = 75;
export const TRAINING: Scenario = { seed: 101, clients: 60_000, days: DAYS };
export const CREDIT_TRAINING = { seed: 101, count: 24_000 };

/** What they are judged on: seeds that no choice was ever made on. */
export const UNSEEN: readonly Scenario[] = [201, 202, 203, 204, 205].map((seed) => ({
  seed,
  clients: 30_000,
  days: DAYS,
}));
export const CREDIT_UNSEEN = [201, 202, 203, 204, 205].map((seed) => ({ seed, count: 6_000 }));

/** From here on a scenario is judged; the days before are its past. */
export const TEST_FROM = 58;

/** Worlds the model was not made for. */
export const STRESS: Readonly<Record<string, Scenario>> = {
  "fraud doubled": {
    seed: 301,
    clients: 20_000,
    days: DAYS,
    mix: { takeover: 20, scam: 10, mule: 18, agent: 5.2, slow: 10 },
  },
  "amounts +30 %": {
    seed: 302,
    clients: 20_000,
    days: DAYS,
    inflation: { factor: 1.3, fromDay: TEST_FROM },
  },
  "a sixth type": { seed: 303, clients: 20_000, days: DAYS, mix: { ring: 6 } },
};
