import { escapeIdentifier } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { draftOf } from "../../src/domain/audit/append.ts";
import { settleAudit } from "../../src/domain/audit/drafts.ts";
import { verifyAuditLog } from "../../src/domain/audit/verify.ts";
import { listAuditEntries } from "../../src/db/queries/audit.ts";
import { commit } from "../../src/db/unit.ts";
import { SYSTEM, type Caller } from "../../src/domain/shared/actor.ts";
import { newTenant, openWorld, type World } from "../support/world.ts";

const AT = "2026-11-20T10:00:00.000Z";
let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** A tenant whose log has `count` entries. */
async function logged(count: number): Promise<Caller> {
  const tenant = await newTenant(world.database);
  for (let index = 0; index < count; index += 1) await draft(tenant, `thing.${index}`);
  await settleAudit(world.services, tenant);
  return tenant;
}

function draft(tenant: Caller, action: string): Promise<unknown> {
  const resource = { type: "thing", id: "thing_1" };
  const made = draftOf({ actor: SYSTEM }, { action, resource, after: { note: "wörd" } }, AT);
  const unit = { auditDrafts: [{ id: made.id, draft: made, created_at: AT }] };
  return commit(world.services.db, tenant, unit, null);
}

/** A change that no role of the server may make. */
function tamper(tenant: Caller, sql: (schema: string) => string): Promise<unknown> {
  const schema = escapeIdentifier(`t_${tenant.tenant.slug.replaceAll("-", "_")}`);
  return world.database.admin.transaction((run) => run(sql(schema)));
}

describe("the audit log (invariant 25)", () => {
  it("verifies as it was written", async () => {
    const tenant = await logged(5);
    expect(await verifyAuditLog(world.services, tenant)).toMatchObject({
      valid: true,
      checked: 5,
      firstBrokenSequence: null,
      headSequence: 5,
    });
  });

  it.each([
    [
      "one flipped byte in the text",
      (s: string) =>
        `update ${s}.audit_entries set entry = replace(entry, 'thing.2', 'thing.X') where sequence = 3`,
    ],
    [
      "another actor",
      (s: string) =>
        `update ${s}.audit_entries set entry = replace(entry, 'system', 'person') where sequence = 3`,
    ],
    [
      "another place",
      (s: string) =>
        `update ${s}.audit_entries set entry = replace(entry, '"sequence":3', '"sequence":4') where sequence = 3`,
    ],
    [
      "text and hash changed together",
      (s: string) =>
        `update ${s}.audit_entries set entry = replace(entry, 'wörd', 'word'), hash = repeat('a', 64) where sequence = 3`,
    ],
    ["an entry taken out", (s: string) => `delete from ${s}.audit_entries where sequence = 3`],
    [
      "a column that no longer agrees",
      (s: string) => `update ${s}.audit_entries set action = 'thing.other' where sequence = 3`,
    ],
    [
      "no JSON at all",
      (s: string) => `update ${s}.audit_entries set entry = 'gone' where sequence = 3`,
    ],
  ])("shows %s at its place", async (_name, sql) => {
    const tenant = await logged(5);
    await tamper(tenant, sql);
    expect(await verifyAuditLog(world.services, tenant)).toMatchObject({
      valid: false,
      firstBrokenSequence: 3,
    });
  });

  it("shows that its end was cut off, or its head moved", async () => {
    const cut = await logged(5);
    await tamper(cut, (s) => `delete from ${s}.audit_entries where sequence > 3`);
    expect(await verifyAuditLog(world.services, cut)).toMatchObject({
      valid: false,
      firstBrokenSequence: 4,
    });
    const moved = await logged(5);
    await tamper(
      moved,
      (s) => `update ${s}.audit_heads set hash = repeat('b', 64) where not livemode`,
    );
    expect((await verifyAuditLog(world.services, moved)).valid).toBe(false);
  });

  it("chains each draft once, however many settle at the same time", async () => {
    const tenant = await newTenant(world.database);
    await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        await draft(tenant, `thing.${index}`);
        await settleAudit(world.services, tenant);
      }),
    );
    await settleAudit(world.services, tenant);
    const page = await listAuditEntries(world.services.db, tenant, { limit: 100 });
    expect(page.data.map(({ sequence }) => sequence).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 40 }, (_, index) => index + 1),
    );
    expect(new Set(page.data.map(({ action }) => action)).size).toBe(40);
    expect((await verifyAuditLog(world.services, tenant)).valid).toBe(true);
  });
});
