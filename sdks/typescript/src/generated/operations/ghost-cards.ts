// Generated from the API description. Do not edit: changes belong in the generator.
import type { Operation } from "../../runtime/operation.ts";
import { CardAuthorization as CardAuthorizationShape } from "../shapes/card-authorizations.ts";
import {
  CardAuthorizationList as CardAuthorizationListShape,
  CardAuthorizationRequest as CardAuthorizationRequestShape,
  GhostCard as GhostCardShape,
  GhostCardList as GhostCardListShape,
  GhostCardRequest as GhostCardRequestShape,
  GhostCardSecrets as GhostCardSecretsShape,
  GhostCardUpdateRequest as GhostCardUpdateRequestShape,
  SpendLimitList as SpendLimitListShape,
  SpendLimitsRequest as SpendLimitsRequestShape,
} from "../shapes/ghost-cards.ts";

export const authorizeGhostCard: Operation = {
  id: "authorizeGhostCard",
  method: "POST",
  path: "/v1/ghost-cards/{id}/authorizations",
  body: CardAuthorizationRequestShape,
  result: CardAuthorizationShape,
  key: "Idempotency-Key",
  secret: "cvc",
};

export const closeGhostCard: Operation = {
  id: "closeGhostCard",
  method: "POST",
  path: "/v1/ghost-cards/{id}/close",
  result: GhostCardShape,
  key: "Idempotency-Key",
};

export const createGhostCard: Operation = {
  id: "createGhostCard",
  method: "POST",
  path: "/v1/ghost-cards",
  body: GhostCardRequestShape,
  result: GhostCardShape,
  key: "Idempotency-Key",
};

export const freezeGhostCard: Operation = {
  id: "freezeGhostCard",
  method: "POST",
  path: "/v1/ghost-cards/{id}/freeze",
  result: GhostCardShape,
  key: "Idempotency-Key",
};

export const getGhostCard: Operation = {
  id: "getGhostCard",
  method: "GET",
  path: "/v1/ghost-cards/{id}",
  result: GhostCardShape,
};

export const getSpendLimits: Operation = {
  id: "getSpendLimits",
  method: "GET",
  path: "/v1/ghost-cards/{id}/spend-limits",
  result: SpendLimitListShape,
  page: {
    style: "cursor",
    send: "startingAfter",
    size: "limit",
    items: "/data",
    next: "/nextCursor",
    more: "/hasMore",
  },
};

export const listGhostCardAuthorizations: Operation = {
  id: "listGhostCardAuthorizations",
  method: "GET",
  path: "/v1/ghost-cards/{id}/authorizations",
  result: CardAuthorizationListShape,
  page: {
    style: "cursor",
    send: "startingAfter",
    size: "limit",
    items: "/data",
    next: "/nextCursor",
    more: "/hasMore",
  },
};

export const listGhostCards: Operation = {
  id: "listGhostCards",
  method: "GET",
  path: "/v1/ghost-cards",
  result: GhostCardListShape,
  page: {
    style: "cursor",
    send: "startingAfter",
    size: "limit",
    items: "/data",
    next: "/nextCursor",
    more: "/hasMore",
  },
};

export const replaceSpendLimits: Operation = {
  id: "replaceSpendLimits",
  method: "PUT",
  path: "/v1/ghost-cards/{id}/spend-limits",
  body: SpendLimitsRequestShape,
  result: SpendLimitListShape,
};

export const revealGhostCard: Operation = {
  id: "revealGhostCard",
  method: "POST",
  path: "/v1/ghost-cards/{id}/reveal",
  result: GhostCardSecretsShape,
  secret: "cvc number~",
};

export const unfreezeGhostCard: Operation = {
  id: "unfreezeGhostCard",
  method: "POST",
  path: "/v1/ghost-cards/{id}/unfreeze",
  result: GhostCardShape,
  key: "Idempotency-Key",
};

export const updateGhostCard: Operation = {
  id: "updateGhostCard",
  method: "PATCH",
  path: "/v1/ghost-cards/{id}",
  body: GhostCardUpdateRequestShape,
  result: GhostCardShape,
};
