/** Which calls bring an event about: its recipe, with the steps before it that make what it needs. */
import type { Journey, Step } from "@njia/server/export/journey";
import { EVERYTHING } from "@njia/server/journeys";
import { runValues } from "../fixtures/runner.ts";
import recipes from "./recipes.json" with { type: "json" };

const RECIPES = recipes as unknown as Readonly<Record<string, readonly Step[]>>;
const KNOWN = new Set([...Object.keys(runValues()), "$guid"]);

/** Events that can be triggered. */
export const TRIGGERS: readonly string[] = Object.keys(RECIPES);

/** The journey that brings an event about; its last step with a body is the one that `--set` changes. Undefined: there is none. */
export function triggerJourney(type: string): Journey | undefined {
  const recipe = RECIPES[type];
  if (recipe === undefined) return undefined;
  const pool = [...EVERYTHING.steps, ...(EVERYTHING.cleanUp ?? [])];
  const steps: Step[] = [];
  const bound = new Set<string>();
  const add = (step: Step): void => {
    for (const name of namesIn(step)) {
      if (KNOWN.has(name) || bound.has(name)) continue;
      const maker = pool.find(({ bind }) => bind?.[name] !== undefined);
      if (maker !== undefined) add(maker);
    }
    steps.push(step);
    Object.keys(step.bind ?? {}).forEach((name) => bound.add(name));
  };
  for (const step of recipe) {
    // What the recipe leaves open is as the complete journey has it.
    const usual = pool.find(({ operationId }) => operationId === step.operationId);
    add(
      step.set === undefined
        ? { ...usual, ...step }
        : { ...(usual?.bind && { bind: usual.bind }), ...step },
    );
  }
  return { name: type, title: type, description: "", steps };
}

const namesIn = ({ set }: Step): readonly string[] =>
  [...JSON.stringify(set ?? {}).matchAll(/\{\{([$\w]+)\}\}/g)].map(([, name = ""]) => name);
