/** What a run of the pipeline is asked for and what it hands back. */
import type { Report } from "./diagnostics.ts";
import type { buildApi } from "./ir/build.ts";
import type { Api } from "./ir/types.ts";
import type { Output, OutputFile, Reconciled, ReconcileOptions } from "./output/reconcile.ts";
import type { Document } from "./source/document.ts";
import type { loadDocument } from "./source/load.ts";
import type { Rendered } from "./target/render.ts";
import type { FilePlan, PlanContext, Target } from "./target/target.ts";

export interface Request {
  /** Path of the document. */
  readonly spec: string;
  /** Paths of overlays, applied in order. */
  readonly overlays: readonly string[];
  readonly load: Omit<Parameters<typeof loadDocument>[1], "report">;
  readonly build: Omit<Parameters<typeof buildApi>[1], "overlays" | "report">;
  readonly report: Report;
}

export interface Prepared {
  readonly document: Document;
  readonly api: Api;
}

export interface Job extends Omit<Output, "files" | "owns"> {
  readonly target: Target;
  readonly context: PlanContext;
  /** The folder that holds the runtimes, for a project of somebody else's; without it none is copied. */
  readonly repository?: string;
  /** The files of the package, or those of the driver in the conformance suite. */
  readonly plans: "package" | "driver";
  readonly reconcile: ReconcileOptions;
  /** Further files that follow from what was rendered, such as an entry of the change log. */
  companions?(rendered: Rendered): readonly OutputFile[];
}

export interface Produced extends Reconciled {
  readonly plans: readonly FilePlan[];
  readonly rendered: Rendered;
}
