// Generated from the API description. Do not edit: changes belong in the generator.
import type { Operation } from "../../runtime/operation.ts";
import {
  ChangeLogConfirmRequest as ChangeLogConfirmRequestShape,
  ChangeLogSubscription as ChangeLogSubscriptionShape,
  ChangeLogSubscriptionList as ChangeLogSubscriptionListShape,
  ChangeLogSubscriptionRequest as ChangeLogSubscriptionRequestShape,
} from "../shapes/changelog-subscriptions.ts";

export const confirmChangeLogSubscription: Operation = {
  id: "confirmChangeLogSubscription",
  method: "POST",
  path: "/v1/changelog/subscriptions/{id}/confirm",
  body: ChangeLogConfirmRequestShape,
  result: ChangeLogSubscriptionShape,
  auth: [],
  secret: "token",
};

export const createChangeLogSubscription: Operation = {
  id: "createChangeLogSubscription",
  method: "POST",
  path: "/v1/changelog/subscriptions",
  body: ChangeLogSubscriptionRequestShape,
  result: ChangeLogSubscriptionShape,
  key: "Idempotency-Key",
};

export const deleteChangeLogSubscription: Operation = {
  id: "deleteChangeLogSubscription",
  method: "DELETE",
  path: "/v1/changelog/subscriptions/{id}",
};

export const getChangeLogSubscription: Operation = {
  id: "getChangeLogSubscription",
  method: "GET",
  path: "/v1/changelog/subscriptions/{id}",
  result: ChangeLogSubscriptionShape,
};

export const listChangeLogSubscriptions: Operation = {
  id: "listChangeLogSubscriptions",
  method: "GET",
  path: "/v1/changelog/subscriptions",
  result: ChangeLogSubscriptionListShape,
  page: {
    style: "cursor",
    send: "startingAfter",
    size: "limit",
    items: "/data",
    next: "/nextCursor",
    more: "/hasMore",
  },
};

export const unsubscribeChangeLog: Operation = {
  id: "unsubscribeChangeLog",
  method: "POST",
  path: "/v1/changelog/subscriptions/{id}/unsubscribe",
  result: ChangeLogSubscriptionShape,
  auth: [],
  secret: "token",
};
