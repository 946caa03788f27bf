import { randomBytes } from "node:crypto";
import { sha256Hex } from "../crypto/digest.ts";
import { generatePassword, hashPassword } from "../crypto/password.ts";
import type { Admin } from "../db/admin.ts";
import type { TenantScope } from "../db/db.ts";
import { insertApiKey } from "../db/queries/api-keys.ts";
import { shiftDemoHistory } from "../db/demo-history.ts";
import { findDefaultAccount } from "../db/queries/accounts.ts";
import { findTenantBySlug } from "../db/queries/tenants.ts";
import { listUsers } from "../db/queries/users.ts";
import { commit, type Unit } from "../db/unit.ts";
import { accountRow } from "../domain/accounts/commands.ts";
import { createApiKey } from "../domain/auth/api-keys.ts";
import { storeUser } from "../domain/auth/users.ts";
import { fundingUnit } from "../domain/sandbox/balances.ts";
import { SYSTEM, type Caller } from "../domain/shared/actor.ts";
import { API_VERSION } from "../domain/shared/events.ts";
import type { Services } from "../domain/shared/services.ts";
import { newId } from "../domain/shared/typeid.ts";
import { seedCards } from "./cards.ts";
import { seedCustomers } from "./customers.ts";
import { demoHistory } from "./history.ts";
import { provisionDemo } from "./provision.ts";
import {
  DEMO_BALANCES,
  DEMO_ROLES,
  DEMO_TENANTS,
  LIVE_KEY_SCOPES,
  type DemoTenant,
} from "./tenants.ts";

/** What seeding made, shown once: secrets are stored only as hashes. */
export interface Seeded {
  readonly tenantId: string;
  readonly slug: string;
  readonly testKey: string;
  readonly liveKey: string;
  /** One generated password for all users that were made in this run. */
  readonly password: string;
  readonly emails: readonly string[];
}

/** Makes the demo tenants that are missing and gives people and keys to those that have none. Doing it again makes nothing and answers an empty list. */
export async function seedDemo(
  services: Services,
  admin: Admin,
  login: string,
): Promise<readonly Seeded[]> {
  await provisionDemo(admin, login);
  await fillDemo(services);
  const now = services.now();
  await shiftDemoHistory(
    admin,
    DEMO_TENANTS.map(({ slug }) => slug),
    now,
  );
  // One password with its (deliberately slow) hash keeps the start short; everybody may change theirs.
  const password = generatePassword();
  let passwordHash: string | null = null;
  const made: Seeded[] = [];
  for (const tenant of DEMO_TENANTS) {
    const id = await idOf(services, tenant);
    if (
      (await listUsers(services.db, { tenantId: id, livemode: false }, { limit: 1 })).data.length >
      0
    )
      continue;
    // Before the users, who tell that a tenant is complete.
    if (tenant.hasPeople === true) await seedResources(services, tenant, id);
    passwordHash ??= await hashPassword(password);
    made.push(await seedPeople(services, tenant, id, password, passwordHash));
  }
  return made;
}

/** Accounts, test money and corridor history of the demo tenants; nothing secret, so it is part of the embedded database's template too. */
export async function fillDemo(services: Pick<Services, "db" | "now">): Promise<void> {
  for (const tenant of DEMO_TENANTS) {
    const id = await idOf(services, tenant);
    const test: TenantScope = { tenantId: id, livemode: false };
    const at = services.now();
    if ((await findDefaultAccount(services.db, test, tenant.currency, at.toISOString())) !== null)
      continue;
    const currencies = [
      tenant.currency,
      ...Object.keys(DEMO_BALANCES).filter((code) => code !== tenant.currency),
    ];
    await commit(
      services.db,
      test,
      {
        ...fundedAccounts(tenant, currencies, at),
        observations: demoHistory(at.getTime(), tenant.currency, () => newId("obs")),
      },
      null,
    );
    const live = accountRow(
      { name: `${tenant.currency} wallet`, currency: tenant.currency },
      tenant.country,
      true,
      at,
    );
    await commit(services.db, { tenantId: id, livemode: true }, { accounts: [live] }, null);
  }
}

async function idOf(services: Pick<Services, "db">, tenant: DemoTenant): Promise<string> {
  const record = await findTenantBySlug(services.db, tenant.slug);
  if (record === null) throw new Error(`the demo tenant ${tenant.slug} was not made`);
  return record.id;
}

/** Customers with their scores, and cards, by the commands that the API runs. */
async function seedResources(
  services: Services,
  tenant: DemoTenant,
  tenantId: string,
): Promise<void> {
  const { country, currency, timezone, slug, name } = tenant;
  const caller: Caller = {
    tenantId,
    livemode: false,
    actor: SYSTEM,
    scopes: [],
    apiVersion: API_VERSION,
    requestId: newId("req"),
    tenant: { country, defaultCurrency: currency, timezone, slug, name },
  };
  await seedCustomers(services, caller);
  await seedCards(services, caller);
}

async function seedPeople(
  services: Services,
  tenant: DemoTenant,
  tenantId: string,
  password: string,
  passwordHash: string,
): Promise<Seeded> {
  const test: TenantScope = { tenantId, livemode: false };
  const emails: string[] = [];
  for (const role of DEMO_ROLES) {
    const user = await storeUser(
      services,
      test,
      {
        email: `${role}@${tenant.slug}.example`,
        name: `${tenant.name} ${role}`,
        role,
        locale: tenant.locale,
      },
      passwordHash,
    );
    emails.push(user.email);
  }
  const testKey = await createApiKey(
    services,
    test,
    {
      name: "Demo test key",
      scopes: ["*", "cards:reveal", "fraud:bypass", "users:manage", "keys:manage", "sandbox:write"],
    },
    SYSTEM,
  );
  const liveKey = await createApiKey(
    services,
    { tenantId, livemode: true },
    { name: "Demo live key", scopes: LIVE_KEY_SCOPES },
    SYSTEM,
  );
  await retiredKey(services, test);
  return {
    tenantId,
    slug: tenant.slug,
    testKey: testKey.key ?? "",
    liveKey: liveKey.key ?? "",
    password,
    emails,
  };
}

/** All accounts with their test money, as one unit of work. */
function fundedAccounts(tenant: DemoTenant, currencies: readonly string[], at: Date): Unit {
  const accounts = currencies.map((currency) =>
    accountRow({ name: `${currency} wallet`, currency }, tenant.country, true, at),
  );
  const fundings = accounts.map(
    (account) =>
      fundingUnit(
        { livemode: false, actor: SYSTEM },
        account,
        DEMO_BALANCES[account.currency] ?? 0,
        at.toISOString(),
      ).unit,
  );
  return {
    accounts,
    transactions: fundings.flatMap((unit) => unit.transactions ?? []),
    entries: fundings.flatMap((unit) => unit.entries ?? []),
    events: fundings.flatMap((unit) => unit.events ?? []),
  };
}

/** A row as the old key format left it behind: nobody knows its text, and it would be refused anyway. */
async function retiredKey(services: Services, scope: TenantScope): Promise<void> {
  const at = services.now().toISOString();
  await insertApiKey(
    services.db,
    scope,
    {
      id: newId("key"),
      livemode: false,
      name: "Legacy key",
      prefix: "sk_test_legac",
      last4: "0000",
      scopes: ["*"],
      allowedIps: [],
      apiVersion: "2026-03-01",
      status: "expired",
      expiresAt: "2026-09-01T00:00:00.000Z",
      createdBy: SYSTEM,
      createdAt: at,
    },
    sha256Hex(`sk_test_legacy${randomBytes(16).toString("hex")}`),
  );
}
