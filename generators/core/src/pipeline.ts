/** The story: load, build, plan, render, reconcile. */
import type { Clock } from "./clock.ts";
import { buildApi } from "./ir/build.ts";
import type { Api } from "./ir/types.ts";
import type { Job, Prepared, Produced, Request } from "./job.ts";
import type { OutputFile } from "./output/reconcile.ts";
import { reconcile } from "./output/reconcile.ts";
import { vendorRuntime } from "./output/vendor.ts";
import { loadDocument } from "./source/load.ts";
import { loadOverlay } from "./source/overlay.ts";
import { renderPlans } from "./target/render.ts";
import type { FilePlan } from "./target/target.ts";

/** Reads a document with its overlays and builds the Api; nothing is written. */
export async function prepare(request: Request, clock: Clock): Promise<Prepared> {
  const { spec, load, build, report } = request;
  const document = await clock.timeAsync("load", () => loadDocument(spec, { ...load, report }));
  const overlays = await clock.timeAsync("overlays", () =>
    Promise.all(request.overlays.map((path) => loadOverlay(path))),
  );
  const api = clock.time("build", () => buildApi(document, { ...build, overlays, report }));
  return { document, api };
}

/** Plans, renders and reconciles one target; nothing is written before everything is rendered. */
export function produce(api: Api, job: Job, clock: Clock): Produced {
  const plans = clock.time("plan", () => planAll(api, job));
  const rendered = clock.time("render", () => renderPlans(job.target, plans));
  const files = [...rendered.files, ...runtimeOf(job), ...(job.companions?.(rendered) ?? [])];
  const owns = job.plans === "driver" ? ["**"] : job.target.owns;
  const outcome = clock.time("reconcile", () => reconcile({ ...job, files, owns }, job.reconcile));
  return { plans, rendered, ...outcome };
}

/** The plans of a job, each decided, none rendered. */
export function planAll(
  api: Api,
  { target, context, plans }: Pick<Job, "target" | "context" | "plans">,
): readonly FilePlan[] {
  return [
    ...(plans === "package"
      ? target.plan(api, context)
      : (target.planDriver?.(api, context) ?? [])),
  ];
}

function runtimeOf({ target, repository, context }: Job): readonly OutputFile[] {
  if (target.runtime === undefined || repository === undefined) return [];
  return vendorRuntime(target.runtime, repository, context.packageName);
}
