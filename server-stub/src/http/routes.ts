import { OPERATIONS } from "../generated/operations.ts";
import type { OperationFacts } from "./operation.ts";

/** Every operation of the API. */
export const ALL_OPERATIONS: readonly OperationFacts[] = Object.values<OperationFacts>(OPERATIONS);

const PATHS: readonly { readonly shape: RegExp; readonly method: string }[] = ALL_OPERATIONS.map(
  ({ method, path }) => ({
    method,
    shape: new RegExp(`^${path.replace(/[.]/g, "\\.").replace(/\{[^}]+\}/g, "[^/]+")}$`),
  }),
);

/** `/v1/payments/{id}` as the router writes it. */
export function routerPath(path: string): string {
  return path.replace(/\{([^}]+)\}/g, ":$1");
}

/** Methods that a path takes, in the order of the Allow field; empty for a path that is not there. */
export function allowedMethods(path: string): readonly string[] {
  const own = new Set(PATHS.filter(({ shape }) => shape.test(path)).map(({ method }) => method));
  if (own.size === 0) return [];
  if (own.has("GET")) own.add("HEAD");
  own.add("OPTIONS");
  return [...own].sort();
}
