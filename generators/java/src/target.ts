/** The Java target: wires the parts. */
import type { Api, Call, FilePlan, PlanContext, Target } from "@njia/generator-core";
import { createBook } from "./book.ts";
import { sampleCall } from "./calls.ts";
import { planClients } from "./client.ts";
import { planExamples, planFixtures, planIndex, planPackages } from "./docs.ts";
import { planDispatch } from "./driver.ts";
import { planEvents } from "./events.ts";
import { planModels, planParams } from "./models.ts";
import { folderOf, naming, packageOf } from "./naming.ts";
import { planPackage } from "./package.ts";
import { planResources } from "./resources.ts";

const SILENT: PlanContext = {
  packageName: "client",
  packageVersion: "0.0.0",
  report: { add: () => undefined },
  samples: new Map(),
};

export const target: Target = {
  id: "java",
  posture: "client",
  naming,
  owns: ["src/generated/java/**", "src/generated/resources/**", "examples/**", "api.md"],
  layout: { tabs: "none", blankLines: 1, columns: 140 },
  templates: new URL("../templates/", import.meta.url),
  runtime: {
    from: "sdks/java/src/main/java/dev/njia",
    to: "src/main/java/{folder}",
    root: {
      token: "dev.njia",
      lines: /^(package|import|import static) /,
      rename: packageOf,
      folder: folderOf,
    },
  },

  *plan(api: Api, context: PlanContext): Iterable<FilePlan> {
    const book = createBook(api, context);
    yield* planPackage(book);
    yield* planClients(book);
    yield* planModels(book);
    yield* planParams(book);
    yield* planResources(book);
    yield* planEvents(book);
    yield* planPackages(book);
    yield* planFixtures(book);
    yield* planExamples(book);
    yield planIndex(book);
  },

  planDriver: (api, context) => planDispatch(createBook(api, context)),

  sample: (call: Call, api: Api) => sampleCall(call, createBook(api, SILENT)),
};
