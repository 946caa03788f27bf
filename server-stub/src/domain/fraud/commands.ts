import { findAnalysis, type FraudContext } from "../../db/queries/fraud.ts";
import { findCustomer } from "../../db/queries/customers.ts";
import { findKey } from "../../db/queries/keys.ts";
import { findPayment } from "../../db/queries/payments.ts";
import { findTransaction } from "../../db/queries/transactions.ts";
import type { FraudAnalysisRow } from "../../db/fraud-rows.ts";
import { runCommand, type CommandAnswer, type RequestKey } from "../idempotency/command.ts";
import { readAmount } from "../payments/request.ts";
import { tenantNow } from "../sandbox/clock.ts";
import { CURRENCIES, findCurrency } from "../shared/currencies.ts";
import type { Caller } from "../shared/actor.ts";
import { causedBy } from "../shared/events.ts";
import { notFound, refuseField } from "../shared/refusal.ts";
import type { Services } from "../shared/services.ts";
import { analysisEvent, analysisRow, analyze } from "./analyze.ts";
import { SIGNALS } from "./catalogue.ts";
import { factsOfRequest, type FraudRequest } from "./facts.ts";
import { scoreOfReference } from "./for-payment.ts";
import type { FraudAnalysis } from "./types.ts";

/**
 * analyzeFraud: analyzes and stores, at most once per key. Throws currency_not_supported, sandbox_field_in_live_mode,
 * resource_not_found for a payment or transaction it names, and idempotency_*.
 */
export async function analyzeFraud(
  services: Services,
  caller: Caller,
  request: FraudRequest,
  key: RequestKey | null,
  render: (analysis: FraudAnalysis) => string,
): Promise<CommandAnswer> {
  checkRequest(caller, request);
  await checkReferences(services, caller, request);
  const amount = readAmount(request);
  return runCommand(services, caller, key, async () => {
    const made = await analyze(services, caller, {
      facts: factsOfRequest(request, amount),
      occurredAt: request.occurredAt ?? null,
      reference: request.reference ?? null,
      paymentId: request.paymentId ?? null,
      transactionId: request.transactionId ?? null,
      metadata: request.metadata ?? {},
      forcedScore: caller.livemode ? null : scoreOfReference(request.reference ?? null),
      prescribed: request.historyOverride ?? {},
      key,
    });
    const context: FraudContext = made.context;
    return {
      seen: context.key,
      now: context.now,
      decide: () => ({
        unit: {
          fraudAnalyses: [analysisRow(made)],
          events: [analysisEvent(made.analysis, causedBy(caller, key?.key ?? null))],
        },
        status: 200,
        body: render(made.analysis),
        resource: { type: "fraud_analysis", id: made.analysis.id },
      }),
    };
  });
}

/** What it turned out to be. */
export interface FeedbackOrder {
  readonly label: "fraud" | "legitimate" | "unsure";
  readonly note?: string;
}

/** submitFraudFeedback: a later label replaces the earlier one; the same one again changes nothing. Throws resource_not_found and idempotency_*. */
export async function submitFeedback(
  services: Services,
  caller: Caller,
  id: string,
  { label, note = undefined }: FeedbackOrder,
  key: RequestKey | null,
  render: (analysis: FraudAnalysis) => string,
): Promise<CommandAnswer> {
  return runCommand(services, caller, key, async () => {
    const seen = key === null ? null : await findKey(services.db, caller, key.operationId, key.key);
    const now = await tenantNow(services, caller);
    const found = await findAnalysis(services.db, caller, id);
    return {
      seen,
      now: now.getTime(),
      decide: () => {
        if (found === null) throw notFound("fraud_analysis", id);
        const { analysis, row } = found;
        const isSame =
          analysis.feedback?.label === label && analysis.feedback.note === (note ?? null);
        const at = now.toISOString();
        const labelled: FraudAnalysis = isSame
          ? analysis
          : {
              ...analysis,
              version: analysis.version + 1,
              updatedAt: at,
              feedback: { label, note: note ?? null, at, actor: caller.actor },
            };
        const changed: FraudAnalysisRow = {
          ...row,
          label,
          doc: labelled,
          version: labelled.version,
          updated_at: at,
        };
        return {
          unit: isSame ? {} : { updates: [{ table: "fraud_analyses", row: changed }] },
          status: 200,
          body: render(labelled),
          resource: { type: "fraud_analysis", id },
        };
      },
    };
  });
}

function checkRequest(caller: Caller, request: FraudRequest): void {
  if (findCurrency(request.currency) === undefined)
    throw refuseField(
      "currency_not_supported",
      "/currency",
      `${request.currency} is not supported.`,
      {
        supported: [...CURRENCIES.keys()],
      },
    );
  if (request.historyOverride === undefined) return;
  if (caller.livemode)
    throw refuseField(
      "sandbox_field_in_live_mode",
      "/historyOverride",
      "historyOverride exists in test mode only.",
    );
  const unknown = Object.keys(request.historyOverride).find((code) => !(code in SIGNALS));
  if (unknown !== undefined)
    throw refuseField(
      "validation_failed",
      `/historyOverride/${unknown.replace(/~/g, "~0").replace(/\//g, "~1")}`,
      `There is no signal ${unknown}. Use ${Object.keys(SIGNALS).join(", ")}.`,
    );
}

async function checkReferences(
  { db }: Services,
  caller: Caller,
  { paymentId, transactionId, sender }: FraudRequest,
): Promise<void> {
  const customerId = sender?.customerId;
  if (customerId !== undefined && (await findCustomer(db, caller, customerId)) === null)
    throw notFound("customer", customerId);
  if (paymentId !== undefined && (await findPayment(db, caller, paymentId)) === null)
    throw notFound("payment", paymentId);
  if (transactionId !== undefined && (await findTransaction(db, caller, transactionId)) === null)
    throw notFound("transaction", transactionId);
}
