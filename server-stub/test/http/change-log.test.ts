import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { commit } from "../../src/db/unit.ts";
import { ENTRIES } from "../../src/domain/changelog/entries.ts";
import { stagesOf } from "../../src/domain/changelog/stages.ts";
import { enqueue } from "../../src/domain/shared/jobs.ts";
import { smtpMailer } from "../../src/mail/mailer.ts";
import { sequenceEvents } from "../../src/workers/sequencer.ts";
import { send, type Got, type Send } from "../support/client.ts";
import { startMailServer, textOf, type MailServer } from "../support/mail-server.ts";
import { startReceiver, status } from "../support/receiver.ts";
import { startTestServer, type TestServer, type TestTenant } from "../support/test-server.ts";

let server: TestServer;
let mail: MailServer;
beforeAll(async () => {
  mail = await startMailServer();
  server = await startTestServer({
    background: false,
    services: {
      mailer: smtpMailer(mail.url, "Njia <changes@njia.example>", "http://localhost:3000"),
    },
  });
});
afterAll(async () => {
  await server.stop();
  await mail.stop();
});

const DAY = 86_400;
/** 2026-12-03, 180 days before the planned removals, lies 10 days ahead. */
const CLOCK = "2026-11-23T00:00:00.000Z";

/** A tenant of its own whose test clock is near the next notices. */
async function newCaller(): Promise<{
  readonly tenant: TestTenant;
  readonly call: (line: string, more?: Send) => Promise<Got>;
  readonly advance: (seconds: number) => Promise<Got>;
}> {
  const tenant = await server.provision({
    clock: CLOCK,
    accounts: { A: { currency: "XAF", available: 9_000_000 } },
  });
  const call = (line: string, more: Send = {}): Promise<Got> =>
    send(server.url, line, { key: tenant.apiKey, ...more });
  return {
    tenant,
    call,
    advance: (seconds) => call("POST /v1/sandbox/clock/advance", { body: { seconds } }),
  };
}

/** A job that failed once waits a second of real time. */
const RETRY_MS = 1_100;
const planned = ENTRIES.filter(({ version }) => version === "3.0.0");

describe("the change log", () => {
  it("is public, newest first, and can be filtered", async () => {
    const all = await send(server.url, "GET /v1/changelog?limit=100");
    expect(all.body.data).toEqual(JSON.parse(JSON.stringify(ENTRIES)));
    const removed = await send(
      server.url,
      "GET /v1/changelog?kind=removed&operationId=createKycCheck",
    );
    expect(removed.body.data).toMatchObject([
      { version: "3.0.0", removedIn: "3.0.0", breaking: true },
    ]);
    const first = await send(server.url, "GET /v1/changelog?limit=2");
    const next = await send(
      server.url,
      `GET /v1/changelog?limit=2&startingAfter=${first.body.nextCursor}`,
    );
    expect([...first.body.data, ...next.body.data]).toEqual(all.body.data.slice(0, 4));
    const one = await send(server.url, `GET /v1/changelog/${all.body.data[0].id}`);
    expect(one.body).toEqual(all.body.data[0]);
    const none = await send(server.url, "GET /v1/changelog/chg_00000000000000000000000000");
    expect(none.status).toBe(404);
  });

  it("announces every breaking change 180 days before it takes effect (domain 4.11)", () => {
    for (const { breaking, announcedAt, effectiveAt, sunsetAt } of ENTRIES) {
      if (!breaking || sunsetAt === null) continue;
      const end = effectiveAt !== null && effectiveAt > announcedAt ? effectiveAt : sunsetAt;
      expect(Date.parse(end) - Date.parse(announcedAt)).toBeGreaterThanOrEqual(180 * DAY * 1000);
    }
    expect(new Set(ENTRIES.map(({ id }) => id)).size).toBe(ENTRIES.length);
  });

  it("is a well-formed feed", async () => {
    const feed = await send(server.url, "GET /changelog.atom");
    expect(feed.headers.get("content-type")).toMatch(/^application\/atom\+xml/);
    expect(feed.text.match(/<entry>/g)).toHaveLength(ENTRIES.length);
    expect(feed.text).not.toMatch(/&(?!amp;|lt;|gt;|quot;|apos;)/);
  });
});

describe("subscriptions", () => {
  it("refuse what does not fit the channel", async () => {
    const { call } = await newCaller();
    const refused = async (body: object): Promise<string> =>
      (await call("POST /v1/changelog/subscriptions", { body })).body.code;
    expect(await refused({ channel: "email" })).toBe("validation_failed");
    expect(await refused({ channel: "email", target: "nobody" })).toBe("validation_failed");
    expect(await refused({ channel: "webhook_event", target: "x@y.zz" })).toBe("validation_failed");
    expect(await refused({ channel: "webhook", target: "https://10.0.0.1/" })).toBe(
      "webhook_url_not_allowed",
    );
  });

  it("by e-mail wait for the owner, then tell each stage once, until one click ends them", async () => {
    const { call, advance } = await newCaller();
    const before = mail.got.length;
    const made = await call("POST /v1/changelog/subscriptions", {
      body: { channel: "email", target: "dev@shop.example" },
      headers: { "idempotency-key": "changelog-mail" },
    });
    expect(made.body).toMatchObject({ status: "pending_confirmation", version: 1 });
    const path = `/v1/changelog/subscriptions/${made.body.id}`;
    await advance(1);
    const asked = textOf(mail.got[before] ?? "");
    expect(asked).toContain("To: dev@shop.example");
    const token = /"token":"([A-Za-z0-9_-]+)"/.exec(asked)?.[1] ?? "";

    const wrong = await send(server.url, `POST ${path}/confirm`, {
      body: { token: `${token.slice(0, -1)}_` },
    });
    expect(wrong).toMatchObject({ status: 400, body: { errors: [{ code: "unknown_token" }] } });
    const confirmed = await send(server.url, `POST ${path}/confirm`, { body: { token } });
    expect(confirmed.body).toMatchObject({ status: "active", version: 2 });
    expect((await send(server.url, `POST ${path}/confirm`, { body: { token } })).body).toEqual(
      confirmed.body,
    );

    mail.refuseNext = 1;
    await advance(11 * DAY);
    await sleep(RETRY_MS);
    await advance(DAY);
    const notices = mail.got.slice(before + 1).map(textOf);
    expect(
      notices.map((text) => /Message-ID: <[^.]+\.(chg_\w+)\.(\w+)@/i.exec(text)?.slice(1, 3)),
    ).toEqual(planned.map(({ id }) => [id, "in_180"]));
    const link = /List-Unsubscribe: <([^>]+)>/i.exec(notices[0] ?? "")?.[1] ?? "";
    expect(notices[0]).toMatch(/List-Unsubscribe-Post: List-Unsubscribe=One-Click/i);

    const ended = await send(server.url, `POST ${new URL(link).pathname}${new URL(link).search}`);
    expect(ended.body).toMatchObject({ status: "unsubscribed" });
    await advance(100 * DAY);
    expect(mail.got).toHaveLength(before + 1 + planned.length);
    expect((await send(server.url, `POST ${path}/confirm`, { body: { token } })).status).toBe(400);
  });

  it("by URL send again under the same id what was not taken, and nothing twice", async () => {
    const { call, advance, tenant } = await newCaller();
    const receiver = await startReceiver((request, index, answer) =>
      status(index === 1 ? 500 : 204)(request, index, answer),
    );
    const made = await call("POST /v1/changelog/subscriptions", {
      body: { channel: "webhook", target: receiver.url },
    });
    expect(made.body).toMatchObject({ status: "active", target: receiver.url });
    await advance(10 * DAY);
    await sleep(RETRY_MS);
    await advance(DAY);
    const ids = receiver.got.map(({ headers }) => headers["webhook-id"]);
    expect(ids).toHaveLength(planned.length + 1);
    expect(ids[1]).toBe(ids[2]);
    expect(new Set(ids).size).toBe(planned.length);
    expect(receiver.got[0]?.json).toMatchObject({
      type: "changelog.sunset_approaching",
      data: { version: "3.0.0" },
    });
    // A second worker with the same work finds everything marked.
    const now = Date.parse(CLOCK) + 11 * DAY * 1000;
    await commit(
      server.services.db,
      { tenantId: tenant.id, livemode: false },
      { jobs: [enqueue("changelog.notify", made.body.id, {}, now, now)] },
      null,
    );
    await advance(1);
    expect(receiver.got).toHaveLength(planned.length + 1);
    await receiver.stop();
  });

  it("as events arrive with the others of the tenant", async () => {
    const { call, advance } = await newCaller();
    const made = await call("POST /v1/changelog/subscriptions", {
      body: { channel: "webhook_event" },
    });
    await advance(11 * DAY);
    await sequenceEvents(server.services);
    const events = await call("GET /v1/events?type=changelog.*");
    expect(events.body.data).toHaveLength(planned.length);
    expect(events.body.data[0]).toMatchObject({
      type: "changelog.sunset_approaching",
      data: { object: "changelog_entry", version: "3.0.0" },
    });
    expect((await call(`DELETE /v1/changelog/subscriptions/${made.body.id}`)).status).toBe(204);
    expect((await call(`DELETE /v1/changelog/subscriptions/${made.body.id}`)).status).toBe(204);
    const listed = await call("GET /v1/changelog/subscriptions");
    expect(listed.body.data).toMatchObject([{ id: made.body.id, status: "unsubscribed" }]);
    const other = await newCaller();
    expect((await other.call(`GET /v1/changelog/subscriptions/${made.body.id}`)).status).toBe(404);
  });

  it("that ask only for what affects them hear of that alone, and the usage says why", async () => {
    const { call, advance, tenant } = await newCaller();
    expect((await call("GET /v1/deprecations/usage")).body.usage).toEqual([]);
    await call("POST /v1/changelog/subscriptions", {
      body: { channel: "webhook_event", filter: { onlyAffectingMe: true } },
    });
    const paid = await call("POST /v1/payments", {
      body: {
        amount: 5_000,
        currency: "XAF",
        accountId: tenant.accounts["A"],
        destination: { type: "mobile_money", msisdn: "+24174999000", country: "GA" },
      },
      headers: { "idempotency-key": "old-name", "user-agent": "njia-ruby/1.4.0 (ruby/3.1)" },
    });
    expect(paid.status).toBe(201);
    await call("GET /v1/tenant", { headers: { "x-api-version": "2026-03-01" } });
    const report = await call("GET /v1/deprecations/usage");
    expect(report.body.usage).toMatchObject([
      { kind: "api_version", subject: "2026-03-01", count: 1, replacement: "2026-09-01" },
      {
        kind: "field",
        subject: "PaymentRequest.amount",
        count: 1,
        lastClient: "njia-ruby/1.4.0",
        requestIds: [paid.headers.get("x-request-id")],
        replacement: "amountMinorUnits",
        removedIn: "3.0.0",
        sunsetAt: "2027-06-01T00:00:00.000Z",
      },
    ]);
    await advance(11 * DAY);
    await sequenceEvents(server.services);
    const events = await call("GET /v1/events?type=changelog.*");
    expect(events.body.data.map(({ data }: { data: { title: string } }) => data.title)).toEqual([
      "The field amount ends",
    ]);
  });
});

describe("stages", () => {
  it("are seven for a planned removal, and one for what has happened", () => {
    const [removal] = planned;
    const fixed = ENTRIES.find(({ kind }) => kind === "fixed");
    if (removal === undefined || fixed === undefined) throw new Error("no such entries");
    expect(stagesOf("csub", removal).map(({ stage }) => stage)).toEqual([
      "announced",
      "in_180",
      "in_90",
      "in_30",
      "in_7",
      "in_1",
      "effective",
    ]);
    expect(stagesOf("csub", fixed).map(({ stage }) => stage)).toEqual(["effective"]);
  });
});
