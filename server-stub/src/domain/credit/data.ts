import { walletHistory } from "../../db/queries/wallet-history.ts";
import type { TenantScope } from "../../db/db.ts";
import { readAmount } from "../payments/request.ts";
import { convertNearest } from "../shared/fx.ts";
import { refuseField } from "../shared/refusal.ts";
import type { Services } from "../shared/services.ts";
import {
  coverageOf,
  featuresOf,
  FEATURES,
  type Coverage,
  type Features,
  type WalletLine,
} from "./features.ts";
import type { CreditRequest, Source } from "./types.ts";

/** What a score rests on. */
export interface CreditData {
  readonly features: Features;
  readonly coverage: Coverage;
  readonly sources: readonly Source[];
  /** Whole days since the last that is known; 0 where aggregates are said to be of today. */
  readonly endedDaysAgo: number;
}

const DAY = 24 * 3_600_000;

/** History in the request, aggregates in the request, and the payments at this tenant, together. `now` is Unix ms on the tenant's clock. */
export async function gather(
  services: Services,
  scope: TenantScope,
  request: CreditRequest,
  phone: string | null,
  now: number,
  offsetMs: number,
): Promise<CreditData> {
  const { mobileMoney, mobileMoneySummary: summary, currency } = request;
  const given = mobileMoney === undefined ? [] : linesOf(mobileMoney, currency);
  const own =
    request.useTenantHistory === false || phone === null
      ? []
      : await ownLines(services, scope, phone, currency, now);
  const lines = [...given, ...own];
  const end = mobileMoney === undefined ? now : Math.min(now, Date.parse(mobileMoney.periodEnd));
  const counted = featuresOf(lines, currency, Math.max(end, ...own.map(({ at }) => at)), offsetMs);
  const coverage = coverageOf(lines);
  return {
    features: summary === undefined ? counted : withSummary(counted, summary, lines.length === 0),
    coverage: summary === undefined ? coverage : widest(coverage, summary),
    sources: [
      ...(given.length > 0 ? (["mobile_money_transactions"] as const) : []),
      ...(summary === undefined ? [] : (["mobile_money_summary"] as const)),
      ...(own.length > 0 ? (["tenant_history"] as const) : []),
    ],
    endedDaysAgo:
      summary !== undefined || lines.length === 0
        ? 0
        : Math.max(0, Math.floor((now - Math.max(...lines.map(({ at }) => at))) / DAY)),
  };
}

function linesOf(
  { transactions }: NonNullable<CreditRequest["mobileMoney"]>,
  currency: string,
): readonly WalletLine[] {
  return transactions.map((line, index) => {
    if (line.balanceAfter !== undefined && line.balanceAfter.currency !== currency)
      throw refuseField(
        "validation_failed",
        `/mobileMoney/transactions/${index}/balanceAfter/currency`,
        `The history is in ${currency}; so must its balances be.`,
      );
    return {
      at: Date.parse(line.occurredAt),
      type: line.type,
      direction: line.direction,
      amount: readAmount(line),
      counterparty: line.counterpartyHash ?? null,
      completed: line.status !== "failed",
      balanceAfter: line.balanceAfter?.amountMinorUnits ?? null,
    };
  });
}

/** The person's payments at this tenant: what was paid out to the phone came in, what was collected went out. */
async function ownLines(
  { db, keyRing }: Services,
  scope: TenantScope,
  phone: string,
  currency: string,
  now: number,
): Promise<readonly WalletLine[]> {
  const keys = keyRing.blindIndexes(`phone:${phone}`, "fraud party");
  const rows = await walletHistory(db, scope, keys, currency, new Date(now));
  return rows.map(({ at, amount, isSender, status }) => ({
    at,
    type: isSender ? "merchant_payment" : "p2p_in",
    direction: isSender ? "out" : "in",
    amount,
    counterparty: null,
    completed: status === "completed",
    balanceAfter: null,
  }));
}

/** Aggregates fill what the lines do not tell; without lines they are everything. */
function withSummary(
  counted: Features,
  summary: NonNullable<CreditRequest["mobileMoneySummary"]>,
  isAlone: boolean,
): Features {
  const { inflowMonthlyAvgUsd: inflow, ...rest } = summary;
  const given: Partial<Record<string, number>> = {
    ...rest,
    ...(inflow === undefined
      ? {}
      : {
          inflowMonthlyAvgUsd:
            convertNearest(inflow.amountMinorUnits, inflow.currency, "USD") / 100,
        }),
  };
  return Object.fromEntries(
    FEATURES.map((feature) => [
      feature,
      isAlone ? (given[feature] ?? null) : (counted[feature] ?? given[feature] ?? null),
    ]),
  ) as Features;
}

/** Aggregates tell the least that must have been there. */
function widest(
  coverage: Coverage,
  { activeDays90 = 0, accountAgeMonths }: NonNullable<CreditRequest["mobileMoneySummary"]>,
): Coverage {
  const days = accountAgeMonths === undefined ? activeDays90 : Math.min(90, accountAgeMonths * 30);
  return {
    days: Math.max(coverage.days, days),
    transactionCount: Math.max(coverage.transactionCount, activeDays90),
    inflowWeeks: Math.max(coverage.inflowWeeks, Math.floor(activeDays90 / 7)),
  };
}
