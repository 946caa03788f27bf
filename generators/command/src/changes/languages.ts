/** The same changes in the words of one language, with its public surface as a second witness. */
import type { FilePlan, SurfaceLine } from "@njia/generator-core";
import { surfaceOf } from "@njia/generator-core";
import type { Change, Step, Weight } from "./change.ts";
import { greaterStep, stepOf } from "./change.ts";
import { pairUp } from "./pairs.ts";

export interface LanguageChanges {
  readonly language: string;
  readonly step: Step;
  /** What changed in the API, with the symbols it shows in; empty `symbols`: it shows in none. */
  readonly changes: readonly (Change & { readonly symbols: readonly string[] })[];
  /** Symbols that came, went or changed their signature. */
  readonly surface: readonly SurfaceChange[];
}

export interface SurfaceChange {
  readonly weight: Weight;
  readonly symbol: string;
  readonly text: string;
}

/** Maps changes to symbols through the origins of the plans, and compares the surfaces. */
export function changesOf(
  language: string,
  changes: readonly Change[],
  before: readonly FilePlan[],
  after: readonly FilePlan[],
): LanguageChanges {
  const olds = surfaceOf(before);
  const nows = surfaceOf(after);
  const surface = compareSurfaces(olds, nows);
  const named = changes.map((change) => ({ ...change, symbols: symbolsAt(change, nows, olds) }));
  const step = greaterStep(
    stepOf(changes.map((change) => change.weight)),
    stepOf(surface.map((change) => change.weight)),
  );
  return { language, step, changes: named, surface };
}

/** Symbols made from the changed place; without one, those of the nearest place around it. */
function symbolsAt(
  change: Change,
  ...surfaces: readonly (readonly SurfaceLine[])[]
): readonly string[] {
  for (const lines of surfaces) {
    for (let pointer = change.origin.pointer; pointer !== ""; pointer = parentOf(pointer)) {
      const found = lines.filter((line) => line.origin.pointer === pointer);
      if (found.length > 0) return found.map((line) => line.symbol);
    }
  }
  return [];
}

const parentOf = (pointer: string): string =>
  pointer.slice(0, Math.max(pointer.lastIndexOf("/"), 0));

function compareSurfaces(
  before: readonly SurfaceLine[],
  after: readonly SurfaceLine[],
): readonly SurfaceChange[] {
  return pairUp(before, after, (line) => line.symbol).flatMap((pair): readonly SurfaceChange[] => {
    if (pair.now === undefined) {
      return [{ weight: "breaking", symbol: pair.old.symbol, text: "is gone" }];
    }
    const { symbol, signature } = pair.now;
    if (pair.old === undefined) return [{ weight: "additive", symbol, text: "is new" }];
    if (pair.old.signature === signature) return [];
    return [{ weight: "additive", symbol, text: `was ${pair.old.signature} and is ${signature}` }];
  });
}
