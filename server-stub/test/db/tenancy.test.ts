import { escapeIdentifier } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AdminRun } from "../../src/db/admin.ts";
import { named } from "../../src/db/pool-db.ts";
import { createPayment } from "../../src/domain/payments/create.ts";
import type { Caller } from "../../src/domain/shared/actor.ts";
import {
  fundedAccount,
  keyFor,
  newTenant,
  openWorld,
  payoutRequest,
  type World,
} from "../support/world.ts";

let world: World;
let victim: Caller;
let attacker: Caller;
let victimAccount: string;
const at = "2026-11-20T10:00:00.000Z";

beforeAll(async () => {
  world = await openWorld();
  victim = world.caller;
  victimAccount = world.account.id;
  attacker = await newTenant(world.database);
  await fundedAccount(world.services, attacker, "XAF", 1_000);
  const body = payoutRequest(1_000);
  await createPayment(world.services, victim, body, { key: keyFor(body) });
});
afterAll(() => world.close());

const schemaOf = (caller: Caller): string =>
  escapeIdentifier(`t_${caller.tenant.slug.replaceAll("-", "_")}`);
const roleOf = (caller: Caller): string =>
  escapeIdentifier(`njia_t_${caller.tenant.slug.replaceAll("-", "_")}`);

/** Runs as the attacker with barriers taken away by the administrator, in a transaction that never commits. */
async function attempt(
  remove: readonly string[],
  text: string,
): Promise<{ readonly rows: number } | { readonly refused: string }> {
  class Done extends Error {
    readonly outcome: { readonly rows: number } | { readonly refused: string };
    constructor(outcome: { readonly rows: number } | { readonly refused: string }) {
      super("done");
      this.outcome = outcome;
    }
  }
  const work = async (run: AdminRun): Promise<never> => {
    for (const statement of remove) await run(statement);
    await run(
      `select set_config('app.tenant_id', $1, true), set_config('app.livemode', 'false', true)`,
      [attacker.tenantId],
    );
    await run(`set local role ${roleOf(attacker)}`);
    try {
      const rows = await run(text);
      throw new Done({ rows: rows.length });
    } catch (error) {
      throw error instanceof Done
        ? error
        : new Done({ refused: error instanceof Error ? error.message : String(error) });
    }
  };
  return world.database.admin.transaction(work).catch((error: unknown) => {
    if (error instanceof Done) return error.outcome;
    throw error;
  });
}

/** Removing each barrier. */
const WITHOUT = {
  role: () => [
    `grant usage on schema ${schemaOf(victim)} to ${roleOf(attacker)}`,
    `grant select, insert, update, delete on all tables in schema ${schemaOf(victim)} to ${roleOf(attacker)}`,
  ],
  rowSecurity: (tables: readonly string[]) =>
    tables.map((table) => `alter table ${schemaOf(victim)}.${table} disable row level security`),
  constantCheck: () => [
    `do $$ declare c record; begin for c in select conname from pg_constraint where conrelid = '${schemaOf(victim)}.accounts'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%tenant_id%' loop
       execute format('alter table ${schemaOf(victim)}.accounts drop constraint %I', c.conname); end loop; end $$`,
  ],
};

describe("each barrier alone", () => {
  const read = (): string => `select * from ${schemaOf(victim)}.payments`;
  const write = (tenantId: string): string =>
    `insert into ${schemaOf(victim)}.accounts (id, tenant_id, livemode, name, type, country, currency, status, is_default, metadata, version, created_at, updated_at)
     values ('acct_planted', '${tenantId}', false, 'x', 'wallet', 'CM', 'XAF', 'active', false, '{}', 1, '${at}', '${at}') returning id`;

  it("the attack works when all barriers are gone, so the tests below can fail", async () => {
    expect(
      await attempt([...WITHOUT.role(), ...WITHOUT.rowSecurity(["payments"])], read()),
    ).toEqual({ rows: 1 });
    expect(
      await attempt(
        [...WITHOUT.role(), ...WITHOUT.rowSecurity(["accounts"]), ...WITHOUT.constantCheck()],
        write(attacker.tenantId),
      ),
    ).toEqual({ rows: 1 });
  });

  it("the tenant role keeps others out of the schema", async () => {
    const others = [...WITHOUT.rowSecurity(["payments", "accounts"]), ...WITHOUT.constantCheck()];
    expect(await attempt(others, read())).toEqual({
      refused: expect.stringMatching(/permission denied for schema/),
    });
    expect(await attempt(others, write(victim.tenantId))).toEqual({
      refused: expect.stringMatching(/permission denied for schema/),
    });
  });

  it("row-level security shows nothing and takes nothing of another tenant", async () => {
    const others = [...WITHOUT.role(), ...WITHOUT.constantCheck()];
    expect(await attempt(others, read())).toEqual({ rows: 0 });
    expect(await attempt(others, write(victim.tenantId))).toEqual({
      refused: expect.stringMatching(/row-level security/),
    });
    expect(
      await attempt(others, `update ${schemaOf(victim)}.payments set reference = 'x' returning id`),
    ).toEqual({ rows: 0 });
    expect(await attempt(others, `delete from ${schemaOf(victim)}.attempts returning id`)).toEqual({
      rows: 0,
    });
  });

  it("the constant check keeps own rows out of a foreign schema, where foreign keys would reach others’ accounts", async () => {
    const others = [...WITHOUT.role(), ...WITHOUT.rowSecurity(["accounts"])];
    expect(await attempt(others, write(attacker.tenantId))).toEqual({
      refused: expect.stringMatching(/check constraint/),
    });
  });

  it("the composite foreign key refuses a reference across modes", async () => {
    const live = { ...victim, livemode: true };
    const insert =
      named(`insert into transactions (id, tenant_id, livemode, type, status, account_id, amount, currency, fee, reversed_amount, doc, version, created_at, updated_at)
      values ('txn_x', '${victim.tenantId}', true, 'funding', 'completed', '${victimAccount}', 1, 'XAF', 0, 0, '{}', 1, '${at}', '${at}')`);
    await expect(world.services.db.tenant(live, (run) => run(insert, []))).rejects.toThrow(
      /foreign key/,
    );
  });
});

describe("settings and modes", () => {
  it("without settings a tenant’s role sees nothing, and an empty setting raises no error", async () => {
    for (const settings of [
      [],
      [`select set_config('app.tenant_id', '', true), set_config('app.livemode', '', true)`],
    ]) {
      const rows = await world.database.admin.transaction(async (run) => {
        for (const statement of settings) await run(statement);
        await run(`set local role ${roleOf(victim)}`);
        return run(`select * from ${schemaOf(victim)}.payments`);
      });
      expect(rows).toEqual([]);
    }
  });

  it("the other mode sees nothing", async () => {
    const rows = await world.services.db.tenant({ ...victim, livemode: true }, (run) =>
      run(named("select id from payments"), []),
    );
    expect(rows).toEqual([]);
  });

  it("nothing of a tenant stays on a connection: not the role, not the settings, not the path, also after an error", async () => {
    const state = named(
      `select current_user = session_user as lowered, coalesce(current_setting('app.tenant_id', true), '') as tenant, current_setting('search_path') as path`,
    );
    const [before] = await world.services.db.run(state, []);
    expect(before).toMatchObject({ lowered: true, tenant: "" });
    for (let round = 0; round < 40; round += 1) {
      await world.services.db.tenant(victim, (run) => run(named("select 1"), []));
      await world.services.db
        .tenant(victim, (run) => run(named("select 1/0"), []))
        .catch(() => undefined);
      const [row] = await world.services.db.run(state, []);
      expect(row).toEqual(before);
    }
  });

  it("the application’s own role reaches no tenant’s schema and none of its people", async () => {
    const run = world.services.db.run;
    await expect(run(named(`select * from ${schemaOf(victim)}.payments`), [])).rejects.toThrow(
      /permission denied/,
    );
    await expect(run(named("select * from platform.users"), [])).rejects.toThrow(
      /permission denied/,
    );
    expect(await run(named("select id from platform.api_keys"), [])).toEqual([]);
    expect(await run(named("select id from platform.sessions"), [])).toEqual([]);
    await expect(run(named(`set role njia_owner`), [])).rejects.toThrow(/permission denied/);
  });

  it("a tenant sees its own people, keys and jobs in the shared schema, and can plant none for others", async () => {
    const planted = `insert into platform.jobs (id, tenant_id, livemode, kind, subject, payload, run_at, max_attempts, created_at)
      values ('job_x', '${victim.tenantId}', false, 'payment.submit', 'x', '{}', '${at}', 1, '${at}') returning id`;
    expect(await attempt([], planted)).toEqual({
      refused: expect.stringMatching(/row-level security/),
    });
    expect(
      await attempt([], `select * from platform.jobs where tenant_id <> '${attacker.tenantId}'`),
    ).toEqual({ rows: 0 });
    expect(await attempt([], `update platform.tenants set name = 'mine' returning id`)).toEqual({
      rows: 1,
    });
  });
});
