import { expect } from "vitest";
import { claimNext } from "../../src/db/queries/jobs.ts";
import type { TenantScope } from "../../src/db/db.ts";
import { runJob } from "../../src/workers/run-job.ts";
import { sequenceEvents } from "../../src/workers/sequencer.ts";
import { payout, type Got, type Send } from "./client.ts";
import type { House } from "./house.ts";
import type { TestServer } from "./test-server.ts";
import { visiting, widgetOf } from "./widgets.ts";

/** Who furnishes a house, and with whose money. */
export interface Furnisher {
  readonly server: TestServer;
  readonly call: House["call"];
  readonly scope: TenantScope;
  readonly account: string;
  readonly mark: string;
  readonly later: (seconds: number) => void;
}

/** Of all people that tests make. */
export const PASSWORD = "correct horse battery staple";

const STEP_SECONDS = 10;

type Furniture = Pick<House, "ids" | "visitors">;

/** Makes one of everything. Identity checks and the sandbox exist in test mode alone: no provider clears a person in live mode yet. */
export async function furnish(furnisher: Furnisher): Promise<Furniture> {
  const maker = makerFor(furnisher);
  const { make, first, wait } = maker;
  const { server, scope, account, mark } = furnisher;
  const reference = { reference: mark };
  const customer = await make("POST /v1/customers", {
    type: "individual",
    givenNames: mark,
    lastName: "Mballa",
    dateOfBirth: "1994-03-12",
    phone: "+237677123456",
    country: "CM",
    externalId: mark,
  });
  // In test mode port 9 of this machine, which refuses at once, so that deliveries exist and have failed; live ones are planned only.
  const endpoint = await make("POST /v1/webhooks/endpoints", {
    url: scope.livemode ? "https://hooks.example/hook" : "http://127.0.0.1:9/hook",
    events: ["payment.*"],
    description: mark,
  });
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
  await wait(120);
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
  const credit = await make("POST /v1/credit/score", {
    customerId: customer.id,
    currency: "XAF",
    consent: consent(mark, "credit_assessment"),
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
  const testOnly = scope.livemode ? {} : await furnishTestMode(maker, customer.id, mark);
  const { visitors, ...shop } = await openShop(furnisher, maker);
  await sequenceEvents(server.services);
  await wait(1);
  const ids = {
    ...testOnly,
    ...shop,
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
    crs: credit.id,
    fra: analysis.id,
    lsn: listening.id,
    usr: user.id,
    key: key.id,
    csub: subscription.id,
    ent: (await first(`/v1/accounts/${account}/entries`)).id,
    evt: (await first(`/v1/events?type=payment.*`)).id,
    dlv: (await first(`/v1/webhooks/endpoints/${endpoint.id}/deliveries`)).id,
    aud: (await first(`/v1/audit-log`)).id,
    req: (await first(`/v1/request-log`)).id,
  };
  return { ids, visitors };
}

/** Persons assessed, and a fault. */
async function furnishTestMode({ make }: Maker, customerId: string, mark: string) {
  const score = await make("POST /v1/kyc/score", {
    customerId,
    identity: { country: "CM", type: "CNI", number: "112233444000" },
    consent: consent(mark, "identity_verification"),
  });
  const check = await make("POST /v1/kyc/check", {
    firstName: "Aicha",
    lastName: mark,
    country: "CM",
    idType: "CNI",
    idNumber: "112233444000",
  });
  const fault = await make("POST /v1/sandbox/faults", {
    target: "callback:mtn_momo",
    kind: "duplicate",
    parameters: { copies: 2 },
    maxCount: 1,
  });
  return { kys: score.id, kyc: check.id, flt: fault.id };
}

/** Widgets of each kind with visitors on them; the id of the balance widget stands for all. */
async function openShop({ account, mark }: Furnisher, { make, visit }: Maker) {
  const more = { metadata: { mark } };
  const payment = await make(
    "POST /v1/embedded/widgets",
    widgetOf.payment({ reference: mark }, more),
  );
  const balance = await make(
    "POST /v1/embedded/widgets",
    widgetOf.balance({ accountIds: [account] }, more),
  );
  const kyc = await make("POST /v1/embedded/widgets", widgetOf.kyc({ country: "CM" }, more));
  const another = async (): Promise<string> =>
    (await make(`POST /v1/embedded/widgets/${payment.id}/sessions`)).clientToken;
  const visitors = {
    paid: String(payment.session.clientToken),
    quoted: await another(),
    new: await another(),
    balance: String(balance.session.clientToken),
    kyc: String(kyc.session.clientToken),
  };
  const wallet = { msisdn: "+237677999000" };
  const paid = await visit(visitors.paid, "POST /v1/embedded/client/payments", wallet);
  const quoted = await visit(visitors.quoted, "POST /v1/embedded/client/quotes", wallet);
  return { wgt: balance.id, visitorPayment: paid.id, visitorQuote: quoted.id, visitors };
}

/** How things are made; each must succeed. */
interface Maker {
  make(line: string, body?: object, more?: Send): Promise<Got["body"]>;
  visit(token: string, line: string, body: object): Promise<Got["body"]>;
  /** The newest of a list. */
  first(path: string): Promise<Got["body"]>;
  /** Lets time pass, with all that falls due. */
  wait(seconds: number): Promise<unknown>;
}

function makerFor({ server, call, scope, later }: Furnisher): Maker {
  const make: Maker["make"] = async (line, body, more = {}) => {
    const got = await call(line, { ...(body === undefined ? {} : { body }), ...more });
    expect(got.status, `${line} ${got.text}`).toBeLessThan(300);
    return got.body;
  };
  return {
    make,
    visit: (token, line, body) => make(line, body, { key: null, headers: visiting(token) }),
    async first(path) {
      const { data } = (await call(`GET ${path}`)).body;
      expect(data, path).not.toEqual([]);
      return data[0];
    },
    async wait(seconds) {
      if (!scope.livemode) return make("POST /v1/sandbox/clock/advance", { seconds });
      const { db, now } = server.services;
      // In steps, since what falls due makes work that falls due a little later.
      for (let passed = 0; passed < seconds; passed += STEP_SECONDS) {
        later(STEP_SECONDS);
        for (;;) {
          const job = await claimNext(db, scope, "furnisher", 60_000, now());
          if (job === null) break;
          // A delivery would go out to the network; that it is planned is enough.
          if (job.kind === "webhook.deliver") continue;
          expect(await runJob(server.tools, job), `${job.kind} ${job.subject}`).not.toBe("failed");
        }
      }
    },
  };
}

function consent(mark: string, purpose: string): object {
  return {
    granted: true,
    grantedAt: "2026-11-20T09:58:00.000Z",
    purpose,
    reference: mark,
    noticeLanguage: "fr",
  };
}
