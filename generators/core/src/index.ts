/** The public API of the generator's core. */
export type * from "./ir/types.ts";
export * from "./diagnostics.ts";
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
export * from "./output/manifest.ts";
export * from "./output/output-error.ts";
export * from "./output/reconcile.ts";
export * from "./output/unified-diff.ts";
