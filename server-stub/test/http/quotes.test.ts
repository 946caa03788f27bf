import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { payout, send, type Got, type Send } from "../support/client.ts";
import { startTestServer, type TestServer, type TestTenant } from "../support/test-server.ts";

let server: TestServer;
let tenant: TestTenant;
beforeAll(async () => {
  server = await startTestServer({ background: false });
  tenant = await server.provision({
    accounts: {
      A: { currency: "XAF", available: 5_000_000 },
      K: { currency: "KES", available: 5_000_000 },
    },
    clock: "2027-01-04T10:00:00.000Z",
  });
});
afterAll(() => server.stop());

const call = (line: string, more: Send = {}): Promise<Got> =>
  send(server.url, line, { key: tenant.apiKey, ...more });
const advance = (seconds: number): Promise<Got> =>
  call("POST /v1/sandbox/clock/advance", { body: { seconds } });
const account = (name = "A"): string => tenant.accounts[name] ?? "";
const quote = (more: object = {}): Promise<Got> =>
  call("POST /v1/quotes", { body: payout(account(), 25_000, "000", more) });
const pay = (key: string, body: object): Promise<Got> =>
  call("POST /v1/payments", { body, headers: { "idempotency-key": key } });

describe("quotes", () => {
  it("bind rail, fee and amounts of one payment, once", async () => {
    const made = await quote();
    expect(made).toMatchObject({
      status: 201,
      body: { status: "active", corridor: "CM-GA-XAF-XAF", fx: null, paymentId: null },
    });
    // The history changes after the quote; its price does not.
    await call("POST /v1/sandbox/corridor-history", {
      body: {
        corridorId: "CM-GA-XAF-XAF",
        observations: Array.from({ length: 50 }, (_, index) => ({
          rail: made.body.rail,
          amountMinorUnits: 25_000,
          currency: "XAF",
          cost: { amountMinorUnits: 2_000, currency: "XAF" },
          succeeded: true,
          latencySeconds: 15,
          observedAt: new Date(Date.parse("2027-01-04T09:00:00Z") + index * 1000).toISOString(),
        })),
      },
    });
    const dearer = await call("POST /v1/routing/preview", {
      body: payout(account(), 25_000, "000", { rail: made.body.rail }),
    });
    expect(dearer.body.candidates[0].estimatedFee.amountMinorUnits).toBeGreaterThan(
      made.body.fee.amountMinorUnits,
    );
    const body = payout(account(), 25_000, "000", { quoteId: made.body.id });
    const paid = await pay("on-quote", body);
    expect(paid).toMatchObject({
      status: 201,
      body: {
        quoteId: made.body.id,
        rail: made.body.rail,
        fee: made.body.fee,
        totalDebited: made.body.totalDebited,
        routing: { decisionHash: made.body.routing.decisionHash },
      },
    });
    expect((await call(`GET /v1/quotes/${made.body.id}`)).body).toMatchObject({
      status: "used",
      paymentId: paid.body.id,
      version: 2,
    });
    const second = await pay("on-quote-again", body);
    expect(second.body).toMatchObject({ status: 409, code: "quote_already_used" });
    const replay = await pay("on-quote", body);
    expect(replay.text).toBe(paid.text);
  });

  it("are worth nothing after ten minutes, on the sandbox clock", async () => {
    const made = await quote();
    const body = payout(account(), 25_000, "000", { quoteId: made.body.id });
    await advance(601);
    expect((await call(`GET /v1/quotes/${made.body.id}`)).body.status).toBe("expired");
    expect((await pay("too-late", body)).body).toMatchObject({
      status: 422,
      code: "quote_expired",
    });
  });

  it("with an exchange hold for a minute, and keep the rate", async () => {
    const kenya = (more: object = {}): object => ({
      amountMinorUnits: 500_000,
      currency: "KES",
      accountId: account("K"),
      destination: { type: "mobile_money", msisdn: "+256772999000", country: "UG" },
      ...more,
    });
    const made = await call("POST /v1/quotes", { body: kenya() });
    expect(Date.parse(made.body.expiresAt) - Date.parse(made.body.createdAt)).toBe(60_000);
    const paid = await pay("fx-quote", kenya({ quoteId: made.body.id }));
    expect(paid.body).toMatchObject({
      fx: made.body.fx,
      destinationAmount: made.body.destinationAmount,
    });
  });

  it.each([
    ["amount", { amountMinorUnits: 25_001 }, "/amountMinorUnits"],
    ["fee bearer", { feeBearer: "recipient" }, "/feeBearer"],
    ["amount type", { amountType: "receive" }, "/amountType"],
    [
      "country",
      { destination: { type: "mobile_money", msisdn: "+237677999000", country: "CM" } },
      "/destination",
    ],
  ])("refuse a payment with another %s", async (_name, more, pointer) => {
    const made = await quote();
    const body = { ...payout(account(), 25_000), quoteId: made.body.id, ...more };
    const refused = await pay(`mismatch-${pointer}`, body);
    expect(refused.body).toMatchObject({ status: 422, code: "quote_mismatch" });
    expect(refused.body.errors[0].pointer).toBe(pointer);
  });

  it("do not bring back a rail that is down, and answer 404 for an unknown quote", async () => {
    const made = await quote();
    const body = payout(account(), 25_000, "000", { quoteId: made.body.id });
    const down = await call("POST /v1/payments", {
      body,
      headers: {
        "idempotency-key": "rail-gone",
        "x-sandbox-scenario": `payment.success; railDown=${made.body.rail}`,
      },
    });
    expect(down.body).toMatchObject({ status: 422, code: "no_eligible_rail" });
    const unknown = { ...body, quoteId: "qte_01kag9ytq2f7sv3w5x8a0b1c2d" };
    expect((await pay("no-quote", unknown)).body.code).toBe("resource_not_found");
    expect((await call("GET /v1/quotes/qte_01kag9ytq2f7sv3w5x8a0b1c2d")).status).toBe(404);
  });

  it("pay for one of many concurrent payments", async () => {
    const made = await quote();
    const body = payout(account(), 25_000, "000", { quoteId: made.body.id });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => pay(`race-${index}`, body)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(new Set(refused.map((one) => one.body.code))).toEqual(new Set(["quote_already_used"]));
  });
});

describe("rails, providers and categories", () => {
  it("are listed in order and read one by one", async () => {
    const rails = (await call("GET /v1/rails?limit=100")).body.data;
    const ids = rails.map((rail: { id: string }) => rail.id);
    expect(ids).toEqual([...ids].sort());
    expect(ids).toHaveLength(9);
    expect(
      (await call("GET /v1/rails?country=GA&kind=cemac_mobile_money")).body.data,
    ).toMatchObject([{ id: "gimacpay", simulated: true, tariff: { bps: 200 } }]);
    expect((await call("GET /v1/rails/papss")).body).toMatchObject({
      responseTimeoutSeconds: 120,
      reversal: "return_request",
      settlement: { model: "deferred_net", cutoffUtc: "11:00" },
    });
    expect((await call("GET /v1/rails/nothing")).status).toBe(404);
    const providers = (await call("GET /v1/providers?country=CM&limit=100")).body.data;
    expect(providers.map((one: { id: string }) => one.id)).toEqual([
      "express_union",
      "mtn_momo",
      "orange_money",
    ]);
    expect(providers[1].prefixes).toContainEqual({
      country: "CM",
      prefixes: expect.arrayContaining(["+23767", "+237650"]),
    });
    const categories = (await call("GET /v1/merchant-categories?limit=100")).body.data;
    expect(categories).toHaveLength(25);
    expect(categories.find((one: { id: string }) => one.id === "airlines")).toMatchObject({
      codes: ["4511"],
      ranges: [{ from: "3000", to: "3299" }],
    });
  });

  it("tell the health of a rail from the last hour", async () => {
    const now = Date.parse((await call("GET /v1/sandbox/clock")).body.now);
    const added = await call("POST /v1/sandbox/corridor-history", {
      body: {
        corridorId: "CM-TD-XAF-XAF",
        observations: Array.from({ length: 12 }, (_, index) => ({
          rail: "moov_money",
          amountMinorUnits: 5_000,
          currency: "XAF",
          cost: { amountMinorUnits: 60, currency: "XAF" },
          succeeded: index < 3,
          latencySeconds: 10,
          observedAt: new Date(now - index * 60_000).toISOString(),
        })),
      },
    });
    expect(added).toMatchObject({ status: 201, body: { added: 12, rails: ["moov_money"] } });
    expect((await call("GET /v1/rails/moov_money")).body.health).toMatchObject({
      status: "down",
      successRate1h: 0.25,
    });
    const told = async (): Promise<readonly [string, number, string][]> =>
      (await call("GET /v1/events?type=rail.*&limit=100")).body.data.map(
        ({ type, resourceVersion, data }: Got["body"]) => [type, resourceVersion, data.id],
      );
    await advance(30);
    expect(await told()).toEqual([["rail.down", 1, "moov_money"]]);
    const preview = await call("POST /v1/routing/preview", {
      body: {
        amountMinorUnits: 5_000,
        currency: "XAF",
        rail: "moov_money",
        destination: {
          type: "mobile_money",
          msisdn: "+23590999000",
          country: "TD",
          provider: "moov_money",
        },
      },
    });
    expect(preview.body.code).toBe("no_eligible_rail");
    await advance(600);
    expect((await call("GET /v1/rails/moov_money")).body.health.status).toBe("up");
    // Told once each, and brought back by probes, without a further attempt.
    expect(await told()).toEqual([
      ["rail.recovered", 2, "moov_money"],
      ["rail.down", 1, "moov_money"],
    ]);
  });
});

describe("corridor history", () => {
  const observation = (more: object = {}): object => ({
    rail: "gimacpay",
    amountMinorUnits: 10_000,
    currency: "XAF",
    cost: { amountMinorUnits: 160, currency: "XAF" },
    succeeded: true,
    latencySeconds: 12,
    observedAt: "2027-01-03T12:00:00.000Z",
    ...more,
  });
  const add = (observations: readonly object[], corridorId = "CM-CG-XAF-XAF"): Promise<Got> =>
    call("POST /v1/sandbox/corridor-history", { body: { corridorId, observations } });

  it("shows in the costs of the corridor, as of any moment, and ages out after 24 hours", async () => {
    await add([observation(), observation({ succeeded: false })]);
    const costs = async (asOf: string): Promise<Got["body"]> =>
      (await call(`GET /v1/corridors/CM-CG-XAF-XAF/costs?asOf=${asOf}`)).body;
    const inside = await costs("2027-01-04T12:00:00.000Z");
    const gimacpay = inside.rails.find((one: { rail: string }) => one.rail === "gimacpay");
    expect(gimacpay).toMatchObject({
      sampleSize: 2,
      observedBps: 160,
      tariffBps: [200, 200, 80],
      basis: "blended",
    });
    expect(inside.series).toEqual([
      {
        hour: "2027-01-03T12:00:00.000Z",
        rail: "gimacpay",
        n: 2,
        meanCostIndex: 0.8,
        successRate: 0.5,
      },
    ]);
    const outside = await costs("2027-01-04T12:00:00.001Z");
    expect(outside.rails.find((one: { rail: string }) => one.rail === "gimacpay").sampleSize).toBe(
      0,
    );
    const before = await costs("2027-01-03T11:59:59.999Z");
    expect(before.series).toEqual([]);
  });

  it.each([
    ["a rail that does not serve it", { rail: "mpesa" }, "/observations/0/rail"],
    ["another currency", { currency: "KES" }, "/observations/0/currency"],
    ["the future", { observedAt: "2030-01-01T00:00:00.000Z" }, "/observations/0/observedAt"],
  ])("refuses %s", async (_name, more, pointer) => {
    const refused = await add([observation(more)]);
    expect(refused.body.code).toBe("validation_failed");
    expect(refused.body.errors[0].pointer).toBe(pointer);
  });

  it("refuses corridors that do not exist, and live keys", async () => {
    expect((await add([observation()], "CM-ZA-XAF-ZAR")).body.code).toBe("corridor_not_supported");
    const live = await server.provision({ accounts: {}, livemode: true, scopes: ["*"] });
    const refused = await send(server.url, "POST /v1/sandbox/corridor-history", {
      key: live.apiKey,
      body: { corridorId: "CM-CG-XAF-XAF", observations: [observation()] },
    });
    expect(refused.status).toBe(403);
  });
});

describe("a decision", () => {
  it("is in the payment with every candidate, and its hash comes again from the stored history", async () => {
    await call("POST /v1/sandbox/corridor-history", {
      body: {
        corridorId: "CM-GA-XAF-XAF",
        observations: ["gimacpay", "airtel_money", "mmo_hub"].flatMap((rail) =>
          Array.from({ length: 30 }, (_, index) => ({
            rail,
            amountMinorUnits: 20_000,
            currency: "XAF",
            cost: { amountMinorUnits: 300 + index, currency: "XAF" },
            succeeded: index % 9 !== 0,
            latencySeconds: 10 + index,
            observedAt: new Date(Date.parse("2027-01-04T08:00:00Z") + index * 60_000).toISOString(),
          })),
        ),
      },
    });
    const body = payout(account(), 25_000);
    const paid = (await pay("hash", body)).body;
    expect(paid.routing.candidates).toHaveLength(8);
    expect(
      paid.routing.candidates.find((one: { rail: string }) => one.rail === "papss")
        .exclusionReasons,
    ).toContain("corridor_not_supported");
    await advance(7_200);
    const again = await call("POST /v1/routing/preview", {
      body: { ...body, asOf: paid.routing.decidedAt },
    });
    expect(again.body.decisionHash).toBe(paid.routing.decisionHash);
    const now = await call("POST /v1/routing/preview", { body });
    expect(now.body.decisionHash).not.toBe(paid.routing.decisionHash);
  });
});

describe("looking up a recipient", () => {
  const lookUp = (msisdn: string, holderName?: string): Promise<Got> =>
    call("POST /v1/recipients/lookup", {
      body: { destination: { type: "mobile_money", msisdn, country: "CM", holderName } },
    });

  it("tells whether it is there, whether names match, and hides the name", async () => {
    expect((await lookUp("+237677000111", "Awa Ndongo")).body).toEqual({
      object: "recipient_lookup",
      found: true,
      nameMatch: "exact",
      maskedName: "A••• N•••••",
      provider: "mtn_momo",
      canReceive: true,
    });
    expect((await lookUp("+237677000111")).body.nameMatch).toBe("unknown");
    expect((await lookUp("+237677999001")).body).toMatchObject({ found: false, canReceive: false });
    expect((await lookUp("+237677999003")).body).toMatchObject({ found: true, canReceive: false });
    expect((await lookUp("+237677999019", "Awa Ndongo")).body.nameMatch).toBe("none");
    expect((await lookUp("+237677999007")).body.code).toBe("recipient_not_reachable");
    expect((await lookUp("+254712000111")).body.code).toBe("country_phone_mismatch");
  });
});
