import { sha256Hex } from "../crypto/digest.ts";
import { offsetAt } from "../domain/cards/windows.ts";
import { createCreditScore } from "../domain/credit/commands.ts";
import { createCustomer } from "../domain/customers/commands.ts";
import type { Customer } from "../domain/customers/types.ts";
import type { RequestKey } from "../domain/idempotency/command.ts";
import type { Caller } from "../domain/shared/actor.ts";
import type { Services } from "../domain/shared/services.ts";
import { DEMO_PEOPLE, type DemoPerson } from "./people.ts";
import { walletStatement } from "./wallets.ts";

/** A key of the seed's own: what a seeding that was cut short has made is not made again. */
export const seedKey = (operationId: string, name: string): RequestKey => ({
  operationId,
  key: name,
  fingerprint: sha256Hex(name),
});

/**
 * Makes the demo customers in test mode and a credit score of each from a generated statement of their wallet. The statement
 * itself is not kept, as with any other: a score holds its features and coverage.
 */
export async function seedCustomers(services: Services, caller: Caller): Promise<void> {
  await Promise.all(
    DEMO_PEOPLE.map((person, index) => seedPerson(services, caller, person, index + 1)),
  );
}

async function seedPerson(
  services: Services,
  caller: Caller,
  person: DemoPerson,
  seed: number,
): Promise<void> {
  const { country, defaultCurrency: currency, timezone } = caller.tenant;
  const { externalId, givenNames, lastName, phone, city, wallet, summary } = person;
  const { body } = await createCustomer(
    services,
    caller,
    {
      externalId,
      givenNames,
      lastName,
      phone,
      country,
      address: { city, country },
      preferredLanguage: "fr",
      metadata: { demo: externalId.slice("demo-".length) },
    },
    seedKey("createCustomer", externalId),
    JSON.stringify,
  );
  const now = services.now();
  await createCreditScore(
    services,
    caller,
    {
      customerId: (JSON.parse(body) as Customer).id,
      consent: {
        granted: true,
        grantedAt: now.toISOString(),
        purpose: "credit_assessment",
        reference: `consent-${externalId}`,
        noticeLanguage: "fr",
      },
      currency,
      product: {
        requested: { amountMinorUnits: 50_000, currency },
        tenorDays: 30,
      },
      mobileMoney: walletStatement(
        wallet,
        seed,
        currency,
        now.getTime(),
        offsetAt(now.getTime(), timezone),
      ),
      ...(summary === undefined ? {} : { mobileMoneySummary: summary }),
      // They have made no payments yet.
      useTenantHistory: false,
    },
    seedKey("createCreditScore", externalId),
    JSON.stringify,
  );
}
