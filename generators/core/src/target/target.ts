/** The contract between core and a language (or any other output). */
import type { Diagnostic, Report } from "../diagnostics.ts";
import type { Api, Example, Operation, Origin, TargetId } from "../ir/types.ts";
import type { Code, Fragment, View } from "./code.ts";
import type { LayoutRules } from "./layout.ts";
import type { Naming } from "./naming.ts";

export type { Diagnostic, Report };

/** A language, or any other output. Pure: same Api and options, same plans, in any order, anywhere. */
export interface Target {
  readonly id: TargetId;
  /** Also picks the overlays of our own specification. */
  readonly posture: "client" | "server";
  readonly naming: Naming;
  /** Globs of wholly owned folders or files below the output root; feeds the stray check. */
  readonly owns: readonly string[];
  /** What R4 allows in this language; see `layout.ts`. */
  readonly layout: LayoutRules;
  /** Folder of `<name>.hbs`, with `partials/` below; a target that only prints needs none. */
  readonly templates?: URL;
  readonly runtime?: Vendor;
  /** All decisions happen here. */
  plan(api: Api, context: PlanContext): Iterable<FilePlan>;
  /** `conformance/drivers/<id>/generated`: dispatch by operationId. */
  planDriver?(api: Api, context: PlanContext): Iterable<FilePlan>;
  /** One call as code: README, api.md, docs page, examples, driver. */
  sample?(call: Call, api: Api): Fragment<"expression">;
}

export interface Call {
  readonly operation: Operation;
  readonly example: Example;
}

export interface PlanContext {
  readonly packageName: string;
  readonly packageVersion: string;
  readonly report: Report;
  readonly samples: ReadonlyMap<TargetId, NonNullable<Target["sample"]>>;
}

export interface FilePlan {
  /** Relative to the output root, forward slashes. */
  readonly path: Code<"path">;
  /** `scaffold`: written once, never again. */
  readonly ownership: "owned" | "scaffold";
  /** Why this file exists. */
  readonly origins: readonly Origin[];
  /** Becomes `api.txt`. */
  readonly exports: readonly SurfaceLine[];
  readonly body:
    | { readonly kind: "template"; readonly template: string; readonly view: View }
    | { readonly kind: "printed"; readonly source: Printable }
    | { readonly kind: "text"; readonly text: Code<"file"> };
}

/** Something that prints itself, such as a ts-morph structure; `toJSON` is what `dump plan` shows. */
export interface Printable {
  print(): Code<"file">;
  toJSON(): unknown;
}

/** One symbol of the public surface: `symbol` fully qualified, `signature` on one line. */
export interface SurfaceLine {
  readonly symbol: string;
  readonly signature: string;
  readonly origin: Origin;
}

/** The hand-written runtime, copied for foreign documents. */
export interface Vendor {
  /** Folder of the source, relative to the repository root: `sdks/python/src/njia/_runtime`. */
  readonly from: string;
  /** Folder below the output root; may hold `{package}`, which becomes `root.rename(packageName)` or the package name. */
  readonly to: string;
  /** Further folders of the runtime that travel with it, such as its type signatures. */
  readonly also?: readonly { readonly from: string; readonly to: string }[];
  /** The one token that is renamed, in declaration and import lines alone. */
  readonly root?: {
    readonly token: string;
    /** The lines that may hold the token; one elsewhere is an error. */
    readonly lines: RegExp;
    rename(packageName: string): string;
    /** What `{folder}` in `to` becomes, where a package is more than one folder. */
    folder?(packageName: string): string;
  };
}
