// Generated from the API description. Do not edit: changes belong in the generator.
import type { Operation } from "../../runtime/operation.ts";
import {
  ClientBalances as ClientBalancesShape,
  ClientKyc as ClientKycShape,
  ClientKycRequest as ClientKycRequestShape,
  ClientPayment as ClientPaymentShape,
  ClientPaymentRequest as ClientPaymentRequestShape,
  ClientQuote as ClientQuoteShape,
  ClientQuoteRequest as ClientQuoteRequestShape,
  ClientSession as ClientSessionShape,
} from "../shapes/widget-client.ts";

export const createClientKyc: Operation = {
  id: "createClientKyc",
  method: "POST",
  path: "/v1/embedded/client/kyc",
  body: ClientKycRequestShape,
  result: ClientKycShape,
  key: "Idempotency-Key",
  auth: ["WidgetAuth"],
  secret: "backImage dateOfBirth frontImage image livenessFrames number~",
};

export const createClientPayment: Operation = {
  id: "createClientPayment",
  method: "POST",
  path: "/v1/embedded/client/payments",
  body: ClientPaymentRequestShape,
  result: ClientPaymentShape,
  key: "Idempotency-Key",
  auth: ["WidgetAuth"],
};

export const createClientQuote: Operation = {
  id: "createClientQuote",
  method: "POST",
  path: "/v1/embedded/client/quotes",
  body: ClientQuoteRequestShape,
  result: ClientQuoteShape,
  key: "Idempotency-Key",
  auth: ["WidgetAuth"],
};

export const getClientBalances: Operation = {
  id: "getClientBalances",
  method: "GET",
  path: "/v1/embedded/client/balances",
  result: ClientBalancesShape,
  auth: ["WidgetAuth"],
};

export const getClientPayment: Operation = {
  id: "getClientPayment",
  method: "GET",
  path: "/v1/embedded/client/payments/{id}",
  result: ClientPaymentShape,
  auth: ["WidgetAuth"],
};

export const getClientSession: Operation = {
  id: "getClientSession",
  method: "GET",
  path: "/v1/embedded/client/session",
  result: ClientSessionShape,
  auth: ["WidgetAuth"],
};
