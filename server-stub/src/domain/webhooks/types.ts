import type { DeliveryRow, WebhookEndpointRow } from "../../db/rows.ts";
import type { SignatureScheme } from "./signature.ts";

export type PayloadFormat = "enveloped" | "flat";
export type DisabledReason = "manual" | "gone_410" | "failing";

/** What an endpoint's row keeps in `doc`. */
export interface EndpointDoc {
  readonly description: string | null;
  readonly payloadFormat: PayloadFormat;
  readonly apiVersion: string;
  readonly signatureScheme: SignatureScheme;
  readonly disabledReason: DisabledReason | null;
  readonly publicKey: string | null;
  readonly metadata: Readonly<Record<string, string>>;
}

/** How deliveries to an endpoint went. Times are ISO strings on the tenant's clock. */
export interface EndpointStats {
  readonly lastSuccessAt: string | null;
  readonly lastFailureAt: string | null;
  readonly consecutiveFailures: number;
  /** First failure after the last success. */
  readonly failingSince: string | null;
}

/** An endpoint as stored. Its secrets are sealed. */
export interface Endpoint {
  readonly row: WebhookEndpointRow & { readonly doc: EndpointDoc };
  readonly stats: EndpointStats;
}

/** One try, exactly as the API answers it. */
export interface DeliveryAttempt {
  readonly number: number;
  readonly at: string;
  readonly httpStatus: number | null;
  readonly durationMs: number;
  readonly error:
    "timeout" | "connection" | "tls" | "dns" | "blocked_address" | "http_status" | null;
  readonly responseSnippet: string | null;
}

/** A delivery as stored. */
export interface StoredDelivery extends DeliveryRow {
  readonly attempts: readonly DeliveryAttempt[];
}
