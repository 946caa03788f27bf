/**
 * The oracle: random schemas, random mutations, random instances. Where the engine says that nothing breaks, every
 * request that was valid must stay valid and every answer that can now be given must have been possible before.
 */
import { diff } from "../diff.ts";
import type { Direction } from "../model.ts";
import type { Rule } from "../model.ts";
import { sample } from "./instances.ts";
import { Random } from "./random.ts";
import { type Components, mutate, randomComponents } from "./schemas.ts";
import { validatorOf } from "./validator.ts";

export interface Contradiction {
  readonly seed: number;
  readonly direction: Direction;
  readonly base: Components;
  readonly head: Components;
  readonly instance: unknown;
}

export interface Tally {
  rounds: number;
  /** Rounds of which the engine said that nothing breaks, and instances that were held against that. */
  cleared: number;
  instances: number;
  /** Rounds of which it said that something breaks, and those where an instance shows it. */
  condemned: number;
  shown: number;
  readonly contradictions: Contradiction[];
}

const INSTANCES = 40;

/** Plays `count` rounds from `seed` on; `rules` as for `diff`. */
export function play(seed: number, count: number, rules?: readonly Rule[]): Tally {
  const tally: Tally = {
    rounds: 0,
    cleared: 0,
    instances: 0,
    condemned: 0,
    shown: 0,
    contradictions: [],
  };
  for (let round = 0; round < count; round++) {
    playOne(seed + round, round % 2 === 0 ? "request" : "response", tally, rules);
    tally.rounds++;
  }
  return tally;
}

function playOne(seed: number, direction: Direction, tally: Tally, rules?: readonly Rule[]): void {
  const random = new Random(seed);
  const base = randomComponents(random);
  const head = structuredClone(base);
  for (let count = random.whole(1, 2); count > 0; count--) mutate(random, head);
  const { verdict } = diff(
    documentOf(base, direction),
    documentOf(head, direction),
    rules === undefined ? {} : { rules },
  );
  // Risky is a warning, neither an all-clear nor a claim.
  if (verdict === "risky") return;
  const cleared = verdict !== "breaking";
  if (cleared) tally.cleared++;
  else tally.condemned++;
  const [from, to] = direction === "request" ? [base, head] : [head, base];
  const [wasValid, isValid] = [validatorOf(from, direction), validatorOf(to, direction)];
  for (let count = 0; count < INSTANCES; count++) {
    const instance = sample({ random, components: from, direction }, from["Root"] ?? {});
    if (wasValid(instance) !== true) continue;
    if (cleared) tally.instances++;
    if (isValid(instance) === true) continue;
    if (cleared) tally.contradictions.push({ seed, direction, base, head, instance });
    else tally.shown++;
    return;
  }
}

/** A document that uses `Root` in one direction only. */
function documentOf(schemas: Components, direction: Direction): unknown {
  const content = { "application/json": { schema: { $ref: "#/components/schemas/Root" } } };
  const operation =
    direction === "request"
      ? { requestBody: { content }, responses: { "204": { description: "Done." } } }
      : { responses: { "200": { description: "Done.", content } } };
  return {
    openapi: "3.0.3",
    info: { title: "Oracle", version: "1.0.0" },
    paths: { "/": { post: operation } },
    components: { schemas },
  };
}
