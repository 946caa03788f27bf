import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { payout, send, type Got } from "../support/client.ts";
import { newPlayer, type Player } from "../support/player.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ background: false });
});
afterAll(() => server.stop());

const PERSON = {
  externalId: "crm-1",
  givenNames: "Awa",
  lastName: "Ndongo",
  dateOfBirth: "1991-04-17",
  phone: "+237677123456",
  email: "awa@mail.example",
  country: "CM",
  address: { line1: "Rue Joss 12", city: "Douala", country: "CM" },
  preferredLanguage: "fr",
  metadata: { segment: "market" },
};
/** `*` without the right to see numbers in full. */
const WITHOUT_PII = [
  "customers:read",
  "customers:write",
  "payments:read",
  "payments:write",
  "transactions:read",
  "sandbox:write",
  "events:read",
  "balances:read",
];
const create = (one: Player, body: object = PERSON): Promise<Got> =>
  one.call("POST /v1/customers", { body });

describe("a customer", () => {
  it("is made, read, found, changed; the phone is hidden from keys without customers:pii", async () => {
    const one = await newPlayer(server, WITHOUT_PII);
    const made = await one.command("POST /v1/customers", "c1", PERSON);
    expect(made).toMatchObject({
      status: 201,
      body: {
        displayName: "Awa Ndongo",
        type: "individual",
        phone: "+23767••••456",
        kyc: { tier: "tier_0", status: "unverified" },
        risk: { level: "unknown", blocked: false },
        address: { line1: "Rue Joss 12", line2: null },
      },
    });
    expect((await one.command("POST /v1/customers", "c1", PERSON)).text).toBe(made.text);
    const changed = await one.call(`PATCH /v1/customers/${made.body.id}`, {
      body: { lastName: "Bello", email: null },
    });
    expect(changed.body).toMatchObject({ displayName: "Awa Bello", email: null, version: 2 });
    expect((await one.call("GET /v1/customers?externalId=crm-1")).body.data).toHaveLength(1);
    expect((await one.call("GET /v1/customers?country=KE")).body.data).toEqual([]);
    expect(JSON.stringify((await one.call("GET /v1/events")).body)).not.toContain(PERSON.phone);
    const open = await newPlayer(server);
    const full = await create(open);
    expect(full.body.phone).toBe(PERSON.phone);
    expect(
      (await create(open, { type: "business", businessName: "Sahel SARL", country: "CM" })).body
        .displayName,
    ).toBe("Sahel SARL");
  });

  it("has an external id of its own, whoever asks first", async () => {
    const one = await newPlayer(server);
    await create(one);
    expect((await create(one)).body).toMatchObject({ status: 409, code: "duplicate_external_id" });
    const other = await create(one, { ...PERSON, externalId: "crm-2" });
    const clash = await one.call(`PATCH /v1/customers/${other.body.id}`, {
      body: { externalId: "crm-1" },
    });
    expect(clash.body.code).toBe("duplicate_external_id");
    const race = await Promise.all(
      Array.from({ length: 8 }, () => create(one, { ...PERSON, externalId: "race" })),
    );
    expect(race.filter(({ status }) => status === 201)).toHaveLength(1);
    const second = await newPlayer(server);
    expect((await create(second)).status).toBe(201);
  });

  it("can be named by a payment, and is shown with it", async () => {
    const one = await newPlayer(server);
    const { id } = (await create(one)).body;
    const made = await one.pay("000", 1_000, { customerId: id });
    expect(made).toMatchObject({ status: 201, body: { customerId: id } });
    const shown = await one.call(`GET /v1/payments/${made.body.id}?expand=customer`);
    expect(shown.body.customer).toMatchObject({ id, displayName: "Awa Ndongo" });
    const transaction = await one.call(
      `GET /v1/transactions/${made.body.transactionId}?expand=customer,payment`,
    );
    expect(transaction.body).toMatchObject({ customer: { id }, payment: { id: made.body.id } });
    const unknown = await one.pay("000", 1_000, { customerId: "cus_01kag9ytq2f7sv3w5x8a0b1c2d" });
    expect(unknown.body).toMatchObject({ status: 404, code: "resource_not_found" });
  });

  it("of another tenant does not exist", async () => {
    const [one, other] = [await newPlayer(server), await newPlayer(server)];
    const { id } = (await create(one)).body;
    for (const line of [`GET /v1/customers/${id}`, `DELETE /v1/customers/${id}`])
      expect((await other.call(line)).body.code).toBe("resource_not_found");
    const patched = await other.call(`PATCH /v1/customers/${id}`, { body: { lastName: "X" } });
    expect(patched.status).toBe(404);
    const paid = await other.pay("000", 1_000, { customerId: id });
    expect(paid.body.code).toBe("resource_not_found");
  });
});

describe("erasing a customer", () => {
  it("forgets the person everywhere and keeps the ledger", async () => {
    const one = await newPlayer(server);
    const made = await one.command("POST /v1/customers", "c1", PERSON);
    const { id } = made.body;
    const paid = await one.command("POST /v1/payments", "p1", {
      ...payout(one.account, 1_000, "000", { customerId: id }),
      destination: {
        type: "mobile_money",
        msisdn: "+24174999000",
        country: "GA",
        holderName: "Awa Ndongo",
      },
    });
    const line = `DELETE /v1/customers/${id}`;
    expect((await one.call(line)).body).toMatchObject({
      status: 409,
      code: "customer_has_open_items",
    });
    await one.advance(5);
    const spent = await one.money();
    const erased = await one.call(line);
    expect(erased).toMatchObject({
      status: 200,
      body: {
        displayName: "Erased customer",
        externalId: null,
        givenNames: null,
        phone: null,
        email: null,
        address: null,
        metadata: {},
        country: "CM",
      },
    });
    await one.advance(1);
    const everything = await Promise.all(
      [
        `GET /v1/customers/${id}`,
        "GET /v1/customers",
        `GET /v1/payments/${paid.body.id}`,
        `GET /v1/transactions/${paid.body.transactionId}`,
        "GET /v1/events?type=customer.*",
        "GET /v1/audit-log?limit=100",
      ].map((read) => one.call(read)),
    );
    for (const { text } of everything)
      expect(text).not.toMatch(/Awa|Ndongo|awa@mail|677123456|Rue Joss|crm-1/);
    expect((await one.command("POST /v1/customers", "c1", PERSON)).text).not.toMatch(/Awa/);
    expect(await one.money()).toEqual(spent);
    expect((await one.call(line)).body).toEqual(erased.body);
    expect((await one.call(`PATCH /v1/customers/${id}`, { body: { lastName: "X" } })).status).toBe(
      404,
    );
    expect((await create(one)).status).toBe(201);
    expect((await one.call("GET /v1/audit-log/verify")).body.valid).toBe(true);
  });

  it("needs the right to write customers", async () => {
    const one = await newPlayer(server);
    const { id } = (await create(one)).body;
    const reader = await send(server.url, `DELETE /v1/customers/${id}`, { key: "svc_test_x" });
    expect(reader.status).toBe(401);
  });
});
