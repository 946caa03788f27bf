// Generated from the API description. Do not edit: changes belong in the generator.
import type { CommandFacts } from "../../resources/facts.ts";

export const COMMANDS: readonly CommandFacts[] = [
  {
    id: "getLiveness",
    name: "live",
    summary: "Is the process alive",
    method: "GET",
    path: "/health/live",
    auth: [],
  },
  {
    id: "getReadiness",
    name: "ready",
    summary: "Is the service ready",
    method: "GET",
    path: "/health/ready",
    auth: [],
  },
];
