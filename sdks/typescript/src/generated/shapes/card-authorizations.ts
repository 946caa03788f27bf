// Generated from the API description. Do not edit: changes belong in the generator.
import type { Shape } from "../../runtime/codec.ts";

export const CardCaptureRequest: Shape = ["amountMinorUnits:-i currency:-"];
