// Generated from the API description. Do not edit: changes belong in the generator.
import type { PagePromise } from "../../runtime/page.ts";
import type { ApiPromise } from "../../runtime/promise.ts";
import { Resource } from "../../runtime/resource.ts";
import type { RequestOptions } from "../core.ts";
import {
  createCreditScore,
  getCreditScore,
  listCreditScores,
} from "../operations/credit-scores.ts";
import type {
  CreditScore,
  CreditScoreList,
  CreditScoreRequest,
  CreditScoresListParams,
  CreditScoresRetrieveParams,
} from "../types/credit-scores.ts";

/** Credit scores from mobile-money behaviour. */
export class CreditScores extends Resource {
  /**
   * Score a person's credit
   *
   * Scores a person between 300 and 850 from mobile-money behaviour: the history or aggregates
   * in the request, the payments at this tenant, or both. The points of all features add up to
   * the score exactly, and up to four negative and three positive reasons are named. Consent is
   * required, else 403 `consent_required`. Too little history is no error: the answer is 200
   * with `decision` `insufficient_data` and `score` null. The built-in model is trained on
   * synthetic data (`model.trainingData`) and is not fit for lending without training it again.
   * An `Idempotency-Key` is accepted.
   *
   * @example
   * ```ts
   * const result = await client.creditScores.create({
   *   customerId: "cus_01kag9ytq2f7sv3w5x8a0b1c2d",
   *   consent: {
   *     granted: true,
   *     grantedAt: "2026-11-20T09:58:00.000Z",
   *     purpose: "credit_assessment",
   *     reference: "consent-8841",
   *     noticeLanguage: "fr",
   *   },
   *   product: {
   *     type: "working_capital",
   *     requested: { amountMinorUnits: 400000, currency: "XAF" },
   *     tenorDays: 90,
   *   },
   *   currency: "XAF",
   *   useTenantHistory: true,
   * });
   * ```
   */
  create(params: CreditScoreRequest, options?: RequestOptions): ApiPromise<CreditScore> {
    return this._call(createCreditScore, [], params, options);
  }

  /**
   * Read a credit score
   *
   * Returns the credit score as it was made, with contributions, reasons, the model and the
   * consent. `expand` takes `customer`.
   *
   * @example
   * ```ts
   * const result = await client.creditScores.retrieve("crs_01kag9ytq2f7sv3w5x8a0b1c2d", { expand: ["transaction", "customer"] }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  retrieve(id: string, params?: CreditScoresRetrieveParams, options?: RequestOptions): ApiPromise<CreditScore> {
    return this._call(getCreditScore, [id], params, options);
  }

  /**
   * List credit scores
   *
   * Returns the credit scores of this tenant and mode, newest first. Filters combine. `expand`
   * takes `customer`.
   *
   * @example
   * ```ts
   * for await (const item of client.creditScores.list({
   *   expand: ["transaction", "customer"],
   *   limit: 20,
   *   startingAfter: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
   *   endingBefore: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
   *   createdAfter: "2026-11-01T00:00:00.000Z",
   *   createdBefore: "2026-11-20T10:00:00.000Z",
   *   customerId: "cus_01kag9ytq2f7sv3w5x8a0b1c2d",
   *   decision: "approve",
   *   grade: "B",
   * }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } })) {
   *   console.log(item);
   * }
   * ```
   */
  list(params?: CreditScoresListParams, options?: RequestOptions): PagePromise<CreditScore, CreditScoreList> {
    return this._list(listCreditScores, [], params, options);
  }
}
