// Generated from the API description. Do not edit: changes belong in the generator.
import type { Operation } from "../../runtime/operation.ts";
import { DeprecationUsage as DeprecationUsageShape } from "../shapes/deprecations.ts";

export const getDeprecationUsage: Operation = {
  id: "getDeprecationUsage",
  method: "GET",
  path: "/v1/deprecations/usage",
  result: DeprecationUsageShape,
};
