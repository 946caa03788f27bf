// Generated from the API description. Do not edit: changes belong in the generator.
import type { Operation } from "../../runtime/operation.ts";
import {
  RecipientLookup as RecipientLookupShape,
  RecipientLookupRequest as RecipientLookupRequestShape,
} from "../shapes/recipients.ts";

export const lookupRecipient: Operation = {
  id: "lookupRecipient",
  method: "POST",
  path: "/v1/recipients/lookup",
  body: RecipientLookupRequestShape,
  result: RecipientLookupShape,
  key: "Idempotency-Key",
  secret: "accountNumber~ iban~",
};
