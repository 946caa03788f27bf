// Generated from the API description; do not edit.
import type { Reply } from "../../http/reply.ts";
import type { Wire } from "../types.ts";

export interface CreateKycCheckInput {
  readonly params: Record<never, never>;
  readonly query: Record<never, never>;
  readonly headers: {
    readonly "x-sandbox-scenario"?: string;
  };
  readonly body: Wire<"KycCheckRequest">;
}

export interface CreateKycScoreInput {
  readonly params: Record<never, never>;
  readonly query: Record<never, never>;
  readonly headers: {
    readonly "x-sandbox-scenario"?: string;
  };
  readonly body: Wire<"KycScoreRequest">;
}

export interface GetKycCheckInput {
  readonly params: {
    readonly id: string;
  };
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface GetKycScoreInput {
  readonly params: {
    readonly id: string;
  };
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface ListKycScoresInput {
  readonly params: Record<never, never>;
  readonly query: {
    readonly customerId?: string;
    readonly decision?: Wire<"KycDecision">;
    readonly status?: Wire<"KycScoreStatus">;
    readonly limit: number;
    readonly startingAfter?: string;
    readonly endingBefore?: string;
    readonly createdAfter?: string;
    readonly createdBefore?: string;
  };
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface ReviewKycScoreInput {
  readonly params: {
    readonly id: string;
  };
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: Wire<"KycScoreReviewRequest">;
}

export interface KycHandlers<Context> {
  /**
   * Check an identity (deprecated)
   *
   * @deprecated Deprecated since 2026-03-01. Use createKycScore. Removed in 3.0.0. Works until 2027-06-01. Use POST /v1/kyc/score, which also gives a score, checks and a tier.
   */
  createKycCheck(input: CreateKycCheckInput, context: Context): Promise<Reply<200, Wire<"KycCheck">>>;
  /** Verify an identity */
  createKycScore(input: CreateKycScoreInput, context: Context): Promise<Reply<200 | 202, Wire<"KycScore">>>;
  /**
   * Get a legacy check (deprecated)
   *
   * @deprecated Deprecated since 2026-03-01. Use getKycScore. Removed in 3.0.0. Works until 2027-06-01. Use GET /v1/kyc/scores/{id}.
   */
  getKycCheck(input: GetKycCheckInput, context: Context): Promise<Reply<200, Wire<"KycCheck">>>;
  /** Get an assessment */
  getKycScore(input: GetKycScoreInput, context: Context): Promise<Reply<200, Wire<"KycScore">>>;
  /** List assessments */
  listKycScores(input: ListKycScoresInput, context: Context): Promise<Reply<200, Wire<"KycScoreList">>>;
  /** Decide an assessment */
  reviewKycScore(input: ReviewKycScoreInput, context: Context): Promise<Reply<200, Wire<"KycScore">>>;
}
