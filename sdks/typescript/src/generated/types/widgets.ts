// Generated from the API description. Do not edit: changes belong in the generator.
import type { DateTime } from "../../runtime/strings.ts";
import type { Wire } from "../wire.ts";

/** A payment, balance or identity form for your own pages. */
export interface Widget extends Wire<"Widget"> {}

/**
 * Settings of a widget.
 *
 * Which members count depends on `kind`; a member of another kind is 400 `validation_failed`.
 */
export interface WidgetConfigInput extends Wire<"WidgetConfigInput"> {}

/**
 * How to put the widget on a page.
 *
 * It never holds a token.
 */
export interface WidgetEmbed extends Wire<"WidgetEmbed"> {}

/** What a widget does. */
export type WidgetKind = Wire<"WidgetKind">;

/** The values of {@link WidgetKind} that this version knows; the keys are the values on the wire. */
export const WidgetKind = {
  /** Collects a payment from a mobile wallet. */
  payment: "payment",
  /** Shows balances. */
  balance: "balance",
  /** Verifies the visitor's identity. */
  kyc: "kyc",
} as const;
/** The values of {@link WidgetKind} that this version knows, for exhaustive switches. */
export type WidgetKindKnown = (typeof WidgetKind)[keyof typeof WidgetKind];

/** One page of widgets, newest first. */
export interface WidgetList extends Wire<"WidgetList"> {}

/** The widget to make. */
export interface WidgetRequest extends Wire<"WidgetRequest"> {}

/**
 * One visit to a widget.
 *
 * Its client token opens the widget in one browser and yields at most one completed payment or
 * assessment.
 */
export interface WidgetSession extends Wire<"WidgetSession"> {}

/** What a finished session made. */
export interface WidgetSessionResult extends Wire<"WidgetSessionResult"> {}

/** Whether a widget can be opened. */
export type WidgetStatus = Wire<"WidgetStatus">;

/** The values of {@link WidgetStatus} that this version knows; the keys are the values on the wire. */
export const WidgetStatus = {
  /** It can be opened. */
  active: "active",
  /** It cannot be opened any more. */
  disabled: "disabled",
} as const;
/** The values of {@link WidgetStatus} that this version knows, for exhaustive switches. */
export type WidgetStatusKnown = (typeof WidgetStatus)[keyof typeof WidgetStatus];

/** Look of a widget. */
export interface WidgetThemeInput extends Wire<"WidgetThemeInput"> {}

/**
 * The members to change; absent ones stay.
 *
 * Open sessions keep what they started with.
 */
export interface WidgetUpdateRequest extends Wire<"WidgetUpdateRequest"> {}

/** Parameters of {@link list}: List widgets */
export interface WidgetsListParams {
  /** Only widgets of this kind. */
  kind?: WidgetKind;
  /** Only widgets in this state. */
  status?: WidgetStatus;
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
