/** The real server, started for the run, as the testbed of live cases. */
import { clockOf } from "./tenants.ts";
import type { Testbed } from "./testbed.ts";

export async function openTestbed(database: "pglite" | "postgres"): Promise<Testbed> {
  const { startTestServer } = await import("@njia/server/testing");
  const server = await startTestServer({ database });
  const { upstream, database: name } = server;
  return {
    upstream,
    database: name,
    provision: (seed) =>
      server.provision({
        ...(seed.accounts === undefined ? {} : { accounts: seed.accounts }),
        ...clockOf(seed),
      }),
    stop: () => server.stop(),
  };
}
