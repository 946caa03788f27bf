import { afterAll, beforeAll, expect, it } from "vitest";
import { storeUser } from "../../src/domain/auth/users.ts";
import { smtpMailer } from "../../src/mail/mailer.ts";
import { send, type Got, type Send } from "../support/client.ts";
import { startMailServer, textOf, type MailServer } from "../support/mail-server.ts";
import { startReceiver, status, type Receiver } from "../support/receiver.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
let receiver: Receiver;
let mail: MailServer;
/** Names of what kept mails from being sent. */
const failed: string[] = [];
/** Replaced where a server without e-mail is wanted. */
let mailUrl: string | null;
beforeAll(async () => {
  mail = await startMailServer();
  mailUrl = mail.url;
  server = await startTestServer({
    background: false,
    services: {
      mailer: {
        baseUrl: "http://localhost:3000",
        send: (one) =>
          smtpMailer(mailUrl, "Njia <changes@njia.example>", "http://localhost:3000")
            .send(one)
            .catch((error: Error) => {
              failed.push(error.name);
              throw error;
            }),
      },
    },
  });
  receiver = await startReceiver();
});
afterAll(async () => {
  await server.stop();
  await receiver.stop();
  await mail.stop();
});

const PEOPLE = [
  ["owner", "owner"],
  ["dev", "developer"],
  ["risk", "risk"],
] as const;

/** A tenant with three people and an endpoint that answers 410, which disables it at once. */
async function subscriber(query = "") {
  const tenant = await server.provision({
    accounts: { A: { currency: "XAF", available: 1_000 } },
    clock: "2027-01-04T10:00:00.000Z",
  });
  const scope = { tenantId: tenant.id, livemode: false };
  for (const [name, role] of PEOPLE)
    await storeUser(
      server.services,
      scope,
      { email: `${name}@shop.example`, name, role, locale: "en" },
      "no password",
    );
  const call = (line: string, more: Send = {}): Promise<Got> =>
    send(server.url, line, { key: tenant.apiKey, ...more });
  receiver.script = status(410);
  const { body: endpoint } = await call("POST /v1/webhooks/endpoints", {
    body: { url: receiver.url + query, events: ["account.created"] },
  });
  return {
    call,
    endpoint,
    disable: async (): Promise<void> => {
      const made = await call("POST /v1/accounts", {
        body: { name: "Second", currency: "XAF" },
        headers: { "idempotency-key": "account" },
      });
      expect(made.status, made.text).toBe(201);
      expect((await advance(5)).status).toBe(200);
      expect((await call(`GET /v1/webhooks/endpoints/${endpoint.id}`)).body.status).toBe(
        "disabled",
      );
    },
    advance,
  };
  function advance(seconds: number): Promise<Got> {
    return call("POST /v1/sandbox/clock/advance", { body: { seconds } });
  }
}
const mailsAfter = (count: number): readonly string[] => mail.got.slice(count).map(textOf);

it("owner and developers get one mail each when an endpoint is disabled, without what the URL may hide", async () => {
  const before = mail.got.length;
  const { disable, endpoint, advance } = await subscriber("?token=very-secret");
  await disable();
  const mails = mailsAfter(before);
  expect(mails.map((one) => /^To: (.*)$/m.exec(one)?.[1]?.trim()).sort()).toEqual([
    "dev@shop.example",
    "owner@shop.example",
  ]);
  for (const one of mails) {
    expect(one).toMatch(/^Subject: Webhook endpoint disabled \(Test tenant, test mode\)/m);
    expect(one).toContain(endpoint.id);
    expect(one).toContain("410 Gone");
    expect(one).not.toContain("very-secret");
    expect(one).not.toContain("whsec_");
  }
  await advance(86_400);
  expect(mail.got).toHaveLength(before + 2);
});

it("a mail server that refuses for a while gets the mail again, one that is missing is no failure", async () => {
  const refused = mail.got.length;
  mail.refuseNext = 1;
  const one = await subscriber();
  await one.disable();
  expect(failed).toEqual(["Error"]);
  expect(mailsAfter(refused)).toHaveLength(1);
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  await one.advance(60);
  expect(mailsAfter(refused)).toHaveLength(2);

  mailUrl = null;
  const other = await subscriber();
  await other.disable();
  mailUrl = mail.url;
  await other.advance(86_400);
  expect(mailsAfter(refused)).toHaveLength(2);
  expect(failed).toEqual(["Error", "NoMailServer", "NoMailServer"]);
});

it("what is done to an endpoint is in the audit log, without its secrets", async () => {
  const { call, endpoint, disable } = await subscriber("?token=very-secret");
  const path = `/v1/webhooks/endpoints/${endpoint.id}`;
  await disable();
  const changed = { status: "enabled", events: ["payment.*"], metadata: { team: "ops" } };
  expect((await call(`PATCH ${path}`, { body: changed })).status).toBe(200);
  const rotated = await call(`POST ${path}/rotate-secret`);
  expect(rotated.status, rotated.text).toBe(200);
  expect((await call(`DELETE ${path}`)).status).toBe(204);
  expect((await call(`DELETE ${path}`)).status).toBe(404);
  const log = await call(`GET /v1/audit-log?resourceId=${endpoint.id}&limit=100`);
  const entries = [...log.body.data].reverse();
  expect(entries.map(({ action }: Got["body"]) => action)).toEqual([
    "webhook_endpoint.created",
    "webhook_endpoint.disabled",
    "webhook_endpoint.updated",
    "webhook_endpoint.secret_rotated",
    "webhook_endpoint.deleted",
  ]);
  expect(entries[0]).toMatchObject({
    actor: { type: "api_key" },
    requestId: expect.stringMatching(/^req_/),
    ip: "127.0.0.1",
    before: null,
    after: { url: `${receiver.url}?…`, events: ["account.created"] },
  });
  expect(entries[1]).toMatchObject({
    actor: { type: "system" },
    before: { status: "enabled" },
    after: { status: "disabled", disabledReason: "gone_410" },
  });
  // Only what changed.
  expect(entries[2].before).toEqual({
    status: "disabled",
    disabledReason: "gone_410",
    events: ["account.created"],
    metadata: {},
  });
  expect(entries[2].after).toEqual({ ...changed, disabledReason: null });
  expect(Object.keys(entries[3].after)).toEqual(["previousSecretExpiresAt"]);
  expect(entries[4]).toMatchObject({ after: null, before: { status: "enabled" } });
  for (const secret of ["very-secret", endpoint.secret, rotated.body.secret])
    expect(log.text).not.toContain(secret);
  expect((await call("GET /v1/audit-log/verify")).body).toMatchObject({ valid: true });
});
