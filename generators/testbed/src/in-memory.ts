/** Generation without a disk: document in, texts out. */
import type { Diagnostic, Json, Target } from "@njia/generator-core";
import {
  buildApi,
  collectReport,
  digest,
  loadDocument,
  planAll,
  renderPlans,
} from "@njia/generator-core";

export interface Texts {
  /** By path, without the vendored runtime. */
  readonly files: ReadonlyMap<string, string>;
  readonly diagnostics: readonly Diagnostic[];
  /** Template branches never taken. */
  readonly untaken: readonly string[];
}

/** What `target` makes of a document. */
export async function generateInMemory(target: Target, document: Json): Promise<Texts> {
  const report = collectReport();
  const loaded = await loadDocument(
    { text: JSON.stringify(document), file: "api.json" },
    { report },
  );
  const api = buildApi(loaded, { posture: target.posture, report });
  const context = { packageName: "njia", packageVersion: "1.0.0", report, samples: new Map() };
  const { files, branches: ofPackage } = renderPlans(
    target,
    planAll(api, { target, context, plans: "package" }),
  );
  const { branches: ofDriver } = renderPlans(
    target,
    planAll(api, { target, context, plans: "driver" }),
  );
  const taken = new Set(
    [...ofPackage, ...ofDriver].filter((branch) => branch.count > 0).map(nameOf),
  );
  return {
    files: new Map(files.map((file) => [file.path, file.text])),
    diagnostics: report.diagnostics,
    untaken: ofPackage.map(nameOf).filter((branch) => !taken.has(branch)),
  };
}

function nameOf(branch: {
  readonly template: string;
  readonly line: number;
  readonly outcome: boolean;
}): string {
  return `${branch.template}:${branch.line} ${branch.outcome ? "taken" : "left out"}`;
}

/** One line per file, so that two runs can be compared and a difference names its file. */
export function fingerprint(files: ReadonlyMap<string, string>): string {
  return [...files].map(([path, text]) => `${digest(text)} ${path}`).join("\n");
}
