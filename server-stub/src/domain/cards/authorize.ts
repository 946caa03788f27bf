import { setTimeout as sleep } from "node:timers/promises";
import { isFailure } from "../../db/failures.ts";
import { findMadeByKey, hasTwin, readCounters } from "../../db/queries/cards.ts";
import type { CardUse } from "../../db/card-rows.ts";
import type { Unit } from "../../db/unit.ts";
import { analysisEvent, analysisRow, analyze, type MadeAnalysis } from "../fraud/analyze.ts";
import type { CommandAnswer, Decided, RequestKey } from "../idempotency/command.ts";
import { onceForEver, simpleCommand } from "../idempotency/simple.ts";
import { cardHeld, toEntries } from "../ledger/postings.ts";
import { readAmount } from "../payments/request.ts";
import { transactionRow } from "../payments/rows.ts";
import { categoryOf } from "../reference/merchant-categories.ts";
import type { Caller } from "../shared/actor.ts";
import { causedBy, newEvent } from "../shared/events.ts";
import { enqueue } from "../shared/jobs.ts";
import { money } from "../shared/money.ts";
import { Refusal } from "../shared/refusal.ts";
import type { Services } from "../shared/services.ts";
import { newId } from "../shared/typeid.ts";
import { newTransaction } from "../transactions/states.ts";
import {
  brokenLimit,
  costOf,
  counterOf,
  declineByCard,
  declineByScript,
  inEuros,
  scriptOf,
  type Purchase,
} from "./checks.ts";
import { changed, requireCard, viewCard } from "./commands.ts";
import { countingOf, holdChanges, matchLimits, remainingOf, type Match } from "./limits.ts";
import { cvcOf, openNumber } from "./number.ts";
import { authorizationRow, cardRow } from "./rows.ts";
import type {
  Authorization,
  Card,
  Counter,
  DeclineCode,
  Merchant,
  StoredAuthorization,
  StoredCard,
} from "./types.ts";

/** The body of authorizeGhostCard after schema validation. */
export interface AuthorizationRequest {
  readonly amountMinorUnits?: number;
  readonly amount?: number;
  readonly currency: string;
  readonly merchant: {
    readonly id: string;
    readonly name: string;
    readonly categoryCode: string;
    readonly city?: string;
    readonly country: string;
  };
  readonly networkId?: string;
  readonly cvc?: string;
  readonly expMonth?: number;
  readonly expYear?: number;
  readonly metadata?: Readonly<Record<string, string>>;
}

/** What the database found out at the moment of writing: the decision is then a decline. */
interface Verdict {
  readonly code: DeclineCode;
  readonly limitId: string | null;
}

const HOLD_MS = 7 * 24 * 3_600_000;
const TWIN_MS = 60_000;
const SLOW_MS = 1_500;
const FRAUD_TEST_SCORE = 95;

/**
 * authorizeGhostCard: decides a purchase at most once per key and answers 201, approved or declined. Limits and money are checked once
 * more by the database while it writes; what it refuses becomes a decline, and nothing of the approval stays.
 * Throws resource_not_found, amount_* and idempotency_*.
 */
export async function authorizeCard(
  services: Services,
  caller: Caller,
  cardId: string,
  request: AuthorizationRequest,
  key: RequestKey,
  render: (authorization: Authorization) => string,
): Promise<CommandAnswer> {
  const amount = readAmount(request);
  const script = scriptOf(request.merchant.id, caller.livemode);
  if (script === "slow") await sleep(SLOW_MS);
  const attempt = (verdict: Verdict | null): Promise<CommandAnswer> =>
    onceForEver(
      () =>
        simpleCommand(services, caller, key, async (now) => {
          const stored = await requireCard(services.db, caller, cardId);
          const decision = new Decision(services, caller, stored, request, amount, key, now);
          return decision.make(verdict, render);
        }),
      "card_authorizations_key",
      "card_authorization",
      () => findMadeByKey(services.db, caller, "card_authorizations", key.operationId, key.key),
    );
  try {
    return await attempt(null);
  } catch (error) {
    if (isFailure(error, "limit_reached"))
      return attempt({
        code: "spend_limit_exceeded",
        limitId: String(error.facts["limitId"]),
      });
    if (error instanceof Refusal && ["insufficient_funds", "account_frozen"].includes(error.code))
      return attempt({ code: "insufficient_funds", limitId: null });
    throw error;
  }
}

/** One purchase with one card. */
class Decision {
  readonly #services: Services;
  readonly #caller: Caller;
  readonly #stored: StoredCard;
  readonly #request: AuthorizationRequest;
  readonly #amount: number;
  readonly #key: RequestKey;
  readonly #now: Date;
  readonly #merchant: Merchant;
  readonly #script: string | null;

  constructor(
    services: Services,
    caller: Caller,
    stored: StoredCard,
    request: AuthorizationRequest,
    amount: number,
    key: RequestKey,
    now: Date,
  ) {
    this.#services = services;
    this.#caller = caller;
    this.#stored = stored;
    this.#request = request;
    this.#amount = amount;
    this.#key = key;
    this.#now = now;
    const { id, name, categoryCode, city = null, country } = request.merchant;
    this.#merchant = { id, name, categoryCode, category: categoryOf(categoryCode), city, country };
    this.#script = scriptOf(id, caller.livemode);
  }

  get #card(): Card {
    return this.#stored.card;
  }

  get #at(): string {
    return this.#now.toISOString();
  }

  async make(
    verdict: Verdict | null,
    render: (authorization: Authorization) => string,
  ): Promise<Decided> {
    const card = this.#card;
    const at = this.#now.getTime();
    const asked =
      this.#script === "fx_eur" && this.#request.currency === card.currency
        ? inEuros(this.#amount, card.currency)
        : money(this.#amount, this.#request.currency);
    const cost = costOf(asked.amountMinorUnits, asked.currency, card);
    const amount = cost?.amount ?? asked.amountMinorUnits;
    const draft = this.#draft(asked, amount);
    const early = await this.#declineEarly(asked.amountMinorUnits);
    if (early !== null) return this.#declined(draft, early, null, null, render);
    const analysis = await this.#analysis(amount);
    if (analysis.analysis.decision === "block")
      return this.#declined(draft, "suspected_fraud", null, analysis, render);
    if (cost === null)
      return this.#declined(draft, "currency_not_supported", null, analysis, render);
    const matches = matchLimits(card, this.#merchant, at);
    const counters = await readCounters(this.#services.db, this.#caller, countingOf(card, at), 3, [
      "",
      this.#merchant.id,
      this.#merchant.category,
    ]);
    const broken = brokenLimit(matches, counters, amount);
    if (broken !== null || verdict?.code === "spend_limit_exceeded")
      return this.#declined(
        draft,
        "spend_limit_exceeded",
        broken ?? verdict?.limitId ?? null,
        analysis,
        render,
      );
    if (verdict !== null || this.#script === "insufficient_funds")
      return this.#declined(draft, "insufficient_funds", null, analysis, render);
    return this.#approved(draft, matches, counters, analysis, render);
  }

  async #declineEarly(merchantAmount: number): Promise<DeclineCode | null> {
    const { cvc = null, expMonth = null, expYear = null, networkId } = this.#request;
    const purchase: Purchase = { merchant: this.#merchant, cvc, expMonth, expYear };
    const early =
      declineByCard(this.#card, purchase, () => this.#cvc(), this.#now.getTime()) ??
      declineByScript(this.#script);
    if (early !== null || networkId === undefined) return early;
    const { db } = this.#services;
    const since = this.#twinsSince();
    const { id } = this.#merchant;
    return (await hasTwin(db, this.#caller, this.#card.id, networkId, id, merchantAmount, since))
      ? "duplicate_authorization"
      : null;
  }

  #cvc(): string {
    const { keyRing } = this.#services;
    const { card, numberSealed } = this.#stored;
    const secret = openNumber(keyRing, numberSealed, card.id);
    return cvcOf(keyRing, secret, card.id, `${card.expYear}-${card.expMonth}`);
  }

  #twinsSince(): string {
    return new Date(this.#now.getTime() - TWIN_MS).toISOString();
  }

  #analysis(amount: number): Promise<MadeAnalysis> {
    const card = this.#card;
    return analyze(this.#services, this.#caller, {
      facts: {
        type: "card_authorization",
        amount,
        currency: card.currency,
        sender: { names: [`card:${card.id}`], country: this.#caller.tenant.country },
        recipient: { names: [`merchant:${this.#merchant.id}`], country: this.#merchant.country },
        device: {},
        merchantCategoryCode: this.#merchant.categoryCode,
      },
      occurredAt: null,
      reference: null,
      paymentId: null,
      transactionId: null,
      metadata: {},
      forcedScore: this.#script === "fraud" ? FRAUD_TEST_SCORE : null,
      prescribed: {},
      key: null,
    });
  }

  #draft(asked: Authorization["merchantAmount"], amount: number): Authorization {
    const { currency, id } = this.#card;
    return {
      id: newId("cauth"),
      object: "card_authorization",
      livemode: this.#caller.livemode,
      createdAt: this.#at,
      updatedAt: this.#at,
      version: 1,
      cardId: id,
      status: "declined",
      amountMinorUnits: amount,
      currency,
      merchantAmount: asked,
      merchant: this.#merchant,
      declineCode: null,
      declinedByLimitId: null,
      matchedLimits: [],
      captured: money(0, currency),
      released: money(0, currency),
      fraud: null,
      networkId: this.#request.networkId ?? null,
      expiresAt: null,
      captures: [],
      metadata: this.#request.metadata ?? {},
    };
  }

  async #declined(
    draft: Authorization,
    declineCode: DeclineCode,
    declinedByLimitId: string | null,
    analysis: MadeAnalysis | null,
    render: (authorization: Authorization) => string,
  ): Promise<Decided> {
    const authorization = {
      ...draft,
      declineCode,
      declinedByLimitId,
      fraud: fraudOf(analysis),
    };
    const cause = causedBy(this.#caller, this.#key.key);
    const events = [
      newEvent("card_authorization.declined", authorization, this.#at, cause),
      ...(declinedByLimitId === null
        ? []
        : [
            newEvent(
              "ghost_card.limit_reached",
              await viewCard(this.#services.db, this.#caller, this.#card, this.#now.getTime()),
              this.#at,
              cause,
            ),
          ]),
    ];
    const stored = this.#store(authorization, [], null);
    return this.#answer(authorization, render, {
      ...this.#withAnalysis(analysis, events),
      inserts: [{ table: "card_authorizations", row: authorizationRow(stored) }],
    });
  }

  #approved(
    draft: Authorization,
    matches: readonly Match[],
    counters: readonly Counter[],
    analysis: MadeAnalysis,
    render: (authorization: Authorization) => string,
  ): Decided {
    const card = this.#card;
    const { amountMinorUnits: amount, currency } = draft;
    const authorization: Authorization = {
      ...draft,
      status: "approved",
      fraud: fraudOf(analysis),
      expiresAt: new Date(this.#now.getTime() + HOLD_MS).toISOString(),
      matchedLimits: matches.map((match) => matchedView(match, counters, amount, currency)),
    };
    const hold = newTransaction({
      type: "card_capture",
      status: "pending",
      livemode: card.livemode,
      accountId: card.accountId,
      amount: money(amount, currency),
      fee: 0,
      at: this.#at,
      actor: this.#caller.actor,
      customerId: card.customerId,
      description: this.#merchant.name,
    });
    const changes = holdChanges(card, matches, amount);
    const counted = changes.map(({ limit_id, key, window_start, cap }) => ({
      limit_id,
      key,
      window_start,
      cap,
    }));
    const stored = this.#store(authorization, counted, hold.id);
    const cause = causedBy(this.#caller, this.#key.key);
    const { id } = authorization;
    const expires = this.#now.getTime() + HOLD_MS;
    return this.#answer(authorization, render, {
      ...this.#withAnalysis(analysis, [
        newEvent("card_authorization.approved", authorization, this.#at, cause),
      ]),
      transactions: [transactionRow(hold)],
      inserts: [{ table: "card_authorizations", row: authorizationRow(stored) }],
      cardUse: this.#use(authorization, changes),
      updates: card.singleUse ? [this.#usedCard()] : [],
      entries: toEntries(
        cardHeld(card.accountId, amount, currency),
        hold.id,
        `Held for ${this.#merchant.name}`,
        this.#at,
      ),
      jobs: [
        enqueue(
          "card_authorization.expire",
          id,
          { authorizationId: id },
          expires,
          this.#now.getTime(),
        ),
      ],
    });
  }

  #use(authorization: Authorization, counters: CardUse["counters"]): CardUse {
    const { id, version, singleUse } = this.#card;
    const { networkId, merchant, merchantAmount } = authorization;
    return {
      card_id: id,
      // The update of a single-use card checks its version itself.
      ...(singleUse ? {} : { version }),
      purchase:
        networkId === null
          ? null
          : {
              network_id: networkId,
              merchant_id: merchant.id,
              amount: merchantAmount.amountMinorUnits,
              since: this.#twinsSince(),
            },
      counters,
    };
  }

  #usedCard() {
    const card = { ...changed(this.#card, this.#now), usedAt: this.#at };
    return { table: "ghost_cards" as const, row: cardRow({ ...this.#stored, card }) };
  }

  #store(
    authorization: Authorization,
    counted: StoredAuthorization["counted"],
    holdTransactionId: string | null,
  ): StoredAuthorization {
    const { operationId, key } = this.#key;
    return {
      authorization,
      accountId: this.#card.accountId,
      counted,
      holdTransactionId,
      idempotency: { operationId, key },
    };
  }

  /** The analysis is written with the authorization it was made for. */
  #withAnalysis(
    analysis: MadeAnalysis | null,
    events: NonNullable<Unit["events"]>,
  ): Pick<Unit, "events" | "fraudAnalyses" | "velocityGuard"> {
    if (analysis === null) return { events };
    const cause = causedBy(this.#caller, this.#key.key);
    return {
      events: [analysisEvent(analysis.analysis, cause), ...events],
      fraudAnalyses: [analysisRow(analysis)],
      ...(analysis.guard === null ? {} : { velocityGuard: analysis.guard }),
    };
  }

  #answer(
    authorization: Authorization,
    render: (authorization: Authorization) => string,
    unit: Unit,
  ): Decided {
    return {
      unit,
      status: 201,
      body: render(authorization),
      resource: { type: "card_authorization", id: authorization.id },
      hot: true,
    };
  }
}

function fraudOf(made: MadeAnalysis | null): Authorization["fraud"] {
  if (made === null) return null;
  const { id, riskScore, decision } = made.analysis;
  return { analysisId: id, riskScore, decision };
}

/** What was left of the limit and what is left now, as it was read when the purchase was decided. */
function matchedView(
  { limit, key, window }: Match,
  counters: readonly Counter[],
  amount: number,
  currency: string,
): Authorization["matchedLimits"][number] {
  const before =
    window === null
      ? limit.amountMinorUnits
      : remainingOf(limit, counterOf(counters, limit.id, key));
  return {
    limitId: limit.id,
    before: before === null ? null : money(before, currency),
    after: before === null ? null : money(Math.max(0, before - amount), currency),
  };
}
