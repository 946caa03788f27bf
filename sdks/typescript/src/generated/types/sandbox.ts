// Generated from the API description. Do not edit: changes belong in the generator.
import type { DateTime } from "../../runtime/strings.ts";
import type { Wire } from "../wire.ts";

/** What was added to a corridor's history. */
export interface CorridorHistory extends Wire<"CorridorHistory"> {}

/** Observations to add to one corridor. */
export interface CorridorHistoryRequest extends Wire<"CorridorHistoryRequest"> {}

/** One payment of the past, as the routing engine would have observed it. */
export interface CorridorObservation extends Wire<"CorridorObservation"> {}

/** A simulated provider callback that was scheduled. */
export interface SandboxCallback extends Wire<"SandboxCallback"> {}

/** The callback that the simulated provider shall send. */
export interface SandboxCallbackRequest extends Wire<"SandboxCallbackRequest"> {}

/**
 * The clock that all due times of this tenant's test mode follow.
 *
 * Deadlines of keys and logins never follow it.
 */
export interface SandboxClock extends Wire<"SandboxClock"> {}

/** What happened while the clock moved. */
export interface SandboxClockAdvance extends Wire<"SandboxClockAdvance"> {}

/** How far to move the clock. */
export interface SandboxClockAdvanceRequest extends Wire<"SandboxClockAdvanceRequest"> {}

/** Whether test mode follows real time or a virtual one. */
export type SandboxClockMode = Wire<"SandboxClockMode">;

/** The values of {@link SandboxClockMode} that this version knows; the keys are the values on the wire. */
export const SandboxClockMode = {
  /** Test mode follows the real clock. */
  real: "real",
  /** Test mode follows a virtual clock that was set or advanced. */
  virtual: "virtual",
} as const;
/** The values of {@link SandboxClockMode} that this version knows, for exhaustive switches. */
export type SandboxClockModeKnown = (typeof SandboxClockMode)[keyof typeof SandboxClockMode];

/**
 * The time to set.
 *
 * The clock moves forward only, so that nothing that already happened becomes future.
 */
export interface SandboxClockSetRequest extends Wire<"SandboxClockSetRequest"> {}

/** One piece of work that fell due while the clock moved. */
export interface SandboxDueWork extends Wire<"SandboxDueWork"> {}

/** What was run. */
export type SandboxDueWorkKind = Wire<"SandboxDueWorkKind">;

/** The values of {@link SandboxDueWorkKind} that this version knows; the keys are the values on the wire. */
export const SandboxDueWorkKind = {
  /** A simulated provider callback arrived. */
  provider_callback: "provider_callback",
  /** A payment waited longer than its rail allows and went to reconciliation. */
  callback_deadline: "callback_deadline",
  /** A rail was asked for the outcome of an attempt. */
  provider_enquiry: "provider_enquiry",
  /** A payment was sent to its rail. */
  payment_submission: "payment_submission",
  /** A failed attempt was tried again. */
  payment_retry: "payment_retry",
  /** A parked payment reached its queue limit. */
  queue_expiry: "queue_expiry",
  /** A payer did not approve in time. */
  approval_expiry: "approval_expiry",
  /** A bulk item was tried again. */
  bulk_item_retry: "bulk_item_retry",
  /** A return request was answered. */
  reversal_settlement: "reversal_settlement",
  /** A webhook delivery was attempted. */
  webhook_delivery: "webhook_delivery",
  /** A quote expired. */
  quote_expiry: "quote_expiry",
  /** A card authorization expired and released its hold. */
  authorization_expiry: "authorization_expiry",
  /** A ghost card expired. */
  card_expiry: "card_expiry",
  /** A widget session expired. */
  widget_session_expiry: "widget_session_expiry",
  /** An identity check finished. */
  kyc_completion: "kyc_completion",
  /** A stored answer of an idempotency key expired. */
  idempotency_expiry: "idempotency_expiry",
  /** A notice about a coming change was sent. */
  changelog_notice: "changelog_notice",
} as const;
/** The values of {@link SandboxDueWorkKind} that this version knows, for exhaustive switches. */
export type SandboxDueWorkKindKnown = (typeof SandboxDueWorkKind)[keyof typeof SandboxDueWorkKind];

/**
 * A fault that test mode injects.
 *
 * Every event it causes carries its id as `sandboxFaultId`.
 */
export interface SandboxFault extends Wire<"SandboxFault"> {}

/** What goes wrong. */
export type SandboxFaultKind = Wire<"SandboxFaultKind">;

/** The values of {@link SandboxFaultKind} that this version knows; the keys are the values on the wire. */
export const SandboxFaultKind = {
  /** Answers are delayed by `latencyMs`. */
  latency: "latency",
  /** The target answers with an error. */
  error: "error",
  /** The target never answers. */
  timeout: "timeout",
  /** The message is lost. */
  drop: "drop",
  /** The message arrives several times. */
  duplicate: "duplicate",
  /** The message arrives after later ones. */
  reorder: "reorder",
  /** A second message says the opposite. */
  contradict: "contradict",
  /** The message arrives damaged and fails its checks. */
  corrupt: "corrupt",
} as const;
/** The values of {@link SandboxFaultKind} that this version knows, for exhaustive switches. */
export type SandboxFaultKindKnown = (typeof SandboxFaultKind)[keyof typeof SandboxFaultKind];

/** One page of faults, newest first. */
export interface SandboxFaultList extends Wire<"SandboxFaultList"> {}

/**
 * Details of a fault.
 *
 * A member that does not belong to the kind is ignored.
 */
export interface SandboxFaultParameters extends Wire<"SandboxFaultParameters"> {}

/**
 * A fault to inject.
 *
 * Bound it by count or time, so that a forgotten fault ends by itself.
 */
export interface SandboxFaultRequest extends Wire<"SandboxFaultRequest"> {}

/** Whether the fault still hits calls. */
export type SandboxFaultStatus = Wire<"SandboxFaultStatus">;

/** The values of {@link SandboxFaultStatus} that this version knows; the keys are the values on the wire. */
export const SandboxFaultStatus = {
  /** It hits matching calls. */
  active: "active",
  /** It reached `maxCount`. */
  exhausted: "exhausted",
  /** Its time is over. */
  expired: "expired",
} as const;
/** The values of {@link SandboxFaultStatus} that this version knows, for exhaustive switches. */
export type SandboxFaultStatusKnown = (typeof SandboxFaultStatus)[keyof typeof SandboxFaultStatus];
/**
 * What the fault hits: `rail:<id>`, `callback:<provider>`, `scorer:fraud`, `scorer:credit`,
 * `kyc_provider`, `webhook:<endpoint id>` or `database`.
 */
export type SandboxFaultTarget = Wire<"SandboxFaultTarget">;

/** Test money that was added to an account. */
export interface SandboxFunding extends Wire<"SandboxFunding"> {}

/**
 * How much test money to add, and where.
 *
 * Name the account or the currency; a currency means the tenant's default account in it.
 */
export interface SandboxFundingRequest extends Wire<"SandboxFundingRequest"> {}

/**
 * What a reset removed.
 *
 * Keys, users and tenant settings stay.
 */
export interface SandboxReset extends Wire<"SandboxReset"> {}

/** How many objects of one type were removed. */
export interface SandboxResetCount extends Wire<"SandboxResetCount"> {}

/** Parameters of {@link listFaults}: List injected faults */
export interface SandboxListFaultsParams {
  /** Only faults in this state. */
  status?: SandboxFaultStatus;
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
