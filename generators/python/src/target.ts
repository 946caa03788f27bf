/** The Python target: what it owns, where its runtime lies, and the order of its parts. */
import type { Target } from "@njia/generator-core";
import { openBook } from "./book.ts";
import { sample } from "./calls.ts";
import { planExamples, planFixtures, planIndex } from "./docs.ts";
import { planDispatch } from "./driver.ts";
import { planEvents } from "./events.ts";
import { planTypes } from "./models.ts";
import { moduleName, naming } from "./naming.ts";
import { planOperations } from "./operations.ts";
import { planPackage } from "./package.ts";
import { planResources } from "./resources.ts";

export const target: Target = {
  id: "python",
  posture: "client",
  naming,
  owns: ["src/*/_generated/**", "src/*/resources/**", "src/*/types/**", "examples/**", "api.md"],
  layout: { tabs: "none", blankLines: 2, columns: 125 },
  templates: new URL("../templates/", import.meta.url),
  runtime: {
    from: "sdks/python/src/njia/_runtime",
    to: "src/{package}/_runtime",
    // All imports of the runtime are relative: the token names the folder alone and stands in no line.
    root: { token: "njia_root_package", lines: /^(?!)/, rename: moduleName },
  },
  *plan(api, context) {
    const book = openBook(api, context);
    yield* planPackage(book);
    yield* planTypes(book);
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
