/** One difference between two versions of an API, as its users feel it. */
import type { Origin } from "@njia/generator-core";

export type Weight = "breaking" | "deprecating" | "additive";
export type Step = "major" | "minor" | "patch" | "none";

export interface Change {
  readonly weight: Weight;
  /** In the new document where it exists there, otherwise in the old one. */
  readonly origin: Origin;
  /** What happened, in words of the document. */
  readonly text: string;
}

/** The semantic-versioning step that a list of changes asks for; `none` for an empty list. */
export function stepOf(weights: Iterable<Weight>): Step {
  let step: Step = "none";
  for (const weight of weights) {
    if (weight === "breaking") return "major";
    step = "minor";
  }
  return step;
}

/** The greater of two steps. */
export function greaterStep(left: Step, right: Step): Step {
  const order: readonly Step[] = ["none", "patch", "minor", "major"];
  return order.indexOf(left) >= order.indexOf(right) ? left : right;
}
