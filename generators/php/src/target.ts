/** The PHP target: what it owns, where its runtime lies, and the order of its parts. */
import type { Target } from "@njia/generator-core";
import { openBook } from "./book.ts";
import { sample } from "./calls.ts";
import { planExamples, planFixtures, planIndex } from "./docs.ts";
import { planDispatch } from "./driver.ts";
import { planEvents } from "./events.ts";
import { planModels } from "./models.ts";
import { naming, rootNamespace } from "./naming.ts";
import { planOperations } from "./operations.ts";
import { planPackage } from "./package.ts";
import { planResources } from "./resources.ts";

export const target: Target = {
  id: "php",
  posture: "client",
  naming,
  owns: ["src/generated/**", "examples/**", "api.md"],
  layout: { tabs: "none", blankLines: 1, columns: 120 },
  templates: new URL("../templates/", import.meta.url),
  runtime: {
    from: "sdks/php/src/runtime",
    to: "src/runtime",
    root: { token: "Njia", lines: /^(?:namespace|use) /, rename: rootNamespace },
  },
  *plan(api, context) {
    const book = openBook(api, context);
    yield* planPackage(book);
    yield* planModels(book);
    yield* planOperations(book);
    yield* planResources(book);
    yield* planEvents(book);
    yield* planFixtures(book);
    yield* planExamples(book);
    yield planIndex(book);
  },
  *planDriver(api, context) {
    yield planDispatch(openBook(api, context));
  },
  sample,
};
