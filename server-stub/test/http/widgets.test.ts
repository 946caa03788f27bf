import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sequenceEvents } from "../../src/workers/sequencer.ts";
import { send, type Got, type Send } from "../support/client.ts";
import { startTestServer, type TestServer, type TestTenant } from "../support/test-server.ts";
import { SHOP, widgetOf } from "../support/widgets.ts";

let server: TestServer;
let tenant: TestTenant;
beforeAll(async () => {
  server = await startTestServer({ background: false });
  tenant = await server.provision({ accounts: { main: { currency: "XAF", available: 1_000 } } });
});
afterAll(() => server.stop());

const call = (line: string, more: Send = {}): Promise<Got> =>
  send(server.url, line, { key: tenant.apiKey, ...more });
const create = (body: unknown, more: Send = {}): Promise<Got> =>
  call("POST /v1/embedded/widgets", { body, ...more });

/** Everything the event log says, with its types. */
async function events(of = tenant): Promise<{ types: readonly string[]; text: string }> {
  await sequenceEvents(server.services);
  const got = await send(server.url, "GET /v1/events?limit=100", { key: of.apiKey });
  return {
    types: got.body.data.map(({ type }: { type: string }) => type),
    text: got.text,
  };
}

describe("a widget", () => {
  it("is made with a first session, whose token is told once and never embedded", async () => {
    const key = randomUUID();
    const body = widgetOf.payment({}, { locale: "fr", theme: { primaryColor: "#0a6847" } });
    const made = await create(body, { headers: { "idempotency-key": key } });
    const { id, session, embed } = made.body;
    expect(made).toMatchObject({
      status: 201,
      body: {
        status: "active",
        sessionTtlSeconds: 900,
        theme: { mode: "auto", primaryColor: "#0a6847", radius: 8, logoUrl: null },
        config: {
          amountMinorUnits: 12_500,
          lockAmount: true,
          methods: ["mobile_money"],
          checks: null,
        },
        session: { status: "created", widgetId: id, result: null },
      },
    });
    expect(embed).toEqual({
      scriptUrl: "https://widgets.njia.example/embed/v1/widget.js",
      html: `<script src="https://widgets.njia.example/embed/v1/widget.js" async></script><njia-payment widget="${id}" locale="fr"></njia-payment>`,
      iframeUrl: `https://widgets.njia.example/embed/${id}`,
    });
    expect(session.clientToken).toMatch(/^wct_/);
    expect(JSON.stringify(embed)).not.toContain("wct_");
    expect(Date.parse(session.expiresAt) - Date.parse(session.createdAt)).toBe(900_000);
    const again = await create(body, { headers: { "idempotency-key": key } });
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    expect(again.body).toEqual({ ...made.body, session: { ...session, clientToken: null } });
    expect((await call(`GET /v1/embedded/widgets/${id}`)).body).toEqual({
      ...made.body,
      session: null,
    });
    const told = await events();
    expect(told.types).toContain("widget.created");
    expect(told.text).not.toContain("wct_");
  });

  it("takes the settings of its own kind only", async () => {
    const { main } = tenant.accounts;
    const refused = async (body: unknown, code: string, pointer: string): Promise<void> => {
      const got = await create(body);
      expect(got, JSON.stringify(body)).toMatchObject({ body: { code, errors: [{ pointer }] } });
    };
    const invalid = "validation_failed";
    await refused(widgetOf.payment({ checks: ["liveness"] }), invalid, "/config/checks");
    await refused(widgetOf.kyc({ amount: 5 }), invalid, "/config/amount");
    await refused(widgetOf.balance({}), invalid, "/config");
    await refused(
      widgetOf.balance({ accountIds: [main], currencies: ["XAF"] }),
      invalid,
      "/config",
    );
    await refused(
      widgetOf.payment({ currency: "ABC" }),
      "currency_not_supported",
      "/config/currency",
    );
    await refused(
      widgetOf.balance({ currencies: ["XAF", "ABC"] }),
      "currency_not_supported",
      "/config/currencies/1",
    );
    await refused(widgetOf.payment({ amount: 1 }), "amount_conflict", "/config/amount");
    await refused(
      widgetOf.payment({ amountMinorUnits: undefined }),
      invalid,
      "/config/amountMinorUnits",
    );
    await refused(
      widgetOf.payment({}, { theme: { logoUrl: "http://x.example/l.png" } }),
      invalid,
      "/theme/logoUrl",
    );
    await refused(
      widgetOf.payment({}, { allowedOrigins: [SHOP, "https://a:99999"] }),
      invalid,
      "/allowedOrigins/1",
    );
    const amount = await create(widgetOf.payment({ amountMinorUnits: undefined, amount: 700 }));
    expect(amount.body.config.amountMinorUnits).toBe(700);
  });

  it("shows accounts and knows customers of its own tenant only", async () => {
    const other = await server.provision({ accounts: { main: { currency: "XAF", available: 0 } } });
    const foreign = await create(widgetOf.balance({ accountIds: [other.accounts["main"]] }));
    expect(foreign).toMatchObject({ status: 404, body: { code: "resource_not_found" } });
    const customerId = "cus_01kag9ytq2f7sv3w5x8a0b1c2d";
    expect((await create(widgetOf.kyc({}, { customerId }))).status).toBe(404);
    const mine = await create(widgetOf.balance({ accountIds: [tenant.accounts["main"]] }));
    expect(mine.body.config).toMatchObject({ showPending: false, currencies: null });
    const { id } = mine.body;
    for (const line of ["GET ", "DELETE "])
      expect(
        (await send(server.url, `${line}/v1/embedded/widgets/${id}`, { key: other.apiKey })).status,
      ).toBe(404);
    const session = `POST /v1/embedded/widgets/${id}/sessions`;
    expect((await send(server.url, session, { key: other.apiKey })).status).toBe(404);
  });

  it("has https pages only in live mode, and the developer's own machine in test mode", async () => {
    const live = await server.provision({
      livemode: true,
      accounts: { main: { currency: "XAF", available: 0 } },
    });
    const local = widgetOf.payment({}, { allowedOrigins: ["http://localhost:*"] });
    const got = await create(local, { key: live.apiKey });
    expect(got).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: "/allowedOrigins/0", code: "validation_failed" }] },
    });
    expect((await create(local)).status).toBe(201);
    const spelt = widgetOf.payment({}, { allowedOrigins: ["https://Shop.Example:443", SHOP] });
    expect((await create(spelt)).body.allowedOrigins).toEqual([SHOP]);
  });

  it("changes by the members that are given", async () => {
    const { body: widget } = await create(widgetOf.balance({ currencies: ["XAF"] }));
    const path = `PATCH /v1/embedded/widgets/${widget.id}`;
    const changed = await call(path, {
      body: {
        config: { accountIds: [tenant.accounts["main"]] },
        theme: { radius: 0 },
        locale: "sw",
        allowedOrigins: ["https://new.example"],
      },
    });
    expect(changed).toMatchObject({
      status: 200,
      body: {
        version: 2,
        locale: "sw",
        session: null,
        theme: { mode: "auto", radius: 0 },
        allowedOrigins: ["https://new.example"],
        config: { currencies: null, accountIds: [tenant.accounts["main"]] },
      },
    });
    const wrong = await call(path, { body: { config: { lockAmount: false } } });
    expect(wrong).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: "/config/lockAmount" }] },
    });
    expect((await call(path, { body: { locale: null } })).body.locale).toBeNull();
    expect(
      (await call(path.replace(/wgt_.*/, "wgt_01kag9ytq2f7sv3w5x8a0b1c2d"), { body: {} })).status,
    ).toBe(404);
  });

  it("opens further sessions until it is disabled, which ends those that are open", async () => {
    const one = await server.provision({ accounts: { main: { currency: "XAF", available: 0 } } });
    const ask = (line: string, more: Send = {}) =>
      send(server.url, line, { key: one.apiKey, ...more });
    const { body: widget } = await ask("POST /v1/embedded/widgets", { body: widgetOf.payment() });
    const path = `/v1/embedded/widgets/${widget.id}`;
    const key = { "idempotency-key": randomUUID() };
    const session = await ask(`POST ${path}/sessions`, { headers: key });
    expect(session).toMatchObject({ status: 201, body: { widgetId: widget.id, kind: "payment" } });
    expect(session.body.clientToken).not.toBe(widget.session.clientToken);
    const again = await ask(`POST ${path}/sessions`, { headers: key });
    expect(again.body).toEqual({ ...session.body, clientToken: null });
    const ended = await ask(`DELETE ${path}`);
    expect(ended).toMatchObject({ status: 200, body: { status: "disabled", version: 2 } });
    expect((await ask(`DELETE ${path}`)).body).toEqual(ended.body);
    expect(await ask(`POST ${path}/sessions`)).toMatchObject({
      status: 409,
      body: { code: "invalid_state_transition", from: "disabled", to: "active" },
    });
    await ask("POST /v1/sandbox/clock/advance", { body: { seconds: 1 } });
    const told = await events(one);
    expect(told.types.filter((type) => type === "widget.disabled")).toHaveLength(1);
    expect(told.types.filter((type) => type === "widget_session.expired")).toHaveLength(2);
  });

  it("is listed by kind and state", async () => {
    const one = await server.provision({ accounts: { main: { currency: "XAF", available: 0 } } });
    const ask = (line: string, more: Send = {}) =>
      send(server.url, line, { key: one.apiKey, ...more });
    const ids: string[] = [];
    for (const body of [widgetOf.payment(), widgetOf.kyc(), widgetOf.kyc()])
      ids.push((await ask("POST /v1/embedded/widgets", { body })).body.id);
    await ask(`DELETE /v1/embedded/widgets/${ids[1]}`);
    const list = async (query: string): Promise<readonly string[]> =>
      (await ask(`GET /v1/embedded/widgets?${query}`)).body.data.map(
        ({ id }: { id: string }) => id,
      );
    expect(await list("")).toEqual([...ids].reverse());
    expect(await list("kind=kyc&status=active")).toEqual([ids[2]]);
    expect(await list("status=disabled")).toEqual([ids[1]]);
    expect(await list(`limit=1&startingAfter=${ids[2]}`)).toEqual([ids[1]]);
  });

  it("needs its own scopes", async () => {
    const reader = await server.provision({ scopes: ["widgets:read"] });
    expect((await create(widgetOf.kyc(), { key: reader.apiKey })).status).toBe(403);
  });

  it("ends its sessions when their time is over, by the sandbox clock", async () => {
    const one = await server.provision({});
    const ask = (line: string, more: Send = {}) =>
      send(server.url, line, { key: one.apiKey, ...more });
    await ask("POST /v1/embedded/widgets", { body: widgetOf.kyc({}, { sessionTtlSeconds: 60 }) });
    const early = await ask("POST /v1/sandbox/clock/advance", { body: { seconds: 55 } });
    expect(early.text).not.toContain("widget_session_expiry");
    const moved = await ask("POST /v1/sandbox/clock/advance", { body: { seconds: 10 } });
    expect(moved.body.ran).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: "widget_session_expiry", result: "expired" }),
      ]),
    );
    expect((await events(one)).types).toContain("widget_session.expired");
  });
});
