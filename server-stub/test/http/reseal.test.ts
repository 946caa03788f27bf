import { randomBytes } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openKeyRing } from "../../src/commands/context.ts";
import { resealAll } from "../../src/commands/reseal.ts";
import { keyIdOf, type KeyRing } from "../../src/crypto/key-ring.ts";
import { send, type Got, type Send } from "../support/client.ts";
import { openTestDatabase, type TestDatabase } from "../support/database.ts";
import { startReceiver, type Receiver } from "../support/receiver.ts";
import { startTestServer, type TestServer, type TestTenant } from "../support/test-server.ts";

const masterKey = (): string => randomBytes(32).toString("base64");
let database: TestDatabase;
let receiver: Receiver;
let server: TestServer;
let tenant: TestTenant;
let count = 0;
beforeAll(async () => {
  database = await openTestDatabase();
  receiver = await startReceiver();
});
afterAll(async () => {
  await server.stop();
  await receiver.stop();
  await database.close();
});

/** The server again, as a process that was started with these master keys. */
async function startWith(masterKeys: readonly string[]): Promise<KeyRing> {
  await server?.stop();
  const keyRing = await openKeyRing(database.db, masterKeys);
  server = await startTestServer({ on: database, background: false, services: { keyRing } });
  return keyRing;
}
const call = (line: string, more: Send = {}): Promise<Got> =>
  send(server.url, line, {
    key: tenant.apiKey,
    ...(line.startsWith("POST") ? { headers: { "idempotency-key": `call-${(count += 1)}` } } : {}),
    ...more,
  });
const made = async (line: string, body: object): Promise<Got["body"]> => {
  const got = await call(line, { body });
  expect([200, 201], got.text).toContain(got.status);
  return got.body;
};
const score = (lastName: string): Promise<Got["body"]> =>
  made("POST /v1/kyc/score", {
    subject: { givenNames: "Aïcha", lastName, dateOfBirth: "1994-03-12", country: "CM" },
    identity: { country: "CM", type: "CNI", number: "112233444555" },
    consent: {
      granted: true,
      grantedAt: "2026-11-20T09:58:00.000Z",
      purpose: "identity_verification",
      reference: "consent-1",
      noticeLanguage: "fr",
    },
  });
const buy = (cardId: string, secrets: Got["body"], cvc: string): Promise<Got> =>
  call(`POST /v1/ghost-cards/${cardId}/authorizations`, {
    body: {
      amountMinorUnits: 100,
      currency: "XAF",
      merchant: { id: `m${(count += 1)}`, name: "Shop", categoryCode: "5411", country: "CM" },
      cvc,
      expMonth: secrets.expMonth,
      expYear: secrets.expYear,
    },
  });
/** Everything text-like in the tenant's and the shared tables that is sealed, by the id of its master key. */
async function sealers(): Promise<ReadonlySet<string>> {
  return database.admin.transaction(async (run) => {
    const columns = await run(
      `select format('%I.%I', c.table_schema, c.table_name) as name, c.column_name from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
       where t.table_type = 'BASE TABLE' and (c.table_schema = 'platform' or c.table_schema like 't\\_%') and c.data_type in ('text', 'jsonb')`,
    );
    const kids = new Set<string>();
    for (const { name, column_name: column } of columns)
      for (const { text } of await run(
        `select "${String(column)}"::text as text from ${String(name)} where "${String(column)}"::text like 's1.%'`,
      ))
        kids.add(keyIdOf(String(text)));
    return kids;
  });
}

it("after a reseal the old master key can go: cards, their codes, known identities and webhook secrets go on, twice over", async () => {
  const [first, second, third] = [masterKey(), masterKey(), masterKey()];
  await startWith([first]);
  tenant = await server.provision({
    accounts: { A: { currency: "XAF", available: 1_000_000 } },
    clock: "2027-01-04T10:00:00.000Z",
  });
  const card = await made("POST /v1/ghost-cards", { currency: "XAF" });
  const reveal = (): Promise<Got["body"]> => made(`POST /v1/ghost-cards/${card.id}/reveal`, {});
  const secrets = await reveal();
  const endpoint = await made("POST /v1/webhooks/endpoints", {
    url: receiver.url,
    events: ["account.created"],
  });
  expect((await score("Mballa")).riskFlags).toEqual([]);

  for (const [keys, name] of [
    [[second, first], "Eto'o"],
    [[third, second], "Milla"],
  ] as const) {
    const ring = await startWith(keys);
    expect(await resealAll(database.db, ring)).toEqual({ secrets: 1, cards: 1 });
    expect(await resealAll(database.db, ring)).toEqual({ secrets: 0, cards: 0 });
    await startWith([keys[0]]);
    expect(await sealers()).toEqual(new Set([keyIdOf(ring.seal("x", "y"))]));

    expect(await reveal()).toMatchObject({ number: secrets.number, cvc: secrets.cvc });
    const wrong = secrets.cvc === "123" ? "124" : "123";
    expect((await buy(card.id, secrets, wrong)).body.declineCode).toBe("invalid_cvc");
    expect((await buy(card.id, secrets, secrets.cvc)).body.status).toBe("approved");
    // The number was used by somebody else, years and keys ago.
    expect((await score(name)).riskFlags).toEqual([
      "possible_duplicate_identity",
      "aml_risk_medium",
    ]);

    const before = receiver.got.length;
    await made("POST /v1/accounts", { name, currency: "XAF" });
    await call("POST /v1/sandbox/clock/advance", { body: { seconds: 5 } });
    const [delivery] = receiver.got.slice(before);
    new Webhook(endpoint.secret.replace("whsec_", "")).verify(
      delivery?.body ?? "",
      delivery?.headers as Record<string, string>,
    );
  }
  // A key that is missing is asked for at once.
  await expect(openKeyRing(database.db, [first])).rejects.toMatchObject({
    message: expect.stringMatching(/NJIA_MASTER_KEYS.*keys reseal/s),
  });
});
