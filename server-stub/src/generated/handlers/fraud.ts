// Generated from the API description; do not edit.
import type { Reply } from "../../http/reply.ts";
import type { Wire } from "../types.ts";

export interface AnalyzeFraudInput {
  readonly params: Record<never, never>;
  readonly query: Record<never, never>;
  readonly headers: {
    readonly "x-sandbox-scenario"?: string;
  };
  readonly body: Wire<"FraudAnalysisRequest">;
}

export interface GetFraudAnalysisInput {
  readonly params: {
    readonly id: string;
  };
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface GetFraudPolicyInput {
  readonly params: Record<never, never>;
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface ListFraudAnalysesInput {
  readonly params: Record<never, never>;
  readonly query: {
    readonly limit: number;
    readonly startingAfter?: string;
    readonly endingBefore?: string;
    readonly createdAfter?: string;
    readonly createdBefore?: string;
    readonly decision?: Wire<"FraudDecision">;
    readonly riskLevel?: Wire<"FraudRiskLevel">;
    readonly paymentId?: string;
    readonly type?: Wire<"FraudTransactionType">;
  };
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface ReplaceFraudPolicyInput {
  readonly params: Record<never, never>;
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: Wire<"FraudPolicyRequest">;
}

export interface SubmitFraudFeedbackInput {
  readonly params: {
    readonly id: string;
  };
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: Wire<"FraudFeedbackRequest">;
}

export interface FraudHandlers<Context> {
  /** Analyze the risk of a transaction */
  analyzeFraud(input: AnalyzeFraudInput, context: Context): Promise<Reply<200, Wire<"FraudAnalysis">>>;
  /** Read a fraud analysis */
  getFraudAnalysis(input: GetFraudAnalysisInput, context: Context): Promise<Reply<200, Wire<"FraudAnalysis">>>;
  /** Read the fraud policy */
  getFraudPolicy(input: GetFraudPolicyInput, context: Context): Promise<Reply<200, Wire<"FraudPolicy">>>;
  /** List fraud analyses */
  listFraudAnalyses(input: ListFraudAnalysesInput, context: Context): Promise<Reply<200, Wire<"FraudAnalysisList">>>;
  /** Replace the fraud policy */
  replaceFraudPolicy(input: ReplaceFraudPolicyInput, context: Context): Promise<Reply<200, Wire<"FraudPolicy">>>;
  /** Tell what it turned out to be */
  submitFraudFeedback(input: SubmitFraudFeedbackInput, context: Context): Promise<Reply<200, Wire<"FraudAnalysis">>>;
}
