// Generated from the API description. Do not edit: changes belong in the generator.
import type { DateTime } from "../../runtime/strings.ts";
import type { Wire } from "../wire.ts";

/**
 * Points of one feature.
 *
 * Base score and all points add up to the score exactly.
 */
export interface CreditContribution extends Wire<"CreditContribution"> {}

/** How much data the score rests on. */
export interface CreditDataCoverage extends Wire<"CreditDataCoverage"> {}

/** Source of the data behind a credit score. */
export type CreditDataSource = Wire<"CreditDataSource">;

/** The values of {@link CreditDataSource} that this version knows; the keys are the values on the wire. */
export const CreditDataSource = {
  /** Transactions in the request. */
  mobile_money_transactions: "mobile_money_transactions",
  /** Aggregates in the request. */
  mobile_money_summary: "mobile_money_summary",
  /** The person's payments at this tenant. */
  tenant_history: "tenant_history",
} as const;
/** The values of {@link CreditDataSource} that this version knows, for exhaustive switches. */
export type CreditDataSourceKnown = (typeof CreditDataSource)[keyof typeof CreditDataSource];
/** Decision under the tenant's thresholds. */
export type CreditDecision = Wire<"CreditDecision">;

/** The values of {@link CreditDecision} that this version knows; the keys are the values on the wire. */
export const CreditDecision = {
  /** The score reaches the approval threshold, 640 unless the tenant set another. */
  approve: "approve",
  /** A person should decide; 560 up to the approval threshold. */
  review: "review",
  /** The score is below the review threshold. */
  decline: "decline",
  /** Too little history for a score; `score` is null and the reasons tell what is missing. */
  insufficient_data: "insufficient_data",
} as const;
/** The values of {@link CreditDecision} that this version knows, for exhaustive switches. */
export type CreditDecisionKnown = (typeof CreditDecision)[keyof typeof CreditDecision];
/**
 * Values that the model saw, by feature; null where the data tells none.
 *
 * Names as in `mobileMoneySummary`; `inflowMonthlyAvgUsd` is a number of US dollars here,
 * inside the model only.
 */
export type CreditFeatures = Wire<"CreditFeatures">;
/** The score as a grade. */
export type CreditGrade = Wire<"CreditGrade">;

/** The values of {@link CreditGrade} that this version knows; the keys are the values on the wire. */
export const CreditGrade = {
  /** 720 and more. */
  A: "A",
  /** 660 to 719. */
  B: "B",
  /** 600 to 659. */
  C: "C",
  /** 540 to 599. */
  D: "D",
  /** Below 540. */
  E: "E",
} as const;
/** The values of {@link CreditGrade} that this version knows, for exhaustive switches. */
export type CreditGradeKnown = (typeof CreditGrade)[keyof typeof CreditGrade];

/**
 * The credit that the person asks for.
 *
 * With it, the answer recommends a limit.
 */
export interface CreditProductInput extends Wire<"CreditProductInput"> {}

/** Kind of credit. */
export type CreditProductType = Wire<"CreditProductType">;

/** The values of {@link CreditProductType} that this version knows; the keys are the values on the wire. */
export const CreditProductType = {
  /** A small loan for days or weeks. */
  nano_loan: "nano_loan",
  /** An overdraft of the wallet. */
  overdraft: "overdraft",
  /** A purchase paid later in parts. */
  bnpl: "bnpl",
  /** Money for the running business. */
  working_capital: "working_capital",
  /** A phone, motorcycle or machine paid off over time. */
  asset_finance: "asset_finance",
} as const;
/** The values of {@link CreditProductType} that this version knows, for exhaustive switches. */
export type CreditProductTypeKnown = (typeof CreditProductType)[keyof typeof CreditProductType];

/** One of the main reasons of the score, specific to this person. */
export interface CreditReason extends Wire<"CreditReason"> {}

/** Stable code of a reason of a credit score. */
export type CreditReasonCode = Wire<"CreditReasonCode">;

/** The values of {@link CreditReasonCode} that this version knows; the keys are the values on the wire. */
export const CreditReasonCode = {
  /** Few days with transactions. */
  LOW_ACTIVITY: "LOW_ACTIVITY",
  /** Transactions on most days. */
  STEADY_ACTIVITY: "STEADY_ACTIVITY",
  /** Little money comes in. */
  LOW_INCOME_FLOW: "LOW_INCOME_FLOW",
  /** Much money comes in. */
  STRONG_INCOME_FLOW: "STRONG_INCOME_FLOW",
  /** Money comes in irregularly. */
  IRREGULAR_INCOME: "IRREGULAR_INCOME",
  /** Money comes in regularly. */
  REGULAR_INCOME: "REGULAR_INCOME",
  /** More goes out than comes in. */
  SPENDS_MORE_THAN_RECEIVES: "SPENDS_MORE_THAN_RECEIVES",
  /** More comes in than goes out. */
  POSITIVE_NET_FLOW: "POSITIVE_NET_FLOW",
  /** The balance covers little of the spending. */
  LOW_BALANCE_BUFFER: "LOW_BALANCE_BUFFER",
  /** The balance covers much of the spending. */
  HEALTHY_BALANCE_BUFFER: "HEALTHY_BALANCE_BUFFER",
  /** Many days end with hardly any balance. */
  FREQUENT_LOW_BALANCE: "FREQUENT_LOW_BALANCE",
  /** Few days end with hardly any balance. */
  RARE_LOW_BALANCE: "RARE_LOW_BALANCE",
  /** Much of the inflow is cashed out within a day. */
  RAPID_CASH_OUT: "RAPID_CASH_OUT",
  /** Money stays in the wallet. */
  KEEPS_FUNDS_DIGITAL: "KEEPS_FUNDS_DIGITAL",
  /** No bills are paid from the wallet. */
  NO_BILL_HISTORY: "NO_BILL_HISTORY",
  /** Bills are paid from the wallet. */
  PAYS_BILLS: "PAYS_BILLS",
  /** Hardly any purchases. */
  FEW_MERCHANT_PAYMENTS: "FEW_MERCHANT_PAYMENTS",
  /** Many purchases. */
  ACTIVE_MERCHANT_PAYER: "ACTIVE_MERCHANT_PAYER",
  /** Few counterparties. */
  NARROW_NETWORK: "NARROW_NETWORK",
  /** Many counterparties. */
  BROAD_NETWORK: "BROAD_NETWORK",
  /** Airtime in very small pieces. */
  MICRO_TOPUPS: "MICRO_TOPUPS",
  /** Airtime in regular pieces. */
  REGULAR_TOPUPS: "REGULAR_TOPUPS",
  /** Loans were repaid late. */
  LATE_REPAYMENTS: "LATE_REPAYMENTS",
  /** Loans were repaid in time. */
  REPAYS_ON_TIME: "REPAYS_ON_TIME",
  /** Loans are not repaid yet. */
  OPEN_LOANS: "OPEN_LOANS",
  /** No open loans. */
  NO_OPEN_LOANS: "NO_OPEN_LOANS",
  /** Many transactions fail. */
  FAILED_TRANSACTIONS: "FAILED_TRANSACTIONS",
  /** Hardly any transaction fails. */
  CLEAN_EXECUTION: "CLEAN_EXECUTION",
  /** Many transactions are reversed. */
  REVERSALS: "REVERSALS",
  /** Hardly any transaction is reversed. */
  NO_REVERSALS: "NO_REVERSALS",
  /** Much is spent on betting. */
  GAMBLING_SPEND: "GAMBLING_SPEND",
  /** Nothing is spent on betting. */
  NO_GAMBLING: "NO_GAMBLING",
  /** Many transactions at night. */
  NIGHT_ACTIVITY: "NIGHT_ACTIVITY",
  /** Transactions by day. */
  DAYTIME_ACTIVITY: "DAYTIME_ACTIVITY",
  /** The wallet is young. */
  NEW_ACCOUNT: "NEW_ACCOUNT",
  /** The wallet is old. */
  LONG_ACCOUNT_HISTORY: "LONG_ACCOUNT_HISTORY",
  /** The SIM was changed in the last 90 days. */
  RECENT_SIM_SWAP: "RECENT_SIM_SWAP",
  /** The SIM was not changed lately. */
  STABLE_SIM: "STABLE_SIM",
  /** Too little history for a score. */
  INSUFFICIENT_HISTORY: "INSUFFICIENT_HISTORY",
  /** The newest data is too old. */
  STALE_DATA: "STALE_DATA",
} as const;
/** The values of {@link CreditReasonCode} that this version knows, for exhaustive switches. */
export type CreditReasonCodeKnown = (typeof CreditReasonCode)[keyof typeof CreditReasonCode];
/** Which way a reason works. */
export type CreditReasonDirection = Wire<"CreditReasonDirection">;

/** The values of {@link CreditReasonDirection} that this version knows; the keys are the values on the wire. */
export const CreditReasonDirection = {
  /** It raises the score. */
  positive: "positive",
  /** It lowers the score. */
  negative: "negative",
} as const;
/** The values of {@link CreditReasonDirection} that this version knows, for exhaustive switches. */
export type CreditReasonDirectionKnown = (typeof CreditReasonDirection)[keyof typeof CreditReasonDirection];

/** A credit score with the points of every feature, which add up exactly, and the main reasons. */
export interface CreditScore extends Wire<"CreditScore"> {}

/** One page of credit scores, newest first. */
export interface CreditScoreList extends Wire<"CreditScoreList"> {}

/** Range of the score. */
export interface CreditScoreRange extends Wire<"CreditScoreRange"> {}

/**
 * Whom to score and from what.
 *
 * Give `customerId` or `subject`. Data comes from `mobileMoney`, from `mobileMoneySummary` and
 * from the tenant's own history with the person. Sex, religion, ethnicity, tribe, marital
 * status, health, political opinion, contacts and message texts are never accepted.
 */
export interface CreditScoreRequest extends Wire<"CreditScoreRequest"> {}

/** The scored person, masked. */
export interface CreditSubject extends Wire<"CreditSubject"> {}

/** The person to score, when there is no customer. */
export interface CreditSubjectInput extends Wire<"CreditSubjectInput"> {}

/** Way of the money, seen from the wallet. */
export type MobileMoneyFlow = Wire<"MobileMoneyFlow">;

/** The values of {@link MobileMoneyFlow} that this version knows; the keys are the values on the wire. */
export const MobileMoneyFlow = {
  /** Into the wallet. */
  in: "in",
  /** Out of the wallet. */
  out: "out",
} as const;
/** The values of {@link MobileMoneyFlow} that this version knows, for exhaustive switches. */
export type MobileMoneyFlowKnown = (typeof MobileMoneyFlow)[keyof typeof MobileMoneyFlow];

/** History of a wallet, as exported with the person's consent. */
export interface MobileMoneyHistoryInput extends Wire<"MobileMoneyHistoryInput"> {}

/**
 * Aggregates of a wallet over the last 90 days, for callers that may not hand out single
 * transactions.
 *
 * What is left out counts as missing. Shares run from 0 to 1.
 */
export interface MobileMoneySummaryInput extends Wire<"MobileMoneySummaryInput"> {}

/** One transaction of the wallet, in the currency of the request. */
export interface MobileMoneyTransactionInput extends Wire<"MobileMoneyTransactionInput"> {}

/** Outcome of a mobile-money transaction. */
export type MobileMoneyTransactionStatus = Wire<"MobileMoneyTransactionStatus">;

/** The values of {@link MobileMoneyTransactionStatus} that this version knows; the keys are the values on the wire. */
export const MobileMoneyTransactionStatus = {
  /** The money moved. */
  completed: "completed",
  /** Nothing moved. */
  failed: "failed",
} as const;
/** The values of {@link MobileMoneyTransactionStatus} that this version knows, for exhaustive switches. */
export type MobileMoneyTransactionStatusKnown = (typeof MobileMoneyTransactionStatus)[keyof typeof MobileMoneyTransactionStatus];
/** Kind of a mobile-money transaction. */
export type MobileMoneyTransactionType = Wire<"MobileMoneyTransactionType">;

/** The values of {@link MobileMoneyTransactionType} that this version knows; the keys are the values on the wire. */
export const MobileMoneyTransactionType = {
  /** Cash paid in at an agent. */
  cash_in: "cash_in",
  /** Cash taken out at an agent. */
  cash_out: "cash_out",
  /** Money from another person. */
  p2p_in: "p2p_in",
  /** Money to another person. */
  p2p_out: "p2p_out",
  /** Water, power, school or another bill. */
  bill_payment: "bill_payment",
  /** A purchase. */
  merchant_payment: "merchant_payment",
  /** Airtime or data. */
  airtime: "airtime",
  /** Money from a bank account. */
  bank_in: "bank_in",
  /** Money to a bank account. */
  bank_out: "bank_out",
  /** A loan paid out. */
  loan_disbursement: "loan_disbursement",
  /** A loan paid back. */
  loan_repayment: "loan_repayment",
  /** Wages. */
  salary: "salary",
  /** A fee. */
  fee: "fee",
  /** A reversed transaction. */
  reversal: "reversal",
  /** Betting and gambling. */
  betting: "betting",
} as const;
/** The values of {@link MobileMoneyTransactionType} that this version knows, for exhaustive switches. */
export type MobileMoneyTransactionTypeKnown = (typeof MobileMoneyTransactionType)[keyof typeof MobileMoneyTransactionType];

/** Parameters of {@link retrieve}: Read a credit score */
export interface CreditScoresRetrieveParams {
  /**
   * Comma-separated names of linked objects to put into the answer beside their ids: at most 4
   * paths, each at most 2 deep.
   */
  expand?: string[];
}

/** Parameters of {@link list}: List credit scores */
export interface CreditScoresListParams {
  /**
   * Comma-separated names of linked objects to put into the answer beside their ids: at most 4
   * paths, each at most 2 deep.
   */
  expand?: string[];
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
  /** Only scores of this customer. */
  customerId?: string;
  /** Only scores with this decision. */
  decision?: CreditDecision;
  /** Only scores with this grade. */
  grade?: CreditGrade;
}
