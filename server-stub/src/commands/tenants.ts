import { parseArgs } from "node:util";
import { StartupRefusal } from "../config/refusal.ts";
import { generatePassword, hashPassword } from "../crypto/password.ts";
import type { Admin } from "../db/admin.ts";
import { provisionTenant, slugsOfTenants } from "../db/migrate.ts";
import { listRegistered, setLiveSince, setTenantStatus } from "../db/tenant-registry.ts";
import { createApiKey } from "../domain/auth/api-keys.ts";
import { storeUser } from "../domain/auth/users.ts";
import { COUNTRIES } from "../domain/reference/countries.ts";
import { OPERATOR } from "../domain/shared/actor.ts";
import { CURRENCIES } from "../domain/shared/currencies.ts";
import { newId } from "../domain/shared/typeid.ts";
import { DEFAULT_SETTINGS } from "../seed/tenants.ts";
import { openRunning, readConfig, requireAdmin, type Print, type Running } from "./context.ts";
import { COMMANDS } from "./usage.ts";

type Change = (admin: Admin, slug: string) => Promise<boolean>;

const CHANGES: Readonly<Record<string, Change>> = {
  "open-live": (admin, slug) => setLiveSince(admin, slug, new Date()),
  "close-live": (admin, slug) => setLiveSince(admin, slug, null),
  suspend: (admin, slug) => setTenantStatus(admin, slug, "suspended"),
  resume: (admin, slug) => setTenantStatus(admin, slug, "active"),
};

/** What a new tenant's first key may do: everything of test mode. */
const FIRST_SCOPES = [
  "*",
  "cards:reveal",
  "fraud:bypass",
  "users:manage",
  "keys:manage",
  "sandbox:write",
];

interface Facts {
  readonly slug: string;
  readonly name: string;
  readonly country: string;
  readonly currency: string;
  readonly timezone: string;
  readonly owner: string;
}

/** `njia-server tenants`: the operator makes tenants, opens live mode for them, and stops them. */
export async function tenantsCommand(
  args: readonly string[],
  print: Print,
  open: typeof openRunning = openRunning,
): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      tenant: { type: "string" },
      name: { type: "string" },
      country: { type: "string" },
      currency: { type: "string" },
      timezone: { type: "string" },
      owner: { type: "string" },
    },
  });
  const [action = ""] = positionals;
  const change = Object.hasOwn(CHANGES, action) ? CHANGES[action] : undefined;
  const { tenant: slug } = values;
  if (action !== "list" && ((action !== "create" && change === undefined) || slug === undefined))
    throw new StartupRefusal("tenants", `is used so:\n${COMMANDS.tenants}`);
  const facts = action === "create" ? checked(values) : null;
  const running = await open(readConfig(), print);
  try {
    const admin = requireAdmin(running.database);
    if (facts !== null) return await create(running, admin, facts, print);
    if (change !== undefined && slug !== undefined && !(await change(admin, slug)))
      throw new StartupRefusal("--tenant", `there is no tenant "${slug}".`);
    for (const one of await listRegistered(admin))
      if (action === "list" || one.slug === slug)
        print(
          `${one.slug}  ${one.status}  live mode ${one.liveSince === null ? "closed" : "open"}  ${one.name}`,
        );
  } finally {
    await running.close();
  }
}

/** Throws a StartupRefusal that names what is missing or wrong. */
function checked(values: Readonly<Record<string, string | undefined>>): Facts {
  const given = (name: string, isGood: (text: string) => boolean, want: string): string => {
    const text = values[name];
    if (text === undefined || !isGood(text))
      throw new StartupRefusal(`--${name}`, `must be ${want}.`);
    return text;
  };
  return {
    slug: given(
      "tenant",
      (text) => /^[a-z0-9-]{3,40}$/.test(text),
      "3 to 40 lower-case letters, digits and hyphens",
    ),
    name: given("name", (text) => text.length > 0 && text.length <= 120, "1 to 120 characters"),
    country: given(
      "country",
      (text) => COUNTRIES.has(text),
      "an African country's ISO 3166-1 code",
    ),
    currency: given("currency", (text) => CURRENCIES.has(text), "an ISO 4217 code that is served"),
    timezone: given(
      "timezone",
      (text) => Intl.supportedValuesOf("timeZone").includes(text),
      "an IANA time zone such as Africa/Douala",
    ),
    owner: given("owner", (text) => /^[^\s@]+@[^\s@]+$/.test(text), "the owner's e-mail address"),
  };
}

/** Secrets appear here and never again. */
async function create(running: Running, admin: Admin, facts: Facts, print: Print): Promise<void> {
  const { services, database } = running;
  const { slug, name, country, currency, timezone, owner } = facts;
  if ((await slugsOfTenants(admin)).includes(slug))
    throw new StartupRefusal("--tenant", `"${slug}" exists already.`);
  const id = newId("ten");
  await provisionTenant(admin, database.login, {
    ...{ id, slug, name, country, timezone },
    defaultCurrency: currency,
    settings: DEFAULT_SETTINGS,
    liveSince: null,
    createdAt: services.now().toISOString(),
  });
  const scope = { tenantId: id, livemode: false };
  const password = generatePassword();
  const user = { email: owner, name: "Owner", role: "owner", locale: "en" } as const;
  await storeUser(services, scope, user, await hashPassword(password));
  const first = { name: "First key", scopes: FIRST_SCOPES };
  const key = await createApiKey(services, scope, first, OPERATOR);
  print(`${slug}  test key ${String(key.key)}`);
  print(`${slug}  ${owner}  password ${password}`);
}
