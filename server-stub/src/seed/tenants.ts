import type { Role } from "../domain/auth/scopes.ts";

/** A demo tenant (domain 7.7). All names are fictional. */
export interface DemoTenant {
  readonly slug: string;
  readonly name: string;
  readonly country: string;
  readonly currency: string;
  readonly timezone: string;
  readonly locale: string;
  /** Whether it has the demo customers and cards, which are made for its country and currency. */
  readonly hasPeople?: true;
}

export const DEMO_TENANTS: readonly DemoTenant[] = [
  {
    slug: "sahel-pay",
    name: "Sahel Pay",
    country: "CM",
    currency: "XAF",
    timezone: "Africa/Douala",
    locale: "fr",
    hasPeople: true,
  },
  {
    slug: "rift-market",
    name: "Rift Market",
    country: "KE",
    currency: "KES",
    timezone: "Africa/Nairobi",
    locale: "en",
  },
  {
    slug: "lagoon-fintech",
    name: "Lagoon Fintech",
    country: "NG",
    currency: "NGN",
    timezone: "Africa/Lagos",
    locale: "en",
  },
];

export const DEMO_ROLES: readonly Role[] = ["owner", "developer", "operations", "risk", "auditor"];

/** Test money per currency, in minor units. */
export const DEMO_BALANCES: Readonly<Record<string, number>> = {
  XAF: 50_000_000,
  XOF: 20_000_000,
  NGN: 5_000_000_000,
  KES: 300_000_000,
  GHS: 10_000_000,
  UGX: 100_000_000,
  RWF: 50_000_000,
  TND: 1_000_000_000,
};

/** Defaults of a tenant's policies. */
export const DEFAULT_SETTINGS = {
  routingStrategy: "balanced",
  fraudReviewAt: 60,
  fraudBlockAt: 80,
  reversalWindowDays: 90,
  creditApproveAt: 640,
  creditReviewAt: 560,
  lowBalanceAlert: null,
} as const;

/** What a live demo key may do: enough to look around, not to move money unseen. */
export const LIVE_KEY_SCOPES: readonly string[] = [
  "payments:read",
  "payments:write",
  "transactions:read",
  "balances:read",
  "routing:read",
  "events:read",
  "tenant:read",
];
