import { spawn, type ChildProcess } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it, vi } from "vitest";
import { named } from "../../src/db/pool-db.ts";
import { openEmbedded, type Embedded } from "../../src/db/pglite/embedded.ts";
import { findTenantBySlug } from "../../src/db/queries/tenants.ts";
import { PowerLossDisk } from "../support/power-loss-disk.ts";

/** Each reopening builds a whole database; slow machines need their time. */
vi.setConfig({ testTimeout: 240_000 });

const root = mkdtempSync(join(tmpdir(), "njia-durable-"));
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill("SIGKILL");
  rmSync(root, { recursive: true, force: true });
});

/** Starts the writer, lets it acknowledge some commits, and kills it without warning. Answers what it acknowledged. */
async function writeAndKill(directory: string, commits: number): Promise<readonly string[]> {
  const child = spawn(
    process.execPath,
    [new URL("../support/durable-writer.ts", import.meta.url).pathname, directory],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  children.push(child);
  const acknowledged: string[] = [];
  let text = "";
  await new Promise<void>((resolve, reject) => {
    child.stdout.on("data", (chunk: Buffer) => {
      text += chunk.toString("utf8");
      const lines = text.split("\n");
      text = lines.pop() ?? "";
      acknowledged.push(...lines.filter((line) => line !== "ready"));
      if (acknowledged.length >= commits) child.kill("SIGKILL");
    });
    child.once("exit", () => resolve());
    child.once("error", reject);
  });
  return acknowledged;
}

async function reopen(directory: string): Promise<{
  readonly found: ReadonlySet<string>;
  readonly balance: bigint;
  readonly close: () => Promise<void>;
}> {
  const embedded: Embedded = await openEmbedded({ kind: "directory", path: directory }, 2);
  const tenant = await findTenantBySlug(embedded.db, "durable");
  const scope = { tenantId: tenant?.id ?? "", livemode: false };
  const rows = await embedded.db.tenant(scope, (run) =>
    run(named("select id from transactions"), []),
  );
  const [sum] = await embedded.db.tenant(scope, (run) =>
    run(named(`select sum(amount)::bigint as sum from balances where bucket = 'available'`), []),
  );
  return {
    found: new Set(rows.map((row) => String(row["id"]))),
    balance: BigInt(String(sum?.["sum"] ?? 0)),
    close: () => embedded.db.close(),
  };
}

describe("the database on disk", () => {
  it("loses no acknowledged commit when its process is killed, again and again in one directory", async () => {
    const directory = join(root, "killed");
    const acknowledged: string[] = [];
    for (let round = 0; round < 3; round += 1)
      acknowledged.push(...(await writeAndKill(directory, 25 + round * 10)));
    expect(acknowledged.length).toBeGreaterThanOrEqual(75);
    const { found, balance, close } = await reopen(directory);
    expect(acknowledged.filter((id) => !found.has(id))).toEqual([]);
    expect(balance).toBe(BigInt(found.size));
    await close();
  });

  it("keeps a second process out, and is taken over from a dead one", async () => {
    const directory = join(root, "locked");
    const first = await openEmbedded({ kind: "directory", path: directory }, 2);
    await expect(openEmbedded({ kind: "directory", path: directory }, 2)).rejects.toMatchObject({
      name: "StartupRefusal",
      setting: "NJIA_DATA_DIR",
      message: expect.stringMatching(new RegExp(`in use by process ${process.pid}`)),
    });
    await first.db.close();
    expect(existsSync(`${directory}.lock`)).toBe(false);
    // No process has this number: the largest one Linux gives out is 4194304.
    writeFileSync(`${directory}.lock`, "4194305");
    const second = await openEmbedded({ kind: "directory", path: directory }, 2);
    await second.db.close();
  });
});

describe("a loss of power", () => {
  it("keeps every acknowledged commit, at any moment, also around checkpoints", async () => {
    const disk = await PowerLossDisk.run(join(root, "power"), {
      syncing: true,
      commits: 30,
      snapshots: 5,
    });
    expect(disk.snapshots.length).toBe(5);
    for (const snapshot of disk.snapshots) {
      const copy = join(root, `restored-${snapshot.name}`);
      cpSync(snapshot.path, copy, { recursive: true });
      const { found, close } = await reopen(copy);
      expect(
        snapshot.acknowledged.filter((id) => !found.has(id)),
        snapshot.name,
      ).toEqual([]);
      await close();
    }
  });

  it("would lose them without the syncs, so the test above can fail", async () => {
    const disk = await PowerLossDisk.run(join(root, "power-unsynced"), {
      syncing: false,
      commits: 30,
      snapshots: 2,
    });
    const outcomes = await Promise.all(
      disk.snapshots.map(async (snapshot) => {
        const copy = join(root, `unsynced-${snapshot.name}`);
        cpSync(snapshot.path, copy, { recursive: true });
        return reopen(copy).then(
          async ({ found, close }) => {
            await close();
            return snapshot.acknowledged.some((id) => !found.has(id)) ? "lost" : "kept";
          },
          () => "damaged",
        );
      }),
    );
    expect(outcomes).not.toContain("kept");
  });
});
