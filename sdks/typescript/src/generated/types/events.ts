// Generated from the API description. Do not edit: changes belong in the generator.
import type { KnownUnion } from "../../runtime/known.ts";
import type { DateTime } from "../../runtime/strings.ts";
import type { Account } from "../types/accounts.ts";
import type { ApiKey } from "../types/api-keys.ts";
import type { Balance } from "../types/balances.ts";
import type { BulkItem, BulkPayment } from "../types/bulk-payments.ts";
import type { CardAuthorization } from "../types/card-authorizations.ts";
import type { ChangeLogEntry } from "../types/changelog.ts";
import type { CreditScore } from "../types/credit-scores.ts";
import type { Customer } from "../types/customers.ts";
import type { FraudAnalysis } from "../types/fraud.ts";
import type { GhostCard } from "../types/ghost-cards.ts";
import type { KycCheck, KycScore } from "../types/kyc.ts";
import type { Payment } from "../types/payments.ts";
import type { Rail } from "../types/rails.ts";
import type { Reversal } from "../types/reversals.ts";
import type { Transaction } from "../types/transactions.ts";
import type { WebhookEndpoint } from "../types/webhook-endpoints.ts";
import type { Widget, WidgetSession } from "../types/widgets.ts";
import type { Wire } from "../wire.ts";

/**
 * Something that happened to a resource.
 *
 * It is delivered to webhook endpoints, streamed, and kept in the event log for 90 days.
 */
export interface Event extends Wire<"Event"> {}

/** The API request that caused an event. */
export interface EventCause extends Wire<"EventCause"> {}

/**
 * The resource an event is about, as it was right after the event.
 *
 * `object` tells its type.
 */
export type EventData = Wire<"EventData">;
/** The members of {@link EventData} that this version knows. */
export type EventDataKnown = Payment | Transaction | Reversal | BulkPayment | BulkItem | CreditScore | FraudAnalysis | KycScore | KycCheck | GhostCard | CardAuthorization | Widget | WidgetSession | Customer | Account | Balance | ProviderCallback | Rail | WebhookEndpoint | ApiKey | ChangeLogEntry;

/** For `isKnown(EventData, value)`, which narrows to {@link EventDataKnown}. */
export const EventData: KnownUnion<EventDataKnown> = { tag: "object", values: [
  "payment",
  "transaction",
  "reversal",
  "bulk_payment",
  "bulk_item",
  "credit_score",
  "fraud_analysis",
  "kyc_score",
  "kyc_check",
  "ghost_card",
  "card_authorization",
  "widget",
  "widget_session",
  "customer",
  "account",
  "balance",
  "provider_callback",
  "rail",
  "webhook_endpoint",
  "api_key",
  "changelog_entry",
] };
/** Compares one member of the event with a text, such as `data.status=failed`. */
export type EventFilter = Wire<"EventFilter">;

/** One page of events, newest first. */
export interface EventList extends Wire<"EventList"> {}

/** Selects events: an exact type, every type of a resource such as `payment.*`, or `*` for all. */
export type EventSelector = Wire<"EventSelector">;

/** One type of event that can be subscribed to. */
export interface EventTypeInfo extends Wire<"EventTypeInfo"> {}

/** One page of event types, newest first. */
export interface EventTypeInfoList extends Wire<"EventTypeInfoList"> {}

/** How a local receiver answered one forwarded event. */
export interface ListenResult extends Wire<"ListenResult"> {}

/** A batch of results. */
export interface ListenResultsRequest extends Wire<"ListenResultsRequest"> {}

/**
 * A session of a developer's machine that receives events as a stream.
 *
 * At most 10 live sessions per tenant and mode.
 */
export interface ListenSession extends Wire<"ListenSession"> {}

/** One page of listen sessions, newest first. */
export interface ListenSessionList extends Wire<"ListenSessionList"> {}

/**
 * What to listen to.
 *
 * Name at most one of `afterSequence` and `createdAfter`; without them the session starts now.
 */
export interface ListenSessionRequest extends Wire<"ListenSessionRequest"> {}

/** State of the session. */
export type ListenSessionStatus = Wire<"ListenSessionStatus">;

/** The values of {@link ListenSessionStatus} that this version knows; the keys are the values on the wire. */
export const ListenSessionStatus = {
  /** It may stream. */
  open: "open",
  /** It was closed. */
  closed: "closed",
  /** Nobody streamed for too long. */
  expired: "expired",
} as const;
/** The values of {@link ListenSessionStatus} that this version knows, for exhaustive switches. */
export type ListenSessionStatusKnown = (typeof ListenSessionStatus)[keyof typeof ListenSessionStatus];

/** A report of a mobile-money provider or rail about one attempt, or the lack of one. */
export interface ProviderCallback extends Wire<"ProviderCallback"> {}

/** What became of it. */
export type ProviderCallbackOutcome = Wire<"ProviderCallbackOutcome">;

/** The values of {@link ProviderCallbackOutcome} that this version knows; the keys are the values on the wire. */
export const ProviderCallbackOutcome = {
  /** Nothing came before the deadline. */
  timed_out: "timed_out",
  /** It came after the deadline and was applied. */
  late_applied: "late_applied",
  /** It contradicts a final state and changed nothing. */
  conflict: "conflict",
} as const;
/** The values of {@link ProviderCallbackOutcome} that this version knows, for exhaustive switches. */
export type ProviderCallbackOutcomeKnown = (typeof ProviderCallbackOutcome)[keyof typeof ProviderCallbackOutcome];

/** Parameters of {@link listTypes}: List event types */
export interface EventsListTypesParams {
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
}

/** Parameters of {@link list}: List events */
export interface EventsListParams {
  /** Only events of these types, separated by commas; `payment.*` works. */
  type?: EventSelector[];
  /** Only events about this resource. */
  resourceId?: string;
  /**
   * Only events after this position, oldest first.
   *
   * Use it to refill a gap.
   */
  afterSequence?: number;
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

/** Parameters of {@link listListenSessions}: List listen sessions */
export interface EventsListListenSessionsParams {
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

/** Parameters of {@link stream}: Stream events */
export interface EventsStreamParams {
  /** Only events of these types, separated by commas; `payment.*` works. */
  types?: EventSelector[];
  /** Listen session whose filters and position apply. */
  session?: string;
}
