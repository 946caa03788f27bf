import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { commit } from "../../src/db/unit.ts";
import { readAuditHead } from "../../src/db/queries/audit-head.ts";
import { auditTrail, chain, hashOf } from "../../src/domain/audit/append.ts";
import { openWorld, type World } from "../support/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld(0);
});
afterAll(() => world.close());

const at = "2026-11-20T10:00:00.000Z";
const fact = (id: string) => ({ action: "thing.changed", resource: { type: "thing", id } });

describe("the audit trail", () => {
  it("chains every entry to the one before, from 64 zeros", () => {
    const { entries } = chain(
      { sequence: 0, hash: "0".repeat(64) },
      world.caller,
      [fact("a"), fact("b")],
      at,
    );
    expect(entries.map((entry) => entry.sequence)).toEqual([1, 2]);
    expect(entries[0]?.previous_hash).toBe("0".repeat(64));
    expect(entries[1]?.previous_hash).toBe(entries[0]?.hash);
    for (const row of entries) {
      const { hash, ...rest } = JSON.parse(row.entry);
      expect(hashOf(row.previous_hash, rest)).toBe(hash);
      expect(hashOf(row.previous_hash, { ...rest, note: "x" })).not.toBe(hash);
    }
  });

  it("writes nothing when the trail has moved on", async () => {
    const { db } = world.services;
    const first = await auditTrail(world.services, world.caller, [fact("a")], at);
    const rival = await auditTrail(world.services, world.caller, [fact("b")], at);
    await commit(db, world.caller, { audit: first }, null);
    await expect(commit(db, world.caller, { audit: rival }, null)).rejects.toMatchObject({
      kind: "audit_conflict",
    });
    expect(await readAuditHead(db, world.caller)).toEqual({ sequence: 1, hash: first.hash });
  });
});
