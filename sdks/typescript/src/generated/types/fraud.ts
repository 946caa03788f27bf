// Generated from the API description. Do not edit: changes belong in the generator.
import type { DateTime } from "../../runtime/strings.ts";
import type { Wire } from "../wire.ts";

/**
 * A risk score with its reasons and a decision under the tenant's policy.
 *
 * Same inputs and same model give the same score.
 */
export interface FraudAnalysis extends Wire<"FraudAnalysis"> {}

/** One page of fraud analyses, newest first. */
export interface FraudAnalysisList extends Wire<"FraudAnalysisList"> {}

/**
 * What to analyze.
 *
 * The more is given, the fewer signals are missing; what is missing never lowers the score
 * silently.
 */
export interface FraudAnalysisRequest extends Wire<"FraudAnalysisRequest"> {}

/** Channel through which the order came. */
export type FraudChannel = Wire<"FraudChannel">;

/** The values of {@link FraudChannel} that this version knows; the keys are the values on the wire. */
export const FraudChannel = {
  /** A mobile app. */
  app: "app",
  /** A web page. */
  web: "web",
  /** A USSD menu. */
  ussd: "ussd",
  /** A server. */
  api: "api",
  /** An agent. */
  agent: "agent",
  /** A terminal. */
  pos: "pos",
} as const;
/** The values of {@link FraudChannel} that this version knows, for exhaustive switches. */
export type FraudChannelKnown = (typeof FraudChannel)[keyof typeof FraudChannel];
/** Decision of the fraud analysis under the tenant's policy. */
export type FraudDecision = Wire<"FraudDecision">;

/** The values of {@link FraudDecision} that this version knows; the keys are the values on the wire. */
export const FraudDecision = {
  /** The score is below the review threshold. */
  allow: "allow",
  /** A person should decide; a payment is held until then. */
  review: "review",
  /** The score reached the block threshold; no payment is made. */
  block: "block",
} as const;
/** The values of {@link FraudDecision} that this version knows, for exhaustive switches. */
export type FraudDecisionKnown = (typeof FraudDecision)[keyof typeof FraudDecision];

/** Device that the order came from. */
export interface FraudDeviceInput extends Wire<"FraudDeviceInput"> {}

/**
 * Facts behind a reason; which ones depends on the code.
 *
 * No identity data.
 */
export type FraudEvidence = Wire<"FraudEvidence">;
/** Decision when the scorer cannot be reached. */
export type FraudFailMode = Wire<"FraudFailMode">;

/** The values of {@link FraudFailMode} that this version knows; the keys are the values on the wire. */
export const FraudFailMode = {
  /** Hold for a person.

The default. */
  review: "review",
  /** Let it pass. */
  allow: "allow",
  /** Refuse it. */
  block: "block",
} as const;
/** The values of {@link FraudFailMode} that this version knows, for exhaustive switches. */
export type FraudFailModeKnown = (typeof FraudFailMode)[keyof typeof FraudFailMode];

/** What it turned out to be. */
export interface FraudFeedback extends Wire<"FraudFeedback"> {}

/** What it turned out to be. */
export type FraudFeedbackLabel = Wire<"FraudFeedbackLabel">;

/** The values of {@link FraudFeedbackLabel} that this version knows; the keys are the values on the wire. */
export const FraudFeedbackLabel = {
  /** It was a fraud. */
  fraud: "fraud",
  /** It was in order. */
  legitimate: "legitimate",
  /** It is not clear. */
  unsure: "unsure",
} as const;
/** The values of {@link FraudFeedbackLabel} that this version knows, for exhaustive switches. */
export type FraudFeedbackLabelKnown = (typeof FraudFeedbackLabel)[keyof typeof FraudFeedbackLabel];

/**
 * What it turned out to be.
 *
 * A later feedback replaces the earlier one.
 */
export interface FraudFeedbackRequest extends Wire<"FraudFeedbackRequest"> {}

/**
 * Test mode only: strength of history signals, 0 to 1 by reason code, to use instead of what
 * the history gives.
 */
export type FraudHistoryOverride = Wire<"FraudHistoryOverride">;

/** Place of the device. */
export interface FraudLocationInput extends Wire<"FraudLocationInput"> {}

/** Network that the order came from. */
export interface FraudNetworkInput extends Wire<"FraudNetworkInput"> {}

/**
 * Thresholds of the tenant.
 *
 * Every change makes a new version; analyses name the version that they used.
 */
export interface FraudPolicy extends Wire<"FraudPolicy"> {}

/**
 * The new thresholds.
 *
 * `reviewAt` must not be above `blockAt`.
 */
export interface FraudPolicyRequest extends Wire<"FraudPolicyRequest"> {}

/** The policy that made the decision. */
export interface FraudPolicySnapshot extends Wire<"FraudPolicySnapshot"> {}

/** One reason of the score, with its evidence and the score without it. */
export interface FraudReason extends Wire<"FraudReason"> {}

/** Kind of signal behind a reason. */
export type FraudReasonCategory = Wire<"FraudReasonCategory">;

/** The values of {@link FraudReasonCategory} that this version knows; the keys are the values on the wire. */
export const FraudReasonCategory = {
  /** Somebody else may be using the account. */
  account_takeover: "account_takeover",
  /** Unlike this sender's habits. */
  behaviour: "behaviour",
  /** The account may pass on stolen money. */
  mule: "mule",
  /** Too many in a short time. */
  velocity: "velocity",
  /** Money laundering. */
  aml: "aml",
  /** A pattern of an agent. */
  agent: "agent",
  /** Somebody tries out data. */
  card_testing: "card_testing",
  /** The device. */
  device: "device",
  /** The network. */
  network: "network",
  /** Too little is known about the person. */
  identity: "identity",
  /** The merchant's line of business. */
  merchant: "merchant",
  /** The sender may have been tricked. */
  social_engineering: "social_engineering",
  /** The corridor. */
  geography: "geography",
  /** Lowers the risk. */
  trust: "trust",
  /** A list of the tenant. */
  list: "list",
  /** The analysis itself. */
  system: "system",
} as const;
/** The values of {@link FraudReasonCategory} that this version knows, for exhaustive switches. */
export type FraudReasonCategoryKnown = (typeof FraudReasonCategory)[keyof typeof FraudReasonCategory];
/** Stable code of a reason of a fraud analysis. */
export type FraudReasonCode = Wire<"FraudReasonCode">;

/** The values of {@link FraudReasonCode} that this version knows; the keys are the values on the wire. */
export const FraudReasonCode = {
  /** The sender's SIM was changed in the last 7 days. */
  sim_swap_recent: "sim_swap_recent",
  /** The sender would have travelled faster than 900 km/h. */
  impossible_travel: "impossible_travel",
  /** The amount is far above what this sender usually pays. */
  amount_above_profile: "amount_above_profile",
  /** Incoming money is moved on within 30 minutes. */
  pass_through: "pass_through",
  /** Many payments of the sender within an hour. */
  velocity_sender_1h: "velocity_sender_1h",
  /** Many different senders paid the recipient within 24 hours. */
  recipient_fan_in: "recipient_fan_in",
  /** Several payments just below a reporting threshold. */
  structuring: "structuring",
  /** Many accounts use this device. */
  device_shared: "device_shared",
  /** Equal cash-ins at one agent within 30 minutes. */
  agent_split_deposits: "agent_split_deposits",
  /** Failures and then a success within 15 minutes. */
  failed_then_success: "failed_then_success",
  /** The device was not seen before. */
  device_new: "device_new",
  /** The device is rooted or an emulator. */
  device_compromised: "device_compromised",
  /** The account is younger than 30 days. */
  account_young: "account_young",
  /** The network is in another country. */
  ip_country_mismatch: "ip_country_mismatch",
  /** The first payment to this recipient. */
  new_recipient: "new_recipient",
  /** The amount is high for the sender's identity tier. */
  kyc_tier_low_for_amount: "kyc_tier_low_for_amount",
  /** Money transfer, crypto or gambling. */
  high_risk_mcc: "high_risk_mcc",
  /** An hour at which this sender hardly ever pays. */
  unusual_hour: "unusual_hour",
  /** The account was silent for more than 90 days. */
  dormant_reactivation: "dormant_reactivation",
  /** Same amount and recipient within 10 minutes. */
  duplicate_pattern: "duplicate_pattern",
  /** Incoming money is sent back to the same party within an hour. */
  refund_pressure: "refund_pressure",
  /** The corridor is on the policy list. */
  corridor_high_risk: "corridor_high_risk",
  /** Three or more good payments to this recipient; lowers the risk. */
  known_recipient: "known_recipient",
  /** Ten or more good sessions on this device; lowers the risk. */
  known_device: "known_device",
  /** A party is on the tenant's block list; the score is at least 95. */
  blocklist_hit: "blocklist_hit",
  /** A party is on a sanctions list; the score is 100. */
  sanctions_match: "sanctions_match",
  /** No signal fired. */
  no_risk_signals: "no_risk_signals",
  /** The scorer could not be reached; the tenant's fail mode decided. */
  scorer_unavailable: "scorer_unavailable",
} as const;
/** The values of {@link FraudReasonCode} that this version knows, for exhaustive switches. */
export type FraudReasonCodeKnown = (typeof FraudReasonCode)[keyof typeof FraudReasonCode];

/** Who is paid: by phone number, account number or merchant id. */
export interface FraudRecipientInput extends Wire<"FraudRecipientInput"> {}

/** The risk score in four steps. */
export type FraudRiskLevel = Wire<"FraudRiskLevel">;

/** The values of {@link FraudRiskLevel} that this version knows; the keys are the values on the wire. */
export const FraudRiskLevel = {
  /** 0 to 29. */
  low: "low",
  /** 30 to 59. */
  medium: "medium",
  /** 60 to 79. */
  high: "high",
  /** 80 to 100. */
  critical: "critical",
} as const;
/** The values of {@link FraudRiskLevel} that this version knows, for exhaustive switches. */
export type FraudRiskLevelKnown = (typeof FraudRiskLevel)[keyof typeof FraudRiskLevel];

/** Who pays. */
export interface FraudSenderInput extends Wire<"FraudSenderInput"> {}

/** What is analyzed. */
export type FraudTransactionType = Wire<"FraudTransactionType">;

/** The values of {@link FraudTransactionType} that this version knows; the keys are the values on the wire. */
export const FraudTransactionType = {
  /** Money to a recipient. */
  payout: "payout",
  /** Money from a payer. */
  collection: "collection",
  /** Money between two persons. */
  p2p: "p2p",
  /** Cash at an agent. */
  cash_out: "cash_out",
  /** A card payment. */
  card_authorization: "card_authorization",
  /** A login that opens the way to money. */
  login: "login",
  /** Anything else. */
  other: "other",
} as const;
/** The values of {@link FraudTransactionType} that this version knows, for exhaustive switches. */
export type FraudTransactionTypeKnown = (typeof FraudTransactionType)[keyof typeof FraudTransactionType];

/** Parameters of {@link list}: List fraud analyses */
export interface FraudListParams {
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
  /** Only analyses with this decision. */
  decision?: FraudDecision;
  /** Only analyses on this level. */
  riskLevel?: FraudRiskLevel;
  /** Only analyses about this payment. */
  paymentId?: string;
  /** Only analyses of this kind. */
  type?: FraudTransactionType;
}
