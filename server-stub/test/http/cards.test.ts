import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sequenceEvents } from "../../src/workers/sequencer.ts";
import { send, type Got, type Send } from "../support/client.ts";
import { startTestServer, type TestServer, type TestTenant } from "../support/test-server.ts";

let server: TestServer;
let tenant: TestTenant;
let keys = 0;
beforeAll(async () => {
  server = await startTestServer({ background: false });
  tenant = await server.provision({
    accounts: {
      A: { currency: "XAF", available: 5_000_000 },
      K: { currency: "KES", available: 10_000 },
    },
    clock: "2027-01-20T10:00:00.000Z",
  });
});
afterAll(() => server.stop());

const call = (line: string, more: Send = {}): Promise<Got> =>
  send(server.url, line, {
    key: tenant.apiKey,
    ...more,
    headers: {
      ...(line.startsWith("POST") ? { "idempotency-key": `card-${(keys += 1)}` } : {}),
      ...more.headers,
    },
  });
const newCard = async (more: object = {}): Promise<Got["body"]> => {
  const made = await call("POST /v1/ghost-cards", { body: { currency: "XAF", ...more } });
  expect(made.status, made.text).toBe(201);
  return made.body;
};
const purchase = (amount: number, more: object = {}, merchant: object = {}): object => ({
  amountMinorUnits: amount,
  currency: "XAF",
  merchant: { id: "mrch_marche", name: "Marché", categoryCode: "5411", country: "CM", ...merchant },
  ...more,
});
const authorize = (cardId: string, body: object, more: Send = {}): Promise<Got> =>
  call(`POST /v1/ghost-cards/${cardId}/authorizations`, { body, ...more });
const capture = (id: string, body: object = {}): Promise<Got> =>
  call(`POST /v1/card-authorizations/${id}/capture`, { body });
const reverse = (id: string): Promise<Got> => call(`POST /v1/card-authorizations/${id}/reverse`);
const account = async (name = "A") => (await tenant.facts()).accounts[name];

describe("ghost cards", () => {
  it("are made once per key, without their number", async () => {
    const headers = { "idempotency-key": "make" };
    const body = {
      currency: "XAF",
      label: "Market",
      spendLimits: [{ scope: "card", amountMinorUnits: 10_000, interval: "daily" }],
    };
    const first = await call("POST /v1/ghost-cards", { body, headers });
    const again = await call("POST /v1/ghost-cards", { body, headers });
    expect(again.text).toBe(first.text);
    expect(first.body).toMatchObject({
      status: "active",
      bin: "912000",
      timezone: "Africa/Douala",
      expiresAt: "2028-01-31T22:59:59.999Z",
      expMonth: 1,
      expYear: 2028,
      spendLimits: [{ usage: { windowStart: "2027-01-19T23:00:00.000Z", count: 0 } }],
    });
    expect((await call(`GET /v1/ghost-cards/${first.body.id}`)).body).toEqual(first.body);
    const list = await call("GET /v1/ghost-cards?currency=XAF&status=active");
    expect(list.body.data[0].id).toBe(first.body.id);
  });

  it("refuse what contradicts itself", async () => {
    const make = async (more: object) =>
      (await call("POST /v1/ghost-cards", { body: { currency: "XAF", ...more } })).body;
    const both = { allowedMerchants: ["a"], blockedMerchants: ["b"] };
    expect((await make(both)).code).toBe("conflicting_controls");
    expect((await make({ currency: "XXX" })).code).toBe("currency_not_supported");
    expect((await make({ accountId: tenant.accounts["K"] })).errors[0].pointer).toBe("/accountId");
    expect((await make({ expiresAt: "2026-11-01T00:00:00Z" })).errors[0].pointer).toBe(
      "/expiresAt",
    );
    expect((await make({ expiresAt: "2031-01-01T00:00:00Z" })).errors[0].pointer).toBe(
      "/expiresAt",
    );
    expect((await make({ timezone: "Mars/Base" })).errors[0].pointer).toBe("/timezone");
    expect((await make({ blockedCategories: ["gambing"] })).errors[0].pointer).toBe(
      "/blockedCategories/0",
    );
    const limit = { interval: "daily", maxCount: 1 };
    for (const [wrong, at] of [
      [{ scope: "merchant" }, "/spendLimits/0/merchantId"],
      [{ scope: "category" }, "/spendLimits/0/category"],
      [{ scope: "card", merchantId: "x" }, "/spendLimits/0/merchantId"],
      [{ scope: "category", category: "nonsense" }, "/spendLimits/0/category"],
    ] as const)
      expect((await make({ spendLimits: [{ ...limit, ...wrong }] })).errors[0].pointer).toBe(at);
  });

  it("are frozen, unfrozen, changed and closed for good", async () => {
    const { id } = await newCard();
    const move = (verb: string): Promise<Got> => call(`POST /v1/ghost-cards/${id}/${verb}`);
    expect((await move("freeze")).body).toMatchObject({ status: "frozen", version: 2 });
    expect((await move("freeze")).body.version).toBe(2);
    expect((await authorize(id, purchase(1))).body.declineCode).toBe("card_frozen");
    expect((await move("unfreeze")).body).toMatchObject({ status: "active", version: 3 });
    const changed = await call(`PATCH /v1/ghost-cards/${id}`, {
      body: { label: null, blockedCategories: ["gambling"] },
    });
    expect(changed.body).toMatchObject({
      label: null,
      controls: { blockedCategories: ["gambling"] },
    });
    expect((await move("close")).body.status).toBe("closed");
    expect((await move("close")).body.code).toBe("card_closed");
    expect((await move("freeze")).body).toMatchObject({ code: "card_not_active", from: "closed" });
    expect((await call(`PATCH /v1/ghost-cards/${id}`, { body: { label: "x" } })).body.code).toBe(
      "card_closed",
    );
    expect((await authorize(id, purchase(1))).body.declineCode).toBe("card_closed");
  });

  it("show their secrets ten times an hour, to those who may, and leave a trace", async () => {
    const card = await newCard();
    const reveal = (key = tenant.apiKey): Promise<Got> =>
      send(server.url, `POST /v1/ghost-cards/${card.id}/reveal`, { key });
    const all = await Promise.all(Array.from({ length: 14 }, () => reveal()));
    const shown = all.filter(({ status }) => status === 200);
    expect(shown).toHaveLength(10);
    const { body: secrets, headers } = shown[0] as Got;
    expect(headers.get("cache-control")).toBe("no-store");
    expect(secrets.number.slice(-4)).toBe(card.last4);
    expect(new Set(shown.map(({ body }) => body.cvc)).size).toBe(1);
    const refused = all.find(({ status }) => status === 429);
    expect(refused?.body).toMatchObject({
      code: "rate_limited",
      violatedPolicies: ["card_reveal"],
    });
    expect(refused?.headers.get("retry-after")).toBe("3600");
    const right = { cvc: secrets.cvc, expMonth: card.expMonth, expYear: card.expYear };
    expect((await authorize(card.id, purchase(10, right))).body.status).toBe("approved");
    const wrong = { cvc: String((Number(secrets.cvc) + 1) % 1000).padStart(3, "0") };
    expect((await authorize(card.id, purchase(10, wrong))).body.declineCode).toBe("invalid_cvc");
    expect((await authorize(card.id, purchase(10, { expYear: 2031 }))).body.declineCode).toBe(
      "invalid_expiry",
    );

    // Invariant 20: the number is nowhere but in those answers.
    await sequenceEvents(server.services);
    const events = await call("GET /v1/events?limit=100");
    expect(events.text).not.toContain(secrets.number);
    expect(events.text).not.toContain(`"cvc"`);
    const plain = await server.provision({ scopes: ["*"] });
    expect((await reveal(plain.apiKey)).body.code).toBe("insufficient_scope");
  });
});

describe("authorizations", () => {
  it("hold, capture in parts, and release the rest", async () => {
    const before = await account();
    const { id } = await newCard();
    const made = await authorize(id, purchase(18_500));
    expect(made.body).toMatchObject({
      status: "approved",
      expiresAt: "2027-01-27T10:00:00.000Z",
      merchant: { category: "groceries" },
      fraud: { decision: "allow" },
    });
    expect(await account()).toEqual({
      available: (before?.available ?? 0) - 18_500,
      reserved: (before?.reserved ?? 0) + 18_500,
    });
    const part = await capture(made.body.id, { amountMinorUnits: 12_000 });
    expect(part.body).toMatchObject({
      status: "partially_captured",
      version: 2,
      captured: { amountMinorUnits: 12_000 },
    });
    expect((await capture(made.body.id, { amountMinorUnits: 6_501 })).body.code).toBe(
      "capture_exceeds_authorization",
    );
    const done = await reverse(made.body.id);
    expect(done.body).toMatchObject({ status: "reversed", released: { amountMinorUnits: 6_500 } });
    expect(await account()).toEqual({
      available: (before?.available ?? 0) - 12_000,
      reserved: before?.reserved,
    });
    expect((await reverse(made.body.id)).body).toMatchObject({
      code: "invalid_state_transition",
      from: "reversed",
    });
    expect((await capture(made.body.id)).body.code).toBe("authorization_not_capturable");
    expect((await call(`GET /v1/ghost-cards/${id}`)).body.totals).toMatchObject({
      spent: { amountMinorUnits: 12_000 },
      held: { amountMinorUnits: 0 },
    });
    expect((await call(`GET /v1/card-authorizations/${made.body.id}`)).body).toEqual(done.body);
    const transaction = await call(`GET /v1/transactions/${part.body.captures[0].transactionId}`);
    expect(transaction.body).toMatchObject({ type: "card_capture", status: "completed" });
    const list = await call(`GET /v1/ghost-cards/${id}/authorizations?status=reversed`);
    expect(list.body.data).toHaveLength(1);
  });

  it("are decided in the order of the design", async () => {
    const { id } = await newCard({
      allowedCountries: ["CM", "GA"],
      blockedMerchants: ["mrch_bad"],
      blockedCategories: ["gambling", "6051"],
    });
    const decline = async (body: object) => (await authorize(id, body)).body.declineCode;
    expect(await decline(purchase(1, {}, { country: "NG", id: "mrch_bad" }))).toBe(
      "country_not_allowed",
    );
    expect(await decline(purchase(1, {}, { id: "mrch_bad", categoryCode: "7995" }))).toBe(
      "merchant_blocked",
    );
    expect(await decline(purchase(1, {}, { categoryCode: "7995" }))).toBe("category_blocked");
    expect(await decline(purchase(1, {}, { categoryCode: "6051" }))).toBe("category_blocked");
    expect(await decline(purchase(900_000_000))).toBe("insufficient_funds");
    expect(await decline({ ...purchase(1), currency: "ZWG" })).toBe("currency_not_supported");
    for (const [name, code] of [
      ["insufficient_funds", "insufficient_funds"],
      ["blocked_category", "category_blocked"],
      ["duplicate", "duplicate_authorization"],
      ["fraud", "suspected_fraud"],
    ] as const)
      expect(await decline(purchase(1, {}, { id: `mrch_test_${name}` }))).toBe(code);
    const only = await newCard({ allowedMerchants: ["mrch_ok"], allowedCategories: ["fuel"] });
    const there = async (merchant: object) =>
      (await authorize(only.id, purchase(1, {}, merchant))).body.declineCode;
    expect(await there({})).toBe("merchant_not_allowed");
    expect(await there({ id: "mrch_ok" })).toBe("category_not_allowed");
    expect(await there({ id: "mrch_ok", categoryCode: "5541" })).toBeNull();
  });

  it("convert upwards, and limits count in the card's currency", async () => {
    const { id } = await newCard();
    const made = await authorize(id, { ...purchase(1_000), currency: "EUR" });
    // 10 EUR at 600/0.92 XAF per EUR is 6521.7; 1.5 % margin on top.
    expect(made.body.merchantAmount).toEqual({ amountMinorUnits: 1_000, currency: "EUR" });
    expect(made.body.amountMinorUnits).toBe(6_622);
    const fx = await authorize(id, purchase(6_600, {}, { id: "mrch_test_fx_eur" }));
    expect(fx.body.merchantAmount.currency).toBe("EUR");
    expect(fx.body.amountMinorUnits).toBeGreaterThan(6_600);
  });

  it("see the same purchase at the network twice, also at the same moment", async () => {
    const { id } = await newCard();
    const same = purchase(500, { networkId: "net-1" });
    const all = await Promise.all(Array.from({ length: 6 }, () => authorize(id, same)));
    const codes = all.map(({ body }) => body.declineCode).sort();
    expect(codes.filter((code) => code === "duplicate_authorization")).toHaveLength(5);
    await call("POST /v1/sandbox/clock/advance", { body: { seconds: 61 } });
    expect((await authorize(id, same)).body.status).toBe("approved");
  });

  it("let restaurants take a tip, within limits and funds", async () => {
    const limits = [{ scope: "card", amountMinorUnits: 11_000, interval: "monthly" }];
    const { id } = await newCard({ spendLimits: limits });
    const dinner = purchase(10_000, {}, { categoryCode: "5812" });
    const made = await authorize(id, dinner);
    const tooMuch = await capture(made.body.id, { amountMinorUnits: 12_001 });
    expect(tooMuch.body.code).toBe("capture_exceeds_authorization");
    const beyondLimit = await capture(made.body.id, { amountMinorUnits: 11_500 });
    expect(beyondLimit.body.code).toBe("capture_exceeds_authorization");
    const paid = await capture(made.body.id, { amountMinorUnits: 11_000 });
    expect(paid.body).toMatchObject({
      status: "captured",
      captured: { amountMinorUnits: 11_000 },
    });
    const card = await call(`GET /v1/ghost-cards/${id}`);
    expect(card.body.spendLimits[0].usage).toMatchObject({
      spent: { amountMinorUnits: 11_000 },
      held: { amountMinorUnits: 0 },
      remaining: { amountMinorUnits: 0 },
    });
  });

  it("close a single-use card after its first use", async () => {
    const { id } = await newCard({ singleUse: true });
    const all = await Promise.all([1, 2, 3, 4].map(() => authorize(id, purchase(100))));
    expect(all.filter(({ body }) => body.status === "approved")).toHaveLength(1);
    const refused = all.filter(({ body }) => body.status === "declined");
    expect(new Set(refused.map(({ body }) => body.declineCode))).toEqual(
      new Set(["single_use_already_used"]),
    );
    const [first] = all.filter(({ body }) => body.status === "approved");
    await capture(first?.body.id);
    expect((await call(`GET /v1/ghost-cards/${id}`)).body.status).toBe("closed");
  });

  it("expire with what is left of them, and so do cards", async () => {
    const before = await account();
    const { id } = await newCard({ expiresAt: "2027-02-01T00:00:00.000Z" });
    const made = await authorize(id, purchase(5_000));
    const later = await call("POST /v1/sandbox/clock/advance", {
      body: { seconds: 14 * 24 * 3600 },
    });
    const kinds = later.body.ran.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toContain("authorization_expiry");
    expect(kinds).toContain("card_expiry");
    const expired = await call(`GET /v1/card-authorizations/${made.body.id}`);
    expect(expired.body).toMatchObject({
      status: "expired",
      released: { amountMinorUnits: 5_000 },
    });
    expect((await call(`GET /v1/ghost-cards/${id}`)).body.status).toBe("expired");
    expect((await authorize(id, purchase(1))).body.declineCode).toBe("card_expired");
    const after = await account();
    expect(after?.reserved).toBeLessThanOrEqual(before?.reserved ?? 0);
  });
});

describe("spend limits", () => {
  const limits = [
    { scope: "card", amountMinorUnits: 100_000, interval: "monthly" },
    { scope: "merchant", merchantId: "mrch_marche", amountMinorUnits: 50_000, interval: "monthly" },
    { scope: "merchant", merchantId: "*", amountMinorUnits: 60_000, interval: "daily" },
    { scope: "category", category: "groceries", maxCount: 3, interval: "weekly" },
    { scope: "category", category: "*", amountMinorUnits: 80_000, interval: "daily" },
    { scope: "card", amountMinorUnits: 45_000, interval: "per_authorization" },
  ];

  it("all must allow a purchase, and say which one did not", async () => {
    const card = await newCard({ spendLimits: limits });
    const limitOf = (index: number): string => card.spendLimits[index].id;
    const decide = async (amount: number, merchant: object = {}) =>
      (await authorize(card.id, purchase(amount, {}, merchant))).body;
    expect((await decide(45_001)).declinedByLimitId).toBe(limitOf(5));
    const made = await decide(40_000);
    expect(made.matchedLimits).toHaveLength(6);
    expect(made.matchedLimits[1]).toEqual({
      limitId: limitOf(1),
      before: { amountMinorUnits: 50_000, currency: "XAF" },
      after: { amountMinorUnits: 10_000, currency: "XAF" },
    });
    expect((await decide(10_001)).declinedByLimitId).toBe(limitOf(1));
    expect((await decide(30_000, { id: "mrch_other", categoryCode: "5541" })).status).toBe(
      "approved",
    );
    expect(
      (await decide(30_001, { id: "mrch_other", categoryCode: "5542" })).declinedByLimitId,
    ).toBe([limitOf(0), limitOf(2)].sort()[0]);
    expect((await decide(10)).status).toBe("approved");
    expect((await decide(10)).status).toBe("approved");
    expect((await decide(10)).declinedByLimitId).toBe(limitOf(3));
    const list = await call(`GET /v1/ghost-cards/${card.id}/spend-limits`);
    expect(list.body.data[2]).toMatchObject({
      usage: null,
      usageByKey: [{ key: "mrch_marche", usage: { count: 3 } }, { key: "mrch_other" }],
      nextKey: null,
    });
    const url = `/v1/ghost-cards/${card.id}/spend-limits?limitId=${limitOf(2)}&limit=1`;
    const page = await call(`GET ${url}`);
    expect(page.body.data[0]).toMatchObject({
      usageByKey: [{ key: "mrch_marche" }],
      nextKey: "mrch_marche",
    });
    const next = await call(`GET ${url}&afterKey=mrch_marche`);
    expect(next.body.data[0]).toMatchObject({ usageByKey: [{ key: "mrch_other" }], nextKey: null });
  });

  it("start anew with their window", async () => {
    const daily = [{ scope: "card", amountMinorUnits: 1_000, interval: "daily" }];
    const { id } = await newCard({ spendLimits: daily });
    expect((await authorize(id, purchase(1_000))).body.status).toBe("approved");
    expect((await authorize(id, purchase(1))).body.declineCode).toBe("spend_limit_exceeded");
    await call("POST /v1/sandbox/clock/advance", { body: { seconds: 24 * 3600 } });
    expect((await authorize(id, purchase(1_000))).body.status).toBe("approved");
  });

  it("keep what they counted when they are replaced, and may be lowered below it", async () => {
    const monthly = { scope: "card", interval: "monthly" };
    const card = await newCard({ spendLimits: [{ ...monthly, amountMinorUnits: 10_000 }] });
    const made = await authorize(card.id, purchase(6_000));
    const lowered = await call(`PUT /v1/ghost-cards/${card.id}/spend-limits`, {
      body: { spendLimits: [{ ...monthly, amountMinorUnits: 5_000 }] },
    });
    expect(lowered.body.data).toMatchObject([
      {
        id: card.spendLimits[0].id,
        usage: { held: { amountMinorUnits: 6_000 }, remaining: { amountMinorUnits: 0 } },
      },
    ]);
    expect((await authorize(card.id, purchase(1))).body.declineCode).toBe("spend_limit_exceeded");
    expect((await capture(made.body.id)).body.status).toBe("captured");
    expect(
      (await call(`PUT /v1/ghost-cards/${card.id}/spend-limits`, { body: { spendLimits: [] } }))
        .body.data,
    ).toEqual([]);
    expect((await authorize(card.id, purchase(1))).body.status).toBe("approved");
  });

  it("are exact under concurrency: 25 of 200 fit, and the others leave no trace (invariant 15)", async () => {
    const own = await server.provision({
      accounts: { A: { currency: "XAF", available: 1_000_000 } },
    });
    const ask = (line: string, body: object, key: string): Promise<Got> =>
      send(server.url, line, { key: own.apiKey, body, headers: { "idempotency-key": key } });
    const { body: card } = await ask(
      "POST /v1/ghost-cards",
      {
        currency: "XAF",
        spendLimits: [
          {
            scope: "category",
            category: "groceries",
            amountMinorUnits: 25_000,
            interval: "monthly",
          },
          {
            scope: "merchant",
            merchantId: "mrch_marche",
            amountMinorUnits: 18_000,
            interval: "monthly",
          },
        ],
      },
      "race",
    );
    const line = `POST /v1/ghost-cards/${card.id}/authorizations`;
    const all = await Promise.all(
      Array.from({ length: 200 }, (_, index) => ask(line, purchase(700), `race-${index}`)),
    );
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([201]));
    const approved = all.filter(({ body }) => body.status === "approved");
    const declined = all.filter(({ body }) => body.status === "declined");
    expect(approved).toHaveLength(25);
    const merchantLimit = card.spendLimits[1].id;
    expect(new Set(declined.map(({ body }) => body.declinedByLimitId))).toEqual(
      new Set([merchantLimit]),
    );
    const after = await send(server.url, `GET /v1/ghost-cards/${card.id}`, { key: own.apiKey });
    for (const { usage } of after.body.spendLimits)
      expect(usage).toMatchObject({ held: { amountMinorUnits: 17_500 }, count: 25 });
    expect(after.body.totals.held.amountMinorUnits).toBe(17_500);
    const facts = await own.facts();
    expect(facts.accounts["A"]).toEqual({ available: 982_500, reserved: 17_500 });
  });

  it("and funds are exact too: no more is held than there is", async () => {
    const own = await server.provision({ accounts: { A: { currency: "XAF", available: 5_000 } } });
    const ask = (line: string, body: object, key: string): Promise<Got> =>
      send(server.url, line, { key: own.apiKey, body, headers: { "idempotency-key": key } });
    const { body: card } = await ask("POST /v1/ghost-cards", { currency: "XAF" }, "poor");
    const line = `POST /v1/ghost-cards/${card.id}/authorizations`;
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, index) => ask(line, purchase(700), `poor-${index}`)),
    );
    expect(all.filter(({ body }) => body.status === "approved")).toHaveLength(7);
    expect(all.filter(({ body }) => body.declineCode === "insufficient_funds")).toHaveLength(13);
    expect((await own.facts()).accounts["A"]).toEqual({ available: 100, reserved: 4_900 });
  });
});

describe("idempotency and isolation of cards", () => {
  it("decides a repeated authorization, capture and reversal once", async () => {
    const { id } = await newCard();
    const before = await account();
    const twice = async (
      line: string,
      body: object | undefined,
      key: string,
    ): Promise<Got["body"]> => {
      const more = {
        headers: { "idempotency-key": key },
        ...(body === undefined ? {} : { body }),
      };
      const all = await Promise.all([1, 2, 3, 4].map(() => call(line, more)));
      expect(new Set(all.map(({ text }) => text)).size).toBe(1);
      return all[0]?.body;
    };
    const made = await twice(
      `POST /v1/ghost-cards/${id}/authorizations`,
      purchase(1_000),
      "twice-a",
    );
    const part = { amountMinorUnits: 400 };
    await twice(`POST /v1/card-authorizations/${made.id}/capture`, part, "twice-c");
    const done = await twice(
      `POST /v1/card-authorizations/${made.id}/reverse`,
      undefined,
      "twice-r",
    );
    expect(done).toMatchObject({ captures: [{}], released: { amountMinorUnits: 600 } });
    expect((await account())?.available).toBe((before?.available ?? 0) - 400);
  });

  it("shows a card to nobody else", async () => {
    const { id } = await newCard();
    const made = (await authorize(id, purchase(10))).body;
    const other = await server.provision({});
    const unknown = "card_01kag9ytq2f7sv3w5x8a0b1c2d";
    for (const [line, body] of [
      [`GET /v1/ghost-cards/ID`],
      [`PATCH /v1/ghost-cards/ID`, { label: "x" }],
      [`POST /v1/ghost-cards/ID/freeze`],
      [`POST /v1/ghost-cards/ID/unfreeze`],
      [`POST /v1/ghost-cards/ID/close`],
      [`POST /v1/ghost-cards/ID/reveal`],
      [`GET /v1/ghost-cards/ID/spend-limits`],
      [`PUT /v1/ghost-cards/ID/spend-limits`, { spendLimits: [] }],
      [`GET /v1/ghost-cards/ID/authorizations`],
      [`POST /v1/ghost-cards/ID/authorizations`, purchase(1)],
    ] as [string, object?][]) {
      const ask = (which: string): Promise<Got> =>
        send(server.url, line.replace("ID", which), {
          key: other.apiKey,
          headers: { "idempotency-key": `iso-${(keys += 1)}` },
          ...(body === undefined ? {} : { body }),
        });
      const [foreign, absent] = [await ask(id), await ask(unknown)];
      expect([foreign.status, foreign.body.code]).toEqual([404, "resource_not_found"]);
      expect(foreign.body.detail.replace(id, "")).toBe(absent.body.detail.replace(unknown, ""));
    }
    for (const line of [
      `GET /v1/card-authorizations/${made.id}`,
      `POST /v1/card-authorizations/${made.id}/capture`,
      `POST /v1/card-authorizations/${made.id}/reverse`,
    ]) {
      const headers = { "idempotency-key": `iso-${(keys += 1)}` };
      const body = line.endsWith("capture") ? { body: {} } : {};
      expect((await send(server.url, line, { key: other.apiKey, headers, ...body })).status).toBe(
        404,
      );
    }
    expect(
      (await send(server.url, "GET /v1/ghost-cards", { key: other.apiKey })).body.data,
    ).toEqual([]);
  });
});
