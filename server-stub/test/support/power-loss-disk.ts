import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join, relative } from "node:path";
import { zstdDecompressSync } from "node:zlib";
import { PGlite } from "@electric-sql/pglite";
import { MemfsFrontendFS } from "@electric-sql/pglite/memfs-frontend";
import pg from "pg";
import { poolAdmin } from "../../src/db/admin.ts";
import { provisionTenant } from "../../src/db/migrate.ts";
import { Arbiter } from "../../src/db/pglite/arbiter.ts";
import { DurableBackend } from "../../src/db/pglite/durable-backend.ts";
import type { DiskSync } from "../../src/db/pglite/disk-sync.ts";
import { openEmbedded } from "../../src/db/pglite/embedded.ts";
import { SessionStream } from "../../src/db/pglite/session-stream.ts";
import { findTemplate } from "../../src/db/pglite/template.ts";
import { poolDb, sharedPoolOptions } from "../../src/db/pool-db.ts";
import { commit } from "../../src/db/unit.ts";
import { fundingUnit } from "../../src/domain/sandbox/balances.ts";
import { accountRow } from "../../src/domain/accounts/commands.ts";
import { SYSTEM } from "../../src/domain/shared/actor.ts";
import { newId } from "../../src/domain/shared/typeid.ts";
import { lcg } from "../../src/seed/history.ts";

interface Snapshot {
  readonly name: string;
  /** What would be on the disk had the power gone now. */
  readonly path: string;
  readonly acknowledged: readonly string[];
}

/**
 * A disk that keeps, in a shadow directory, only what was synced: a file's content when the file was synced, its name when the
 * directory was. At a loss of power, files written since may or may not have reached the disk; a seeded coin decides for each.
 */
export class PowerLossDisk implements DiskSync {
  readonly snapshots: Snapshot[] = [];
  readonly #real: string;
  readonly #shadow: string;
  readonly #unnamed = new Map<string, Buffer>();
  readonly #coin = lcg(7);
  syncing = true;

  constructor(root: string) {
    this.#real = join(root, "real");
    this.#shadow = join(root, "shadow");
    mkdirSync(this.#real, { recursive: true });
    mkdirSync(this.#shadow, { recursive: true });
  }

  get directory(): string {
    return this.#real;
  }

  files(descriptors: readonly number[]): Promise<void> {
    if (!this.syncing) return Promise.resolve();
    for (const descriptor of descriptors) {
      const path = readlinkSync(`/proc/self/fd/${descriptor}`);
      const target = this.#shadowOf(path);
      if (existsSync(target)) copyFileSync(path, target);
      else this.#unnamed.set(path, readFileSync(path));
    }
    return Promise.resolve();
  }

  directories(paths: readonly string[]): void {
    if (!this.syncing) return;
    for (const path of paths) {
      if (!existsSync(path)) continue;
      const shadow = this.#shadowOf(path);
      mkdirSync(shadow, { recursive: true });
      const entries = readdirSync(path, { withFileTypes: true });
      const names = new Set(entries.map((entry) => entry.name));
      for (const name of readdirSync(shadow))
        if (!names.has(name)) rmSync(join(shadow, name), { recursive: true });
      for (const entry of entries) {
        const target = join(shadow, entry.name);
        if (existsSync(target)) continue;
        if (entry.isDirectory()) mkdirSync(target);
        // The name is durable now; its content only if the file itself was synced.
        else writeFileSync(target, this.#unnamed.get(join(path, entry.name)) ?? Buffer.alloc(0));
        this.#unnamed.delete(join(path, entry.name));
      }
    }
  }

  /** The power goes: what was synced is there, of the rest a random part. */
  snapshot(name: string, path: string, acknowledged: readonly string[]): void {
    cpSync(this.#shadow, path, { recursive: true });
    for (const file of filesIn(path)) {
      // The log is synced at every commit; only data files wait for the next checkpoint.
      const live = join(this.#real, relative(path, file));
      const isData =
        file.includes("/base/") || file.includes("/global/") || file.includes("/pg_xact/");
      if (isData && !file.endsWith("pg_control") && existsSync(live) && this.#coin() < 0.5)
        copyFileSync(live, file);
    }
    this.snapshots.push({ name, path, acknowledged: [...acknowledged] });
  }

  #shadowOf(path: string): string {
    return join(this.#shadow, relative(this.#real, path));
  }

  /** Commits money through the server's own code on such a disk and takes snapshots on the way, some around a checkpoint. */
  static async run(
    root: string,
    options: { readonly syncing: boolean; readonly commits: number; readonly snapshots: number },
  ): Promise<PowerLossDisk> {
    const disk = new PowerLossDisk(root);
    // Makes the template when there is none yet.
    await (await openEmbedded({ kind: "memory" }, 2)).db.close();
    const template = findTemplate();
    if (template === null) throw new Error("there is no template");
    const database = new PGlite({
      fs: new MemfsFrontendFS(new DurableBackend(disk.directory, disk)),
      loadDataDir: new Blob([zstdDecompressSync(readFileSync(template))]),
    });
    await database.waitReady;
    await database.syncToFs();
    const arbiter = new Arbiter(database, true);
    let sessions = 0;
    const stream = (): SessionStream => {
      sessions += 1;
      const id = sessions;
      const made: SessionStream = new SessionStream({
        send: (bytes) => void arbiter.write(id, Buffer.from(bytes)),
        end: () => arbiter.detach(id),
      });
      arbiter.open(id, {
        receive: (bytes) => made.deliver(bytes),
        fail: (error) => void made.destroy(error),
      });
      return made;
    };
    const connection = { ...sharedPoolOptions, user: "postgres", database: "postgres", stream };
    const admin = poolAdmin(
      new pg.Pool({ ...connection, pipeline: false, max: 1 }),
      "set local session authorization postgres",
    );
    const db = poolDb("pglite", new pg.Pool({ ...connection, max: 2 }), () => Promise.resolve());
    const tenantId = newId("ten");
    const at = new Date();
    await provisionTenant(admin, "njia_app", {
      id: tenantId,
      slug: "durable",
      name: "Durable",
      country: "CM",
      defaultCurrency: "XAF",
      timezone: "Africa/Douala",
      settings: {},
      liveSince: null,
      createdAt: at.toISOString(),
    });
    const scope = { tenantId, livemode: false };
    const account = accountRow({ name: "XAF", currency: "XAF" }, "CM", true, at);
    await commit(db, scope, { accounts: [account] }, null);
    disk.syncing = options.syncing;
    const acknowledged: string[] = [];
    const every = Math.floor(options.commits / options.snapshots);
    for (let index = 1; index <= options.commits; index += 1) {
      const { unit, transactionId } = fundingUnit(
        { livemode: false, actor: SYSTEM },
        account,
        1,
        new Date().toISOString(),
      );
      await commit(db, scope, unit, null);
      acknowledged.push(transactionId);
      if (index % every === 0 && disk.snapshots.length < options.snapshots)
        disk.snapshot(`after-${index}`, join(root, `snapshot-${index}`), acknowledged);
      if (index % every === 1) void arbiter.maintain("checkpoint");
    }
    await db.close();
    await admin.close();
    await database.close();
    return disk;
  }
}

function* filesIn(directory: string): Iterable<string> {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) yield* filesIn(path);
    else if (entry.isFile()) yield path;
  }
}
