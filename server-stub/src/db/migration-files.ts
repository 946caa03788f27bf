import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

/** One SQL file: applied once (migrations) or with every release (functions). */
export interface SqlFile {
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
}

function read(path: string): SqlFile {
  const text = readFileSync(new URL(path, import.meta.url), "utf8");
  return {
    name: path.replace(/^.*\//, "").replace(/\.sql$/, ""),
    text,
    checksum: createHash("sha256").update(text).digest("hex"),
  };
}

function readFolder(folder: string): readonly SqlFile[] {
  return readdirSync(new URL(folder, import.meta.url))
    .filter((name) => name.endsWith(".sql"))
    .sort()
    .map((name) => read(folder + name));
}

/** All SQL of the schema, in the order it is applied. */
export const sqlFiles = {
  roles: read("./migrations/roles.sql"),
  control: readFolder("./migrations/control/"),
  tenant: readFolder("./migrations/tenant/"),
  controlFunctions: read("./functions/control.sql"),
  tenantFunctions: readFolder("./functions/tenant/"),
  tenantWalls: read("./functions/tenant-walls.sql"),
} as const;

/** Changes whenever any SQL file does; part of the name of a cached template database. */
export function schemaChecksum(): string {
  const hash = createHash("sha256");
  const { roles, control, tenant, controlFunctions, tenantFunctions, tenantWalls } = sqlFiles;
  for (const file of [
    roles,
    ...control,
    ...tenant,
    controlFunctions,
    ...tenantFunctions,
    tenantWalls,
  ])
    hash.update(file.checksum);
  return hash.digest("hex");
}

/** Replaces {{name}} by text that is already safe to stand in SQL. Throws on a token nobody gave. */
export function fill(text: string, tokens: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => {
    const value = tokens[name];
    if (value === undefined) throw new Error(`SQL file uses the unknown token {{${name}}}`);
    return value;
  });
}
