// Generated from the API description. Do not edit: changes belong in the generator.
import type { Shape } from "../../runtime/codec.ts";
import { Party } from "../shapes/shared.ts";

export const RecipientLookup: Shape = ["object found:b nameMatch maskedName:? provider:? canReceive:b"];

export const RecipientLookupRequest: Shape = [
  "destination:0",
  () => [Party],
];
