import type { Db, TenantScope } from "../../db/db.ts";
import { isFailure } from "../../db/failures.ts";
import { findAccount, findDefaultAccount } from "../../db/queries/accounts.ts";
import {
  findCard,
  findMadeByKey,
  listCards as queryCards,
  readCounters,
  type CardFilter,
} from "../../db/queries/cards.ts";
import { findCustomer } from "../../db/queries/customers.ts";
import type { Page } from "../../db/queries/page.ts";
import type { Account } from "../accounts/types.ts";
import { auditTrail } from "../audit/append.ts";
import type { CommandAnswer, RequestKey } from "../idempotency/command.ts";
import { onceForEver, simpleCommand } from "../idempotency/simple.ts";
import { tenantNow } from "../sandbox/clock.ts";
import type { Caller } from "../shared/actor.ts";
import { CURRENCIES, findCurrency } from "../shared/currencies.ts";
import { causedBy, newEvent } from "../shared/events.ts";
import { enqueue } from "../shared/jobs.ts";
import { notFound, refuse, refuseField } from "../shared/refusal.ts";
import type { Services } from "../shared/services.ts";
import { mayFollow } from "../shared/transitions.ts";
import { newId } from "../shared/typeid.ts";
import { changeControls } from "./controls.ts";
import { countingOf, makeLimits, type LimitInput } from "./limits.ts";
import { newNumber, numberContext } from "./number.ts";
import { cardRow } from "./rows.ts";
import type { Card, CardStatus, Controls, StoredCard } from "./types.ts";
import { cardView, KEYS_SHOWN, type CardView } from "./views.ts";
import { dayOf, endOfMonth, isTimezone } from "./windows.ts";

/** The body of createGhostCard after schema validation. */
export interface CardRequest extends Partial<Controls> {
  readonly currency: string;
  readonly label?: string;
  readonly customerId?: string;
  readonly accountId?: string;
  readonly spendLimits?: readonly LimitInput[];
  readonly singleUse?: boolean;
  readonly expiresAt?: string;
  readonly timezone?: string;
  readonly metadata?: Readonly<Record<string, string>>;
}
type Render = (card: CardView) => string;

const MONTHS = 12;
const MAX_YEARS = 3;
const NUMBER_TRIES = 5;

/**
 * createGhostCard: makes a card at most once per key. Throws currency_not_supported, conflicting_controls, validation_failed,
 * resource_not_found (account), account_frozen, account_closed and idempotency_*.
 */
export async function createCard(
  services: Services,
  caller: Caller,
  request: CardRequest,
  key: RequestKey,
  render: Render,
): Promise<CommandAnswer> {
  const find = (): Promise<string | null> =>
    findMadeByKey(services.db, caller, "ghost_cards", key.operationId, key.key);
  for (let tries = 1; ; tries += 1) {
    try {
      return await onceForEver(
        () => makeCard(services, caller, request, key, render),
        "ghost_cards_key",
        "ghost_card",
        find,
      );
    } catch (error) {
      // One number in a billion is taken; draw another.
      if (!isFailure(error, "unique_violation") || tries >= NUMBER_TRIES) throw error;
    }
  }
}

function makeCard(
  services: Services,
  caller: Caller,
  request: CardRequest,
  key: RequestKey,
  render: Render,
): Promise<CommandAnswer> {
  checkRequest(request);
  return simpleCommand(services, caller, key, async (now) => {
    const { customerId } = request;
    if (customerId !== undefined) {
      const customer = await findCustomer(services.db, caller, customerId);
      if (customer === null || customer.erasedAt !== null) throw notFound("customer", customerId);
    }
    const account = await fundingAccount(services.db, caller, request, now);
    const stored = newCard(services, caller, request, account, key, now.getTime());
    const { card } = stored;
    const view = cardView(card, [], now.getTime());
    return {
      unit: {
        inserts: [{ table: "ghost_cards", row: cardRow(stored) }],
        events: [newEvent("ghost_card.created", view, card.createdAt, causedBy(caller, key.key))],
        jobs: [
          enqueue(
            "card.expire",
            card.id,
            { cardId: card.id },
            Date.parse(card.expiresAt),
            now.getTime(),
          ),
        ],
      },
      status: 201,
      body: render(view),
      resource: { type: "ghost_card", id: card.id },
    };
  });
}

function newCard(
  { keyRing }: Services,
  caller: Caller,
  request: CardRequest,
  account: Account,
  key: RequestKey,
  now: number,
): StoredCard {
  const id = newId("card");
  const at = new Date(now).toISOString();
  const timezone = request.timezone ?? caller.tenant.timezone;
  const expires = expiryOf(request.expiresAt, now, timezone);
  const { year, month } = dayOf(expires, timezone);
  const number = newNumber(account.country);
  return {
    card: {
      id,
      object: "ghost_card",
      livemode: caller.livemode,
      createdAt: at,
      updatedAt: at,
      version: 1,
      status: "active",
      label: request.label ?? null,
      last4: number.slice(-4),
      bin: number.slice(0, 6),
      scheme: "simulated",
      expMonth: month,
      expYear: year,
      currency: request.currency,
      accountId: account.id,
      customerId: request.customerId ?? null,
      singleUse: request.singleUse ?? false,
      usedAt: null,
      limits: makeLimits(request.spendLimits ?? [], []),
      controls: changeControls(request),
      timezone,
      expiresAt: new Date(expires).toISOString(),
      metadata: request.metadata ?? {},
    },
    numberSealed: keyRing.seal(number, numberContext(id)),
    numberIndex: keyRing.blindIndex(number, "card number"),
    idempotency: { operationId: key.operationId, key: key.key },
  };
}

function checkRequest({ currency, timezone }: CardRequest): void {
  if (findCurrency(currency) === undefined)
    throw refuseField("currency_not_supported", "/currency", `${currency} is not supported.`, {
      supported: [...CURRENCIES.keys()],
    });
  if (timezone !== undefined && !isTimezone(timezone))
    throw refuseField("validation_failed", "/timezone", `${timezone} is no IANA time zone.`);
}

function expiryOf(wanted: string | undefined, now: number, timezone: string): number {
  if (wanted === undefined) return endOfMonth(now, MONTHS, timezone);
  const expires = Date.parse(wanted);
  if (expires <= now)
    throw refuseField("validation_failed", "/expiresAt", "The card would have expired already.");
  const latest = new Date(now);
  latest.setUTCFullYear(latest.getUTCFullYear() + MAX_YEARS);
  if (expires > latest.getTime())
    throw refuseField("validation_failed", "/expiresAt", "A card lives at most 3 years.");
  return expires;
}

async function fundingAccount(
  db: Db,
  scope: TenantScope,
  { accountId, currency }: CardRequest,
  now: Date,
): Promise<Account> {
  const at = now.toISOString();
  const account =
    accountId === undefined
      ? await findDefaultAccount(db, scope, currency, at)
      : await findAccount(db, scope, accountId, at);
  if (account === null) {
    if (accountId !== undefined) throw notFound("account", accountId);
    throw refuseField(
      "validation_failed",
      "/currency",
      `There is no account in ${currency}. Create one, or name an account.`,
    );
  }
  if (account.currency !== currency)
    throw refuseField(
      "validation_failed",
      "/accountId",
      `The account is in ${account.currency}, the card in ${currency}.`,
    );
  if (account.status !== "active")
    throw refuse(
      account.status === "closed" ? "account_closed" : "account_frozen",
      `Account ${account.id} is ${account.status}.`,
      { accountId: account.id },
    );
  return account;
}

/** A card with its use, as the API answers it. `at` is the tenant's time in Unix ms. */
export async function viewCard(
  db: Db,
  scope: TenantScope,
  card: Card,
  at: number,
): Promise<CardView> {
  return cardView(card, await readCounters(db, scope, countingOf(card, at), KEYS_SHOWN + 1), at);
}

/** getGhostCard. Throws resource_not_found. */
export async function readCard(services: Services, caller: Caller, id: string): Promise<CardView> {
  const now = await tenantNow(services, caller);
  const { card } = await requireCard(services.db, caller, id);
  return viewCard(services.db, caller, card, now.getTime());
}

/** listGhostCards. */
export async function listCards(
  services: Services,
  caller: Caller,
  filter: CardFilter,
): Promise<Page<CardView>> {
  const at = (await tenantNow(services, caller)).getTime();
  const page = await queryCards(services.db, caller, filter);
  const counting = page.data.flatMap(({ card }) => countingOf(card, at));
  const counters = await readCounters(services.db, caller, counting, KEYS_SHOWN + 1);
  return { ...page, data: page.data.map(({ card }) => cardView(card, counters, at)) };
}

/** The card, or resource_not_found. */
export async function requireCard(db: Db, scope: TenantScope, id: string): Promise<StoredCard> {
  const stored = await findCard(db, scope, id);
  if (stored === null) throw notFound("ghost_card", id);
  return stored;
}

/** What of a card may be changed. */
export interface CardChange extends Partial<Controls> {
  readonly label?: string | null;
  readonly metadata?: Readonly<Record<string, string>>;
}

/** updateGhostCard. Throws resource_not_found, card_closed, conflicting_controls. */
export function updateCard(
  services: Services,
  caller: Caller,
  id: string,
  change: CardChange,
  render: Render,
): Promise<CommandAnswer> {
  return changeCard(services, caller, id, null, "ghost_card.updated", render, (card) => {
    requireOpen(card);
    return {
      ...card,
      label: change.label === undefined ? card.label : change.label,
      controls: changeControls(change, card.controls),
      metadata: change.metadata ?? card.metadata,
    };
  });
}

/** replaceSpendLimits. Throws resource_not_found, card_closed and what `makeLimits` throws. */
export function replaceLimits(
  services: Services,
  caller: Caller,
  id: string,
  inputs: readonly LimitInput[],
): Promise<CommandAnswer> {
  return changeCard(
    services,
    caller,
    id,
    null,
    "ghost_card.updated",
    () => "",
    (card) => {
      requireOpen(card);
      return { ...card, limits: makeLimits(inputs, card.limits) };
    },
  );
}

const MOVES = {
  freeze: { to: "frozen", event: "ghost_card.frozen" },
  unfreeze: { to: "active", event: "ghost_card.unfrozen" },
  close: { to: "closed", event: "ghost_card.closed" },
} as const satisfies Record<string, { readonly to: CardStatus; readonly event: string }>;

/** freezeGhostCard, unfreezeGhostCard, closeGhostCard. Throws resource_not_found, card_not_active, card_closed, idempotency_*. */
export function moveCard(
  services: Services,
  caller: Caller,
  id: string,
  move: keyof typeof MOVES,
  key: RequestKey | null,
  render: Render,
): Promise<CommandAnswer> {
  const { to, event } = MOVES[move];
  return changeCard(services, caller, id, key, event, render, (card) => {
    if (move === "close" && card.status === "closed") throw closed(card);
    if (card.status === to) return card;
    if (!mayFollow("ghost_card", card.status, to))
      throw refuse("card_not_active", `Card ${card.id} is ${card.status}.`, {
        from: card.status,
        to,
      });
    return { ...card, status: to };
  });
}

/** Reads the card, decides, and writes the new one with its event; a card that stays the same is not written. */
function changeCard(
  services: Services,
  caller: Caller,
  id: string,
  key: RequestKey | null,
  event: string,
  render: Render,
  decide: (card: Card) => Card,
): Promise<CommandAnswer> {
  return simpleCommand(services, caller, key, async (now) => {
    const stored = await requireCard(services.db, caller, id);
    const decided = decide(stored.card);
    const isSame = decided === stored.card;
    const card = isSame ? decided : changed(decided, now);
    const view = await viewCard(services.db, caller, card, now.getTime());
    const cause = causedBy(caller, key?.key ?? null);
    return {
      unit: isSame
        ? {}
        : {
            updates: [{ table: "ghost_cards", row: cardRow({ ...stored, card }) }],
            events: [newEvent(event, view, card.updatedAt, cause)],
            audit: await auditTrail(
              services,
              caller,
              [
                {
                  action: event,
                  resource: { type: "ghost_card", id },
                  before: { status: stored.card.status },
                  after: { status: card.status },
                },
              ],
              card.updatedAt,
            ),
          },
      status: 200,
      body: render(view),
      resource: { type: "ghost_card", id },
    };
  });
}

/** The next version of a card. */
export const changed = (card: Card, now: Date): Card => ({
  ...card,
  version: card.version + 1,
  updatedAt: now.toISOString(),
});

/** Throws card_closed. */
export function requireOpen(card: Card): void {
  if (card.status === "closed") throw closed(card);
}

const closed = (card: Card) => refuse("card_closed", `Card ${card.id} is closed for good.`);
