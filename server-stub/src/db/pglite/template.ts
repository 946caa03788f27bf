import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { constants, zstdCompressSync } from "node:zlib";
import { schemaChecksum } from "../migration-files.ts";

/** Git-ignored build output; `npm run template` fills it ahead of the first start. */
const FOLDER = new URL("../../../dist/template/", import.meta.url);
/** Good compression at little cost: 1.9 MB in well under a second. */
const COMPRESSION_LEVEL = 9;

/** The template of exactly this PGlite and these SQL files, or null when nobody has made it yet. */
export function findTemplate(): string | null {
  const path = templatePath();
  return existsSync(path) ? path : null;
}

/** Keeps a migrated, empty database. Written beside and renamed, so that a second process never reads half a file. */
export function saveTemplate(tar: Uint8Array): string {
  const path = templatePath();
  mkdirSync(FOLDER, { recursive: true });
  const partial = `${path}.${process.pid}`;
  writeFileSync(
    partial,
    zstdCompressSync(tar, { params: { [constants.ZSTD_c_compressionLevel]: COMPRESSION_LEVEL } }),
  );
  renameSync(partial, path);
  return path;
}

function templatePath(): string {
  const manifest = createRequire(import.meta.url)
    .resolve("@electric-sql/pglite")
    .replace(/dist.*$/, "package.json");
  const version = createHash("sha256")
    .update(readFileSync(manifest))
    .update(schemaChecksum())
    .update(seedSources())
    .digest("hex")
    .slice(0, 16);
  return fileURLToPath(new URL(`${version}.tar.zst`, FOLDER));
}

/** The template holds the demo tenants, so it changes with what they are made of. */
function seedSources(): string {
  const folder = new URL("../../seed/", import.meta.url);
  return readdirSync(folder)
    .sort()
    .map((name) => readFileSync(new URL(name, folder), "utf8"))
    .join("\0");
}
