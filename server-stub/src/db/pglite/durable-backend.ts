import * as fs from "node:fs";
import { dirname, join, resolve } from "node:path";
import type {
  ChangeSet,
  FileWrite,
  StorageBackend,
  StorageEntry,
} from "@electric-sql/pglite/memfs-frontend";
import { StartupRefusal } from "../../config/refusal.ts";
import { PidLock } from "./pid-lock.ts";
import { syncAll, type DiskSync } from "./disk-sync.ts";

/** Well below the usual limit of 1024 descriptors, and above two batches of syncs. */
const MAX_OPEN_FILES = 400;
const SYNC_BATCH = 128;

/** Whether the directory already holds a database. */
export function holdsDatabase(directory: string): boolean {
  return fs.existsSync(join(directory, "PG_VERSION"));
}

/**
 * Keeps PGlite's files on disk so that an acknowledged commit survives a kill and a loss of power.
 * The order is PostgreSQL's own: log written and synced, then data files, and before a checkpoint's pg_control
 * every data file it relies on is synced. PGlite itself never syncs. The whole database also sits in memory.
 */
export class DurableBackend implements StorageBackend {
  readonly #directory: string;
  readonly #lock: PidLock;
  readonly #sync: DiskSync;
  readonly #open = new Map<string, number>();
  readonly #unsyncedData = new Set<string>();
  #changedDirectories = new Set<string>();

  constructor(directory: string, sync: DiskSync = syncAll) {
    this.#directory = resolve(directory);
    this.#lock = new PidLock(this.#directory);
    this.#sync = sync;
  }

  init(): Promise<void> {
    try {
      fs.mkdirSync(this.#directory, { recursive: true, mode: 0o700 });
    } catch (error) {
      throw new StartupRefusal(
        "NJIA_DATA_DIR",
        `cannot make the directory ${this.#directory}: ${String(error)}`,
        { cause: error },
      );
    }
    this.#lock.acquire();
    return Promise.resolve();
  }

  async *load(): AsyncIterable<StorageEntry> {
    // The method must be an async generator; the walk itself has nothing to wait for.
    await Promise.resolve();
    yield* this.#walk("");
  }

  *#walk(relative: string): Iterable<StorageEntry> {
    for (const entry of fs.readdirSync(this.#directory + relative, { withFileTypes: true })) {
      const path = `${relative}/${entry.name}`;
      if (entry.isDirectory()) {
        yield { kind: "dir", path };
        yield* this.#walk(path);
      } else if (entry.isFile()) {
        yield { kind: "file", path, data: new Uint8Array(fs.readFileSync(this.#directory + path)) };
      }
    }
  }

  async apply({ ops, files }: ChangeSet): Promise<void> {
    this.#changedDirectories = new Set();
    for (const { op, path } of ops) {
      if (op === "mkdir") this.#makeDirectory(path);
      else this.#remove(path);
    }
    await this.#sync.files(files.wal.map((file) => this.#write(file)));
    for (const file of files.data) {
      this.#write(file);
      this.#unsyncedData.add(file.path);
    }
    if (files.control.length > 0) {
      await this.#syncData();
      await this.#sync.files(files.control.map((file) => this.#write(file)));
    }
    this.#sync.directories([...this.#changedDirectories]);
  }

  async close(): Promise<void> {
    await this.#syncData();
    for (const descriptor of this.#open.values()) fs.closeSync(descriptor);
    this.#open.clear();
    this.#lock.release();
  }

  /** A file may have been closed since it was written: syncing it through any descriptor covers all of its writes. */
  async #syncData(): Promise<void> {
    const paths = [...this.#unsyncedData];
    for (let index = 0; index < paths.length; index += SYNC_BATCH) {
      await this.#sync.files(
        paths.slice(index, index + SYNC_BATCH).map((path) => this.#descriptor(path)),
      );
    }
    this.#unsyncedData.clear();
  }

  #makeDirectory(path: string): void {
    const absolute = this.#directory + path;
    fs.mkdirSync(absolute, { recursive: true, mode: 0o700 });
    this.#changedDirectories.add(dirname(absolute));
  }

  #remove(path: string): void {
    for (const [open, descriptor] of this.#open) {
      if (open !== path && !open.startsWith(`${path}/`)) continue;
      fs.closeSync(descriptor);
      this.#open.delete(open);
    }
    for (const pending of this.#unsyncedData) {
      if (pending === path || pending.startsWith(`${path}/`)) this.#unsyncedData.delete(pending);
    }
    const absolute = this.#directory + path;
    fs.rmSync(absolute, { recursive: true, force: true });
    this.#changedDirectories.add(dirname(absolute));
  }

  #write(file: FileWrite): number {
    const descriptor = this.#descriptor(file.path);
    if (file.truncate || file.full) fs.ftruncateSync(descriptor, file.size);
    for (const { data, at } of file.chunks) fs.writeSync(descriptor, data, 0, data.length, at);
    return descriptor;
  }

  #descriptor(path: string): number {
    const known = this.#open.get(path);
    if (known !== undefined) {
      // Moves it to the end: the first of the map is the one used longest ago.
      this.#open.delete(path);
      this.#open.set(path, known);
      return known;
    }
    this.#closeOldest();
    const absolute = this.#directory + path;
    const isNew = !fs.existsSync(absolute);
    const descriptor = fs.openSync(absolute, isNew ? "w+" : "r+", 0o600);
    if (isNew) this.#changedDirectories.add(dirname(absolute));
    this.#open.set(path, descriptor);
    return descriptor;
  }

  #closeOldest(): void {
    if (this.#open.size < MAX_OPEN_FILES) return;
    for (const [path, descriptor] of this.#open) {
      this.#open.delete(path);
      fs.closeSync(descriptor);
      return;
    }
  }
}
