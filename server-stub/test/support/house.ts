import { expect } from "vitest";
import { hashPassword } from "../../src/crypto/password.ts";
import { createApiKey } from "../../src/domain/auth/api-keys.ts";
import { storeUser } from "../../src/domain/auth/users.ts";
import { SYSTEM } from "../../src/domain/shared/actor.ts";
import { sequenceEvents } from "../../src/workers/sequencer.ts";
import { payout, send, type Got, type Send } from "./client.ts";
import type { TestServer, TestTenant } from "./test-server.ts";

/** A tenant that owns one of everything, all of it made through the API. */
export interface House {
  readonly tenant: TestTenant;
  /** A key of the same tenant for its other mode. */
  readonly liveKey: string;
  /** Access tokens of an owner who logged in with the test key, and with the live key. */
  readonly token: string;
  readonly liveToken: string;
  /** Text that stands in names, references and notes of this tenant only. */
  readonly mark: string;
  /** Prefix -> id of a resource of test mode. */
  readonly ids: Readonly<Record<string, string>>;
  /** The owner who made everything. */
  readonly userId: string;
  /** The idempotency key under which the payment was made. */
  readonly paymentKey: string;
  call(line: string, more?: Send): Promise<Got>;
}

const PASSWORD = "correct horse battery staple";
const SCOPES = ["*", "cards:reveal", "fraud:bypass", "users:manage", "keys:manage"];
let passwordHash: Promise<string> | undefined;

/** Builds one. `mark` must be unlike every other text of the test. */
export async function buildHouse(server: TestServer, mark: string): Promise<House> {
  const tenant = await server.provision({
    accounts: {
      A: { currency: "XAF", available: 5_000_000 },
      B: { currency: "XAF", available: 0 },
    },
  });
  const live = { tenantId: tenant.id, livemode: true };
  const made = await createApiKey(server.services, live, { name: mark, scopes: SCOPES }, SYSTEM);
  const liveKey = made.key ?? "";
  passwordHash ??= hashPassword(PASSWORD);
  const email = `${mark}@test.example`;
  await storeUser(
    server.services,
    { tenantId: tenant.id, livemode: false },
    { email, name: mark, role: "owner", locale: "en" },
    await passwordHash,
  );
  const login = async (key: string): Promise<Got["body"]> =>
    (await send(server.url, "POST /v1/auth/login", { key, body: { email, password: PASSWORD } }))
      .body;
  const session = await login(tenant.apiKey);
  const token: string = session.accessToken;
  const liveToken: string = (await login(liveKey)).accessToken;
  let count = 0;
  const call = (line: string, { headers = {}, ...more }: Send = {}): Promise<Got> => {
    count += 1;
    const isCommand = line.startsWith("POST");
    return send(server.url, line, {
      key: tenant.apiKey,
      ...more,
      headers: {
        authorization: `Bearer ${token}`,
        ...(isCommand ? { "idempotency-key": `${mark}-${count}` } : {}),
        ...headers,
      },
    });
  };
  const ids = await furnish(server, call, tenant, mark);
  const userId: string = session.user.id;
  return { tenant, liveKey, token, liveToken, mark, ids, userId, paymentKey: `${mark}-pay`, call };
}

type Call = House["call"];

async function furnish(
  server: TestServer,
  call: Call,
  tenant: TestTenant,
  mark: string,
): Promise<Readonly<Record<string, string>>> {
  const make = async (line: string, body?: object, more: Send = {}): Promise<Got["body"]> => {
    const got = await call(line, { ...(body === undefined ? {} : { body }), ...more });
    expect(got.status, `${line} ${got.text}`).toBeLessThan(300);
    return got.body;
  };
  const first = async (path: string): Promise<Got["body"]> => {
    const { data } = (await call(`GET ${path}`)).body;
    expect(data, path).not.toEqual([]);
    return data[0];
  };
  const account = tenant.accounts["A"] ?? "";
  const customer = await make("POST /v1/customers", {
    type: "individual",
    givenNames: mark,
    lastName: "Mballa",
    dateOfBirth: "1994-03-12",
    phone: "+237677123456",
    country: "CM",
    externalId: mark,
  });
  // Port 9 of loopback refuses at once, so that deliveries exist and have failed.
  const endpoint = await make("POST /v1/webhooks/endpoints", {
    url: "http://127.0.0.1:9/hook",
    events: ["payment.*"],
    description: mark,
  });
  const reference = { reference: mark };
  const pay = (magic: string, more: object = {}, options: Send = {}) =>
    make("POST /v1/payments", payout(account, 1_000, magic, { ...reference, ...more }), options);
  const payment = await pay(
    "000",
    { customerId: customer.id },
    { headers: { "idempotency-key": `${mark}-pay` } },
  );
  const undone = await pay("000", { rail: "airtel_money" });
  const bulk = await make("POST /v1/payments/bulk", {
    ...reference,
    payments: [payout(account, 1_000, "000"), payout(account, 1_000, "001")],
    retryPolicy: { maxAttempts: 1, failover: false },
  });
  await make("POST /v1/sandbox/clock/advance", { seconds: 120 });
  const reversal = await make(`POST /v1/transactions/${undone.transactionId}/reverse`, {
    reason: "wrong_recipient",
    note: mark,
  });
  const quote = await make("POST /v1/quotes", payout(account, 1_000));
  const card = await make("POST /v1/ghost-cards", {
    currency: "XAF",
    label: mark,
    customerId: customer.id,
    accountId: account,
    spendLimits: [{ scope: "card", amountMinorUnits: 9_000, interval: "daily" }],
  });
  const authorization = await make(`POST /v1/ghost-cards/${card.id}/authorizations`, {
    amountMinorUnits: 500,
    currency: "XAF",
    merchant: { id: `mrch_${mark}`, name: mark, categoryCode: "5411", country: "CM" },
  });
  const consent = (purpose: string): object => ({
    granted: true,
    grantedAt: "2026-11-20T09:58:00.000Z",
    purpose,
    reference: mark,
    noticeLanguage: "fr",
  });
  const score = await make("POST /v1/kyc/score", {
    customerId: customer.id,
    identity: { country: "CM", type: "CNI", number: "112233444000" },
    consent: consent("identity_verification"),
  });
  const check = await make("POST /v1/kyc/check", {
    firstName: "Aicha",
    lastName: mark,
    country: "CM",
    idType: "CNI",
    idNumber: "112233444000",
  });
  const credit = await make("POST /v1/credit/score", {
    customerId: customer.id,
    currency: "XAF",
    consent: consent("credit_assessment"),
    product: {
      type: "nano_loan",
      requested: { amountMinorUnits: 50_000, currency: "XAF" },
      tenorDays: 30,
    },
  });
  const analysis = await make("POST /v1/fraud/analyze", {
    ...reference,
    amountMinorUnits: 1_000,
    currency: "XAF",
    type: "payout",
    paymentId: payment.id,
  });
  const listening = await make("POST /v1/webhooks/listen-sessions", { profile: mark });
  const user = await make("POST /v1/users", {
    email: `second-${mark}@test.example`,
    name: mark,
    role: "analyst",
    password: PASSWORD,
  });
  const key = await make("POST /v1/api-keys", { name: mark, scopes: ["payments:read"] });
  const subscription = await make("POST /v1/changelog/subscriptions", {
    channel: "email",
    target: `log-${mark}@test.example`,
  });
  const fault = await make("POST /v1/sandbox/faults", {
    target: "callback:mtn_momo",
    kind: "duplicate",
    parameters: { copies: 2 },
    maxCount: 1,
  });
  await sequenceEvents(server.services);
  await make("POST /v1/sandbox/clock/advance", { seconds: 1 });
  return {
    acct: account,
    cus: customer.id,
    whe: endpoint.id,
    pay: payment.id,
    txn: undone.transactionId,
    blk: bulk.id,
    bit: (await first(`/v1/payments/bulk/${bulk.id}/items`)).id,
    rev: reversal.id,
    qte: quote.id,
    card: card.id,
    lim: card.spendLimits[0].id,
    cauth: authorization.id,
    kys: score.id,
    kyc: check.id,
    crs: credit.id,
    fra: analysis.id,
    lsn: listening.id,
    usr: user.id,
    key: key.id,
    csub: subscription.id,
    flt: fault.id,
    ent: (await first(`/v1/accounts/${account}/entries`)).id,
    evt: (await first(`/v1/events?type=payment.*`)).id,
    dlv: (await first(`/v1/webhooks/endpoints/${endpoint.id}/deliveries`)).id,
    aud: (await first(`/v1/audit-log`)).id,
    req: (await first(`/v1/request-log`)).id,
  };
}
