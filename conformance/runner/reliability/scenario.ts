/** What a scenario is given and what it answers. */
import type { Cluster } from "@njia/server/testing";
import { judge, type Violation } from "./oracle.ts";
import type { Random } from "./random.ts";
import type { Stand, StandOptions } from "./stand.ts";
import type { Operation } from "./history.ts";

/** `pull` is the part that belongs to every change: below 90 seconds. */
export type Scale = "pull" | "quick" | "nightly";

export type Setting = {
  readonly name: string;
  readonly cluster: Cluster;
  readonly random: Random;
  readonly scale: Scale;
  readonly mutant: string | null;
  readonly soakSeconds: number | null;
  open(options?: Partial<StandOptions>): Promise<Stand>;
};

export type Verdict = {
  readonly violations: readonly Violation[];
  readonly gateFaults: readonly string[];
  readonly figures: Readonly<Record<string, number>>;
  readonly history: readonly Operation[];
};

/** A mutant, and what a violation must say that is this mutant's doing and no accident. */
export type KnownBad = {
  readonly name: string;
  readonly shows: RegExp;
  /** Smallest run that has it: without one the harness may be blind. */
  readonly from?: "pull" | "quick";
};

export type Scenario = {
  readonly name: string;
  /** Section of reliability.md. */
  readonly section: string;
  /** Servers known to be wrong, which this scenario must turn red. */
  readonly mutants: readonly [KnownBad, ...KnownBad[]];
  /** Smallest run that has it; a run that names it has it too. */
  readonly from: "pull" | "quick" | "nightly";
  run(setting: Setting): Promise<Verdict>;
};

/** Everything the oracle says once nothing is left to do. */
export async function settleAndJudge(stand: Stand): Promise<readonly Violation[]> {
  const unrest = await stand.rest();
  const records = await stand.records();
  const found = [
    ...judge(stand.history, records, stand.accounts),
    ...(await stand.soundness()).map((message) => ({ clause: 4, message })),
  ];
  if (unrest !== null) found.push({ clause: 5, message: unrest });
  const broken = await stand.auditProblem();
  if (broken !== null) found.push({ clause: 6, message: broken });
  return found;
}

/** Whether something already went wrong that no waiting mends: a known-bad server needs no further kills. */
export async function alreadyRed(stand: Stand): Promise<boolean> {
  const records = await stand.records();
  if (judge(stand.history, records, stand.accounts).some(({ clause }) => clause <= 2)) return true;
  return (await stand.soundness()).length > 0;
}

export function answerFigures(history: readonly Operation[]): Readonly<Record<string, number>> {
  const answers = history.flatMap((one) => one.answers);
  return {
    operations: history.length,
    acknowledged: history.filter(({ acknowledged }) => acknowledged !== null).length,
    requests: answers.length,
    "without an answer": answers.filter(({ status }) => status === 0).length,
    "503": answers.filter(({ status }) => status === 503).length,
    "429": answers.filter(({ status }) => status === 429).length,
  };
}

/** No answer 5xx is right here but the announced one, which says when to come again. */
export function wrongAnswers(
  history: readonly Operation[],
  mayBeAway: boolean,
): readonly Violation[] {
  return history.flatMap((one) =>
    one.answers.flatMap(({ status, code, retryAfter }) => {
      if (status < 500) return [];
      if (mayBeAway && status === 503 && retryAfter !== null) return [];
      return [
        {
          clause: 2,
          message: `${one.key} was answered ${status} ${code ?? ""}${status === 503 && mayBeAway ? " without Retry-After" : ""}`,
        },
      ];
    }),
  );
}
