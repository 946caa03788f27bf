/** Kind of a signal, as reasons name it. */
export type Category =
  | "account_takeover"
  | "behaviour"
  | "mule"
  | "velocity"
  | "aml"
  | "agent"
  | "card_testing"
  | "device"
  | "network"
  | "identity"
  | "merchant"
  | "social_engineering"
  | "geography"
  | "trust"
  | "list"
  | "system";

/** Signals that count, with their category and their weight in log-odds (domain 5.3). Negative ones lower the risk. */
export const SIGNALS = {
  sim_swap_recent: { category: "account_takeover", weight: 2.2 },
  impossible_travel: { category: "account_takeover", weight: 1.9 },
  amount_above_profile: { category: "behaviour", weight: 1.8 },
  pass_through: { category: "mule", weight: 1.7 },
  velocity_sender_1h: { category: "velocity", weight: 1.6 },
  recipient_fan_in: { category: "mule", weight: 1.5 },
  structuring: { category: "aml", weight: 1.4 },
  device_shared: { category: "account_takeover", weight: 1.3 },
  agent_split_deposits: { category: "agent", weight: 1.2 },
  failed_then_success: { category: "card_testing", weight: 1.0 },
  device_new: { category: "device", weight: 0.9 },
  device_compromised: { category: "device", weight: 0.9 },
  account_young: { category: "behaviour", weight: 0.8 },
  ip_country_mismatch: { category: "network", weight: 0.7 },
  new_recipient: { category: "behaviour", weight: 0.6 },
  kyc_tier_low_for_amount: { category: "identity", weight: 0.6 },
  high_risk_mcc: { category: "merchant", weight: 0.5 },
  unusual_hour: { category: "behaviour", weight: 0.4 },
  dormant_reactivation: { category: "behaviour", weight: 0.7 },
  duplicate_pattern: { category: "behaviour", weight: 0.5 },
  refund_pressure: { category: "social_engineering", weight: 0.8 },
  corridor_high_risk: { category: "geography", weight: 0.4 },
  known_recipient: { category: "trust", weight: -0.8 },
  known_device: { category: "trust", weight: -0.6 },
} as const satisfies Readonly<
  Record<string, { readonly category: Category; readonly weight: number }>
>;

export type SignalCode = keyof typeof SIGNALS;
export const SIGNAL_CODES = Object.keys(SIGNALS) as readonly SignalCode[];

/** Log-odds of fraud when no signal fires. */
export const BASE_LOG_ODDS = -4.2;

/** Rules above every model: the score is at least this. */
export const OVERRIDES = {
  blocklist_hit: { category: "list", floor: 95 },
  sanctions_match: { category: "aml", floor: 100 },
} as const satisfies Readonly<
  Record<string, { readonly category: Category; readonly floor: number }>
>;
export type OverrideCode = keyof typeof OVERRIDES;

/** Merchant categories that often carry stolen money: transfers, crypto, gambling. */
export const HIGH_RISK_MCC: ReadonlySet<string> = new Set(["4829", "6051", "7995"]);

/** Demo list: countries whose corridors get a second look. */
export const HIGH_RISK_COUNTRIES: ReadonlySet<string> = new Set(["LY", "SD", "SO", "SS"]);
