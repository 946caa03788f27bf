import { MicroBatcher } from "../../src/db/micro-batch.ts";
import type { TenantScope } from "../../src/db/db.ts";
import { provisionTenant } from "../../src/db/migrate.ts";
import { commit } from "../../src/db/unit.ts";
import { requestFingerprint } from "../../src/crypto/fingerprint.ts";
import { KeyRing } from "../../src/crypto/key-ring.ts";
import { openAccount } from "../../src/domain/accounts/commands.ts";
import type { Account } from "../../src/domain/accounts/types.ts";
import { SingleFlight } from "../../src/domain/idempotency/single-flight.ts";
import type { RequestKey } from "../../src/domain/idempotency/command.ts";
import type { PaymentRequest } from "../../src/domain/payments/types.ts";
import { fundingUnit } from "../../src/domain/sandbox/balances.ts";
import { SYSTEM, type Caller } from "../../src/domain/shared/actor.ts";
import { API_VERSION } from "../../src/domain/shared/events.ts";
import { EventSignals } from "../../src/domain/shared/event-signals.ts";
import type { Services } from "../../src/domain/shared/services.ts";
import { DEMO } from "../../src/seed/demo.ts";
import { UsageLog } from "../../src/domain/changelog/usage.ts";
import { smtpMailer } from "../../src/mail/mailer.ts";
import { systemOutbound } from "../../src/outbound/target.ts";
import { newId } from "../../src/domain/shared/typeid.ts";
import { trainedCreditModel } from "../../src/scoring/credit/model.ts";
import { trainedFraudModel } from "../../src/scoring/fraud/model.ts";
import { loadModels } from "../../src/scoring/load.ts";
import { openTestDatabase, type TestDatabase } from "./database.ts";

/** A database with one tenant that has money. */
export interface World {
  readonly database: TestDatabase;
  readonly services: Services;
  readonly caller: Caller;
  readonly account: Account;
  close(): Promise<void>;
}

let count = 0;
const models = loadModels();

/** Services over a test database, as the server would build them. */
export function servicesFor(database: TestDatabase, overrides: Partial<Services> = {}): Services {
  // As the server reads it, so that any test can be run with it.
  const most = Number(process.env["MICRO_BATCH"] ?? 0);
  return {
    db: database.db,
    batcher: most === 0 ? null : new MicroBatcher(database.db, most),
    now: () => new Date(),
    keyRing: KeyRing.random(),
    outbound: systemOutbound(true),
    eventSignals: new EventSignals(),
    mailer: smtpMailer(null, "changes@njia.example", "http://localhost:3000"),
    usage: new UsageLog(
      database.db,
      () => new Date(),
      (error) => console.error("usage", error),
    ),
    singleFlight: new SingleFlight(),
    idempotencyWaitMs: 2_000,
    widgetOrigin: "https://widgets.njia.example",
    widgetLoader: null,
    mobileMoneyCallbackTimeoutMs: 30_000,
    fraudModel: trainedFraudModel(models.fraud),
    fraudBudgetMs: 10_000,
    creditBudgetMs: 10_000,
    creditModel: trainedCreditModel(models.credit),
    demo: DEMO,
    wake: () => undefined,
    ...overrides,
  };
}

/** A fresh tenant in the database. Slugs are unique per process and moment, because their roles belong to the whole server. */
export async function newTenant(
  database: TestDatabase,
  livemode = false,
  country = "CM",
  currency = "XAF",
): Promise<Caller> {
  count += 1;
  const id = newId("ten");
  const slug = `test-${process.pid}-${Date.now().toString(36)}-${count}`;
  const tenant = {
    country,
    defaultCurrency: currency,
    timezone: "Africa/Douala",
    slug,
    name: "Test tenant",
  };
  await provisionTenant(database.admin, database.login, {
    ...tenant,
    id,
    settings: {},
    liveSince: new Date().toISOString(),
    createdAt: new Date().toISOString(),
  });
  return {
    tenantId: id,
    livemode,
    actor: { type: "api_key", id: "key_01kag9ytq2f7sv3w5x8a0b1c2d", display: "Test key" },
    scopes: ["*"],
    apiVersion: API_VERSION,
    requestId: newId("req"),
    tenant,
  };
}

/** An account with `amount` minor units available. */
export async function fundedAccount(
  services: Services,
  caller: TenantScope & { readonly tenant: Pick<Caller["tenant"], "country"> },
  currency: string,
  amount: number,
): Promise<Account> {
  const account = await openAccount(
    services,
    caller,
    { name: `${currency} wallet`, currency },
    caller.tenant.country,
    services.now(),
  );
  if (amount > 0) {
    const { unit } = fundingUnit(
      { livemode: caller.livemode, actor: SYSTEM },
      account,
      amount,
      services.now().toISOString(),
    );
    await commit(services.db, caller, unit, null);
  }
  return account;
}

/** A world whose tenant holds 1 000 000 XAF. */
export async function openWorld(amount = 1_000_000): Promise<World> {
  const database = await openTestDatabase();
  const services = servicesFor(database);
  const caller = await newTenant(database);
  const account = await fundedAccount(services, caller, "XAF", amount);
  return { database, services, caller, account, close: () => database.close() };
}

/** A payout to a wallet in Gabon; the last six digits steer the simulator. */
export function payoutRequest(
  amount: number,
  magic = "000",
  more: Partial<PaymentRequest> = {},
): PaymentRequest {
  return {
    amountMinorUnits: amount,
    currency: "XAF",
    destination: { type: "mobile_money", msisdn: `+24174999${magic}`, country: "GA" },
    ...more,
  };
}

/** The key as the HTTP layer would make it. */
export function keyFor(body: PaymentRequest, key: string = newId("req")): RequestKey {
  return {
    operationId: "createPayment",
    key,
    fingerprint: requestFingerprint("POST", "/v1/payments", JSON.parse(JSON.stringify(body))),
  };
}
