// Generated from the API description. Do not edit: changes belong in the generator.
import type { PagePromise } from "../../runtime/page.ts";
import type { ApiPromise } from "../../runtime/promise.ts";
import { Resource } from "../../runtime/resource.ts";
import type { RequestOptions } from "../core.ts";
import {
  createKycCheck,
  createKycScore,
  getKycCheck,
  getKycScore,
  listKycScores,
  reviewKycScore,
} from "../operations/kyc.ts";
import type {
  KycCheck,
  KycCheckRequest,
  KycListParams,
  KycScore,
  KycScoreList,
  KycScoreRequest,
  KycScoreReviewRequest,
} from "../types/kyc.ts";

/** Identity verification. */
export class Kyc extends Resource {
  /**
   * Check an identity (deprecated)
   *
   * Deprecated since 2026-03-01, removed in v3.0, not before 2027-06-01: use `createKycScore`.
   * It runs the same assessment and answers only `passed`, `failed` or `pending`. Every answer
   * carries `Deprecation`, `Sunset` and a `Link` to the successor.
   *
   * @deprecated Deprecated since 2026-03-01. Use createKycScore. Removed in 3.0.0. Works until 2027-06-01. Use POST /v1/kyc/score, which also gives a score, checks and a tier.
   *
   * @example
   * ```ts
   * const result = await client.kyc.check({
   *   firstName: "Chidi",
   *   lastName: "Okafor",
   *   dateOfBirth: "1990-07-01",
   *   country: "NG",
   *   idType: "NIN",
   *   idNumber: "12345678000",
   * }, {
   *   headers: {
   *     "Accept-Language": "fr",
   *     "X-Correlation-Id": "order-4711",
   *     "X-Sandbox-Scenario": "payment.callback_late; latencyMs=400",
   *   },
   * });
   * ```
   */
  check(params: KycCheckRequest, options?: RequestOptions): ApiPromise<KycCheck> {
    return this._call(createKycCheck, [], params, options);
  }

  /**
   * Verify an identity
   *
   * Checks a person against the issuing authority, the pictures and the lists that are given,
   * and stores the result: every check, a score from 0 to 100, a decision, the tier reached and
   * what the next one still needs. It answers 200 with the result, or 202 while a provider
   * works; then a `kyc_score.completed` event follows and `getKycScore` shows it. Consent is
   * mandatory (403 `consent_required`). In test mode the end of the number decides, such as
   * `004` for a sanctions match.
   *
   * @example
   * ```ts
   * const result = await client.kyc.score({
   *   subject: {
   *     givenNames: "Aïcha Ngono",
   *     lastName: "Mballa",
   *     dateOfBirth: "1994-03-12",
   *     phone: "+237677000123",
   *     country: "CM",
   *   },
   *   identity: { country: "CM", type: "CNI", number: "112233444000" },
   *   consent: {
   *     granted: true,
   *     grantedAt: "2026-11-20T09:58:00.000Z",
   *     purpose: "identity_verification",
   *     reference: "consent-8842",
   *     noticeLanguage: "fr",
   *   },
   *   requestedTier: "tier_2",
   * });
   * ```
   */
  score(params: KycScoreRequest, options?: RequestOptions): ApiPromise<KycScore> {
    return this._call(createKycScore, [], params, options);
  }

  /**
   * Get a legacy check (deprecated)
   *
   * Returns a result of the deprecated check. It ends with it, in v3.0; use `getKycScore`
   * instead.
   *
   * @deprecated Deprecated since 2026-03-01. Use getKycScore. Removed in 3.0.0. Works until 2027-06-01. Use GET /v1/kyc/scores/{id}.
   *
   * @example
   * ```ts
   * const result = await client.kyc.retrieveCheck("kyc_01kag9ytq2f7sv3w5x8a0b1c2d", { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  retrieveCheck(id: string, options?: RequestOptions): ApiPromise<KycCheck> {
    return this._call(getKycCheck, [id], undefined, options);
  }

  /**
   * Get an assessment
   *
   * Returns one identity assessment. Identity numbers are masked and pictures are never
   * returned. One of another tenant or mode is 404.
   *
   * @example
   * ```ts
   * const result = await client.kyc.retrieve("kys_01kag9ytq2f7sv3w5x8a0b1c2d", { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  retrieve(id: string, options?: RequestOptions): ApiPromise<KycScore> {
    return this._call(getKycScore, [id], undefined, options);
  }

  /**
   * List assessments
   *
   * Returns the identity assessments of this tenant and mode, newest first. Filter by decision
   * `attention` to find those that a person must decide.
   *
   * @example
   * ```ts
   * for await (const item of client.kyc.list({
   *   limit: 20,
   *   startingAfter: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
   *   endingBefore: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
   *   createdAfter: "2026-11-01T00:00:00.000Z",
   *   createdBefore: "2026-11-20T10:00:00.000Z",
   * }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } })) {
   *   console.log(item);
   * }
   * ```
   */
  list(params?: KycListParams, options?: RequestOptions): PagePromise<KycScore, KycScoreList> {
    return this._list(listKycScores, [], params, options);
  }

  /**
   * Decide an assessment
   *
   * Records the decision of a person about an assessment whose decision is `attention`. Clearing
   * it raises the tier; blocking it keeps the customer where it is. Anything else is 409
   * `invalid_state_transition`. The decision is written to the audit log.
   *
   * @example
   * ```ts
   * const result = await client.kyc.review("kys_01kag9ytq2f7sv3w5x8a0b1c2d", {
   *   decision: "clear",
   *   note: "Second given name is missing on the card; birth certificate seen.",
   * }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  review(id: string, params: KycScoreReviewRequest, options?: RequestOptions): ApiPromise<KycScore> {
    return this._call(reviewKycScore, [id], params, options);
  }
}
