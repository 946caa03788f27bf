import type { Caller } from "../shared/actor.ts";
import type { CheckedRequest } from "./request.ts";

/** What the fraud analysis says about a payment that is about to be made. */
export interface FraudVerdict {
  readonly analysisId: string | null;
  readonly riskScore: number;
  readonly decision: "allow" | "review" | "block";
  readonly reasons: readonly object[];
}

/** Runs before the payment's transaction, never inside it. Null means: not analysed. */
export type FraudGate = (caller: Caller, request: CheckedRequest) => Promise<FraudVerdict | null>;

const REVIEW_AT = 60;
const BLOCK_AT = 80;

/** Only the scores a test forces (sandbox.forceRiskScore, or a reference test_risk_NN); used where no analysis is wired in. */
export const forcedScoresOnly: FraudGate = (caller, request) => {
  const fromReference = /^test_risk_(\d{1,3})$/.exec(request.original.reference ?? "")?.[1];
  const score =
    request.original.sandbox?.forceRiskScore ??
    (fromReference === undefined ? undefined : Number(fromReference));
  if (caller.livemode || score === undefined) return Promise.resolve(null);
  const decision = score >= BLOCK_AT ? "block" : score >= REVIEW_AT ? "review" : "allow";
  return Promise.resolve({ analysisId: null, riskScore: score, decision, reasons: [] });
};
