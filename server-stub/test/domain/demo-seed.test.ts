import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listCards } from "../../src/db/queries/cards.ts";
import { listCustomers } from "../../src/db/queries/customers.ts";
import { listIdentityDocs } from "../../src/db/queries/identity.ts";
import { hoursOfRails } from "../../src/db/queries/observations.ts";
import { findTenantBySlug } from "../../src/db/queries/tenants.ts";
import type { TenantScope } from "../../src/db/db.ts";
import { createCreditScore } from "../../src/domain/credit/commands.ts";
import { scoreOf, weigh } from "../../src/domain/credit/scorecard.ts";
import type { CreditScore } from "../../src/domain/credit/types.ts";
import { resetSandbox } from "../../src/domain/sandbox/reset.ts";
import { SYSTEM, type Caller } from "../../src/domain/shared/actor.ts";
import { API_VERSION } from "../../src/domain/shared/events.ts";
import { newId } from "../../src/domain/shared/typeid.ts";
import type { Services } from "../../src/domain/shared/services.ts";
import { DEMO_PEOPLE } from "../../src/seed/people.ts";
import { seedDemo, type Seeded } from "../../src/seed/seed.ts";
import { walletStatement } from "../../src/seed/wallets.ts";
import { openTestDatabase, type TestDatabase } from "../support/database.ts";
import { servicesFor } from "../support/world.ts";

const DAY = 24 * 3_600_000;
const HOUR = 3_600_000;
let database: TestDatabase;
let services: Services;
let made: readonly Seeded[];
beforeAll(async () => {
  database = await openTestDatabase();
  // One moment for all, so that no midnight comes between.
  const now = new Date();
  services = servicesFor(database, { now: () => now });
  made = await seedDemo(services, database.admin, database.login);
});
afterAll(() => database.close());

async function test(slug: string): Promise<TenantScope> {
  const tenant = await findTenantBySlug(services.db, slug);
  if (tenant === null) throw new Error(`no tenant ${slug}`);
  return { tenantId: tenant.id, livemode: false };
}
const all = { limit: 100 };
const customersOf = async (slug: string) =>
  (await listCustomers(services.db, await test(slug), all)).data;
const cardsOf = async (slug: string) => (await listCards(services.db, await test(slug), all)).data;
async function callerOf(slug: string): Promise<Caller> {
  const tenant = await findTenantBySlug(services.db, slug);
  if (tenant === null) throw new Error(`no tenant ${slug}`);
  return {
    ...(await test(slug)),
    actor: SYSTEM,
    scopes: [],
    apiVersion: API_VERSION,
    requestId: newId("req"),
    tenant,
  };
}
const railsWithHistory = async (slug: string): Promise<readonly string[]> => {
  const hours = await hoursOfRails(services.db, await test(slug), services.now());
  return [...new Set(hours.map(({ rail }) => rail))].sort();
};
const CONSENTED = {
  consent: {
    granted: true,
    grantedAt: new Date().toISOString(),
    purpose: "credit_assessment",
    reference: "consent-demo",
    noticeLanguage: "fr",
  },
  currency: "XAF",
  product: { requested: { amountMinorUnits: 50_000, currency: "XAF" }, tenorDays: 30 },
};
const anyScore = {
  customer_id: undefined,
  decision: undefined,
  status: undefined,
  grade: undefined,
};
const scoresOf = async (slug: string) =>
  (
    await listIdentityDocs<CreditScore>(
      services.db,
      await test(slug),
      "credit_scores",
      anyScore,
      "score",
      all,
    )
  ).data;

describe("demo customers", () => {
  it("are twelve, each scored on 90 to 180 days of mobile money", async () => {
    const customers = await customersOf("sahel-pay");
    expect(customers.map(({ metadata }) => metadata["demo"]).sort()).toEqual([
      "agent-splitting-deposits",
      "betting-heavy",
      "diaspora-receiver",
      "dormant",
      "market-trader",
      "motorcycle-taxi",
      "mule-pattern",
      "new-account",
      "over-indebted",
      "salaried-teacher",
      "seasonal-farmer",
      "student",
    ]);
    const scores = await scoresOf("sahel-pay");
    expect(new Set(scores.map(({ customerId }) => customerId))).toEqual(
      new Set(customers.map(({ id }) => id)),
    );
    expect(scores).toHaveLength(12);
    for (const { dataCoverage, score } of scores) {
      expect(dataCoverage.days).toBeGreaterThanOrEqual(90);
      expect(dataCoverage.days).toBeLessThanOrEqual(180);
      expect(dataCoverage.sources).toContain("mobile_money_transactions");
      expect(score).toEqual(expect.any(Number));
    }
  });

  it("look to the scorer like what they are named for", async () => {
    const scores = await scoresOf("sahel-pay");
    const customers = await customersOf("sahel-pay");
    const of = (name: string): CreditScore & { readonly score: number } => {
      const id = customers.find(({ metadata }) => metadata["demo"] === name)?.id;
      const found = scores.find(({ customerId }) => customerId === id);
      if (found === undefined || found.score === null) throw new Error(`no score of ${name}`);
      return { ...found, score: found.score };
    };
    const feature = (name: string, what: keyof CreditScore["features"]): number =>
      of(name).features[what] ?? Number.NaN;
    const standIn = (name: string): number => {
      const { features } = of(name);
      return scoreOf(weigh(features), features).score;
    };
    // Whether the trained model answered in time or its stand-in did.
    for (const worse of ["over-indebted", "betting-heavy"])
      expect(standIn("salaried-teacher")).toBeGreaterThan(standIn(worse));
    expect(of("salaried-teacher").score).toBeGreaterThan(of("over-indebted").score);
    expect(of("salaried-teacher").score).toBeGreaterThan(of("betting-heavy").score);
    expect(feature("salaried-teacher", "inflowRegularity")).toBeGreaterThan(
      feature("seasonal-farmer", "inflowRegularity"),
    );
    expect(feature("salaried-teacher", "loanRepaidOnTimeShare")).toBe(1);
    expect(feature("over-indebted", "openLoans")).toBeGreaterThanOrEqual(2);
    expect(feature("betting-heavy", "gamblingShare")).toBeGreaterThan(0.5);
    expect(feature("mule-pattern", "cashOutWithin24hShare")).toBeGreaterThan(0.8);
    expect(feature("mule-pattern", "simSwap90d")).toBe(1);
    expect(feature("diaspora-receiver", "crossBorderShare")).toBe(0.9);
    expect(feature("dormant", "activeDays90")).toBeLessThan(30);
    expect(feature("new-account", "accountAgeMonths")).toBeLessThan(4);
    expect(feature("market-trader", "counterpartyDiversity")).toBeGreaterThan(50);
    expect(feature("agent-splitting-deposits", "inflowMonthlyAvgUsd")).toBeGreaterThan(
      10 * feature("student", "inflowMonthlyAvgUsd"),
    );
  });

  it("have the same history for the same day, which never spends what is not there", () => {
    const now = Date.parse("2026-11-22T11:00:00Z");
    for (const [index, { wallet, externalId }] of DEMO_PEOPLE.entries()) {
      const read = (at: number) => walletStatement(wallet, index + 1, "XAF", at, HOUR);
      const { transactions, periodEnd } = read(now);
      expect(read(now + 3 * HOUR), externalId).toEqual(read(now));
      expect(periodEnd).toBe("2026-11-21T23:00:00.000Z");
      const times = transactions.map(({ occurredAt }) => Date.parse(occurredAt));
      expect(times, externalId).toEqual([...times].sort((a, b) => a - b));
      expect(times[0]).toBe(Date.parse(periodEnd) - wallet.days * DAY + 6 * HOUR);
      expect(times.at(-1)).toBeLessThan(Date.parse(periodEnd));
      let balance = 0;
      for (const { direction, amountMinorUnits = 0, status, balanceAfter } of transactions) {
        if (status === "completed") balance += (direction === "in" ? 1 : -1) * amountMinorUnits;
        expect(balanceAfter?.amountMinorUnits).toBe(balance);
        expect(balance).toBeGreaterThanOrEqual(0);
      }
    }
  });
});

describe("demo cards", () => {
  it("are one with three limits, one for a single use, and a frozen one", async () => {
    const cards = (await cardsOf("sahel-pay")).map(({ card }) => card);
    expect(cards).toHaveLength(3);
    expect(cards.find(({ limits }) => limits.length > 0)).toMatchObject({
      status: "active",
      currency: "XAF",
      singleUse: false,
      limits: [
        {
          scope: "merchant",
          merchantId: "mrch_marche_central",
          amountMinorUnits: 50_000,
          interval: "monthly",
        },
        {
          scope: "category",
          category: "groceries",
          amountMinorUnits: 150_000,
          interval: "monthly",
        },
        { scope: "merchant", merchantId: "*", amountMinorUnits: 75_000, interval: "daily" },
      ],
    });
    expect(cards.filter(({ singleUse }) => singleUse).map(({ status }) => status)).toEqual([
      "active",
    ]);
    expect(cards.filter(({ status }) => status === "frozen")).toHaveLength(1);
  });
});

describe("a reset of a demo tenant", () => {
  const names = async (slug: string) =>
    (await customersOf(slug)).map(({ externalId }) => externalId).sort();

  it("brings back its customers with their scores, its cards and its corridor history", async () => {
    for (const slug of ["sahel-pay", "rift-market"]) {
      const before = [
        await names(slug),
        (await cardsOf(slug)).length,
        await railsWithHistory(slug),
      ];
      await resetSandbox(services, await callerOf(slug));
      const after = [await names(slug), (await cardsOf(slug)).length, await railsWithHistory(slug)];
      expect(after).toEqual(before);
    }
    expect(await scoresOf("sahel-pay")).toHaveLength(12);
  });

  it("scores a customer by what the wallet's provider tells, as at first", async () => {
    const caller = await callerOf("sahel-pay");
    const first = (await scoresOf("sahel-pay"))[0];
    const request = { ...CONSENTED, customerId: first?.customerId ?? "" };
    const made = await createCreditScore(services, caller, request, null, JSON.stringify);
    const again = JSON.parse(made.body) as CreditScore;
    expect(again.score).toBe(first?.score);
    expect(again.dataCoverage).toEqual(first?.dataCoverage);
    // Anywhere else the same number is a number like any other.
    const stranger = {
      ...CONSENTED,
      subject: { phone: DEMO_PEOPLE[0]?.phone ?? "", country: "CM" },
    };
    for (const other of [
      { ...caller, livemode: true },
      { ...caller, tenant: { ...caller.tenant, slug: "other" } },
    ]) {
      const { body } = await createCreditScore(services, other, stranger, null, JSON.stringify);
      expect(JSON.parse(body)).toMatchObject({ decision: "insufficient_data", score: null });
    }
  });
});

describe("seeding again", () => {
  it("makes nothing, and leaves the tenants of other countries without these people", async () => {
    expect(made.map(({ slug }) => slug)).toEqual(["sahel-pay", "rift-market", "lagoon-fintech"]);
    const before = [await customersOf("sahel-pay"), await scoresOf("sahel-pay")];
    expect(await seedDemo(services, database.admin, database.login)).toEqual([]);
    expect([await customersOf("sahel-pay"), await scoresOf("sahel-pay")]).toEqual(before);
    expect(await cardsOf("sahel-pay")).toHaveLength(3);
    for (const slug of ["rift-market", "lagoon-fintech"])
      expect([...(await customersOf(slug)), ...(await cardsOf(slug))]).toEqual([]);
  });
});
