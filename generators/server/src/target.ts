/** Wires the parts of the server target. */
import type { Target } from "@njia/generator-core";
import { naming } from "@njia/generator-typescript/naming";
import { planEvents } from "./events.ts";
import { planHandlers } from "./handlers.ts";
import { createModel } from "./model.ts";
import { planOperations } from "./operations.ts";
import { planProblems } from "./problems.ts";
import { planTypes } from "./types.ts";
import { planValidators } from "./validators.ts";

export const target: Target = {
  id: "server",
  posture: "server",
  naming,
  owns: ["**"],
  layout: { tabs: "none", blankLines: 1, columns: 100 },
  *plan(api, context) {
    const model = createModel(api, context);
    yield planTypes(model);
    yield* planOperations(model);
    yield* planProblems(model);
    yield planEvents(model);
    yield* planHandlers(model);
    yield* planValidators(model);
  },
};
