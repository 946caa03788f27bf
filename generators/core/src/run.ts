/** For those who run the pipeline rather than write a target: commands, scripts, tests. */
export * from "./clock.ts";
export type * from "./job.ts";
export { buildApi } from "./ir/build.ts";
export { planAll, prepare, produce } from "./pipeline.ts";
export type { AppliedAction, Document } from "./source/document.ts";
export { loadDocument } from "./source/load.ts";
export { locate } from "./source/locate.ts";
export { applyOverlays, loadOverlay } from "./source/overlay.ts";
