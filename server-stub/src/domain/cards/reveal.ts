import { isFailure } from "../../db/failures.ts";
import { commit } from "../../db/unit.ts";
import { auditTrail } from "../audit/append.ts";
import { tenantNow } from "../sandbox/clock.ts";
import type { Caller } from "../shared/actor.ts";
import { Refusal } from "../shared/refusal.ts";
import type { Services } from "../shared/services.ts";
import { requireCard, requireOpen } from "./commands.ts";
import { cvcOf, openNumber } from "./number.ts";

const MOST_PER_HOUR = 10;
const HOUR_MS = 3_600_000;
const SHOWN_MS = 60_000;
const MAX_TRIES = 20;

/** Number and security code, exactly as the API answers them. Never stored, never logged. */
export interface CardSecrets {
  readonly object: "ghost_card_secrets";
  readonly cardId: string;
  readonly number: string;
  readonly cvc: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly revealedUntil: string;
}

/**
 * revealGhostCard: at most ten times per card and clock hour, each time with an entry in the audit trail before anything is shown.
 * Throws resource_not_found, card_closed, rate_limited.
 */
export async function revealCard(
  services: Services,
  caller: Caller,
  id: string,
): Promise<CardSecrets> {
  for (let tries = 1; ; tries += 1) {
    const { card, numberSealed } = await requireCard(services.db, caller, id);
    requireOpen(card);
    const now = (await tenantNow(services, caller)).getTime();
    const hour = Math.floor(now / HOUR_MS) * HOUR_MS;
    const at = new Date(now).toISOString();
    const audit = await auditTrail(
      services,
      caller,
      [{ action: "ghost_card.revealed", resource: { type: "ghost_card", id } }],
      at,
    );
    const counter = {
      limit_id: `${id}:reveal`,
      key: "",
      window_start: new Date(hour).toISOString(),
      held: 0,
      spent: 0,
      count: 1,
      cap: null,
      most: MOST_PER_HOUR,
    };
    try {
      const cardUse = { card_id: id, version: card.version, counters: [counter] };
      await commit(services.db, caller, { cardUse, audit }, null);
    } catch (error) {
      if (isFailure(error, "limit_reached"))
        throw tooOften(Math.ceil((hour + HOUR_MS - now) / 1000));
      if (tries < MAX_TRIES && isFailure(error, "audit_conflict", "version_conflict")) continue;
      throw error;
    }
    const secret = openNumber(services.keyRing, numberSealed, id);
    const expiry = `${card.expYear}-${card.expMonth}`;
    return {
      object: "ghost_card_secrets",
      cardId: id,
      number: secret.number,
      cvc: cvcOf(services.keyRing, secret, id, expiry),
      expMonth: card.expMonth,
      expYear: card.expYear,
      revealedUntil: new Date(now + SHOWN_MS).toISOString(),
    };
  }
}

function tooOften(seconds: number): Refusal {
  return new Refusal({
    code: "rate_limited",
    detail: `The details of this card were shown ${MOST_PER_HOUR} times within an hour. Try again after ${seconds} seconds.`,
    members: { violatedPolicies: ["card_reveal"] },
    retryAfterSeconds: Math.max(1, seconds),
  });
}
