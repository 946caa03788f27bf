// Generated from the API description. Do not edit: changes belong in the generator.
import type { DateTime } from "../../runtime/strings.ts";
import type { Wire } from "../wire.ts";

/** What a replay delivers. */
export interface EventReplay extends Wire<"EventReplay"> {}

/** Which events to deliver again. */
export interface EventReplayRequest extends Wire<"EventReplayRequest"> {}

/**
 * A URL of yours that receives events.
 *
 * At most 16 per tenant and mode.
 */
export interface WebhookEndpoint extends Wire<"WebhookEndpoint"> {}

/** Why it is disabled; null while it is enabled. */
export type WebhookEndpointDisabledReason = Wire<"WebhookEndpointDisabledReason">;

/** The values of {@link WebhookEndpointDisabledReason} that this version knows; the keys are the values on the wire. */
export const WebhookEndpointDisabledReason = {
  /** You disabled it. */
  manual: "manual",
  /** The receiver answered 410. */
  gone_410: "gone_410",
  /** It failed for five days without one success. */
  failing: "failing",
} as const;
/** The values of {@link WebhookEndpointDisabledReason} that this version knows, for exhaustive switches. */
export type WebhookEndpointDisabledReasonKnown = (typeof WebhookEndpointDisabledReason)[keyof typeof WebhookEndpointDisabledReason];

/** One page of webhook endpoints, newest first. */
export interface WebhookEndpointList extends Wire<"WebhookEndpointList"> {}

/** The endpoint to make. */
export interface WebhookEndpointRequest extends Wire<"WebhookEndpointRequest"> {}

/** How deliveries to an endpoint go. */
export interface WebhookEndpointStats extends Wire<"WebhookEndpointStats"> {}

/** Whether events are delivered. */
export type WebhookEndpointStatus = Wire<"WebhookEndpointStatus">;

/** The values of {@link WebhookEndpointStatus} that this version knows; the keys are the values on the wire. */
export const WebhookEndpointStatus = {
  /** Events are delivered. */
  enabled: "enabled",
  /** Nothing is delivered; new events are skipped. */
  disabled: "disabled",
} as const;
/** The values of {@link WebhookEndpointStatus} that this version knows, for exhaustive switches. */
export type WebhookEndpointStatusKnown = (typeof WebhookEndpointStatus)[keyof typeof WebhookEndpointStatus];

/** The members to change; absent ones stay. */
export interface WebhookEndpointUpdateRequest extends Wire<"WebhookEndpointUpdateRequest"> {}

/** Whether deliveries of one resource wait for each other. */
export type WebhookOrdering = Wire<"WebhookOrdering">;

/** The values of {@link WebhookOrdering} that this version knows; the keys are the values on the wire. */
export const WebhookOrdering = {
  /** Events may arrive in any order. */
  none: "none",
  /** An event waits until the one before it, of the same resource, has succeeded or failed for
good. */
  per_resource: "per_resource",
} as const;
/** The values of {@link WebhookOrdering} that this version knows, for exhaustive switches. */
export type WebhookOrderingKnown = (typeof WebhookOrdering)[keyof typeof WebhookOrdering];
/**
 * Shape of the payload.
 *
 * `flat` is deprecated and ends with v3.0.
 */
export type WebhookPayloadFormat = Wire<"WebhookPayloadFormat">;

/** The values of {@link WebhookPayloadFormat} that this version knows; the keys are the values on the wire. */
export const WebhookPayloadFormat = {
  /** An event with the resource in `data`. */
  enveloped: "enveloped",
  /** The members of the resource at top level.

Removed in v3.0, not before 2027-06-01.

@deprecated Do not use it any more. */
  flat: "flat",
} as const;
/** The values of {@link WebhookPayloadFormat} that this version knows, for exhaustive switches. */
export type WebhookPayloadFormatKnown = (typeof WebhookPayloadFormat)[keyof typeof WebhookPayloadFormat];
/** How deliveries are signed (Standard Webhooks 1.0). */
export type WebhookSignatureScheme = Wire<"WebhookSignatureScheme">;

/** The values of {@link WebhookSignatureScheme} that this version knows; the keys are the values on the wire. */
export const WebhookSignatureScheme = {
  /** HMAC-SHA256 with a shared secret; signature `v1`. */
  hmac: "hmac",
  /** Ed25519 with our private key; signature `v1a`. */
  ed25519: "ed25519",
} as const;
/** The values of {@link WebhookSignatureScheme} that this version knows, for exhaustive switches. */
export type WebhookSignatureSchemeKnown = (typeof WebhookSignatureScheme)[keyof typeof WebhookSignatureScheme];

/** What the test event shall look like. */
export interface WebhookTestRequest extends Wire<"WebhookTestRequest"> {}

/** Parameters of {@link list}: List webhook endpoints */
export interface WebhookEndpointsListParams {
  /** Only endpoints in this state. */
  status?: WebhookEndpointStatus;
  /**
   * Number of items on one page.
   *
   * The server assumes 20 when it is left out.
   */
  limit?: number;
  /**
   * Cursor: id of the last item of the page before.
   *
   * Excludes `endingBefore`.
   */
  startingAfter?: string;
  /**
   * Cursor: id of the first item of the page after.
   *
   * Excludes `startingAfter`.
   */
  endingBefore?: string;
  /** Only items created at or after this time (RFC 3339). */
  createdAfter?: DateTime | Date;
  /** Only items created before this time (RFC 3339). */
  createdBefore?: DateTime | Date;
}
