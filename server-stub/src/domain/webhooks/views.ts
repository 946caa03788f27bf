import type { DeliveryRow } from "../../db/rows.ts";
import type { Endpoint } from "./types.ts";

/** An endpoint exactly as the API answers it. `secret` is null except in the answers that make one. `now` decides whether the former secret still signs. */
export function endpointView(
  { row, stats }: Endpoint,
  livemode: boolean,
  now: number,
  secret: string | null = null,
): {
  readonly id: string;
  readonly object: "webhook_endpoint";
  readonly version: number;
} & Readonly<Record<string, unknown>> {
  const { doc } = row;
  const formerUntil = row.former_secret_until;
  return {
    id: row.id,
    object: "webhook_endpoint",
    livemode,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    version: row.version,
    url: row.url,
    description: doc.description,
    events: row.events,
    payloadFormat: doc.payloadFormat,
    apiVersion: doc.apiVersion,
    signatureScheme: doc.signatureScheme,
    ordering: row.ordering,
    status: row.status,
    disabledReason: doc.disabledReason,
    secret: doc.signatureScheme === "hmac" ? secret : null,
    publicKey: doc.publicKey,
    previousSecretExpiresAt:
      formerUntil !== null && Date.parse(formerUntil) > now ? formerUntil : null,
    stats: {
      lastSuccessAt: stats.lastSuccessAt,
      lastFailureAt: stats.lastFailureAt,
      consecutiveFailures: stats.consecutiveFailures,
    },
    metadata: doc.metadata,
  };
}

/** A delivery exactly as the API answers it. */
export function deliveryView(
  row: DeliveryRow,
  livemode: boolean,
): Readonly<Record<string, unknown>> {
  return {
    id: row.id,
    object: "delivery",
    livemode,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    version: row.version,
    eventId: row.event_id,
    eventType: row.event_type,
    endpointId: row.endpoint_id,
    status: row.status,
    attemptCount: row.attempt_count,
    nextAttemptAt: row.status === "pending" ? row.next_attempt_at : null,
    // The document allows a hundred; only a delivery retried by hand ten times has more.
    attempts: row.attempts.slice(-100),
  };
}
