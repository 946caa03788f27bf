/** The public API of the generator's core. */
export type * from "./ir/types.ts";
export * from "./diagnostics.ts";
export * from "./target/code.ts";
export type * from "./target/naming.ts";
export type * from "./target/scope.ts";
export type * from "./target/imports.ts";
export type * from "./target/layout.ts";
export type {
  Call,
  FilePlan,
  PlanContext,
  Printable,
  SurfaceLine,
  Target,
  Vendor,
} from "./target/target.ts";
