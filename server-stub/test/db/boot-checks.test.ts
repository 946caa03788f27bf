import { escapeIdentifier } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadConfig } from "../../src/config/config.ts";
import { checkDatabase } from "../../src/db/boot-checks.ts";
import { migrate } from "../../src/db/migrate.ts";
import { openDatabase } from "../../src/db/open.ts";
import { openPostgres } from "../../src/db/postgres.ts";
import type { Caller } from "../../src/domain/shared/actor.ts";
import { openTestDatabase, type TestDatabase } from "../support/database.ts";
import { newTenant } from "../support/world.ts";

let database: TestDatabase;
let tenant: Caller;
beforeAll(async () => {
  database = await openTestDatabase();
  tenant = await newTenant(database);
});
afterAll(() => database.close());

const schema = (): string => escapeIdentifier(`t_${tenant.tenant.slug.replaceAll("-", "_")}`);
const admin = (text: string): Promise<unknown> => database.admin.transaction((run) => run(text));

describe("a sound database", () => {
  it("is accepted", async () => {
    await expect(checkDatabase(database.db)).resolves.toBeUndefined();
  });

  it("is still accepted after migrating again, which applies nothing", async () => {
    expect(await migrate(database.admin, database.login)).toMatchObject({ control: [] });
    await expect(checkDatabase(database.db)).resolves.toBeUndefined();
  });
});

describe("the server refuses to serve when", () => {
  const login = (): string => escapeIdentifier(database.login);

  it.each<[string, () => string, () => string, RegExp]>([
    [
      "a table is not under row-level security",
      () => `alter table ${schema()}.payments disable row level security`,
      () => `alter table ${schema()}.payments enable row level security`,
      /without forced row-level security: .*payments.*njia-server migrate/s,
    ],
    [
      "a table does not force it on its owner",
      () => `alter table ${schema()}.entries no force row level security`,
      () => `alter table ${schema()}.entries force row level security`,
      /without forced row-level security: .*entries/,
    ],
    [
      "a shared table is open",
      () => "alter table platform.sessions disable row level security",
      () => "alter table platform.sessions enable row level security",
      /platform\.sessions/,
    ],
    [
      "a view reads with its owner’s rights",
      () => `create view ${schema()}.leak as select * from ${schema()}.payments`,
      () => `drop view ${schema()}.leak`,
      /views that read with their owner’s rights: .*leak.*security_invoker/s,
    ],
    [
      "a function runs with its owner’s rights",
      () =>
        `create function platform.leak() returns int language sql security definer as 'select 1'`,
      () => "drop function platform.leak()",
      /functions that run with their owner’s rights: platform\.leak/,
    ],
    [
      "the login may bypass row-level security",
      () => `alter role ${login()} bypassrls`,
      () => `alter role ${login()} nobypassrls`,
      /has BYPASSRLS/,
    ],
    [
      "the login is a superuser",
      () => `alter role ${login()} superuser`,
      () => `alter role ${login()} nosuperuser`,
      /is a superuser, to whom row-level security does not apply/,
    ],
    [
      "the login inherits its tenants’ rights",
      () => `alter role ${login()} inherit`,
      () => `alter role ${login()} noinherit`,
      /inherits the rights/,
    ],
    [
      "the login may become the owner",
      () => `grant njia_owner to ${login()}`,
      () => `revoke njia_owner from ${login()}`,
      /may become njia_owner/,
    ],
    [
      "a policy lets everything through",
      () => `create policy open on platform.canary for select using (true)`,
      () => `drop policy open on platform.canary`,
      /rows of tenants are readable outside of any tenant/,
    ],
    [
      "a tenant’s table has a second policy",
      () => `create policy open on ${schema()}.payments for select using (true)`,
      () => `drop policy open on ${schema()}.payments`,
      /has policies beside .*payments \(open\)/,
    ],
    [
      "a tenant’s policy lets the other mode through",
      () =>
        `alter policy own_rows on ${schema()}.canary using (tenant_id = current_setting('app.tenant_id', true))`,
      () =>
        `alter policy own_rows on ${schema()}.canary using (tenant_id = current_setting('app.tenant_id', true) and livemode::text = current_setting('app.livemode', true))`,
      /sees 2 canary rows/,
    ],
    [
      "a tenant’s schema is behind",
      () =>
        `delete from platform.migrations where scope = 't_${tenant.tenant.slug.replaceAll("-", "_")}' and name like '0003%'`,
      () =>
        `insert into platform.migrations (stream, scope, name, checksum) select 'tenant', 't_${tenant.tenant.slug.replaceAll("-", "_")}', name, checksum from (select distinct name, checksum from platform.migrations where stream = 'tenant' and name like '0003%' union select '0003_requests', 'x') s limit 1`,
      /is not at this release/,
    ],
  ])("%s", async (_name, breakIt, mend, message) => {
    await admin(breakIt());
    try {
      await expect(checkDatabase(database.db)).rejects.toMatchObject({
        name: "StartupRefusal",
        setting: "DATABASE_URL",
        message: expect.stringMatching(message),
      });
    } finally {
      await admin(mend());
    }
    await expect(checkDatabase(database.db)).resolves.toBeUndefined();
  });

  it("a migration was changed after it was applied", async () => {
    await admin(`update platform.migrations set checksum = 'other' where stream = 'control'`);
    try {
      await expect(checkDatabase(database.db)).rejects.toMatchObject({
        message: expect.stringMatching(/lacks the migrations 0001_platform/),
      });
      await expect(migrate(database.admin, database.login)).rejects.toMatchObject({
        name: "MigrationMismatch",
        message: expect.stringMatching(/was changed after platform had it/),
      });
    } finally {
      const { sqlFiles } = await import("../../src/db/migration-files.ts");
      for (const file of sqlFiles.control)
        await admin(
          `update platform.migrations set checksum = '${file.checksum}' where stream = 'control' and name = '${file.name}'`,
        );
    }
  });

  it("the login is a superuser from the start, or the database is empty", async () => {
    if (database.adminUrl === null) return;
    const asAdmin = openPostgres(database.adminUrl, 2);
    await expect(checkDatabase(asAdmin)).rejects.toMatchObject({
      message: expect.stringMatching(/is a superuser/),
    });
    await asAdmin.close();
    const empty = new URL(database.url ?? "");
    empty.pathname = "/postgres";
    const elsewhere = openPostgres(empty.href, 2);
    await expect(checkDatabase(elsewhere)).rejects.toMatchObject({
      message: expect.stringMatching(/is not migrated.*DATABASE_ADMIN_URL/s),
    });
    await elsewhere.close();
  });

  it("nobody answers at DATABASE_URL", async () => {
    const { database: config } = loadConfig({
      DATABASE_URL: "postgresql://njia_app@127.0.0.1:1/njia",
      NJIA_MASTER_KEYS: Buffer.alloc(32).toString("base64"),
    });
    await expect(openDatabase(config)).rejects.toMatchObject({
      setting: "DATABASE_URL",
      message: expect.stringMatching(/cannot be reached/),
    });
  });
});
