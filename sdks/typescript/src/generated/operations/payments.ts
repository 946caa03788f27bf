// Generated from the API description. Do not edit: changes belong in the generator.
import type { Operation } from "../../runtime/operation.ts";
import {
  Payment as PaymentShape,
  PaymentList as PaymentListShape,
  PaymentRequest as PaymentRequestShape,
  PaymentReviewRequest as PaymentReviewRequestShape,
} from "../shapes/payments.ts";

export const cancelPayment: Operation = {
  id: "cancelPayment",
  method: "POST",
  path: "/v1/payments/{id}/cancel",
  result: PaymentShape,
  key: "Idempotency-Key",
  secret: "accountNumber~ dateOfBirth email iban~ phone~",
};

export const createPayment: Operation = {
  id: "createPayment",
  method: "POST",
  path: "/v1/payments",
  query: "expand,",
  body: PaymentRequestShape,
  result: PaymentShape,
  key: "Idempotency-Key",
  secret: "accountNumber~ dateOfBirth email iban~ phone~",
};

export const getPayment: Operation = {
  id: "getPayment",
  method: "GET",
  path: "/v1/payments/{id}",
  query: "expand,",
  result: PaymentShape,
  secret: "accountNumber~ dateOfBirth email iban~ phone~",
};

export const listPayments: Operation = {
  id: "listPayments",
  method: "GET",
  path: "/v1/payments",
  query: "expand,",
  result: PaymentListShape,
  page: {
    style: "cursor",
    send: "startingAfter",
    size: "limit",
    items: "/data",
    next: "/nextCursor",
    more: "/hasMore",
  },
  secret: "accountNumber~ dateOfBirth email iban~ phone~",
};

export const reconcilePayment: Operation = {
  id: "reconcilePayment",
  method: "POST",
  path: "/v1/payments/{id}/reconcile",
  result: PaymentShape,
  key: "Idempotency-Key",
  secret: "accountNumber~ dateOfBirth email iban~ phone~",
};

export const reviewPayment: Operation = {
  id: "reviewPayment",
  method: "POST",
  path: "/v1/payments/{id}/review",
  body: PaymentReviewRequestShape,
  result: PaymentShape,
  key: "Idempotency-Key",
  secret: "accountNumber~ dateOfBirth email iban~ phone~",
};
