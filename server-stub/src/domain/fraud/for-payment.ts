import { findAnalysis, type FraudContext, type FraudQuestion } from "../../db/queries/fraud.ts";
import { commit, type Unit } from "../../db/unit.ts";
import type { FraudAnalysisRow } from "../../db/fraud-rows.ts";
import type { PaymentRequest } from "../payments/types.ts";
import type { Caller } from "../shared/actor.ts";
import { causedBy } from "../shared/events.ts";
import { notFound, Refusal, refuseField } from "../shared/refusal.ts";
import type { Services } from "../shared/services.ts";
import { analysisEvent, analysisRow, analyze, indexesOf, questionOf } from "./analyze.ts";
import { factsOfPayment } from "./facts.ts";
import type { Decision, FraudAnalysis, FraudFacts } from "./types.ts";

const USABLE_MS = 15 * 60_000;

/** A payment that is about to be made. `amount` is in minor units of the request's currency. */
export interface PaymentToCheck {
  readonly request: PaymentRequest;
  readonly amount: number;
  readonly accountId: string;
  /** Unix ms on the tenant's clock. */
  readonly now: number;
  readonly idempotencyKey: string | null;
  /** What `historyForPayment` asked for; null when nobody did. */
  readonly history: FraudContext | null;
}

/**
 * What the analysis of a payment will ask about the past, so that it can be read together with the rest. Null: there will be no
 * analysis, or it depends on what is read first. `amount` is in minor units.
 */
export function historyForPayment(
  services: Services,
  caller: Caller,
  request: PaymentRequest,
  amount: number,
): FraudQuestion | null {
  const { accountId, destination, direction, fraudAnalysisId, fraudCheck, quoteId } = request;
  const isOpen = direction === "collection" && accountId === undefined;
  if (isOpen || fraudCheck === "skip" || fraudAnalysisId !== undefined || quoteId !== undefined)
    return null;
  if (destination?.type === "account") return null;
  const facts = factsOfPayment(request, amount, accountId ?? "", caller.tenant.country);
  return questionOf(services, { facts, occurredAt: null, key: null });
}

/** What the analysis says, and how it is written together with the payment. */
export interface FraudVerdict {
  readonly analysisId: string;
  readonly riskScore: number;
  readonly decision: Decision;
  /** Parts of the payment's unit of work. */
  readonly unitFor: (
    paymentId: string,
  ) => Pick<Unit, "fraudAnalyses" | "velocityGuard" | "updates" | "events">;
}

/**
 * The seam between payments and fraud analysis: runs before the payment's transaction, never inside it. Null: the caller may and did
 * skip it, or the money stays with the tenant. A block is written at once and thrown as fraud_blocked; nothing else of the payment happens then.
 * Throws insufficient_scope, resource_not_found or validation_failed for `fraudAnalysisId`.
 */
export async function analyzeForPayment(
  services: Services,
  caller: Caller,
  payment: PaymentToCheck,
): Promise<FraudVerdict | null> {
  const { request } = payment;
  if (request.fraudCheck === "skip") {
    if (!caller.scopes.includes("fraud:bypass"))
      throw new Refusal({
        code: "insufficient_scope",
        detail: "fraudCheck skip needs the scope fraud:bypass.",
        members: { requiredScopes: ["fraud:bypass"] },
      });
    return null;
  }
  // Between the tenant's own accounts nobody can be robbed.
  if (request.destination?.type === "account") return null;
  const facts = factsOfPayment(request, payment.amount, payment.accountId, caller.tenant.country);
  return request.fraudAnalysisId === undefined
    ? freshVerdict(services, caller, payment, facts)
    : earlierVerdict(services, caller, payment, facts, request.fraudAnalysisId);
}

async function freshVerdict(
  services: Services,
  caller: Caller,
  { request, idempotencyKey, history }: PaymentToCheck,
  facts: FraudFacts,
): Promise<FraudVerdict> {
  const order = {
    facts,
    occurredAt: null,
    reference: request.reference ?? null,
    paymentId: null,
    transactionId: null,
    metadata: {},
    forcedScore: caller.livemode ? null : forcedScore(request),
    prescribed: {},
    key: null,
  };
  const made = await analyze(services, caller, order, history);
  const { analysis } = made;
  const cause = causedBy(caller, idempotencyKey);
  if (analysis.decision === "block") {
    const unit = { fraudAnalyses: [analysisRow(made)], events: [analysisEvent(analysis, cause)] };
    await commit(services.db, caller, unit, null);
    throw blocked(analysis);
  }
  return {
    ...summary(analysis),
    unitFor: (paymentId) => {
      const used = { ...analysis, usedByPaymentId: paymentId };
      return {
        fraudAnalyses: [analysisRow({ ...made, analysis: used })],
        events: [analysisEvent(used, cause)],
        ...(made.guard === null ? {} : { velocityGuard: made.guard }),
      };
    },
  };
}

/** The verdict of an analysis the caller asked for before: young enough, about this very payment, and not used yet. */
async function earlierVerdict(
  services: Services,
  caller: Caller,
  payment: PaymentToCheck,
  facts: FraudFacts,
  id: string,
): Promise<FraudVerdict> {
  const found = await findAnalysis(services.db, caller, id);
  if (found === null) throw notFound("fraud_analysis", id);
  const { analysis, row } = found;
  const fault = faultOf(services, analysis, row, payment, facts);
  if (fault !== null) throw refuseField("validation_failed", "/fraudAnalysisId", fault);
  if (analysis.decision === "block") throw blocked(analysis);
  const at = new Date(payment.now).toISOString();
  return {
    ...summary(analysis),
    unitFor: (paymentId) => {
      const used: FraudAnalysis = {
        ...analysis,
        usedByPaymentId: paymentId,
        version: analysis.version + 1,
        updatedAt: at,
      };
      const changed: FraudAnalysisRow = {
        ...row,
        used_by_payment_id: paymentId,
        doc: used,
        version: used.version,
        updated_at: at,
      };
      // Two payments that want it at once: the second finds its version changed, reads again, and is refused.
      return { updates: [{ table: "fraud_analyses", row: changed }] };
    },
  };
}

function faultOf(
  services: Services,
  analysis: FraudAnalysis,
  row: FraudAnalysisRow,
  { amount, request, now }: PaymentToCheck,
  facts: FraudFacts,
): string | null {
  if (analysis.usedByPaymentId !== null)
    return `The analysis was used by ${analysis.usedByPaymentId}; an analysis serves one payment.`;
  if (Date.parse(analysis.createdAt) < now - USABLE_MS)
    return "The analysis is older than 15 minutes. Ask for a new one.";
  if (analysis.amountMinorUnits !== amount || analysis.currency !== request.currency)
    return `The analysis is about ${analysis.amountMinorUnits} ${analysis.currency}, the payment about ${amount} ${request.currency}.`;
  const { recipient, sender } = indexesOf(services, facts);
  const differs = (stored: string | null, now: string | null): boolean =>
    stored !== null && now !== null && stored !== now;
  return differs(row.recipient_key, recipient) || differs(row.sender_key, sender)
    ? "The analysis is about other parties."
    : null;
}

const summary = ({ id, riskScore, decision }: FraudAnalysis) => ({
  analysisId: id,
  riskScore,
  decision,
});

function blocked({ id, riskScore, reasons, policy }: FraudAnalysis): Refusal {
  return new Refusal({
    code: "fraud_blocked",
    detail: `The risk score of ${riskScore} reaches the block threshold of ${policy.blockAt}; no payment was made and nothing is reserved.`,
    members: { analysisId: id, riskScore, reasons },
  });
}

/** The score a test asks for: sandbox.forceRiskScore, or a reference test_risk_NN (domain 4.12). */
function forcedScore({ sandbox, reference }: PaymentRequest): number | null {
  return sandbox?.forceRiskScore ?? scoreOfReference(reference ?? null);
}

/** NN of test_risk_NN, 0 to 100; null for any other reference. */
export function scoreOfReference(reference: string | null): number | null {
  const digits = /^test_risk_(\d{1,3})$/.exec(reference ?? "")?.[1];
  return digits === undefined || Number(digits) > 100 ? null : Number(digits);
}
