// Generated from the API description. Do not edit: changes belong in the generator.
import type { DateTime } from "../../runtime/strings.ts";
import type { Wire } from "../wire.ts";
/** How notices arrive. */
export type ChangeLogChannel = Wire<"ChangeLogChannel">;

/** The values of {@link ChangeLogChannel} that this version knows; the keys are the values on the wire. */
export const ChangeLogChannel = {
  /** By e-mail, after confirmation. */
  email: "email",
  /** Posted to a URL of its own. */
  webhook: "webhook",
  /** As `changelog.*` events to your webhook endpoints. */
  webhook_event: "webhook_event",
} as const;
/** The values of {@link ChangeLogChannel} that this version knows, for exhaustive switches. */
export type ChangeLogChannelKnown = (typeof ChangeLogChannel)[keyof typeof ChangeLogChannel];

/** The token of the confirmation e-mail. */
export interface ChangeLogConfirmRequest extends Wire<"ChangeLogConfirmRequest"> {}

/** Which changes a subscription tells of. */
export interface ChangeLogFilter extends Wire<"ChangeLogFilter"> {}

/** Which changes to be told of. */
export interface ChangeLogFilterInput extends Wire<"ChangeLogFilterInput"> {}

/**
 * A subscription to notices of changes: at the announcement, 180, 90, 30, 7 and 1 days before,
 * and when a change takes effect.
 */
export interface ChangeLogSubscription extends Wire<"ChangeLogSubscription"> {}

/** One page of subscriptions, newest first. */
export interface ChangeLogSubscriptionList extends Wire<"ChangeLogSubscriptionList"> {}

/** The subscription to make. */
export interface ChangeLogSubscriptionRequest extends Wire<"ChangeLogSubscriptionRequest"> {}

/** State. */
export type ChangeLogSubscriptionStatus = Wire<"ChangeLogSubscriptionStatus">;

/** The values of {@link ChangeLogSubscriptionStatus} that this version knows; the keys are the values on the wire. */
export const ChangeLogSubscriptionStatus = {
  /** The e-mail address is not confirmed. */
  pending_confirmation: "pending_confirmation",
  /** Notices are sent. */
  active: "active",
  /** It was ended. */
  unsubscribed: "unsubscribed",
  /** The address does not take messages. */
  bounced: "bounced",
} as const;
/** The values of {@link ChangeLogSubscriptionStatus} that this version knows, for exhaustive switches. */
export type ChangeLogSubscriptionStatusKnown = (typeof ChangeLogSubscriptionStatus)[keyof typeof ChangeLogSubscriptionStatus];

/** Parameters of {@link list}: List subscriptions */
export interface ChangelogSubscriptionsListParams {
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

/** Parameters of {@link unsubscribe}: Unsubscribe by link */
export interface ChangelogSubscriptionsUnsubscribeParams {
  /** Token from the e-mail. */
  token: string;
}
