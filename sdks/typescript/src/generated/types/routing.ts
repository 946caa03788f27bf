// Generated from the API description. Do not edit: changes belong in the generator.
import type { Wire } from "../wire.ts";
/** Why a rail cannot serve the request. */
export type RailExclusionReason = Wire<"RailExclusionReason">;

/** The values of {@link RailExclusionReason} that this version knows; the keys are the values on the wire. */
export const RailExclusionReason = {
  /** The operator switched the rail off. */
  rail_disabled: "rail_disabled",
  /** The rail is down. */
  rail_down: "rail_down",
  /** The rail does not serve this pair of countries and currencies. */
  corridor_not_supported: "corridor_not_supported",
  /** The rail does not reach this kind of party. */
  destination_type_not_supported: "destination_type_not_supported",
  /** The rail does not reach this mobile-money provider. */
  provider_not_supported: "provider_not_supported",
  /** The rail does not carry the currency. */
  currency_not_supported: "currency_not_supported",
  /** The rail does payouts or collections only, not the other. */
  direction_not_supported: "direction_not_supported",
  /** The amount is below the rail's minimum. */
  below_rail_minimum: "below_rail_minimum",
  /** The amount is above the rail's maximum. */
  above_rail_maximum: "above_rail_maximum",
  /** The request names other rails or excludes this one. */
  excluded_by_request: "excluded_by_request",
  /** The tenant's settings exclude the rail. */
  not_allowed_by_tenant: "not_allowed_by_tenant",
  /** Fewer than 80 percent of recent attempts succeeded. */
  success_rate_below_floor: "success_rate_below_floor",
  /** The fee would be above `maxFee`. */
  max_fee_exceeded: "max_fee_exceeded",
  /** The rail is closed now. */
  outside_operating_hours: "outside_operating_hours",
  /** The pre-funded position on the rail is too small. */
  liquidity_insufficient: "liquidity_insufficient",
} as const;
/** The values of {@link RailExclusionReason} that this version knows, for exhaustive switches. */
export type RailExclusionReasonKnown = (typeof RailExclusionReason)[keyof typeof RailExclusionReason];

/** One rail as the routing saw it, with its figures or the reasons why it was out. */
export interface RoutingCandidate extends Wire<"RoutingCandidate"> {}

/**
 * The choice of a rail with all its evidence: every candidate, its figures over the last 24
 * hours and the reasons of exclusion.
 *
 * A decision never changes; `POST /v1/routing/preview` with `asOf` = `decidedAt` gives the
 * same `decisionHash`.
 */
export interface RoutingDecision extends Wire<"RoutingDecision"> {}

/**
 * How the rail is chosen when `rail` is `auto`, and whether another rail may stand in after a
 * failure.
 */
export interface RoutingPreference extends Wire<"RoutingPreference"> {}

/** The payment whose rail shall be chosen; nothing is made or reserved. */
export interface RoutingPreviewRequest extends Wire<"RoutingPreviewRequest"> {}

/** What a rail is chosen by. */
export type RoutingStrategy = Wire<"RoutingStrategy">;

/** The values of {@link RoutingStrategy} that this version knows; the keys are the values on the wire. */
export const RoutingStrategy = {
  /** The cheapest rail that is reliable enough. */
  lowest_cost: "lowest_cost",
  /** Cost, success rate and speed weighed against each other. */
  balanced: "balanced",
  /** The rail with the shortest 95th percentile. */
  fastest: "fastest",
  /** The rail with the highest success rate. */
  most_reliable: "most_reliable",
} as const;
/** The values of {@link RoutingStrategy} that this version knows, for exhaustive switches. */
export type RoutingStrategyKnown = (typeof RoutingStrategy)[keyof typeof RoutingStrategy];
