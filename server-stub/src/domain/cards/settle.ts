import { isFailure } from "../../db/failures.ts";
import {
  findAuthorizationDossier,
  findCard,
  type AuthorizationDossier,
} from "../../db/queries/cards.ts";
import type { CardUse, CounterChange } from "../../db/card-rows.ts";
import type { Unit, Update } from "../../db/unit.ts";
import type { CommandAnswer, RequestKey } from "../idempotency/command.ts";
import { simpleCommand } from "../idempotency/simple.ts";
import { cardCaptured, cardReleased, toEntries } from "../ledger/postings.ts";
import { readAmount } from "../payments/request.ts";
import { transactionRow } from "../payments/rows.ts";
import type { TenantScope } from "../../db/db.ts";
import type { Actor, Caller } from "../shared/actor.ts";
import { causedBy, newEvent, type Cause } from "../shared/events.ts";
import { money } from "../shared/money.ts";
import { notFound, refuse, refuseField, Refusal } from "../shared/refusal.ts";
import type { Services } from "../shared/services.ts";
import { newId } from "../shared/typeid.ts";
import { advanceTransaction, newTransaction } from "../transactions/states.ts";
import type { Transaction } from "../transactions/types.ts";
import { changed, viewCard } from "./commands.ts";
import { authorizationRow, cardRow } from "./rows.ts";
import type { Authorization, StoredAuthorization } from "./types.ts";

/** Restaurants and hotels may take a tip or an extra night on top (domain 5.5). */
const TIP_CATEGORIES: ReadonlySet<string> = new Set(["5812", "5814", "7011"]);
const TIP_SHARE = 0.2;

/** The body of captureAuthorization. */
export interface CaptureRequest {
  readonly amountMinorUnits?: number;
  readonly amount?: number;
  readonly currency?: string;
}
type Render = (authorization: Authorization) => string;

/** Who ends a hold, and when. */
interface Setting {
  readonly scope: TenantScope;
  readonly actor: Actor;
  readonly now: Date;
  readonly cause: Cause | null;
}

/** What of the authorized amount is neither captured nor released. */
export function heldOf({ amountMinorUnits, captured, released }: Authorization): number {
  return Math.max(0, amountMinorUnits - captured.amountMinorUnits - released.amountMinorUnits);
}

const isOpen = ({ status }: Authorization): boolean =>
  status === "approved" || status === "partially_captured";

/** captureAuthorization. Throws resource_not_found, authorization_not_capturable, capture_exceeds_authorization, amount_* and idempotency_*. */
export async function captureAuthorization(
  services: Services,
  caller: Caller,
  id: string,
  request: CaptureRequest,
  key: RequestKey,
  render: Render,
): Promise<CommandAnswer> {
  try {
    return await simpleCommand(services, caller, key, async (now) => {
      const dossier = await requireDossier(services, caller, id);
      const { authorization } = dossier.stored;
      if (!isOpen(authorization))
        throw refuse(
          "authorization_not_capturable",
          `The authorization is ${authorization.status} and holds nothing.`,
        );
      const amount = amountOf(request, authorization);
      const cause = causedBy(caller, key.key);
      const setting = { scope: caller, actor: caller.actor, now, cause };
      const { next, unit } = await capture(services, dossier, amount, setting);
      return {
        unit,
        status: 200,
        body: render(next),
        resource: { type: "card_authorization", id },
      };
    });
  } catch (error) {
    // A tip on top needs room in the limits and money on the account; without them it is too much.
    if (
      isFailure(error, "limit_reached") ||
      (error instanceof Refusal && error.code === "insufficient_funds")
    )
      throw refuse(
        "capture_exceeds_authorization",
        "The capture is larger than what is held, and the limits or the account do not allow more.",
      );
    throw error;
  }
}

function amountOf(request: CaptureRequest, authorization: Authorization): number {
  const { currency } = authorization;
  if (request.currency !== undefined && request.currency !== currency)
    throw refuseField("validation_failed", "/currency", `The authorization is in ${currency}.`);
  const held = heldOf(authorization);
  const isAll = request.amountMinorUnits === undefined && request.amount === undefined;
  const amount = isAll ? held : readAmount(request);
  const tip = TIP_CATEGORIES.has(authorization.merchant.categoryCode)
    ? Math.floor(authorization.amountMinorUnits * TIP_SHARE)
    : 0;
  if (amount > held + tip)
    throw refuse(
      "capture_exceeds_authorization",
      `${held} ${currency} is held; ${amount} cannot be captured.`,
    );
  return amount;
}

async function capture(
  services: Services,
  { stored, hold }: AuthorizationDossier,
  amount: number,
  { scope, actor, now, cause }: Setting,
): Promise<{ readonly next: Authorization; readonly unit: Unit }> {
  const { authorization, accountId, holdTransactionId } = stored;
  const { currency } = authorization;
  const at = now.toISOString();
  const held = heldOf(authorization);
  const fromHold = Math.min(held, amount);
  const isLast = amount >= held;
  // A single capture of everything completes the transaction of the hold; parts get transactions of their own.
  const isWhole = isLast && authorization.captures.length === 0 && amount === held;
  const completed =
    isWhole && hold !== null
      ? advanceTransaction(hold, "completed", at, actor)
      : newTransaction({
          type: "card_capture",
          status: "completed",
          livemode: authorization.livemode,
          accountId,
          amount: money(amount, currency),
          fee: 0,
          at,
          actor,
          customerId: hold?.customerId ?? null,
          description: authorization.merchant.name,
        });
  const next: Authorization = {
    ...authorization,
    status: isLast ? "captured" : "partially_captured",
    version: authorization.version + 1,
    updatedAt: at,
    captured: money(authorization.captured.amountMinorUnits + amount, currency),
    captures: [
      ...authorization.captures,
      {
        id: newId("ccp"),
        amountMinorUnits: amount,
        currency,
        at,
        transactionId: completed.id,
      },
    ],
  };
  const ends: Update[] = isLast && !isWhole && hold !== null ? [endOfHold(hold, at, actor)] : [];
  const ended = isLast ? await afterFirstUse(services, scope, stored, now, cause) : NO_END;
  const text = `Captured by ${authorization.merchant.name}`;
  return {
    next,
    unit: {
      ...(isWhole ? {} : { transactions: [transactionRow(completed)] }),
      updates: [
        authorizationUpdate(stored, next),
        ...(isWhole ? [{ table: "transactions" as const, row: transactionRow(completed) }] : ends),
        ...ended.updates,
      ],
      cardUse: useOf(stored, -fromHold, amount, 0, amount > held),
      entries: toEntries(
        cardCaptured(accountId, fromHold, amount - fromHold, currency),
        isWhole ? (holdTransactionId ?? completed.id) : completed.id,
        text,
        at,
      ),
      events: [
        newEvent("card_authorization.captured", next, at, cause),
        newEvent("transaction.completed", completed, at, cause),
        ...ended.events,
      ],
    },
  };
}

/** reverseAuthorization: gives back what is still held. Throws resource_not_found, invalid_state_transition and idempotency_*. */
export function reverseAuthorization(
  services: Services,
  caller: Caller,
  id: string,
  key: RequestKey,
  render: Render,
): Promise<CommandAnswer> {
  return simpleCommand(services, caller, key, async (now) => {
    const dossier = await requireDossier(services, caller, id);
    const { authorization } = dossier.stored;
    if (!isOpen(authorization))
      throw refuse(
        "invalid_state_transition",
        `The authorization is ${authorization.status} and holds nothing that could be released.`,
        { from: authorization.status, to: "reversed" },
      );
    const setting = {
      scope: caller,
      actor: caller.actor,
      now,
      cause: causedBy(caller, key.key),
    };
    const { next, unit } = await release(services, dossier, "reversed", setting);
    return {
      unit,
      status: 200,
      body: render(next),
      resource: { type: "card_authorization", id },
    };
  });
}

/** Ends a hold: what is left goes back to the account and to the limits. What was captured stays captured. */
export async function release(
  services: Services,
  { stored, hold }: AuthorizationDossier,
  status: "reversed" | "expired",
  { scope, actor, now, cause }: Setting,
): Promise<{ readonly next: Authorization; readonly unit: Unit }> {
  const { authorization, accountId } = stored;
  const { currency } = authorization;
  const at = now.toISOString();
  const held = heldOf(authorization);
  const next: Authorization = {
    ...authorization,
    status,
    version: authorization.version + 1,
    updatedAt: at,
    released: money(authorization.released.amountMinorUnits + held, currency),
  };
  // A purchase of which nothing was taken did not happen.
  const count = authorization.captures.length === 0 ? -1 : 0;
  const ended = await afterFirstUse(services, scope, stored, now, cause);
  const holdId = stored.holdTransactionId ?? "";
  return {
    next,
    unit: {
      updates: [
        authorizationUpdate(stored, next),
        ...(hold === null ? [] : [endOfHold(hold, at, actor)]),
        ...ended.updates,
      ],
      cardUse: useOf(stored, -held, 0, count, false),
      entries: toEntries(
        cardReleased(accountId, held, currency),
        holdId,
        `Released for ${authorization.merchant.name}`,
        at,
      ),
      events: [newEvent(`card_authorization.${status}`, next, at, cause), ...ended.events],
    },
  };
}

/** The change of every counter that the authorization is counted in. Only more than was held is held against the caps. */
function useOf(
  { authorization, counted }: StoredAuthorization,
  held: number,
  spent: number,
  count: number,
  isChecked: boolean,
): CardUse {
  const counters = counted.map(({ cap, ...counter }): CounterChange => ({
    ...counter,
    held,
    spent,
    count,
    cap: isChecked ? cap : null,
    most: null,
  }));
  return { card_id: authorization.cardId, counters };
}

const NO_END = { updates: [] as readonly Update[], events: [] };

/** A single-use card closes when its first approved authorization has ended. */
async function afterFirstUse(
  { db }: Services,
  scope: TenantScope,
  { authorization }: StoredAuthorization,
  now: Date,
  cause: Cause | null,
) {
  const found = await findCard(db, scope, authorization.cardId);
  if (found === null) return NO_END;
  const { card } = found;
  if (!card.singleUse || (card.status !== "active" && card.status !== "frozen")) return NO_END;
  const closed = { ...changed(card, now), status: "closed" as const };
  const view = await viewCard(db, scope, closed, now.getTime());
  return {
    updates: [{ table: "ghost_cards" as const, row: cardRow({ ...found, card: closed }) }],
    events: [newEvent("ghost_card.closed", view, now.toISOString(), cause)],
  };
}

function authorizationUpdate(stored: StoredAuthorization, next: Authorization): Update {
  return {
    table: "card_authorizations",
    row: authorizationRow({ ...stored, authorization: next }),
  };
}

function endOfHold(hold: Transaction, at: string, actor: Actor): Update {
  return {
    table: "transactions",
    row: transactionRow(advanceTransaction(hold, "canceled", at, actor)),
  };
}

async function requireDossier(
  services: Services,
  caller: Caller,
  id: string,
): Promise<AuthorizationDossier> {
  const dossier = await findAuthorizationDossier(services.db, caller, id);
  if (dossier === null) throw notFound("card_authorization", id);
  return dossier;
}
