import { findCustomer } from "../../db/queries/customers.ts";
import { readFraudContext, type FraudContext, type FraudQuestion } from "../../db/queries/fraud.ts";
import { isSanctioned } from "../../db/queries/identity.ts";
import type { FraudAnalysisRow, VelocityGuard } from "../../db/fraud-rows.ts";
import type { EventRow } from "../../db/rows.ts";
import type { ScoreTrace } from "../../scoring/trace.ts";
import { ModelUnavailable, withinBudget, type ModelInfo } from "../scoring/model.ts";
import type { Caller } from "../shared/actor.ts";
import { newEvent, type Cause } from "../shared/events.ts";
import { throughFaults } from "../sandbox/faults.ts";
import type { Services } from "../shared/services.ts";
import { newId } from "../shared/typeid.ts";
import { SIGNAL_CODES, type OverrideCode } from "./catalogue.ts";
import { BUILTIN_FRAUD_MODEL, weigh, type FraudEvaluation } from "./model.ts";
import { policyOf } from "./policy.ts";
import { decide, explain, graver, levelOf, unavailable, withOverride } from "./score.ts";
import { countSince, PROFILE_PAYMENTS, readSignals } from "./signals.ts";
import type { Decision, FraudAnalysis, FraudFacts, FraudHistory, SignalValues } from "./types.ts";

const HOUR = 3_600_000;
/** From here on more payments in an hour add nothing to the score. */
const MOST_EXTRA = 16;

/** What is analyzed, with what goes with it but is no fact of the transaction. */
export interface AnalysisOrder {
  readonly facts: FraudFacts;
  /** ISO; null for now. */
  readonly occurredAt: string | null;
  readonly reference: string | null;
  readonly paymentId: string | null;
  readonly transactionId: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  /** Test mode: the score to give, and strengths to use instead of the history's. */
  readonly forcedScore: number | null;
  readonly prescribed: Readonly<Record<string, number>>;
  readonly key: { readonly operationId: string; readonly key: string } | null;
}

/** An analysis that was made but not written yet. */
export interface MadeAnalysis {
  readonly analysis: FraudAnalysis;
  readonly context: FraudContext;
  readonly indexes: Indexes;
  readonly facts: FraudFacts;
  /** ISO time of the transaction. */
  readonly occurredAt: string;
  /** For making the score again; null when the weights of domain 5.3 gave it. */
  readonly trace: ScoreTrace | null;
  /** What must still hold when it is written; null when no burst can change the decision. */
  readonly guard: VelocityGuard | null;
}

interface Indexes {
  readonly sender: string | null;
  readonly recipient: string | null;
  readonly device: string | null;
  readonly agent: string | null;
}

/** What is asked about the past of an order. */
export function questionOf(
  services: Services,
  { facts, occurredAt, key }: Pick<AnalysisOrder, "facts" | "occurredAt" | "key">,
): FraudQuestion {
  return {
    operationId: key?.operationId ?? null,
    key: key?.key ?? null,
    realNow: services.now(),
    occurredAt,
    type: facts.type,
    amount: facts.amount,
    currency: facts.currency,
    senderKeys: lookup(services, facts.sender.names, "party"),
    recipientKeys: lookup(services, facts.recipient.names, "party"),
    deviceKeys: lookup(services, listOf(facts.device.id), "device"),
    agentKeys: lookup(services, listOf(facts.agentId), "agent"),
    wantsPeers: facts.sender.names.length > 0,
    fewPayments: PROFILE_PAYMENTS,
  };
}

/** Analyzes without writing: one round trip for the past where it was not read before, then pure functions. */
export async function analyze(
  services: Services,
  caller: Caller,
  order: AnalysisOrder,
  history: FraudContext | null = null,
): Promise<MadeAnalysis> {
  const began = performance.now();
  const { facts } = order;
  const read =
    history ?? (await readFraudContext(services.db, caller, questionOf(services, order)));
  const standing = await standingOf(services, caller, facts);
  const context: FraudContext = {
    ...read,
    history: {
      ...read.history,
      listed: read.history.listed || standing.isBlocked,
      sanctioned: read.history.sanctioned || standing.isSanctioned,
    },
  };
  const at = order.occurredAt === null ? context.now : Date.parse(order.occurredAt);
  const policy = policyOf(caller.livemode, context.policy, context);
  const judge = (history: FraudHistory): Promise<Judgement> =>
    judgeWith(services, order, history, at, policy);
  const judged = await judge(context.history);
  const createdAt = new Date(context.now).toISOString();
  return {
    context,
    facts,
    occurredAt: new Date(at).toISOString(),
    indexes: indexesOf(services, facts),
    trace: judged.trace,
    guard: await guardOf(services, facts, context.history, at, judged.decision, judge),
    analysis: {
      id: newId("fra"),
      object: "fraud_analysis",
      livemode: caller.livemode,
      version: 1,
      createdAt,
      updatedAt: createdAt,
      type: facts.type,
      amountMinorUnits: facts.amount,
      currency: facts.currency,
      reference: order.reference,
      riskScore: judged.riskScore,
      riskLevel: levelOf(judged.riskScore),
      decision: judged.decision,
      reasons: judged.reasons,
      signalsEvaluated: SIGNAL_CODES.length - judged.missing.length,
      signalsMissing: judged.missing,
      policy: { version: policy.version, reviewAt: policy.reviewAt, blockAt: policy.blockAt },
      model: judged.model,
      latencyMs: Math.round(performance.now() - began),
      paymentId: order.paymentId,
      transactionId: order.transactionId,
      usedByPaymentId: null,
      feedback: null,
      metadata: order.metadata,
    },
  };
}

/** What is known of the customers who take part: one that the tenant has blocked counts like one on its list. */
async function standingOf(
  { db }: Services,
  caller: Caller,
  { sender, recipient }: FraudFacts,
): Promise<{ readonly isBlocked: boolean; readonly isSanctioned: boolean }> {
  const [payer, payee] = [customerIn(sender.names), customerIn(recipient.names)];
  const stored = payer === null ? null : await findCustomer(db, caller, payer);
  const parties = [...new Set([payer, payee])].filter((one) => one !== null);
  const hits = await Promise.all(parties.map((id) => isSanctioned(db, caller, id)));
  return {
    isBlocked: stored?.customer.risk.blocked ?? false,
    isSanctioned: hits.includes(true),
  };
}

const CUSTOMER = "customer:";

function customerIn(names: readonly string[]): string | null {
  return names.find((one) => one.startsWith(CUSTOMER))?.slice(CUSTOMER.length) ?? null;
}

interface Judgement {
  readonly riskScore: number;
  readonly decision: Decision;
  readonly reasons: FraudAnalysis["reasons"];
  readonly missing: readonly string[];
  readonly model: ModelInfo;
  readonly trace: ScoreTrace | null;
}

/** Signals, model, rules, policy: everything that follows from facts, history and model version. */
async function judgeWith(
  services: Services,
  order: AnalysisOrder,
  history: FraudHistory,
  at: number,
  policy: ReturnType<typeof policyOf>,
): Promise<Judgement> {
  const signals = withOverride(readSignals(order.facts, history, at), order.prescribed);
  const isPrescribed = Object.keys(order.prescribed).length > 0;
  const answer = await ask(services, order.facts, history, signals, at, isPrescribed);
  const overrides: OverrideCode[] = [];
  if (history.listed) overrides.push("blocklist_hit");
  if (history.sanctioned) overrides.push("sanctions_match");
  const scored = explain(answer.evaluation, signals, overrides);
  const riskScore = order.forcedScore ?? scored.riskScore;
  const byScore = decide(riskScore, policy);
  return {
    riskScore,
    decision: answer.isAway ? graver(policy.failMode, byScore) : byScore,
    reasons: answer.isAway
      ? [unavailable(riskScore), ...scored.reasons.filter(isSignal)].slice(0, 8)
      : scored.reasons,
    missing: [...signals].flatMap(([code, { strength }]) => (strength === null ? [code] : [])),
    model: answer.info,
    trace: answer.evaluation.trace ?? null,
  };
}

const isSignal = ({ code }: { readonly code: string }): boolean => code !== "no_risk_signals";

/** The model's answer, else that of the built-in weights: because it knows too little (`fallback`), or because it is away. */
async function ask(
  services: Services,
  facts: FraudFacts,
  history: FraudHistory,
  signals: SignalValues,
  at: number,
  isPrescribed: boolean,
): Promise<{ evaluation: FraudEvaluation; info: ModelInfo; isAway: boolean }> {
  const { fraudModel: model, fraudBudgetMs } = services;
  const evidence = { facts, history, signals, at };
  const standIn = (isAway: boolean) => ({
    evaluation: weigh(signals),
    info: { ...BUILTIN_FRAUD_MODEL.info, fallback: true },
    isAway,
  });
  // Prescribed strengths are of the signals that those weights are for.
  if (isPrescribed)
    return {
      ...standIn(false),
      info: { ...BUILTIN_FRAUD_MODEL.info, fallback: model !== BUILTIN_FRAUD_MODEL },
    };
  try {
    const evaluation = await withinBudget(fraudBudgetMs, () =>
      throughFaults(services, "scorer:fraud", () => model.evaluate(evidence)),
    );
    if (evaluation === null) return standIn(false);
    return { evaluation, info: { ...model.info, fallback: false }, isAway: false };
  } catch (error) {
    if (!(error instanceof ModelUnavailable)) throw error;
    return standIn(true);
  }
}

/** How many more of the same the decision bears; a burst that goes beyond must be decided again. */
async function guardOf(
  services: Services,
  facts: FraudFacts,
  history: FraudHistory,
  at: number,
  decision: Decision,
  judge: (history: FraudHistory) => Promise<Judgement>,
): Promise<VelocityGuard | null> {
  const { sender } = history;
  const [key] = lookup(services, facts.sender.names.slice(0, 1), "party");
  // A remote model is asked once; it must count bursts itself.
  if (sender === null || key === undefined || services.fraudModel.info.kind === "remote")
    return null;
  const { amount, currency } = facts;
  const one = { at, amount, currency, sameRecipient: true, paymentStatus: null };
  const holdsWith = async (extra: number): Promise<boolean> => {
    const recent = [...Array<typeof one>(extra).fill(one), ...sender.recent];
    const then = await judge({ ...history, sender: { ...sender, recent } });
    isTrained = then.trace !== null;
    return graver(then.decision, decision) === decision;
  };
  let isTrained = false;
  const holdsToTheEnd = await holdsWith(MOST_EXTRA);
  if (holdsToTheEnd && !isTrained) return null;
  // A trained model need not rise with every step of a burst, so all of them are asked.
  let extra = 1;
  while (extra <= MOST_EXTRA && (await holdsWith(extra))) extra += 1;
  if (extra > MOST_EXTRA) return null;
  const count = countSince(sender, at - HOUR);
  return { sender_key: key, since: new Date(at - HOUR).toISOString(), most: count + extra - 1 };
}

/** The analysis as its row. */
export function analysisRow({
  analysis,
  indexes,
  facts,
  occurredAt,
  trace,
}: Omit<MadeAnalysis, "context" | "guard">): FraudAnalysisRow {
  return {
    id: analysis.id,
    type: analysis.type,
    decision: analysis.decision,
    risk_score: analysis.riskScore,
    risk_level: analysis.riskLevel,
    payment_id: analysis.paymentId,
    transaction_id: analysis.transactionId,
    used_by_payment_id: analysis.usedByPaymentId,
    sender_key: indexes.sender,
    recipient_key: indexes.recipient,
    device_key: indexes.device,
    agent_key: indexes.agent,
    amount: analysis.amountMinorUnits,
    currency: analysis.currency,
    latitude: facts.location?.lat ?? null,
    longitude: facts.location?.lon ?? null,
    label: analysis.feedback?.label ?? null,
    occurred_at: occurredAt,
    doc: analysis,
    trace,
    version: analysis.version,
    created_at: analysis.createdAt,
    updated_at: analysis.updatedAt,
  };
}

const EVENTS = {
  allow: "fraud_analysis.completed",
  review: "fraud_analysis.flagged",
  block: "fraud_analysis.blocked",
} as const;

/** The event that tells of a new analysis. */
export function analysisEvent(analysis: FraudAnalysis, cause: Cause): EventRow {
  return newEvent(EVENTS[analysis.decision], analysis, analysis.createdAt, cause);
}

function lookup(
  { keyRing }: Pick<Services, "keyRing">,
  names: readonly string[],
  purpose: "party" | "device" | "agent",
): readonly string[] {
  return names.flatMap((name) => keyRing.blindIndexes(name, `fraud ${purpose}`));
}

/** What the row is found by later: the best name of each, under the newest key. */
export function indexesOf({ keyRing }: Pick<Services, "keyRing">, facts: FraudFacts): Indexes {
  const index = (name: string | undefined, purpose: "party" | "device" | "agent"): string | null =>
    name === undefined ? null : keyRing.blindIndex(name, `fraud ${purpose}`);
  return {
    sender: index(facts.sender.names[0], "party"),
    recipient: index(facts.recipient.names[0], "party"),
    device: index(facts.device.id, "device"),
    agent: index(facts.agentId, "agent"),
  };
}

const listOf = (value: string | undefined): readonly string[] =>
  value === undefined ? [] : [value];
