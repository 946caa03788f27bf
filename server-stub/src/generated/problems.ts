// Generated from the API description; do not edit.
import { status400 } from "./problems/status400.ts";
import { status401 } from "./problems/status401.ts";
import { status402 } from "./problems/status402.ts";
import { status403 } from "./problems/status403.ts";
import { status404 } from "./problems/status404.ts";
import { status405 } from "./problems/status405.ts";
import { status406 } from "./problems/status406.ts";
import { status409 } from "./problems/status409.ts";
import { status410 } from "./problems/status410.ts";
import { status413 } from "./problems/status413.ts";
import { status415 } from "./problems/status415.ts";
import { status422 } from "./problems/status422.ts";
import { status429 } from "./problems/status429.ts";
import { status500 } from "./problems/status500.ts";
import { status501 } from "./problems/status501.ts";
import { status503 } from "./problems/status503.ts";
import { status504 } from "./problems/status504.ts";

/** The error catalogue by code. */
export const PROBLEMS = {
  ...status400,
  ...status401,
  ...status402,
  ...status403,
  ...status404,
  ...status405,
  ...status406,
  ...status409,
  ...status410,
  ...status413,
  ...status415,
  ...status422,
  ...status429,
  ...status500,
  ...status501,
  ...status503,
  ...status504,
} as const;
/** A code of the catalogue. */
export type ProblemCode = keyof typeof PROBLEMS;
