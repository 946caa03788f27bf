import { FEATURES, type Feature, type Features } from "../../domain/credit/features.ts";

/** Fewer known features than this: the built-in scorecard answers. */
export const LEAST_KNOWN = 12;

/** Which way each feature may move the score: 1 up, -1 down (domain 5.2). */
export const DIRECTIONS: Readonly<Record<Feature, 1 | -1>> = {
  activeDays90: 1,
  inflowMonthlyAvgUsd: 1,
  inflowRegularity: 1,
  netFlowRatio: 1,
  balanceMedianToOutflow: 1,
  lowBalanceDayShare: -1,
  cashOutWithin24hShare: -1,
  billPaymentMonths: 1,
  merchantPaymentShare: 1,
  counterpartyDiversity: 1,
  airtimeMicroTopUpShare: -1,
  loanRepaidOnTimeShare: 1,
  openLoans: -1,
  failedTxnShare: -1,
  reversalShare: -1,
  gamblingShare: -1,
  nightActivityShare: -1,
  accountAgeMonths: 1,
  simSwap90d: -1,
  crossBorderShare: 1,
};

/** Features in their order; NaN where nothing is known. */
export function creditVector(features: Features): Float64Array {
  return Float64Array.from(FEATURES, (name) => features[name] ?? Number.NaN);
}
