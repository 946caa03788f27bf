// Generated from the API description. Do not edit: changes belong in the generator.
import type { Operation } from "../../runtime/operation.ts";
import {
  BulkItemList as BulkItemListShape,
  BulkPayment as BulkPaymentShape,
  BulkPaymentList as BulkPaymentListShape,
  BulkPaymentRequest as BulkPaymentRequestShape,
  BulkRetryRequest as BulkRetryRequestShape,
} from "../shapes/bulk-payments.ts";

export const cancelBulkPayment: Operation = {
  id: "cancelBulkPayment",
  method: "POST",
  path: "/v1/payments/bulk/{id}/cancel",
  result: BulkPaymentShape,
  key: "Idempotency-Key",
};

export const createBulkPayment: Operation = {
  id: "createBulkPayment",
  method: "POST",
  path: "/v1/payments/bulk",
  body: BulkPaymentRequestShape,
  result: BulkPaymentShape,
  key: "Idempotency-Key",
  secret: "accountNumber~ iban~",
};

export const getBulkPayment: Operation = {
  id: "getBulkPayment",
  method: "GET",
  path: "/v1/payments/bulk/{id}",
  query: "expand,",
  result: BulkPaymentShape,
};

export const listBulkItems: Operation = {
  id: "listBulkItems",
  method: "GET",
  path: "/v1/payments/bulk/{id}/items",
  result: BulkItemListShape,
  page: {
    style: "cursor",
    send: "startingAfter",
    size: "limit",
    items: "/data",
    next: "/nextCursor",
    more: "/hasMore",
  },
};

export const listBulkPayments: Operation = {
  id: "listBulkPayments",
  method: "GET",
  path: "/v1/payments/bulk",
  result: BulkPaymentListShape,
  page: {
    style: "cursor",
    send: "startingAfter",
    size: "limit",
    items: "/data",
    next: "/nextCursor",
    more: "/hasMore",
  },
};

export const retryBulkPayment: Operation = {
  id: "retryBulkPayment",
  method: "POST",
  path: "/v1/payments/bulk/{id}/retry",
  body: BulkRetryRequestShape,
  result: BulkPaymentShape,
  key: "Idempotency-Key",
};
