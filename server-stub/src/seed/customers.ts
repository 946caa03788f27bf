import { listCustomers } from "../db/queries/customers.ts";
import { listIdentityDocs } from "../db/queries/identity.ts";
import { commit, type Unit } from "../db/unit.ts";
import { offsetAt } from "../domain/cards/windows.ts";
import { decideCreditScore } from "../domain/credit/commands.ts";
import type { CreditRequest, CreditScore } from "../domain/credit/types.ts";
import { decideCustomer } from "../domain/customers/commands.ts";
import type { CustomerRequest } from "../domain/customers/types.ts";
import type { WalletRecord } from "../domain/shared/demo.ts";
import type { Caller } from "../domain/shared/actor.ts";
import type { Services } from "../domain/shared/services.ts";
import { DEMO_PEOPLE, type DemoPerson } from "./people.ts";
import { walletStatement } from "./wallets.ts";

const LIMIT = 100;
const ANY_SCORE = {
  customer_id: undefined,
  decision: undefined,
  status: undefined,
  grade: undefined,
};

/**
 * Makes the demo customers in test mode and a credit score of each from the statement of their wallet. The statement itself is
 * not kept, as with any other: a score holds its features and coverage, and the wallet's provider tells the same again. All customers are one commit and all scores
 * another, which keeps the start short; what a seeding that was cut short has made is not made again.
 */
export async function seedCustomers(services: Services, caller: Caller): Promise<void> {
  const { db } = services;
  const now = services.now();
  if ((await listCustomers(db, caller, { limit: 1 })).data.length === 0) {
    const made = DEMO_PEOPLE.map((person) =>
      decideCustomer(caller, requestOf(person, caller), null, now.toISOString(), JSON.stringify),
    );
    await commit(db, caller, merged(made.map(({ unit }) => unit)), null);
  }
  const scores = await listIdentityDocs<CreditScore>(
    db,
    caller,
    "credit_scores",
    ANY_SCORE,
    "score",
    { limit: 1 },
  );
  if (scores.data.length > 0) return;
  const { data } = await listCustomers(db, caller, { limit: LIMIT });
  const ids = new Map(data.map(({ externalId, id }) => [externalId, id]));
  const offset = offsetAt(now.getTime(), caller.tenant.timezone);
  const scored = await Promise.all(
    DEMO_PEOPLE.flatMap((person, index) => {
      const id = ids.get(person.externalId);
      if (id === undefined) return [];
      const request = scoringOf(person, id, index, caller, now.getTime(), offset);
      return [decideCreditScore(services, caller, request, null, now, JSON.stringify)];
    }),
  );
  await commit(db, caller, merged(scored.map(({ unit }) => unit)), null);
}

function requestOf(
  { externalId, givenNames, lastName, phone, city }: DemoPerson,
  { tenant: { country } }: Caller,
): CustomerRequest {
  return {
    externalId,
    givenNames,
    lastName,
    phone,
    country,
    address: { city, country },
    preferredLanguage: "fr",
    metadata: { demo: externalId.slice("demo-".length) },
  };
}

/** What a demo customer's provider tells: the same on the same day, and what happened before stays as days go by. */
export function recordOf(
  { wallet, summary }: DemoPerson,
  index: number,
  currency: string,
  now: number,
  offsetMs: number,
): WalletRecord {
  return {
    mobileMoney: walletStatement(wallet, index + 1, currency, now, offsetMs),
    ...(summary === undefined ? {} : { mobileMoneySummary: summary }),
  };
}

function scoringOf(
  person: DemoPerson,
  customerId: string,
  index: number,
  { tenant: { defaultCurrency: currency } }: Caller,
  now: number,
  offsetMs: number,
): CreditRequest {
  return {
    customerId,
    consent: {
      granted: true,
      grantedAt: new Date(now).toISOString(),
      purpose: "credit_assessment",
      reference: `consent-${person.externalId}`,
      noticeLanguage: "fr",
    },
    currency,
    product: { requested: { amountMinorUnits: 50_000, currency }, tenorDays: 30 },
    ...recordOf(person, index, currency, now, offsetMs),
    // They have made no payments yet.
    useTenantHistory: false,
  };
}

/** What customers and scores write, together. */
const merged = (units: readonly Unit[]): Unit => ({
  inserts: units.flatMap(({ inserts = [] }) => inserts),
  events: units.flatMap(({ events = [] }) => events),
  auditDrafts: units.flatMap(({ auditDrafts = [] }) => auditDrafts),
});
