// Generated from the API description; do not edit.
import type { Reply } from "../../http/reply.ts";
import type { Wire } from "../types.ts";

export interface CreateCreditScoreInput {
  readonly params: Record<never, never>;
  readonly query: Record<never, never>;
  readonly headers: {
    readonly "x-sandbox-scenario"?: string;
  };
  readonly body: Wire<"CreditScoreRequest">;
}

export interface GetCreditScoreInput {
  readonly params: {
    readonly id: string;
  };
  readonly query: {
    readonly expand?: ReadonlyArray<string>;
  };
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface ListCreditScoresInput {
  readonly params: Record<never, never>;
  readonly query: {
    readonly expand?: ReadonlyArray<string>;
    readonly limit: number;
    readonly startingAfter?: string;
    readonly endingBefore?: string;
    readonly createdAfter?: string;
    readonly createdBefore?: string;
    readonly customerId?: string;
    readonly decision?: Wire<"CreditDecision">;
    readonly grade?: Wire<"CreditGrade">;
  };
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface CreditHandlers<Context> {
  /** Score a person's credit */
  createCreditScore(input: CreateCreditScoreInput, context: Context): Promise<Reply<200, Wire<"CreditScore">>>;
  /** Read a credit score */
  getCreditScore(input: GetCreditScoreInput, context: Context): Promise<Reply<200, Wire<"CreditScore">>>;
  /** List credit scores */
  listCreditScores(input: ListCreditScoresInput, context: Context): Promise<Reply<200, Wire<"CreditScoreList">>>;
}
