/** The public API of the generator's core. */

// The stages, for those who run them: commands, scripts, tests.
export * from "./clock.ts";
export * from "./diagnostics.ts";
export type * from "./job.ts";
export { planAll, prepare, produce } from "./pipeline.ts";
export type { AppliedAction, Document } from "./source/document.ts";
export { segmentsOf } from "./source/pointer.ts";
export { loadDocument, parseDocument } from "./source/load.ts";
export { locate, showPlace } from "./source/locate.ts";
export { applyOverlays, loadOverlay } from "./source/overlay.ts";

// The representation, for those who read it.
export { buildApi } from "./ir/build.ts";
export { toOpenApi } from "./ir/to-openapi.ts";
export * from "./ir/types-index.ts";
export type * from "./ir/types.ts";

// The contract of a target and what helps to fulfil it.
export * from "./target/call.ts";
export * from "./target/code.ts";
export * from "./target/imports.ts";
export * from "./target/layout.ts";
export * from "./target/naming.ts";
export * from "./target/render.ts";
export * from "./target/scope.ts";
export * from "./target/surface.ts";
export type * from "./target/target.ts";
export * from "./target/template.ts";
export * from "./target/values.ts";

// What targets plan alike, whatever the language.
export * from "./plan/answers.ts";
export * from "./plan/arguments.ts";
export * from "./plan/class-book.ts";
export * from "./plan/files.ts";
export * from "./plan/names.ts";
export * from "./plan/prose.ts";
export * from "./plan/setup.ts";
export * from "./plan/shown.ts";
export * from "./plan/types.ts";

// What ends up on disk.
export * from "./output/manifest.ts";
export * from "./output/output-error.ts";
export * from "./output/reconcile.ts";
export * from "./output/unified-diff.ts";
