import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { payout, send, type Got, type Send } from "../support/client.ts";
import { startTestServer, type TestServer, type TestTenant } from "../support/test-server.ts";

let server: TestServer;
let tenant: TestTenant;
let count = 0;
beforeAll(async () => {
  server = await startTestServer({ background: false });
  tenant = await server.provision({ accounts: { A: { currency: "XAF", available: 5_000_000 } } });
});
afterAll(() => server.stop());

const call = (line: string, more: Send = {}): Promise<Got> =>
  send(server.url, line, { key: tenant.apiKey, ...more });
const base = (): object => ({
  ...payout(tenant.accounts["A"] ?? "", 1),
  amountMinorUnits: undefined,
});
const pay = (body: object, headers = {}): Promise<Got> =>
  call("POST /v1/payments", {
    body,
    headers: { "idempotency-key": `v${(count += 1)}`, ...headers },
  });

describe("the way from amount to amountMinorUnits", () => {
  it.each([
    ["only the new name", { amountMinorUnits: 1_000 }, 201, null],
    ["only the old name", { amount: 1_000 }, 201, null],
    ["both, equal", { amount: 1_000, amountMinorUnits: 1_000 }, 201, null],
    ["both, different", { amount: 1_000, amountMinorUnits: 1_001 }, 400, "amount_conflict"],
    ["the old name with decimals", { amount: 10.5 }, 400, "amount_not_integer"],
    ["the old name as text", { amount: "1000" }, 400, "amount_not_integer"],
    ["the new name with decimals", { amountMinorUnits: 10.5 }, 400, "amount_not_integer"],
    ["neither", {}, 400, "amount_required"],
    ["zero", { amountMinorUnits: 0 }, 400, "validation_failed"],
    ["more than the bound", { amountMinorUnits: 1_000_000_000_000 }, 400, "validation_failed"],
  ])("%s", async (_name, members, status, code) => {
    const got = await pay({ ...base(), ...members });
    expect(got.status).toBe(status);
    if (code !== null) expect(got.body.code).toBe(code);
    const isOld = "amount" in members;
    expect(got.headers.get("x-api-warn")).toBe(
      isOld && status === 201 ? "amount_field_deprecated" : null,
    );
    if (isOld && status === 201) {
      expect(got.headers.get("deprecation")).toBe("@1772323200");
      expect(got.headers.get("sunset")).toBe("Tue, 01 Jun 2027 00:00:00 GMT");
    }
  });

  it("holds inside lists", async () => {
    const observation = {
      rail: "gimacpay",
      currency: "XAF",
      cost: { amountMinorUnits: 20, currency: "XAF" },
      succeeded: true,
      latencySeconds: 1,
      observedAt: "2026-01-01T00:00:00.000Z",
    };
    const got = await call("POST /v1/sandbox/corridor-history", {
      body: {
        corridorId: "CM-GA-XAF-XAF",
        observations: [
          { ...observation, amountMinorUnits: 1_000 },
          { ...observation, amount: 1.5 },
        ],
      },
    });
    expect(got.body).toMatchObject({
      code: "amount_not_integer",
      errors: [{ pointer: "/observations/1/amount" }],
    });
  });

  it("mirrors amounts for the legacy version only", async () => {
    const old = await pay(
      { ...base(), amountMinorUnits: 1_000 },
      { "x-api-version": "2026-03-01" },
    );
    expect(old.body).toMatchObject({ amount: 1_000, amountMinorUnits: 1_000 });
    expect(old.headers.get("x-api-version")).toBe("2026-03-01");
    expect((await pay({ ...base(), amountMinorUnits: 1_000 })).body).not.toHaveProperty("amount");
    expect(
      (await call("GET /v1/balances", { headers: { "x-api-version": "2020-01-01" } })).body,
    ).toMatchObject({ code: "api_version_unsupported", supported: ["2026-03-01", "2026-09-01"] });
  });
});

describe("faults in a body", () => {
  it.each([
    ["no change at all", {}, ""],
    ["no change of a setting", { settings: {} }, "/settings"],
  ])("%s", async (_name, body, pointer) => {
    const got = await call("PATCH /v1/tenant", { body });
    expect([got.status, got.body.errors]).toMatchObject([
      400,
      [{ pointer, code: "minProperties" }],
    ]);
  });

  it.each([
    [
      "a member that is missing",
      { currency: undefined },
      "validation_failed",
      [["/currency", "required"]],
    ],
    [
      "a member that nobody knows",
      { destinaton: 1 },
      "unknown_field",
      [["/destinaton", "unknown_field"]],
    ],
    [
      "one deep inside",
      { destination: { type: "mobile_money", msisdn: "+24174999000", country: "GA", nick: "x" } },
      "unknown_field",
      [["/destination/nick", "unknown_field"]],
    ],
    ["a broken pattern", { currency: "xaf" }, "validation_failed", [["/currency", "pattern"]]],
    [
      "a value off the list",
      { direction: "sideways" },
      "validation_failed",
      [["/direction", "enum"]],
    ],
    [
      "an unknown kind of party",
      { destination: { type: "pigeon" } },
      "validation_failed",
      [["/destination/type", "enum"]],
    ],
    [
      "one of two that must be given",
      { destination: { type: "bank_account", country: "KE", bankCode: "ABC", holderName: "Asha" } },
      "validation_failed",
      [["/destination", "required_any"]],
    ],
    [
      "several at once",
      { currency: "xaf", feeBearer: "nobody" },
      "validation_failed",
      [
        ["/currency", "pattern"],
        ["/feeBearer", "enum"],
      ],
    ],
    [
      "a name that must be escaped",
      { metadata: { "a/b~c": 5 } },
      "validation_failed",
      [["/metadata/a~1b~0c", "type"]],
    ],
    [
      "a name that objects have of old",
      JSON.parse('{"__proto__": 1}') as object,
      "unknown_field",
      [["/__proto__", "unknown_field"]],
    ],
  ])("%s", async (_name, change, code, faults) => {
    const body = Object.assign(Object.create(null), { ...base(), amountMinorUnits: 1_000 });
    for (const [name, value] of Object.entries(change))
      Object.defineProperty(body, name, {
        value,
        enumerable: true,
        configurable: true,
        writable: true,
      });
    const got = await pay(body);
    expect(got.status).toBe(400);
    expect(got.body.code).toBe(code);
    const found = got.body.errors.map((error: { pointer: string; code: string }) => [
      error.pointer,
      error.code,
    ]);
    expect(found).toEqual(expect.arrayContaining(faults));
    expect(found).toHaveLength(faults.length);
  });

  it.each([
    ["a list", "[]", "validation_failed"],
    ["text", '"x"', "validation_failed"],
    ["half a document", '{"a"', "malformed_json"],
    ["nothing", "", "validation_failed"],
  ])("%s instead of an object", async (_name, raw, code) => {
    expect(
      (await call("POST /v1/payments", { raw, headers: { "idempotency-key": "raw" } })).body.code,
    ).toBe(code);
  });

  it("refuses a body where none belongs", async () => {
    const made = await pay({ ...base(), amountMinorUnits: 1_000 });
    expect(
      (await call(`POST /v1/payments/${made.body.id}/cancel`, { body: { why: "because" } })).body
        .code,
    ).toBe("unknown_field");
    expect((await call(`POST /v1/payments/${made.body.id}/cancel`, { body: {} })).status).toBe(200);
  });
});

describe("faults in parameters", () => {
  it.each(["1619-07-18T04:52:20.5-14:00", "9999-12-31T23:59:59Z", "0001-01-01T00:00:00Z"])(
    "takes the time %s",
    async (time) => {
      const line = `GET /v1/transactions?createdAfter=${encodeURIComponent(time)}`;
      expect((await call(line)).status).toBe(200);
    },
  );

  it.each([
    ["a limit that is no number", "GET /v1/payments?limit=many", "limit"],
    ["a limit out of bounds", "GET /v1/payments?limit=101", "limit"],
    ["a parameter given twice", "GET /v1/payments?limit=1&limit=2", "limit"],
    ["a status off the list", "GET /v1/payments?status=lost", "status"],
    ["a time that is none", "GET /v1/payments?createdAfter=yesterday", "createdAfter"],
    ...[
      "2026-01-01T00:00:00%2B17:07",
      "2016-12-31T23:59:60Z",
      "0000-01-01T00:00:00Z",
      "9999-12-31T23:59:59-01:00",
    ].map((time) => [
      `a time that no database holds: ${time}`,
      `GET /v1/transactions?createdAfter=${time}`,
      "createdAfter",
    ]),
    ["something to expand that is not there", "GET /v1/payments?expand=moon", "expand"],
    ["a parameter that nobody knows", "GET /v1/payments?statsu=failed", "statsu"],
  ])("%s", async (_name, line, name) => {
    const got = await call(line);
    expect(got.status).toBe(400);
    expect(got.body.errors).toEqual([expect.objectContaining({ in: "query", name })]);
  });
});
