// Generated from the API description. Do not edit: changes belong in the generator.
import type { PagePromise } from "../../runtime/page.ts";
import type { ApiPromise } from "../../runtime/promise.ts";
import { Resource } from "../../runtime/resource.ts";
import type { RequestOptions } from "../core.ts";
import {
  analyzeFraud,
  getFraudAnalysis,
  getFraudPolicy,
  listFraudAnalyses,
  replaceFraudPolicy,
  submitFraudFeedback,
} from "../operations/fraud.ts";
import type {
  FraudAnalysis,
  FraudAnalysisList,
  FraudAnalysisRequest,
  FraudFeedbackRequest,
  FraudListParams,
  FraudPolicy,
  FraudPolicyRequest,
} from "../types/fraud.ts";

/** Fraud scores with reasons, and the policy that acts on them. */
export class Fraud extends Resource {
  /**
   * Analyze the risk of a transaction
   *
   * Gives a risk score from 0 to 100, a decision under the policy of the tenant and at least one
   * reason; every reason names its evidence and the score without it. The answer is stored: a
   * payment may name it in `fraudAnalysisId` within 15 minutes. Signals whose inputs are missing
   * are listed in `signalsMissing`. When the scorer cannot be reached the tenant's fail mode
   * decides and the reason is `scorer_unavailable`. An `Idempotency-Key` is accepted.
   *
   * @example
   * ```ts
   * const result = await client.fraud.analyze({ amountMinorUnits: 25000, currency: "XAF", type: "payout" });
   * ```
   */
  analyze(params: FraudAnalysisRequest, options?: RequestOptions): ApiPromise<FraudAnalysis> {
    return this._call(analyzeFraud, [], params, options);
  }

  /**
   * Read a fraud analysis
   *
   * Returns the fraud analysis as it was made, with its feedback if there is any.
   *
   * @example
   * ```ts
   * const result = await client.fraud.retrieve("fra_01kag9ytq2f7sv3w5x8a0b1c2d", { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  retrieve(id: string, options?: RequestOptions): ApiPromise<FraudAnalysis> {
    return this._call(getFraudAnalysis, [id], undefined, options);
  }

  /**
   * Read the fraud policy
   *
   * Returns the thresholds that turn a risk score into a decision, and what happens when the
   * scorer cannot be reached.
   *
   * @example
   * ```ts
   * const result = await client.fraud.policy({ headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  policy(options?: RequestOptions): ApiPromise<FraudPolicy> {
    return this._call(getFraudPolicy, [], undefined, options);
  }

  /**
   * List fraud analyses
   *
   * Returns the fraud analyses of this tenant and mode, newest first. Filters combine.
   *
   * @example
   * ```ts
   * for await (const item of client.fraud.list({
   *   limit: 20,
   *   startingAfter: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
   *   endingBefore: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
   *   createdAfter: "2026-11-01T00:00:00.000Z",
   *   createdBefore: "2026-11-20T10:00:00.000Z",
   *   decision: "review",
   *   riskLevel: "high",
   *   paymentId: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
   *   type: "payout",
   * }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } })) {
   *   console.log(item);
   * }
   * ```
   */
  list(params?: FraudListParams, options?: RequestOptions): PagePromise<FraudAnalysis, FraudAnalysisList> {
    return this._list(listFraudAnalyses, [], params, options);
  }

  /**
   * Replace the fraud policy
   *
   * Sets new thresholds from now on; analyses that exist keep their decision and name the
   * version of the policy that made it. `reviewAt` above `blockAt` answers 400. The change is
   * kept in the audit trail.
   *
   * @example
   * ```ts
   * const result = await client.fraud.replacePolicy({ reviewAt: 50, blockAt: 75, failMode: "review" }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  replacePolicy(params: FraudPolicyRequest, options?: RequestOptions): ApiPromise<FraudPolicy> {
    return this._call(replaceFraudPolicy, [], params, options);
  }

  /**
   * Tell what it turned out to be
   *
   * Labels an analysis as fraud, legitimate or unsure, so that the model and the policy can be
   * judged. A later feedback replaces the earlier one; the same feedback twice changes nothing.
   *
   * @example
   * ```ts
   * const result = await client.fraud.submitFeedback("fra_01kag9ytq2f7sv3w5x8a0b1c2d", { label: "fraud", note: "Customer confirmed the loss of the phone." }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  submitFeedback(id: string, params: FraudFeedbackRequest, options?: RequestOptions): ApiPromise<FraudAnalysis> {
    return this._call(submitFraudFeedback, [id], params, options);
  }
}
