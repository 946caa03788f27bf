import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { UNSERVED } from "../../src/handlers/unserved.ts";
import { ALL_OPERATIONS } from "../../src/http/routes.ts";
import { newPlayer } from "../support/player.ts";
import { checked, payout, send, type Got, type Send } from "../support/client.ts";
import { startTestServer, type TestServer, type TestTenant } from "../support/test-server.ts";

let server: TestServer;
let tenant: TestTenant;
beforeAll(async () => {
  server = await startTestServer({ background: false });
  tenant = await server.provision({
    accounts: { A: { currency: "XAF", available: 5_000_000 } },
    clock: "2027-01-04T10:00:00.000Z",
  });
});
afterAll(() => server.stop());

const call = (line: string, more: Send = {}): Promise<Got> =>
  send(server.url, line, { key: tenant.apiKey, ...more });
const account = (): string => tenant.accounts["A"] ?? "";

describe("every served operation answers as the document says", () => {
  it("makes, reads, lists and cancels payments", async () => {
    const made = await call("POST /v1/payments", {
      body: payout(account(), 25_000),
      headers: { "idempotency-key": "one" },
    });
    expect(made.status).toBe(201);
    expect(
      (await call(`GET /v1/payments/${made.body.id}?expand=transaction,customer`)).body,
    ).toMatchObject({ id: made.body.id, transaction: { object: "transaction" } });
    expect((await call("GET /v1/payments?status=pending&limit=1")).body.data).toHaveLength(1);
    expect((await call(`GET /v1/transactions/${made.body.transactionId}`)).body).toMatchObject({
      paymentId: made.body.id,
    });
    expect((await call("GET /v1/transactions")).body.data.length).toBeGreaterThan(0);
    expect((await call(`POST /v1/payments/${made.body.id}/cancel`)).body).toMatchObject({
      status: "canceled",
    });
    expect((await call(`POST /v1/payments/${made.body.id}/cancel`)).body).toMatchObject({
      code: "payment_not_cancelable",
      status: 409,
    });
  });

  it("pages through payments in both directions without loss", async () => {
    for (let index = 0; index < 5; index += 1)
      await call("POST /v1/payments", {
        body: payout(account(), 1_000 + index, "000", { reference: "pages" }),
        headers: { "idempotency-key": `page-${index}` },
      });
    const seen: string[] = [];
    let cursor = "";
    for (;;) {
      const { body } = await call(`GET /v1/payments?reference=pages&limit=2${cursor}`);
      seen.push(...body.data.map((one: { id: string }) => one.id));
      if (!body.hasMore) break;
      cursor = `&startingAfter=${body.nextCursor}`;
    }
    expect(seen).toHaveLength(5);
    expect(new Set(seen).size).toBe(5);
    const back = await call(`GET /v1/payments?reference=pages&limit=2&endingBefore=${seen[3]}`);
    expect(back.body.data.map((one: { id: string }) => one.id)).toEqual(seen.slice(1, 3));
    expect(
      (await call(`GET /v1/payments?startingAfter=${seen[0]}&endingBefore=${seen[1]}`)).body.code,
    ).toBe("validation_failed");
  });

  it("serves accounts, balances, entries and test money", async () => {
    const made = await call("POST /v1/accounts", { body: { name: "Second", currency: "KES" } });
    expect(made).toMatchObject({ status: 201, body: { currency: "KES" } });
    expect(
      (
        await call("POST /v1/sandbox/balances", {
          body: { accountId: made.body.id, amountMinorUnits: 700 },
        })
      ).body.balance.available.amountMinorUnits,
    ).toBe(700);
    expect(
      (await call(`GET /v1/accounts/${made.body.id}`)).body.balance.available.amountMinorUnits,
    ).toBe(700);
    expect((await call(`GET /v1/accounts/${made.body.id}/entries`)).body.data).toHaveLength(1);
    expect((await call("GET /v1/accounts?currency=KES")).body.data).toHaveLength(1);
    expect((await call("GET /v1/balances?currency=KES")).body.data).toMatchObject([
      { available: { amountMinorUnits: 700 } },
    ]);
  });

  it("serves the clock, events, keys, tenant, reference data and documentation", async () => {
    expect((await call("GET /v1/sandbox/clock")).body).toMatchObject({
      frozen: true,
      now: "2027-01-04T10:00:00.000Z",
    });
    expect(
      (
        await call("PUT /v1/sandbox/clock", {
          body: { now: "2027-01-04T10:00:01.000Z", frozen: true },
        })
      ).status,
    ).toBe(200);
    expect(
      (await call("POST /v1/sandbox/clock/advance", { body: { seconds: 60 } })).body.ranCount,
    ).toBeGreaterThan(0);
    expect((await call("GET /v1/events?limit=3&type=payment.*")).body.data).toHaveLength(3);
    const forward = (await call("GET /v1/events?afterSequence=0&limit=2")).body.data;
    expect(forward.map((event: { sequence: number }) => event.sequence)).toEqual([1, 2]);
    expect((await call(`GET /v1/events/${forward[0].id}`)).body.sequence).toBe(1);
    expect((await call("GET /v1/idempotency-keys/createPayment/one")).body).toMatchObject({
      state: "completed",
      responseStatus: 201,
    });
    for (const path of [
      "/v1/auth/check",
      "/v1/tenant",
      "/v1/api-keys",
      "/v1/currencies",
      "/v1/corridors",
      "/v1/corridors/CM-GA-XAF-XAF",
      "/errors",
      "/errors/insufficient_funds",
      "/health/live",
      "/health/ready",
    ]) {
      expect((await call(`GET ${path}`)).status, path).toBe(200);
    }
    const preview = {
      amountMinorUnits: 1_000,
      currency: "XAF",
      destination: { type: "mobile_money", msisdn: "+24174999000", country: "GA" },
    };
    expect((await call("POST /v1/routing/preview", { body: preview })).body.selectedRail).toEqual(
      expect.any(String),
    );
    expect((await call("DELETE /v1/sandbox/clock")).status).toBe(204);
  });

  it("pages through what the program itself knows", async () => {
    const seen: string[] = [];
    let cursor = "";
    for (;;) {
      const { body } = await call(`GET /v1/corridors?limit=10${cursor}`);
      seen.push(...body.data.map((one: { id: string }) => one.id));
      if (!body.hasMore) break;
      cursor = `&startingAfter=${body.nextCursor}`;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThan(20);
    const back = await call(`GET /v1/corridors?limit=2&endingBefore=${seen[3]}`);
    expect(back.body.data.map((one: { id: string }) => one.id)).toEqual(seen.slice(1, 3));
    expect((await call("GET /v1/currencies?startingAfter=ZZZ")).body.code).toBe(
      "validation_failed",
    );
    expect((await call("GET /v1/webhooks/event-types?limit=100")).body.data.length).toBeGreaterThan(
      50,
    );
  });

  it("changes the tenant", async () => {
    const body = { timezone: "Africa/Libreville", settings: { reversalWindowDays: 30 } };
    expect((await call("PATCH /v1/tenant", { body })).body).toMatchObject(body);
    expect(
      (await call("PATCH /v1/tenant", { body: { timezone: "Mars/Olympus" } })).body,
    ).toMatchObject({
      code: "validation_failed",
      errors: [{ pointer: "/timezone" }],
    });
  });

  it("publishes the document without what is internal, in three forms", async () => {
    const json = await call("GET /api/docs.json");
    expect(Object.keys(json.body.paths)).not.toContain("/playground");
    expect(Object.keys(json.body.paths)).toContain("/v1/payments");
    expect(
      (
        await call("GET /api/docs.json", {
          headers: { "if-none-match": json.headers.get("etag") ?? "" },
        })
      ).status,
    ).toBe(304);
    expect((await call("GET /api/docs.yaml")).text).toMatch(/^openapi: 3\.0\.3/);
    expect((await call("GET /api/docs", { headers: { accept: "text/html" } })).text).toContain(
      "<!doctype html>",
    );
    expect((await call("GET /api/docs", { headers: { accept: "application/yaml" } })).text).toMatch(
      /^openapi/,
    );
    expect((await call("GET /api/docs", { headers: { accept: "image/png" } })).status).toBe(406);
  });
});

describe("operations that are not built", () => {
  it("are all routed and say so", async () => {
    const listed = ALL_OPERATIONS.filter(({ id }) => UNSERVED.some((one) => one === id));
    expect(listed).toHaveLength(UNSERVED.length);
    const plain = listed.filter(
      ({ method, auth, path }) =>
        method === "GET" && auth.some((all) => !all.includes("SessionAuth")) && !path.includes("{"),
    );
    for (const { path } of plain)
      if (!path.startsWith("/v1/embedded/client"))
        expect((await call(`GET ${path}`)).body.code, path).toBe("not_implemented");
  });
});

it("held every answer of this file against the document", () => {
  expect(checked.count).toBeGreaterThan(45);
});

describe("the mark of a low balance", () => {
  it("is told of once, and again after there was enough", async () => {
    const one = await newPlayer(server);
    const mark = { amountMinorUnits: 990_000, currency: "XAF" };
    const settings = { settings: { lowBalanceAlert: mark } };
    expect((await one.call("PATCH /v1/tenant", { body: settings })).body).toMatchObject(settings);
    const told = async (seconds: number): Promise<readonly number[]> => {
      await one.advance(seconds);
      const { body } = await one.call("GET /v1/events?type=balance.low");
      return body.data.map(({ data }: Got["body"]) => data.available.amountMinorUnits);
    };
    await one.pay("000", 5_000);
    expect(await told(1)).toEqual([]);
    await one.pay("000", 20_000);
    const [first, ...rest] = await told(1);
    expect(rest).toEqual([]);
    expect(first).toBeLessThan(975_000);
    await one.pay("000", 1_000);
    expect(await told(600)).toEqual([first]);
    await one.call("POST /v1/sandbox/balances", {
      body: { accountId: one.account, amountMinorUnits: 100_000 },
    });
    expect(await told(600)).toEqual([first]);
    // Holds of cards take money, too.
    const { body: card } = await one.command("POST /v1/ghost-cards", "card", { currency: "XAF" });
    await one.command(`POST /v1/ghost-cards/${card.id}/authorizations`, "hold", {
      amountMinorUnits: 200_000,
      currency: "XAF",
      merchant: { id: "mrch_market", name: "Market", categoryCode: "5411", country: "CM" },
    });
    expect(await told(1)).toHaveLength(2);
  });
});
