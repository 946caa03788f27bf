// Generated from the API description. Do not edit: changes belong in the generator.
import type { Operation } from "../../runtime/operation.ts";
import { Health as HealthShape } from "../shapes/health.ts";

export const getLiveness: Operation = {
  id: "getLiveness",
  method: "GET",
  path: "/health/live",
  result: HealthShape,
  auth: [],
};

export const getReadiness: Operation = {
  id: "getReadiness",
  method: "GET",
  path: "/health/ready",
  result: HealthShape,
  auth: [],
};
