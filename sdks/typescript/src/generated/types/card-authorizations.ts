// Generated from the API description. Do not edit: changes belong in the generator.
import type { Wire } from "../wire.ts";

/** How much to capture; an empty object captures all that is held. */
export interface CardCaptureRequest extends Wire<"CardCaptureRequest"> {}
