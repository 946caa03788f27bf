import type { Db } from "../src/db/db.ts";
import { EMBEDDED_LOGIN, openEmbedded } from "../src/db/pglite/embedded.ts";
import { openServerTestDatabase, startTestServer, type TestDatabase } from "../src/testing.ts";
import { footprint, type Footprint } from "./footprint.ts";
import { startReference } from "./reference.ts";

/** What the measured process tells the one that measures. */
export interface Ready {
  readonly port: number;
  readonly referencePort: number;
  readonly databaseUrl: string;
  readonly tenants: readonly {
    readonly id: string;
    readonly apiKey: string;
    readonly accountId: string;
  }[];
}

/** The first units of work that createPayment committed, oldest first, and what it asked before. */
export interface Captured {
  readonly units: readonly string[];
  readonly question: string;
}

/** What is asked of the measured process: a number of tenants, the captured units, what tenants cost at rest, or fresh statistics. */
export type Question = number | "units" | "footprint" | "analyze";
export type { Footprint };

/**
 * The measured process: the real server without background work (jobs pile up, nobody takes them), and the reference beside it. Told
 * how many tenants there are to be; answers `Ready`, again for each further number; "units" answers `Captured`.
 * DATABASE_URL is a PostgreSQL server, or a folder where the embedded database is to be durable. MICRO_BATCH is as for the server itself.
 */
const database = await openDatabase(process.env["DATABASE_URL"] ?? "");
const server = await startTestServer({ background: false, on: database });
const referencePort = await startReference();
const units: string[] = [];
let question = "";
const { db } = server.services;
const call = db.call.bind(db);
(db as { call: Db["call"] }).call = (scope, name, argument) => {
  if (name === "commit_unit" && units.length < 2 && argument.includes('"createPayment"'))
    units.push(argument);
  if (name === "payment_context" && question === "") question = argument;
  return call(scope, name, argument);
};
const tenants: Ready["tenants"][number][] = [];

process.on("message", (message: Question) => {
  if (message === "units") process.send?.({ units, question } satisfies Captured);
  else if (message === "footprint")
    void footprint(database, () => grow(tenants.length + 50)).then((answer) =>
      process.send?.(answer),
    );
  // What autovacuum does within a minute: until then plans are those of empty tables.
  else if (message === "analyze")
    void database.admin.transaction((run) => run("analyze", [])).then(tell);
  else void grow(message).then(tell);
});
process.on("disconnect", () => {
  void server
    .stop()
    .then(() => database.close())
    .then(() => process.exit());
});

async function openDatabase(place: string): Promise<TestDatabase> {
  if (place.startsWith("postgres")) return openServerTestDatabase(place);
  const { db, admin } = await openEmbedded({ kind: "directory", path: place }, 16);
  return { db, admin, login: EMBEDDED_LOGIN, url: null, adminUrl: null, close: () => db.close() };
}

async function grow(count: number): Promise<void> {
  while (tenants.length < count) {
    const { id, apiKey, accounts } = await server.provision({
      accounts: { A: { currency: "XAF", available: 900_000_000_000 } },
    });
    tenants.push({ id, apiKey, accountId: accounts["A"] ?? "" });
  }
}

function tell(): void {
  process.send?.({
    port: server.upstream.port,
    referencePort,
    databaseUrl: server.databaseUrl ?? "",
    tenants,
  } satisfies Ready);
}
