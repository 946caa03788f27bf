/** The Ruby target: what it owns, where its runtime lies, and the order of its parts. */
import type { Target } from "@njia/generator-core";
import { openBook } from "./book.ts";
import { sample } from "./calls.ts";
import { planExamples, planIndex } from "./docs.ts";
import { planDispatch } from "./driver.ts";
import { planEvents } from "./events.ts";
import { planModels } from "./models.ts";
import { folderName, naming, rootModule } from "./naming.ts";
import { planOperations } from "./operations.ts";
import { planPackage } from "./package.ts";
import { planResources } from "./resources.ts";
import { planSignatures } from "./signatures.ts";

export const target: Target = {
  id: "ruby",
  posture: "client",
  naming,
  owns: ["lib/*/generated/**", "sig/generated/**", "examples/**", "api.md"],
  layout: { tabs: "none", blankLines: 1, columns: 120 },
  templates: new URL("../templates/", import.meta.url),
  runtime: {
    from: "sdks/ruby/lib/njia/runtime",
    to: "lib/{folder}/runtime",
    also: [{ from: "sdks/ruby/sig/runtime", to: "sig/runtime" }],
    root: {
      token: "Njia",
      lines: /^module /,
      rename: rootModule,
      folder: folderName,
    },
  },
  *plan(api, context) {
    const book = openBook(api, context);
    yield* planPackage(book);
    yield* planModels(book);
    yield* planOperations(book);
    yield* planResources(book);
    yield* planEvents(book);
    yield* planSignatures(book);
    yield* planExamples(book);
    yield planIndex(book);
  },
  *planDriver(api, context) {
    yield planDispatch(openBook(api, context));
  },
  sample,
};
