import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { Config } from "./config.ts";

/** Beside the folder, not in it: what is in it belongs to the database. */
const SUFFIX = ".master-key";

/**
 * The master keys, newest first. Without NJIA_MASTER_KEYS an embedded database in a folder keeps a key of its own beside its
 * data (readable by its owner alone); one in memory gets a key that ends with it.
 */
export function masterKeysOf({
  masterKeys,
  database,
}: Pick<Config, "masterKeys" | "database">): readonly string[] {
  if (masterKeys !== null) return masterKeys;
  const made = randomBytes(32).toString("base64");
  if (database.kind !== "directory") return [made];
  const file = `${resolve(database.path)}${SUFFIX}`;
  if (existsSync(file)) return [readFileSync(file, "utf8").trim()];
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${made}\n`, { mode: 0o600, flag: "wx" });
  chmodSync(file, 0o600);
  return [made];
}
