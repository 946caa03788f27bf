/** The TypeScript target: wires the parts. */
import {
  fixed,
  ownedFile,
  type Api,
  type Call,
  type FilePlan,
  type Fragment,
  type PlanContext,
  type Target,
} from "@njia/generator-core";
import { accessTo, sampleCall } from "./calls.ts";
import { planClient, planCore } from "./client.ts";
import { planDispatch } from "./driver.ts";
import { planEvents } from "./events.ts";
import { planApiIndex, planExamples } from "./examples.ts";
import { planFixtures } from "./fixtures.ts";
import { allOperations, createModel, type Model } from "./model.ts";
import { planModels } from "./models.ts";
import { naming, packageName, path } from "./naming.ts";
import { planPackage } from "./package.ts";
import { planResources } from "./resources.ts";
import { planShapes } from "./shapes.ts";
import { wireModule } from "./wire.ts";

const HEADER = fixed(
  "Generated from the API description. Do not edit: changes belong in the generator.",
  "comment",
);
const model = (api: Api, context: PlanContext): Model =>
  createModel(api, { ...context, packageName: packageName(context.packageName) }, HEADER);

export const target: Target = {
  id: "typescript",
  posture: "client",
  naming,
  owns: ["src/generated/**", "examples/**", "api.md"],
  layout: { tabs: "none", blankLines: 1, columns: 100 },
  runtime: { from: "sdks/typescript/src/runtime", to: "src/runtime" },

  *plan(api, context): Iterable<FilePlan> {
    const all = model(api, context);
    yield* planPackage(all);
    yield planCore(all);
    yield planClient(all);
    yield* planResources(all);
    yield planWire(all);
    yield* planModels(all);
    yield* planShapes(all);
    yield* planEvents(all);
    yield* planFixtures(all);
    yield* planExamples(all);
    yield planApiIndex(all);
  },

  planDriver: (api, context) => planDispatch(model(api, context)),

  sample(call: Call, api: Api): Fragment<"expression"> {
    const all = samples.get(api) ?? model(api, SILENT);
    samples.set(api, all);
    const item = allOperations(all).find(({ operation }) => operation.id === call.operation.id);
    if (!item) throw new Error(`E-INTERNAL ${call.operation.id} is no operation of this document`);
    return sampleCall(call, item, accessTo(item.in, all), all);
  },
};

/** Samples come one by one, for a thousand calls of one API. */
const samples = new WeakMap<Api, Model>();

const SILENT: PlanContext = {
  packageName: "client",
  packageVersion: "0.0.0",
  report: { add: () => undefined },
  samples: new Map(),
};

function planWire(all: Model): FilePlan {
  const brands = {
    strings: path("../runtime/strings.ts"),
    known: path("../runtime/known.ts"),
    files: path("../runtime/multipart.ts"),
  };
  return ownedFile({
    path: path("src/generated/wire.ts"),
    origins: all.api.types.map((type) => type.origin),
    body: {
      kind: "printed",
      source: wireModule(all.api, {
        header: all.header,
        open: true,
        brands,
        typeName: all.typeName,
      }),
    },
  });
}
