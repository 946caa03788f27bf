/** Wires the parts of the Go target. */
import type { Target } from "@njia/generator-core";
import { createBook } from "./book.ts";
import { sample } from "./calls.ts";
import { planDispatch } from "./driver.ts";
import { planEvents } from "./events.ts";
import { planExamples } from "./examples.ts";
import { planFixtures } from "./fixtures.ts";
import { planModels, planUnknown } from "./models.ts";
import { naming } from "./naming.ts";
import { planPackage } from "./package.ts";
import { planResources } from "./resources.ts";

export const target: Target = {
  id: "go",
  posture: "client",
  naming,
  owns: ["*.go", "webhook/**", "njiaiface/**", "njiatest/**", "examples/**", "api.md"],
  layout: { tabs: [".go", ".mod"], blankLines: 1, columns: 160 },
  templates: new URL("../templates/", import.meta.url),
  runtime: { from: "sdks/go/runtime", to: "runtime" },
  plan(api, context) {
    const book = createBook(api, context);
    return [
      ...planModels(book),
      planUnknown(book),
      ...planResources(book),
      ...planPackage(book),
      ...planEvents(book),
      ...planFixtures(book),
      ...planExamples(book),
    ];
  },
  planDriver(api, context) {
    return planDispatch(createBook(api, context));
  },
  sample,
};
