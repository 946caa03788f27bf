/** Wires the parts of the command-line target. */
import type { Target } from "@njia/generator-core";
import { naming } from "@njia/generator-typescript/naming";
import { planGroup, planIndex } from "./files.ts";
import { createModel } from "./model.ts";

export const target: Target = {
  id: "cli",
  posture: "client",
  naming,
  owns: ["**"],
  layout: { tabs: "none", blankLines: 1, columns: 100_000 },
  *plan(api, context) {
    const model = createModel(api, context);
    for (const group of model.groups) yield planGroup(model, group);
    yield planIndex(model);
  },
};
