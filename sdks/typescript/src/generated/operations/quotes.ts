// Generated from the API description. Do not edit: changes belong in the generator.
import type { Operation } from "../../runtime/operation.ts";
import { Quote as QuoteShape, QuoteRequest as QuoteRequestShape } from "../shapes/quotes.ts";

export const createQuote: Operation = {
  id: "createQuote",
  method: "POST",
  path: "/v1/quotes",
  body: QuoteRequestShape,
  result: QuoteShape,
  key: "Idempotency-Key",
  secret: "accountNumber~ iban~",
};

export const getQuote: Operation = {
  id: "getQuote",
  method: "GET",
  path: "/v1/quotes/{id}",
  result: QuoteShape,
};
