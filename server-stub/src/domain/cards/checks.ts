import { demoRate, convertBackUp, convertNearest } from "../shared/fx.ts";
import { findCurrency } from "../shared/currencies.ts";
import { money, type Money } from "../shared/money.ts";
import type { Match } from "./limits.ts";
import { remainingOf } from "./limits.ts";
import type { Card, Counter, DeclineCode, Merchant } from "./types.ts";

/** A purchase that wants an answer. `cvc` and the expiry are checked when they are given. */
export interface Purchase {
  readonly merchant: Merchant;
  readonly cvc: string | null;
  readonly expMonth: number | null;
  readonly expYear: number | null;
}

/** Added to the rate when the merchant's currency is another than the card's. */
const FX_MARGIN_BPS = 150;

/** What the state and the controls of a card say, in the order of domain 5.5; null when they have nothing against it. */
export function declineByCard(
  card: Card,
  purchase: Purchase,
  cvc: () => string,
  at: number,
): DeclineCode | null {
  const { merchant } = purchase;
  if (card.status === "closed") return "card_closed";
  if (card.status === "expired" || Date.parse(card.expiresAt) <= at) return "card_expired";
  if (card.status === "frozen") return "card_frozen";
  if (card.singleUse && card.usedAt !== null) return "single_use_already_used";
  if (purchase.cvc !== null && purchase.cvc !== cvc()) return "invalid_cvc";
  if (
    (purchase.expMonth !== null && purchase.expMonth !== card.expMonth) ||
    (purchase.expYear !== null && purchase.expYear !== card.expYear)
  )
    return "invalid_expiry";
  return declineByControls(card, merchant);
}

function declineByControls({ controls }: Card, merchant: Merchant): DeclineCode | null {
  const names = (list: readonly string[]): boolean =>
    list.includes("*") || list.includes(merchant.category) || list.includes(merchant.categoryCode);
  if (controls.allowedCountries.length > 0 && !controls.allowedCountries.includes(merchant.country))
    return "country_not_allowed";
  if (controls.blockedMerchants.includes(merchant.id)) return "merchant_blocked";
  if (controls.allowedMerchants.length > 0 && !controls.allowedMerchants.includes(merchant.id))
    return "merchant_not_allowed";
  if (controls.blockedCategories.length > 0 && names(controls.blockedCategories))
    return "category_blocked";
  if (controls.allowedCategories.length > 0 && !names(controls.allowedCategories))
    return "category_not_allowed";
  return null;
}

/** What the merchant asks for and what it costs in the card's currency: current rate plus margin, rounded up. Null without a rate. */
export function costOf(
  amount: number,
  currency: string,
  card: Card,
): { readonly merchantAmount: Money; readonly amount: number } | null {
  const merchantAmount = money(amount, currency);
  if (currency === card.currency) return { merchantAmount, amount };
  if (findCurrency(currency) === undefined) return null;
  const rate = demoRate(card.currency, currency, FX_MARGIN_BPS);
  return rate === undefined
    ? null
    : { merchantAmount, amount: convertBackUp(amount, card.currency, currency, rate) };
}

/** The limit that the amount would break as far as is known now, the first by id as the database checks them; null for none. */
export function brokenLimit(
  matches: readonly Match[],
  counters: readonly Counter[],
  amount: number,
): string | null {
  const broken = matches.filter(({ limit, key, window }) => {
    if (window === null) return limit.amountMinorUnits !== null && amount > limit.amountMinorUnits;
    const counter = counterOf(counters, limit.id, key);
    const left = remainingOf(limit, counter);
    return (
      (left !== null && amount > left) ||
      (limit.maxCount !== null && counter.count + 1 > limit.maxCount)
    );
  });
  return broken.map(({ limit }) => limit.id).sort()[0] ?? null;
}

/** What was used for one key; nothing when it was never counted. */
export function counterOf(
  counters: readonly Counter[],
  limitId: string,
  key: string,
): Pick<Counter, "held" | "spent" | "count"> {
  return (
    counters.find((one) => one.limitId === limitId && one.key === key) ?? {
      held: 0,
      spent: 0,
      count: 0,
    }
  );
}

/** Test merchants with a fixed answer (domain 4.12); null for all others. Live mode knows none. */
export function scriptOf(merchantId: string, livemode: boolean): string | null {
  return livemode ? null : (/^mrch_test_([a-z_]+)$/.exec(merchantId)?.[1] ?? null);
}

/** The answer a script prescribes, at its place in the order of checks. */
export function declineByScript(script: string | null): DeclineCode | null {
  switch (script) {
    case "blocked_category":
      return "category_blocked";
    case "duplicate":
      return "duplicate_authorization";
    default:
      return null;
  }
}

/** What a merchant that bills in euros asks for, for an amount in another currency. */
export function inEuros(amount: number, currency: string): Money {
  return money(Math.max(1, convertNearest(amount, currency, "EUR")), "EUR");
}
