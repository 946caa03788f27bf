import { findAccount, findDefaultAccount } from "../../db/queries/accounts.ts";
import { isFailure } from "../../db/failures.ts";
import { commit } from "../../db/unit.ts";
import type { AccountRow } from "../../db/rows.ts";
import { COUNTRIES } from "../reference/countries.ts";
import { CURRENCIES, findCurrency } from "../shared/currencies.ts";
import { findKey } from "../../db/queries/keys.ts";
import { runCommand, type CommandAnswer, type RequestKey } from "../idempotency/command.ts";
import { tenantNow } from "../sandbox/clock.ts";
import type { Caller } from "../shared/actor.ts";
import { causedBy, newEvent } from "../shared/events.ts";
import { refuseField } from "../shared/refusal.ts";
import { newId } from "../shared/typeid.ts";
import type { TenantScope } from "../../db/db.ts";
import type { Services } from "../shared/services.ts";
import type { Account } from "./types.ts";
import { accountView } from "./views.ts";

/** What a new account is made of. The first account of a currency becomes its default. */
export interface NewAccount {
  readonly name: string;
  readonly currency: string;
  readonly type?: Account["type"];
  readonly country?: string;
  readonly metadata?: Account["metadata"];
}

/** Opens an empty account. Throws currency_not_supported, or validation_failed for an unknown country. `now` is the tenant's time. */
export async function openAccount(
  services: Services,
  scope: TenantScope,
  facts: NewAccount,
  home: string,
  now: Date,
): Promise<Account> {
  const at = now.toISOString();
  const existing = await findDefaultAccount(services.db, scope, facts.currency, at);
  const row = accountRow(facts, home, existing === null, now);
  await commit(
    services.db,
    scope,
    {
      accounts: [row],
      events: [newEvent("account.created", emptyAccount(row, scope.livemode), at, null)],
    },
    null,
  );
  const made = await findAccount(services.db, scope, row.id, at);
  if (made === null) throw new Error(`account ${row.id} was committed but cannot be read`);
  return made;
}

/** createAccount: opens an empty account at most once per key and answers 201. Throws what `openAccount` throws, and idempotency_*. */
export async function createAccount(
  services: Services,
  caller: Caller,
  facts: NewAccount,
  key: RequestKey | null,
  render: (account: Account) => string,
): Promise<CommandAnswer> {
  try {
    return await makeAccount(services, caller, facts, key, render);
  } catch (error) {
    // Another first account of the currency became its default at the same moment; now there is one.
    if (!isFailure(error, "unique_violation") || error.constraint !== "accounts_default")
      throw error;
    return makeAccount(services, caller, facts, key, render);
  }
}

function makeAccount(
  services: Services,
  caller: Caller,
  facts: NewAccount,
  key: RequestKey | null,
  render: (account: Account) => string,
): Promise<CommandAnswer> {
  return runCommand(services, caller, key, async () => {
    const seen = key === null ? null : await findKey(services.db, caller, key.operationId, key.key);
    const now = await tenantNow(services, caller);
    const at = now.toISOString();
    const existing = await findDefaultAccount(services.db, caller, facts.currency, at);
    return {
      seen,
      now: now.getTime(),
      decide: () => {
        const row = accountRow(facts, caller.tenant.country, existing === null, now);
        const account = emptyAccount(row, caller.livemode);
        const events = [
          newEvent("account.created", account, at, causedBy(caller, key?.key ?? null)),
        ];
        return {
          unit: { accounts: [row], events },
          status: 201,
          body: render(account),
          resource: { type: "account", id: row.id },
        };
      },
    };
  });
}

/** A new account as the API shows it: nothing on it yet. */
function emptyAccount(row: AccountRow, livemode: boolean): Account {
  return accountView(
    { ...row, available: 0n, reserved: 0n, pending: 0n },
    livemode,
    row.created_at,
  );
}

/** A checked new account as its row. Throws currency_not_supported, or validation_failed for an unknown country. */
export function accountRow(
  facts: NewAccount,
  home: string,
  isDefault: boolean,
  now: Date,
): AccountRow {
  if (findCurrency(facts.currency) === undefined) {
    throw refuseField(
      "currency_not_supported",
      "/currency",
      `${facts.currency} is not supported.`,
      { supported: [...CURRENCIES.keys()] },
    );
  }
  const country = facts.country ?? countryOfCurrency(facts.currency, home);
  if (!COUNTRIES.has(country))
    throw refuseField("validation_failed", "/country", `${country} is not served.`);
  const at = now.toISOString();
  return {
    id: newId("acct"),
    name: facts.name,
    type: facts.type ?? "wallet",
    country,
    currency: facts.currency,
    status: "active",
    is_default: isDefault,
    metadata: facts.metadata ?? {},
    version: 1,
    created_at: at,
    updated_at: at,
  };
}

/** The tenant's own country when it uses the currency, else the first country whose main currency it is. */
function countryOfCurrency(currency: string, home: string): string {
  if (COUNTRIES.get(home)?.currency === currency) return home;
  for (const country of COUNTRIES.values()) if (country.currency === currency) return country.code;
  return home;
}
