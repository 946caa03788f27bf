import { findCustomer } from "../../db/queries/customers.ts";
import { findTenant } from "../../db/queries/tenants.ts";
import { requireConsent } from "../consent/consent.ts";
import { offsetAt } from "../cards/windows.ts";
import type { CommandAnswer, Decided, RequestKey } from "../idempotency/command.ts";
import { simpleCommand } from "../idempotency/simple.ts";
import { maskPhone } from "../payments/party.ts";
import { ModelUnavailable, withinBudget, type ModelInfo } from "../scoring/model.ts";
import type { Caller } from "../shared/actor.ts";
import { CURRENCIES, findCurrency } from "../shared/currencies.ts";
import { causedBy, newEvent } from "../shared/events.ts";
import { convertNearest } from "../shared/fx.ts";
import { money, type Money } from "../shared/money.ts";
import { notFound, Refusal, refuseField } from "../shared/refusal.ts";
import { FaultMet, throughFaults } from "../sandbox/faults.ts";
import type { Services } from "../shared/services.ts";
import { newId } from "../shared/typeid.ts";
import { gather, type CreditData } from "./data.ts";
import type { Features } from "./features.ts";
import { reasonsOf, tooLittle, tooOld } from "./reasons.ts";
import {
  BASE_SCORE,
  BUILTIN_CREDIT_MODEL,
  featuresFor,
  MAX_SCORE,
  MIN_SCORE,
  scoreOf,
  weigh,
  type CreditEvaluation,
} from "./scorecard.ts";
import type { CreditDecision, CreditRequest, CreditScore, Grade } from "./types.ts";

const RETRY_SECONDS = 5;
const VALID_MS = 30 * 24 * 3_600_000;
const LEAST = { days: 30, transactions: 20, weeks: 4 };
/** A history that ended before the window of the features says nothing of today. */
const STALE_DAYS = 90;
/** Share of the monthly income that may go into a loan, and what each grade gets of it. */
const INCOME_SHARE = 0.3;
const GRADE_FACTORS: Readonly<Record<Grade, number>> = { A: 1, B: 0.8, C: 0.5, D: 0.25, E: 0 };
/** Scores that test numbers ask for (domain 4.12). */
const TEST_SCORES: Readonly<Record<string, number>> = {
  "001": 740,
  "002": 690,
  "003": 630,
  "004": 570,
  "005": 500,
};

/**
 * createCreditScore: scores and stores, at most once per key. Too little history is no error.
 * Throws consent_required, currency_not_supported, resource_not_found, amount_*, validation_failed, scorer_unavailable, idempotency_*.
 */
export function createCreditScore(
  services: Services,
  caller: Caller,
  request: CreditRequest,
  key: RequestKey | null,
  render: (score: CreditScore) => string,
): Promise<CommandAnswer> {
  return simpleCommand(services, caller, key, (now) =>
    decideCreditScore(services, caller, request, key, now, render),
  );
}

/** What createCreditScore writes and answers, without writing it; also for seeding. Throws as it does. */
export async function decideCreditScore(
  services: Services,
  caller: Caller,
  request: CreditRequest,
  key: RequestKey | null,
  now: Date,
  render: (score: CreditScore) => string,
): Promise<Decided> {
  const consent = requireConsent(request.consent, "credit_assessment", now.getTime());
  checkRequest(request);
  const subject = await personOf(services, caller, request);
  const script = caller.livemode ? null : (/998(\d{3})$/.exec(subject.phone ?? "")?.[1] ?? null);
  const offset = offsetAt(now.getTime(), caller.tenant.timezone);
  const told = recordedBy(services, caller, request, subject.phone, now.getTime(), offset);
  const found = await gather(services, caller, told, subject.phone, now.getTime(), offset);
  const data = steered(found, script);
  const { evaluation, info } = await ask(services, data.features, script, request.modelVersion);
  const tenant = await findTenant(services.db, caller.tenantId);
  const at = now.toISOString();
  const score: CreditScore = {
    id: newId("crs"),
    object: "credit_score",
    livemode: caller.livemode,
    version: 1,
    createdAt: at,
    updatedAt: at,
    customerId: request.customerId ?? null,
    subject: {
      phone: subject.phone === null ? null : maskPhone(subject.phone),
      country: subject.country,
      fullName: subject.fullName === null ? null : maskName(subject.fullName),
    },
    scoreRange: { min: MIN_SCORE, max: MAX_SCORE },
    baseScore: BASE_SCORE,
    ...judge(data, evaluation, request, tenant?.settings ?? {}),
    features: data.features,
    dataCoverage: {
      days: data.coverage.days,
      transactionCount: data.coverage.transactionCount,
      sources: data.sources,
      confidence: confidenceOf(data),
    },
    model: info,
    consent,
    validUntil: new Date(now.getTime() + VALID_MS).toISOString(),
  };
  return {
    unit: {
      inserts: [
        {
          table: "credit_scores",
          row: {
            id: score.id,
            customer_id: score.customerId,
            score: score.score,
            decision: score.decision,
            grade: score.grade,
            doc: { score, trace: evaluation.trace ?? null },
            version: 1,
            created_at: at,
            updated_at: at,
          },
        },
      ],
      events: [newEvent("credit_score.completed", score, at, causedBy(caller, key?.key ?? null))],
    },
    status: 200,
    body: render(score),
    resource: { type: "credit_score", id: score.id },
  };
}

/** The customer, else the subject of the request. Throws resource_not_found. */
async function personOf(services: Services, caller: Caller, request: CreditRequest) {
  const { customerId, subject } = request;
  if (customerId === undefined)
    return {
      phone: subject?.phone ?? null,
      country: subject?.country ?? caller.tenant.country,
      fullName: subject?.fullName ?? null,
    };
  const stored = await findCustomer(services.db, caller, customerId);
  if (stored === null || stored.erasedAt !== null) throw notFound("customer", customerId);
  const { phone, country, displayName } = stored.customer;
  return { phone, country, fullName: displayName };
}

/** The request with what the demo's wallets tell by themselves, where the caller brings no history and does not rule it out. */
function recordedBy(
  services: Services,
  caller: Caller,
  request: CreditRequest,
  phone: string | null,
  now: number,
  offsetMs: number,
): CreditRequest {
  const { mobileMoney, mobileMoneySummary, useTenantHistory, currency } = request;
  if (mobileMoney !== undefined || mobileMoneySummary !== undefined) return request;
  if (useTenantHistory === false || currency !== caller.tenant.defaultCurrency) return request;
  return { ...request, ...services.demo?.recordOf(caller, phone, now, offsetMs) };
}

type Judgement = Pick<
  CreditScore,
  | "score"
  | "grade"
  | "probabilityOfDefault"
  | "decision"
  | "recommendedLimit"
  | "recommendedTenorDays"
  | "contributions"
  | "reasons"
>;

function judge(
  { features, coverage, endedDaysAgo }: CreditData,
  evaluation: CreditEvaluation,
  request: CreditRequest,
  settings: Readonly<Record<string, unknown>>,
): Judgement {
  const { days, transactionCount, inflowWeeks } = coverage;
  const gaps = [
    ...(days < LEAST.days || transactionCount < LEAST.transactions || inflowWeeks < LEAST.weeks
      ? [tooLittle(days, transactionCount, inflowWeeks)]
      : []),
    ...(endedDaysAgo > STALE_DAYS ? [tooOld(endedDaysAgo, STALE_DAYS)] : []),
  ];
  if (gaps.length > 0)
    return {
      score: null,
      grade: null,
      probabilityOfDefault: null,
      decision: "insufficient_data",
      recommendedLimit: null,
      recommendedTenorDays: null,
      contributions: [],
      reasons: gaps,
    };
  const { score, contributions, probabilityOfDefault } = scoreOf(evaluation, features);
  const grade = gradeOf(score);
  const { product } = request;
  return {
    score,
    grade,
    probabilityOfDefault,
    decision: decisionOf(score, settings),
    recommendedLimit:
      product === undefined ? null : limitOf(product, grade, features, request.currency),
    recommendedTenorDays: product?.tenorDays ?? null,
    contributions,
    reasons: reasonsOf(contributions),
  };
}

/** What a test number wants to see, in the place of the person's data. */
function steered(data: CreditData, script: string | null): CreditData {
  if (script === "000")
    return {
      ...data,
      coverage: { days: 0, transactionCount: 0, inflowWeeks: 0 },
      endedDaysAgo: 0,
    };
  const wanted = script === null ? undefined : (TEST_SCORES[script] ?? BASE_SCORE);
  if (wanted === undefined) return data;
  const coverage = { days: 90, transactionCount: 200, inflowWeeks: 13 };
  return { ...data, features: featuresFor(wanted), coverage, endedDaysAgo: 0 };
}

/**
 * The model's evaluation, else the built-in one's when it is away. A caller who names a version gets that version or none: throws
 * validation_failed for one that is not served, scorer_unavailable when its model is away.
 */
async function ask(
  services: Services,
  features: Features,
  script: string | null,
  version: string | undefined,
): Promise<{ readonly evaluation: CreditEvaluation; readonly info: ModelInfo }> {
  const current = services.creditModel.info.version;
  const served = [current, BUILTIN_CREDIT_MODEL.info.version];
  if (version !== undefined && !served.includes(version))
    throw refuseField(
      "validation_failed",
      "/modelVersion",
      `The model ${version.slice(0, 40)} is not served; there is ${[...new Set(served)].join(" and ")}.`,
    );
  const standIn = {
    evaluation: weigh(features),
    info: { ...BUILTIN_CREDIT_MODEL.info, fallback: true },
  };
  const away = (): typeof standIn => {
    if (version !== current) return standIn;
    throw new Refusal({
      code: "scorer_unavailable",
      detail: `The model ${version} does not answer, and another would not be what was asked for.`,
      retryAfterSeconds: RETRY_SECONDS,
    });
  };
  if (script === "009") return away();
  // The other test numbers promise scores on the scale of domain 5.2, for which its own scorecard is the wanted model.
  const wantsBuiltin = script !== null || (version !== undefined && version !== current);
  const creditModel = wantsBuiltin ? BUILTIN_CREDIT_MODEL : services.creditModel;
  try {
    const evaluation = await withinBudget(services.creditBudgetMs, () =>
      throughFaults(services, "scorer:credit", () => creditModel.evaluate(features)),
    );
    if (evaluation === null) return away();
    return { evaluation, info: { ...creditModel.info, fallback: false } };
  } catch (error) {
    if (!(error instanceof ModelUnavailable || error instanceof FaultMet)) throw error;
    return away();
  }
}

export function gradeOf(score: number): Grade {
  if (score >= 720) return "A";
  if (score >= 660) return "B";
  if (score >= 600) return "C";
  return score >= 540 ? "D" : "E";
}

function decisionOf(score: number, settings: Readonly<Record<string, unknown>>): CreditDecision {
  const { creditApproveAt: approveAt, creditReviewAt: reviewAt } = settings;
  if (score >= (typeof approveAt === "number" ? approveAt : 640)) return "approve";
  return score >= (typeof reviewAt === "number" ? reviewAt : 560) ? "review" : "decline";
}

/** What the person can bear, never more than was asked for, rounded down to two significant digits. */
function limitOf(
  { requested, tenorDays }: NonNullable<CreditRequest["product"]>,
  grade: Grade,
  features: Features,
  currency: string,
): Money {
  const cents = Math.round((features.inflowMonthlyAvgUsd ?? 0) * 100);
  const income = convertNearest(cents, "USD", currency);
  const bearable = INCOME_SHARE * income * (tenorDays / 30) * GRADE_FACTORS[grade];
  return money(twoDigits(Math.min(requested.amountMinorUnits, bearable)), currency);
}

function twoDigits(amount: number): number {
  const whole = Math.floor(amount);
  const scale = 10 ** Math.max(0, String(whole).length - 2);
  return Math.floor(whole / scale) * scale;
}

function confidenceOf({ coverage }: CreditData): "low" | "medium" | "high" {
  const { days, transactionCount } = coverage;
  if (days >= 80 && transactionCount >= 200) return "high";
  return days >= 60 && transactionCount >= 60 ? "medium" : "low";
}

function checkRequest({ currency, product, mobileMoneySummary }: CreditRequest): void {
  const supported = (code: string, at: string): void => {
    if (findCurrency(code)?.unitsPerUsd == null)
      throw refuseField("currency_not_supported", at, `${code} is not supported.`, {
        supported: [...CURRENCIES.values()]
          .filter((one) => one.unitsPerUsd !== null)
          .map((one) => one.code),
      });
  };
  supported(currency, "/currency");
  const inflow = mobileMoneySummary?.inflowMonthlyAvgUsd;
  if (inflow !== undefined)
    supported(inflow.currency, "/mobileMoneySummary/inflowMonthlyAvgUsd/currency");
  if (product !== undefined && product.requested.currency !== currency)
    throw refuseField(
      "validation_failed",
      "/product/requested/currency",
      `The score is in ${currency}; so must the product be.`,
    );
}

/** `Aicha Biloa` becomes `A•••• B••••`. */
function maskName(name: string): string {
  return name
    .split(/\s+/)
    .filter((part) => part !== "")
    .map((part) => part.charAt(0) + "•".repeat(Math.max(0, part.length - 1)))
    .join(" ");
}
