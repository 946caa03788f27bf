import type { Db } from "../src/db/db.ts";
import { startTestServer } from "../src/testing.ts";
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

/** The last units of work that createPayment committed, oldest first. */
export interface Captured {
  readonly units: readonly string[];
}

/**
 * The measured process: the real server without background work (jobs pile up, nobody takes them), and the reference beside it. Told
 * how many tenants there are to be; answers `Ready`, again for each further number; "units" answers `Captured`.
 */
const server = await startTestServer({ background: false });
const referencePort = await startReference();
const units: string[] = [];
const { db } = server.services;
const call = db.call.bind(db);
(db as { call: Db["call"] }).call = (scope, name, argument) => {
  if (name === "commit_unit" && units.length < 2 && argument.includes('"createPayment"'))
    units.push(argument);
  return call(scope, name, argument);
};
const tenants: Ready["tenants"][number][] = [];

process.on("message", (message: number | "units") => {
  if (message === "units") process.send?.({ units } satisfies Captured);
  else void grow(message);
});
process.on("disconnect", () => void server.stop().then(() => process.exit()));

async function grow(count: number): Promise<void> {
  while (tenants.length < count) {
    const { id, apiKey, accounts } = await server.provision({
      accounts: { A: { currency: "XAF", available: 900_000_000_000 } },
    });
    tenants.push({ id, apiKey, accountId: accounts["A"] ?? "" });
  }
  process.send?.({
    port: server.upstream.port,
    referencePort,
    databaseUrl: server.databaseUrl ?? "",
    tenants,
  } satisfies Ready);
}
