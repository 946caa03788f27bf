import { findCurrency } from "../shared/currencies.ts";
import { convertNearest } from "../shared/fx.ts";

export type KycTier = "tier_0" | "tier_1" | "tier_2" | "tier_3";

/** What a person on a tier may move. Minor units; null means no limit. */
export interface TierLimits {
  readonly single: number;
  readonly daily: number;
  readonly balance: number | null;
}

/** Demo limits (domain 7.6) in minor units, tiers 1 to 3: single, daily, balance. */
const TABLE: Readonly<Record<string, readonly TierLimits[]>> = {
  NGN: [
    { single: 5_000_000, daily: 5_000_000, balance: 30_000_000 },
    { single: 10_000_000, daily: 20_000_000, balance: 50_000_000 },
    { single: 500_000_000, daily: 2_500_000_000, balance: null },
  ],
  XAF: [
    { single: 100_000, daily: 200_000, balance: 300_000 },
    { single: 500_000, daily: 1_000_000, balance: 2_500_000 },
    { single: 2_000_000, daily: 10_000_000, balance: null },
  ],
  KES: [
    { single: 3_500_000, daily: 7_000_000, balance: 10_000_000 },
    { single: 15_000_000, daily: 30_000_000, balance: 50_000_000 },
    { single: 25_000_000, daily: 50_000_000, balance: null },
  ],
};

/** Limits of a tier in a currency; currencies without a table of their own take the XAF one at the demo rate. Null for tier 0, which may move nothing of its own. */
export function tierLimits(tier: KycTier, currency: string): TierLimits | null {
  const index = Number(tier.slice(-1)) - 1;
  const own = TABLE[currency]?.[index];
  if (own !== undefined || index < 0) return own ?? null;
  const model = TABLE["XAF"]?.[index];
  if (model === undefined || findCurrency(currency)?.unitsPerUsd == null) return null;
  const convert = (amount: number): number => convertNearest(amount, "XAF", currency);
  return {
    single: convert(model.single),
    daily: convert(model.daily),
    balance: model.balance === null ? null : convert(model.balance),
  };
}
