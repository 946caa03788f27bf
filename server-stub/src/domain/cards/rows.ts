import type { CardAuthorizationRow, GhostCardRow } from "../../db/card-rows.ts";
import type { Card, StoredAuthorization, StoredCard } from "./types.ts";

type Read = Readonly<Record<string, unknown>>;

/** A card as its row. */
export function cardRow({
  card,
  numberSealed,
  numberIndex,
  idempotency,
}: StoredCard): GhostCardRow {
  return {
    id: card.id,
    status: card.status,
    currency: card.currency,
    account_id: card.accountId,
    customer_id: card.customerId,
    expires_at: card.expiresAt,
    number_sealed: numberSealed,
    number_index: numberIndex,
    idempotency_operation: idempotency.operationId,
    idempotency_key: idempotency.key,
    doc: card,
    version: card.version,
    created_at: card.createdAt,
    updated_at: card.updatedAt,
  };
}

/** Inverse of `cardRow`, from a row as the driver reads it. */
export function readCard(row: Read): StoredCard {
  return {
    card: row["doc"] as Card,
    numberSealed: String(row["number_sealed"]),
    numberIndex: String(row["number_index"]),
    idempotency: {
      operationId: String(row["idempotency_operation"]),
      key: String(row["idempotency_key"]),
    },
  };
}

/** An authorization as its row. */
export function authorizationRow(stored: StoredAuthorization): CardAuthorizationRow {
  const { authorization, accountId, counted, holdTransactionId, idempotency } = stored;
  return {
    id: authorization.id,
    card_id: authorization.cardId,
    status: authorization.status,
    merchant_id: authorization.merchant.id,
    merchant_amount: authorization.merchantAmount.amountMinorUnits,
    network_id: authorization.networkId,
    account_id: accountId,
    idempotency_operation: idempotency.operationId,
    idempotency_key: idempotency.key,
    doc: { authorization, counted, holdTransactionId },
    version: authorization.version,
    created_at: authorization.createdAt,
    updated_at: authorization.updatedAt,
  };
}

/** Inverse of `authorizationRow`. */
export function readAuthorization(row: Read): StoredAuthorization {
  const doc = row["doc"] as Pick<
    StoredAuthorization,
    "authorization" | "counted" | "holdTransactionId"
  >;
  return {
    ...doc,
    accountId: String(row["account_id"]),
    idempotency: {
      operationId: String(row["idempotency_operation"]),
      key: String(row["idempotency_key"]),
    },
  };
}
