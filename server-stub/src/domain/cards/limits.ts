import { MERCHANT_CATEGORIES } from "../reference/merchant-categories.ts";
import { readAmount } from "../payments/request.ts";
import { refuseField } from "../shared/refusal.ts";
import { newId } from "../shared/typeid.ts";
import type { CounterChange } from "../../db/card-rows.ts";
import type { Counting } from "../../db/queries/cards.ts";
import type { Card, Counter, Interval, Limit, Merchant } from "./types.ts";
import { windowOf, type Window } from "./windows.ts";

/** A limit as requests give it. */
export interface LimitInput {
  readonly scope: Limit["scope"];
  readonly merchantId?: string;
  readonly category?: string;
  readonly amountMinorUnits?: number;
  readonly amount?: number;
  readonly interval: Interval;
  readonly maxCount?: number;
}

/** Each merchant, or each category group, on its own. */
const EACH = "*";
const EPOCH = new Date(0).toISOString();

/**
 * Checked limits. One with the scope, target and interval of an earlier one keeps its id and so what it has counted.
 * Throws validation_failed where scope and target do not fit, for unknown groups, and for two limits on the same thing.
 */
export function makeLimits(
  inputs: readonly LimitInput[],
  earlier: readonly Limit[],
): readonly Limit[] {
  const seen = new Set<string>();
  return inputs.map((input, index) => {
    const at = `/spendLimits/${index}`;
    checkTarget(input, at);
    const limit: Omit<Limit, "id"> = {
      scope: input.scope,
      merchantId: input.merchantId ?? null,
      category: input.category ?? null,
      amountMinorUnits:
        input.amountMinorUnits === undefined && input.amount === undefined
          ? null
          : readAmount(input),
      interval: input.interval,
      maxCount: input.maxCount ?? null,
    };
    const identity = identityOf(limit);
    if (seen.has(identity))
      throw refuseField("validation_failed", at, "There are two limits of this kind. Keep one.");
    seen.add(identity);
    const known = earlier.find((one) => identityOf(one) === identity);
    return { id: known?.id ?? newId("lim"), ...limit };
  });
}

function checkTarget({ scope, merchantId, category, interval, maxCount }: LimitInput, at: string) {
  const fault = (member: string, message: string) =>
    refuseField("validation_failed", `${at}/${member}`, message);
  if (scope === "merchant" && merchantId === undefined)
    throw fault("merchantId", "A limit of scope merchant needs merchantId.");
  if (scope === "category" && category === undefined)
    throw fault("category", "A limit of scope category needs category.");
  if (scope !== "merchant" && merchantId !== undefined)
    throw fault("merchantId", `A limit of scope ${scope} has no merchantId.`);
  if (scope !== "category" && category !== undefined)
    throw fault("category", `A limit of scope ${scope} has no category.`);
  if (category !== undefined) checkCategory(category, `${at}/category`);
  if (interval === "per_authorization" && maxCount !== undefined)
    throw fault("maxCount", "A single authorization cannot be counted. Choose another interval.");
}

/** Throws validation_failed for a group nobody knows; a misspelt group would never match. */
export function checkCategory(category: string, at: string): void {
  if (/^\d{4}$/.test(category) || category === EACH || MERCHANT_CATEGORIES.has(category)) return;
  throw refuseField(
    "validation_failed",
    at,
    `There is no category ${category}. Use a code of four digits or one of ${[...MERCHANT_CATEGORIES.keys()].join(", ")}.`,
  );
}

const identityOf = ({ scope, merchantId, category, interval }: Omit<Limit, "id">): string =>
  [scope, merchantId, category, interval].join(" ");

/** Whether the limit counts each merchant or category group on its own. */
export const isForEach = ({ merchantId, category }: Limit): boolean =>
  merchantId === EACH || category === EACH;

/** A limit that a purchase counts against. */
export interface Match {
  readonly limit: Limit;
  readonly key: string;
  /** Null for per_authorization, which counts nothing. */
  readonly window: Window | null;
}

/** The limits that a purchase at this merchant must keep, in the windows of its time (Unix ms). */
export function matchLimits(card: Card, merchant: Merchant, at: number): readonly Match[] {
  return card.limits
    .filter((limit) => concerns(limit, merchant))
    .map((limit) => ({
      limit,
      key: keyOf(limit, merchant),
      window: windowOf(limit.interval, at, card.timezone),
    }));
}

function concerns({ scope, merchantId, category }: Limit, merchant: Merchant): boolean {
  switch (scope) {
    case "card":
      return true;
    case "merchant":
      return merchantId === EACH || merchantId === merchant.id;
    case "category":
      return (
        category === EACH || category === merchant.category || category === merchant.categoryCode
      );
    default:
      return scope satisfies never;
  }
}

function keyOf(limit: Limit, merchant: Merchant): string {
  if (!isForEach(limit)) return "";
  return limit.scope === "merchant" ? merchant.id : merchant.category;
}

/** The counter that holds the card's totals. */
export const totalsOf = (cardId: string): Counting => ({ limit_id: cardId, window_start: EPOCH });

/** Every counter an authorization of `amount` changes: one per matching limit, and the card's totals. */
export function holdChanges(
  card: Card,
  matches: readonly Match[],
  amount: number,
): readonly CounterChange[] {
  const change = { held: amount, spent: 0, count: 1 };
  const counted = matches.flatMap(({ limit, key, window }): CounterChange[] =>
    window === null
      ? []
      : [
          {
            ...change,
            limit_id: limit.id,
            key,
            window_start: window.start,
            cap: limit.amountMinorUnits,
            most: limit.maxCount,
          },
        ],
  );
  return [...counted, { ...change, ...totalsOf(card.id), key: "", cap: null, most: null }];
}

/** Where to look for what a card's limits have counted, now. */
export function countingOf(card: Card, at: number): readonly Counting[] {
  const counted = card.limits.flatMap((limit): Counting[] => {
    const window = windowOf(limit.interval, at, card.timezone);
    return window === null ? [] : [{ limit_id: limit.id, window_start: window.start }];
  });
  return [...counted, totalsOf(card.id)];
}

/** What is left of an amount; never below zero, also when the limit was lowered. Null without an amount. */
export function remainingOf(limit: Limit, counter: Pick<Counter, "held" | "spent">): number | null {
  return limit.amountMinorUnits === null
    ? null
    : Math.max(0, limit.amountMinorUnits - counter.held - counter.spent);
}
