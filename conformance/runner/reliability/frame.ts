/** What scenarios have in common: a stand that is closed however the run ends, strikes under load, and the shape of the verdict. */
import { setTimeout as sleep } from "node:timers/promises";
import { startCommitThief, type CommitThief } from "./commit-thief.ts";
import { quotaGate } from "./gates.ts";
import { startLoad } from "./load.ts";
import type { Violation } from "./oracle.ts";
import { alreadyRed, answerFigures, type Setting, type Verdict } from "./scenario.ts";
import type { Stand, StandOptions } from "./stand.ts";

/**
 * How long a rail may stay silent before it is asked: 30 s in truth. What a kill or a lost answer leaves unknown is cleared up after that, and
 * a run need not wait for it so long.
 */
export const IMPATIENT = { MOBILE_MONEY_CALLBACK_TIMEOUT_MS: "5000" } as const;

type Run = (setting: Setting) => Promise<Verdict>;

/** A run on a stand of its own. */
export function onStand(
  options: Partial<StandOptions>,
  work: (stand: Stand, setting: Setting) => Promise<Verdict>,
): Run {
  return async (setting) => {
    const stand = await setting.open(options);
    try {
      return await work(stand, setting);
    } finally {
      await stand.close();
    }
  };
}

/** A run on a stand whose servers reach PostgreSQL through a relay that can take away what is said about commits. */
export function onRobbedStand(
  work: (stand: Stand, thief: CommitThief, setting: Setting) => Promise<Verdict>,
): Run {
  return async (setting) => {
    const thieves: CommitThief[] = [];
    const through = async (url: string): Promise<CommitThief> => {
      const thief = await startCommitThief(url);
      thieves.push(thief);
      return thief;
    };
    try {
      return await onStand({ through, env: IMPATIENT }, (stand) => {
        const [thief] = thieves;
        if (thief === undefined) throw new Error("the stand did not go through the relay");
        return work(stand, thief, setting);
      })(setting);
    } finally {
      for (const thief of thieves) await thief.stop();
    }
  };
}

/** The numbers for our own server; one that is known to be wrong gets `forMutants`, whatever the scale. */
export const sizeOf = <Size>(
  { scale, mutant }: Setting,
  sizes: Readonly<Record<Setting["scale"], Size>>,
  forMutants: Size,
): Size => (mutant === null ? sizes[scale] : forMutants);

type Findings = {
  readonly violations: readonly Violation[];
  readonly gateFaults?: readonly string[];
  readonly figures: Readonly<Record<string, number>>;
};

/** With the gate, the figures and the history that every load has. */
export function verdictOf(
  { history, restMs }: Stand,
  { violations, gateFaults = [], figures }: Findings,
): Verdict {
  return {
    violations,
    gateFaults: [...gateFaults, ...quotaGate(history)],
    figures: {
      ...figures,
      "seconds to rest": Math.round(restMs / 1000),
      ...answerFigures(history),
    },
    history,
  };
}

export type Kill = { readonly atMs: number; readonly inFlight: number };

type Strikes = {
  readonly wanted: number;
  readonly clients: number;
  /** A server known to be wrong is asked after so many kills whether money went wrong already: then no more are needed. */
  readonly askedAfter: number;
  /** Resolves once the clients are at work again after the kill before: one that hits idle servers proves nothing. */
  readonly busy: () => Promise<void>;
  /** Kills, and brings back. */
  readonly strike: () => Promise<void>;
};

/** Strikes at moments of chance while clients work, who then come to their end. */
export async function strikeUnderLoad(
  stand: Stand,
  { random, mutant }: Setting,
  { wanted, clients, askedAfter, busy, strike }: Strikes,
): Promise<readonly Kill[]> {
  const kills: Kill[] = [];
  const load = startLoad(stand, clients, random);
  while (kills.length < wanted) {
    await busy();
    await sleep(random.between(50, 600));
    kills.push({ atMs: stand.elapsedMs(), inFlight: stand.inFlight });
    await strike();
    if (mutant !== null && kills.length % askedAfter === 0 && (await alreadyRed(stand))) break;
  }
  await load.end();
  return kills;
}
