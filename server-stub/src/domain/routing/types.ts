import type { Money } from "../shared/money.ts";

export type Strategy = "lowest_cost" | "balanced" | "fastest" | "most_reliable";

/** What the caller prefers (domain 3.4). Absent members take the tenant's defaults. */
export interface RoutingPreference {
  readonly strategy?: Strategy;
  readonly allowRails?: readonly string[];
  readonly excludeRails?: readonly string[];
  readonly maxFee?: Money | null;
  readonly failover?: boolean;
  readonly maxRails?: number;
}

export type ExclusionReason =
  | "rail_disabled"
  | "rail_down"
  | "corridor_not_supported"
  | "destination_type_not_supported"
  | "provider_not_supported"
  | "currency_not_supported"
  | "direction_not_supported"
  | "below_rail_minimum"
  | "above_rail_maximum"
  | "excluded_by_request"
  | "not_allowed_by_tenant"
  | "success_rate_below_floor"
  | "max_fee_exceeded"
  | "outside_operating_hours"
  | "liquidity_insufficient";

/** One resolved attempt on a corridor (domain 5.1). Money is in minor units of the corridor's source currency; `observedAt` is Unix ms. */
export interface Observation {
  readonly rail: string;
  readonly amount: number;
  readonly cost: number;
  readonly tariff: number;
  readonly fxMarginBps: number;
  readonly succeeded: boolean;
  readonly latencySeconds: number;
  readonly observedAt: number;
  /** Whether the rail came back from an outage since; then it counts for prices and odds, and not for the rail's health. */
  readonly beforeRecovery?: boolean;
}

/** What one day of observations says about a rail on a corridor. */
export interface RailStatistics {
  /** Charge relative to tariff, four decimals; exactly 1 without history. */
  readonly costIndex: number;
  readonly fxMarginBps: number;
  readonly successRate: number;
  readonly p50Seconds: number;
  readonly p95Seconds: number;
  readonly sampleSize: number;
  /** Sum of the weights of successes (W). */
  readonly effectiveWeight: number;
  readonly basis: "history" | "blended" | "tariff";
  readonly health: "up" | "degraded" | "down";
}

/** The request as the routing sees it. */
export interface RoutingQuestion {
  readonly direction: "payout" | "collection";
  readonly sourceCountry: string;
  readonly destinationCountry: string;
  readonly sourceCurrency: string;
  readonly destinationCurrency: string;
  readonly counterparty: {
    readonly type: "mobile_money" | "bank_account" | "account";
    readonly provider: string | null;
  };
  /** Minor units of the source currency. */
  readonly amount: number;
  readonly strategy: Strategy;
  /** A rail id when the caller insists on one. */
  readonly rail: string | null;
  readonly allowRails: readonly string[] | null;
  readonly excludeRails: readonly string[];
  readonly maxFee: Money | null;
  /** Rails known to be unreachable apart from their history (outage fault, scenario). */
  readonly downRails: readonly string[];
}

/** One rail in a decision, exactly as the API shows it. */
export interface RoutingCandidate {
  readonly rail: string;
  readonly eligible: boolean;
  readonly rank: number | null;
  readonly score: number | null;
  readonly estimatedFee: Money | null;
  readonly costBps: number | null;
  readonly costIndex: number | null;
  readonly costBasis: "history" | "blended" | "tariff";
  readonly confidence: "high" | "medium" | "low";
  readonly sampleSize: number;
  readonly successRate: number | null;
  readonly p50Seconds: number | null;
  readonly p95Seconds: number | null;
  readonly exclusionReasons: readonly ExclusionReason[];
}

/** The choice and all its evidence; immutable once stored. */
export interface RoutingDecision {
  readonly object: "routing_decision";
  readonly strategy: Strategy;
  readonly selectedRail: string;
  readonly decidedAt: string;
  readonly windowHours: 24;
  readonly windowFrom: string;
  readonly windowTo: string;
  readonly amount: Money;
  readonly candidates: readonly RoutingCandidate[];
  readonly savings: Money | null;
  readonly explanation: string;
  readonly explored: boolean;
  readonly decisionHash: string;
}
