// Generated from the API description. Do not edit: changes belong in the generator.
import type { Shape } from "../../runtime/codec.ts";

export const Health: Shape = [
  "object status version at checks:[0",
  () => [HealthCheck],
];

export const HealthCheck: Shape = ["name status latencyMs:?i detail:?"];
