import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { send, type Got, type Send } from "../support/client.ts";
import { newPlayer, type Player } from "../support/player.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";
import { SHOP, visitor, widgetOf } from "../support/widgets.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ background: false });
});
afterAll(() => server.stop());

const SESSION = "GET /v1/embedded/client/session";
const PAYMENTS = "POST /v1/embedded/client/payments";
const QUOTES = "POST /v1/embedded/client/quotes";
const BALANCES = "GET /v1/embedded/client/balances";
const KYC = "POST /v1/embedded/client/kyc";

/** A wallet in Cameroon whose last digits steer the simulated provider (domain 4.12). */
const wallet = (magic: string): string => `+237677999${magic}`;
const [PAYS, REJECTS, SILENT] = ["000", "004", "013"];

interface Shop {
  readonly one: Player;
  readonly widget: Got["body"];
  readonly token: string;
  readonly session: string;
  readonly visit: (line: string, more?: Send) => Promise<Got>;
  readonly pay: (magic: string, tryNumber: number, more?: object) => Promise<Got>;
}

/** A shop with a widget, and a visitor on its page. */
async function shop(body: object = widgetOf.payment(), of?: Player): Promise<Shop> {
  const one = of ?? (await newPlayer(server));
  const { body: widget } = await one.call("POST /v1/embedded/widgets", { body });
  const { clientToken: token, id: session } = widget.session;
  const visit = visitor(server.url, token);
  return {
    one,
    widget,
    token,
    session,
    visit,
    pay: (magic, tryNumber, more = {}) =>
      visit(PAYMENTS, {
        body: { msisdn: wallet(magic), ...more },
        headers: { "idempotency-key": `${session}-${tryNumber}` },
      }),
  };
}

const payments = async (one: Player): Promise<readonly Got["body"][]> =>
  (await one.call("GET /v1/payments?limit=100")).body.data;
const sessionEvents = async (one: Player): Promise<readonly string[]> =>
  (await one.eventTypes()).filter((type) => type.startsWith("widget_session."));

describe("a payment widget", () => {
  it("takes a visitor from the quote to the paid order, and tells the business by events", async () => {
    const { one, widget, visit, pay } = await shop(
      widgetOf.payment({}, { metadata: { order: "7" } }),
    );
    const opened = await visit(SESSION);
    expect(opened.body).toMatchObject({
      status: "opened",
      kind: "payment",
      merchantName: "Test tenant",
      tryNumber: 1,
      paymentId: null,
      currencies: [{ code: "XAF", minorUnitDigits: 0 }],
    });
    expect(opened.body.walletPrefixes).toContainEqual({
      country: "CM",
      prefix: "+23767",
      provider: "mtn_momo",
    });
    const quote = await visit(QUOTES, { body: { msisdn: wallet(PAYS) } });
    expect(quote).toMatchObject({
      status: 201,
      body: { amountMinorUnits: 12_500, total: { amountMinorUnits: 12_500 }, provider: "mtn_momo" },
    });
    const made = await pay(PAYS, 1, { quoteId: quote.body.id });
    expect(made).toMatchObject({
      status: 201,
      body: { status: "pending", reference: "ORDER-7781", failure: null },
    });
    expect(made.text).not.toContain("677999");
    const under = await visit(SESSION);
    expect(under.body).toMatchObject({ tryNumber: 1, paymentId: made.body.id });
    await one.advance(10);
    const paid = await visit(`GET /v1/embedded/client/payments/${made.body.id}`);
    expect(paid.body.status).toBe("completed");
    expect((await visit(SESSION)).body).toMatchObject({
      status: "completed",
      tryNumber: 1,
      paymentId: made.body.id,
    });
    const [payment] = await payments(one);
    expect(payment).toMatchObject({
      direction: "collection",
      quoteId: quote.body.id,
      metadata: { order: "7" },
      timeline: expect.arrayContaining([
        expect.objectContaining({ actor: { type: "widget", id: widget.id, display: null } }),
      ]),
    });
    expect(await sessionEvents(one)).toEqual(["widget_session.opened", "widget_session.completed"]);
    const events = await one.call("GET /v1/events?limit=100");
    const done = events.body.data.find(
      ({ type }: { type: string }) => type === "widget_session.completed",
    );
    expect(done.data.result).toEqual({ paymentId: made.body.id, kycScoreId: null });
    expect(events.text).not.toContain("wct_");
  });

  it("never pays twice: not by repeated clicks, not after a reload, not with another key, not when all is paid", async () => {
    const { one, visit, pay } = await shop();
    const first = await pay(PAYS, 1);
    const again = await pay(PAYS, 1);
    expect(again.text).toBe(first.text);
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    const other = {
      code: "invalid_state_transition",
      resource: { type: "payment", id: first.body.id },
    };
    expect(await pay(PAYS, 2)).toMatchObject({ status: 409, body: { ...other, from: "pending" } });
    await one.advance(10);
    expect(await pay(PAYS, 3)).toMatchObject({
      status: 409,
      body: { ...other, from: "completed" },
    });
    expect((await pay(PAYS, 1)).text).toBe(first.text);
    expect(await pay(SILENT, 1)).toMatchObject({
      status: 422,
      body: { code: "idempotency_key_reused" },
    });
    expect(await visit(PAYMENTS, { body: { msisdn: wallet(PAYS) } })).toMatchObject({
      body: { code: "idempotency_key_required" },
    });
    expect(await payments(one)).toHaveLength(1);
  });

  it("makes one payment of many clicks at once, whatever keys they bring", async () => {
    const { one, pay } = await shop();
    const got = await Promise.all(
      Array.from({ length: 12 }, (_, index) => pay(PAYS, index < 4 ? 1 : index)),
    );
    const made = new Set(got.filter(({ status }) => status === 201).map(({ body }) => body.id));
    expect(made.size).toBe(1);
    for (const { status, body } of got)
      if (status !== 201)
        expect(["invalid_state_transition", "idempotency_in_progress"]).toContain(body.code);
    expect(await payments(one)).toHaveLength(1);
    await one.advance(10);
    expect((await one.tenant.facts()).accounts["A"]?.available).toBeGreaterThan(1_000_000);
    expect((await one.tenant.facts()).accounts["A"]?.available).toBeLessThanOrEqual(1_012_500);
  });

  it("lets a visitor try again after a payment that failed for good, and only then", async () => {
    const { one, visit, pay } = await shop();
    const failed = await pay(REJECTS, 1);
    await one.advance(10);
    expect((await visit(`GET /v1/embedded/client/payments/${failed.body.id}`)).body).toMatchObject({
      status: "failed",
      failure: { code: "payer_rejected", message: "The payer declined.", mayRetry: true },
    });
    const french = await visit(`GET /v1/embedded/client/payments/${failed.body.id}`, {
      headers: { "accept-language": "fr-CM,fr;q=0.9" },
    });
    expect(french.body.failure.message).toBe("Le payeur a refusé.");
    expect((await visit(SESSION)).body).toMatchObject({
      status: "opened",
      tryNumber: 2,
      paymentId: null,
    });
    expect((await pay(PAYS, 2)).status).toBe(201);
    await one.advance(10);
    expect((await visit(SESSION)).body).toMatchObject({ status: "completed", tryNumber: 2 });
  });

  it("locks its amount unless it says otherwise, and finds the wallet of a number", async () => {
    const locked = await shop();
    expect(await locked.pay(PAYS, 1, { amountMinorUnits: 1 })).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: "/amountMinorUnits" }] },
    });
    expect(await locked.pay(PAYS, 1, { country: "GA" })).toMatchObject({
      status: 400,
      body: { code: "country_phone_mismatch", errors: [{ pointer: "/msisdn" }] },
    });
    const nameless = { body: { msisdn: "+237620000000" }, headers: { "idempotency-key": "x" } };
    expect(await locked.visit(PAYMENTS, nameless)).toMatchObject({
      body: { code: "validation_failed", errors: [{ pointer: "/provider" }] },
    });
    const open = await shop(widgetOf.payment({ lockAmount: false }));
    expect((await open.pay(PAYS, 1, { amountMinorUnits: 900 })).body.total.amountMinorUnits).toBe(
      900,
    );
  });

  it("honours quotes of its own session only", async () => {
    const mine = await shop();
    const yours = await shop(widgetOf.payment(), mine.one);
    const quote = await yours.visit(QUOTES, { body: { msisdn: wallet(PAYS) } });
    for (const quoteId of [quote.body.id, "qte_01kag9ytq2f7sv3w5x8a0b1c2d"])
      expect(await mine.pay(PAYS, 1, { quoteId })).toMatchObject({
        status: 422,
        body: { code: "quote_mismatch", errors: [{ pointer: "/quoteId" }] },
      });
  });

  it("keeps visitors apart: neither payments nor keys of another session are theirs", async () => {
    const mine = await shop();
    const yours = await shop(widgetOf.payment(), mine.one);
    const paid = await yours.pay(PAYS, 1);
    const foreign = await mine.visit(`GET /v1/embedded/client/payments/${paid.body.id}`);
    expect(foreign).toMatchObject({ status: 404, body: { code: "resource_not_found" } });
    const taken = await mine.visit(PAYMENTS, {
      body: { msisdn: wallet(PAYS) },
      headers: { "idempotency-key": `${yours.session}-1` },
    });
    expect(taken.status).toBe(201);
    expect(taken.body.id).not.toBe(paid.body.id);
  });

  it("goes on when it is disabled or its time is over, but lets nobody in any more", async () => {
    const { one, widget, visit, pay } = await shop(widgetOf.payment({}, { sessionTtlSeconds: 60 }));
    const made = await pay(SILENT, 1);
    await one.call(`DELETE /v1/embedded/widgets/${widget.id}`);
    expect(await visit(SESSION)).toMatchObject({
      status: 401,
      body: { code: "widget_token_invalid" },
    });
    await one.advance(100);
    expect((await one.call(`GET /v1/payments/${made.body.id}`)).body.status).not.toBe("failed");
    expect(await sessionEvents(one)).toEqual(["widget_session.opened"]);
  });

  it("ends a session as canceled when the business takes the payment back", async () => {
    const { one, visit, pay } = await shop();
    const made = await pay(PAYS, 1);
    expect((await one.command(`POST /v1/payments/${made.body.id}/cancel`, "c-1")).status).toBe(200);
    await one.advance(1);
    expect((await visit(SESSION)).status).toBe(401);
    expect(await sessionEvents(one)).toEqual(["widget_session.opened", "widget_session.canceled"]);
  });
});

describe("a client token", () => {
  it("works on the widget's own pages only, and tells no other page anything", async () => {
    const { widget, token, one } = await shop();
    const evil = await visitor(server.url, token, "https://evil.example")(SESSION);
    expect(evil).toMatchObject({ status: 403, body: { code: "origin_not_allowed" } });
    expect(evil.headers.get("access-control-allow-origin")).toBeNull();
    expect((await visitor(server.url, token, null)(SESSION)).status).toBe(403);
    expect((await visitor(server.url, token, "null")(SESSION)).status).toBe(403);
    for (const origin of [SHOP, "https://widgets.njia.example"]) {
      const got = await visitor(server.url, token, origin)(SESSION);
      expect(got.status).toBe(200);
      expect(got.headers.get("access-control-allow-origin")).toBe(origin);
      expect(got.headers.get("access-control-expose-headers")).toContain("X-Request-Id");
      expect(got.headers.get("vary")).toContain("Origin");
    }
    await one.call(`PATCH /v1/embedded/widgets/${widget.id}`, {
      body: { allowedOrigins: ["https://new.example", "http://localhost:*"] },
    });
    expect((await visitor(server.url, token)(SESSION)).status).toBe(403);
    expect((await visitor(server.url, token, "http://localhost:5173")(SESSION)).status).toBe(200);
    expect(
      (await visitor(server.url, token, "http://localhost.evil.example")(SESSION)).status,
    ).toBe(403);
  });

  it("is one of a session that lives: unknown, malformed, expired ones and API keys are refused", async () => {
    const { one, token, visit } = await shop(widgetOf.payment({}, { sessionTtlSeconds: 60 }));
    const unknown = `wct_${"A".repeat(43)}`;
    for (const wrong of [unknown, "wct_short", token.replace("wct_", "svs_"), one.tenant.apiKey]) {
      const got = await visitor(server.url, wrong)(SESSION);
      expect(got).toMatchObject({ status: 401, body: { code: "widget_token_invalid" } });
      expect(got.headers.get("www-authenticate")).toBe("Bearer");
      expect(got.headers.get("access-control-allow-origin")).toBeNull();
    }
    const keyOnly = await send(server.url, SESSION, {
      key: one.tenant.apiKey,
      headers: { origin: SHOP },
    });
    expect(keyOnly.status).toBe(401);
    const asKey = await send(server.url, "GET /v1/balances", {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(asKey.status).toBe(401);
    await one.advance(61);
    const late = await visit(SESSION);
    expect(late).toMatchObject({ status: 401, body: { code: "widget_token_invalid" } });
    expect(late.headers.get("access-control-allow-origin")).toBe(SHOP);
  });

  it("opens its own tenant and mode, and nothing after test mode was reset", async () => {
    const live = await server.provision({
      livemode: true,
      accounts: { A: { currency: "XAF", available: 777 } },
    });
    const body = widgetOf.balance({ currencies: ["XAF"] });
    const made = await send(server.url, "POST /v1/embedded/widgets", { key: live.apiKey, body });
    const visit = visitor(server.url, made.body.session.clientToken);
    expect((await visit(SESSION)).body.livemode).toBe(true);
    expect((await visit(BALANCES)).body.balances[0].available.amountMinorUnits).toBe(777);
    const test = await shop(body);
    expect((await test.visit(BALANCES)).body.balances[0].available.amountMinorUnits).toBe(
      1_000_000,
    );
    expect((await test.one.call("POST /v1/sandbox/reset")).status).toBe(200);
    expect((await test.visit(SESSION)).status).toBe(401);
    expect((await visit(SESSION)).status).toBe(200);
  });

  it("is of one kind", async () => {
    const payment = await shop();
    const balance = await shop(widgetOf.balance({ currencies: ["XAF"] }), payment.one);
    const refused = { status: 403, body: { code: "origin_not_allowed" } };
    expect(await payment.visit(BALANCES)).toMatchObject(refused);
    expect(await balance.pay(PAYS, 1)).toMatchObject(refused);
    expect(await balance.visit(QUOTES, { body: { msisdn: wallet(PAYS) } })).toMatchObject(refused);
    expect(await balance.visit(KYC, { body: { consent } })).toMatchObject(refused);
    expect(await payments(payment.one)).toHaveLength(0);
  });

  it("keeps what its session started with when the widget changes", async () => {
    const { one, widget, visit } = await shop();
    await one.call(`PATCH /v1/embedded/widgets/${widget.id}`, {
      body: { config: { amountMinorUnits: 1 }, locale: "fr" },
    });
    expect((await visit(SESSION)).body).toMatchObject({
      locale: null,
      config: { amountMinorUnits: 12_500 },
    });
  });
});

describe("a balance widget", () => {
  it("shows what it was made for, of its own tenant and mode", async () => {
    const { one, visit } = await shop(widgetOf.balance({ currencies: ["XAF", "KES"] }));
    expect((await visit(BALANCES)).body.balances).toEqual([
      {
        name: "XAF",
        accountId: null,
        currency: "XAF",
        available: { amountMinorUnits: 1_000_000, currency: "XAF" },
        pending: null,
      },
      {
        name: "KES",
        accountId: null,
        currency: "KES",
        available: { amountMinorUnits: 0, currency: "KES" },
        pending: null,
      },
    ]);
    const settings = { accountIds: [one.account], showPending: true };
    const account = await shop(widgetOf.balance(settings), one);
    expect((await account.visit(BALANCES)).body.balances).toMatchObject([
      { accountId: one.account, name: "A", pending: { amountMinorUnits: 0 } },
    ]);
    expect((await account.visit(SESSION)).body.currencies).toEqual([
      { code: "XAF", minorUnitDigits: 0 },
    ]);
  });
});

const consent = {
  granted: true,
  grantedAt: "2026-11-20T09:58:00.000Z",
  purpose: "identity_verification",
  reference: "consent-8842",
  noticeLanguage: "fr",
};
const subject = {
  givenNames: "Aïcha Ngono",
  lastName: "Mballa",
  dateOfBirth: "1994-03-12",
  country: "CM",
};
const papers = (number: string, more: object = { subject }): object => ({
  ...more,
  identity: { country: "CM", type: "CNI", number },
  consent,
});

describe("an identity widget", () => {
  it("verifies a visitor once, and says no more than they may know", async () => {
    const { one, visit } = await shop(widgetOf.kyc());
    const made = await visit(KYC, { body: papers("112233444000") });
    expect(made).toMatchObject({ status: 200, body: { status: "completed", decision: "clear" } });
    expect(made.text).not.toContain("112233444000");
    await one.advance(1);
    expect((await visit(SESSION)).body).toMatchObject({
      status: "completed",
      kycScoreId: made.body.id,
      walletPrefixes: [],
    });
    expect(await visit(KYC, { body: papers("112233444000") })).toMatchObject({
      status: 409,
      body: { code: "invalid_state_transition", resource: { type: "kyc_score", id: made.body.id } },
    });
    expect((await one.call("GET /v1/kyc/scores")).body.data).toHaveLength(1);
    expect(await sessionEvents(one)).toEqual(["widget_session.opened", "widget_session.completed"]);
  });

  it("waits for the authority, and yields one assessment of many clicks at once", async () => {
    const { one, visit } = await shop(widgetOf.kyc());
    const got = await Promise.all(
      Array.from({ length: 6 }, () => visit(KYC, { body: papers("112233444006") })),
    );
    expect(got.filter(({ status }) => status === 202)).toHaveLength(1);
    expect(got.filter(({ status }) => status === 409)).toHaveLength(5);
    expect((await visit(SESSION)).body).toMatchObject({ status: "opened" });
    await one.advance(120);
    expect((await visit(SESSION)).body.status).toBe("completed");
  });

  it("verifies the customer it was made for and nobody else", async () => {
    const one = await newPlayer(server);
    const customer = await one.call("POST /v1/customers", {
      body: { type: "individual", ...subject, phone: "+237677000123" },
    });
    const customerId: string = customer.body.id;
    const { visit } = await shop(widgetOf.kyc({}, { customerId }), one);
    expect(await visit(KYC, { body: papers("112233444000") })).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: "/subject" }] },
    });
    const made = await visit(KYC, { body: papers("112233444000", {}) });
    expect(made).toMatchObject({ status: 200, body: { tier: "tier_2" } });
    expect((await one.call(`GET /v1/customers/${customerId}`)).body.kyc.tier).toBe("tier_2");
    const stranger = await shop(widgetOf.kyc(), one);
    expect(await stranger.visit(KYC, { body: papers("112233444000", {}) })).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: "/subject" }] },
    });
  });
});
