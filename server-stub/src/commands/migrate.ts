import { migrateServer, openDatabase } from "../db/open.ts";
import type { MigrationReport } from "../db/migrate.ts";
import { readConfig, type Print } from "./context.ts";

/** `njia-server migrate`: brings the database to this release. Embedded databases do it at every start by themselves. */
export async function migrateCommand(print: Print): Promise<void> {
  const { database } = readConfig();
  if (database.kind === "postgres") {
    report(await migrateServer(database), print);
    return;
  }
  const open = await openDatabase(database);
  await open.db.close();
  print("The embedded database is at this release.");
}

function report({ control, tenants }: MigrationReport, print: Print): void {
  const done = [
    ...control.map((name) => `platform: ${name}`),
    ...Object.entries(tenants).flatMap(([schema, names]) =>
      names.map((name) => `${schema}: ${name}`),
    ),
  ];
  for (const line of done) print(`applied ${line}`);
  print(`${Object.keys(tenants).length} tenant schemas and the shared schema are at this release.`);
}
