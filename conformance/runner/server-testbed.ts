/** The real server, started for the run, as the testbed of live cases. */
import { matrixTenant, type Fixtures } from "./matrix-column.ts";
import { clockOf } from "./tenants.ts";
import type { Testbed } from "./testbed.ts";

/** `fixtures` is the server of the authentication matrix, when any case needs it. */
export async function openTestbed(
  database: "pglite" | "postgres",
  fixtures: Fixtures | null = null,
): Promise<Testbed> {
  const { startTestServer } = await import("@njia/server/testing");
  const server = await startTestServer({ database });
  const { upstream, database: name } = server;
  return {
    upstream,
    database: name,
    provision: (seed) => {
      if (seed.credentials === undefined)
        return server.provision({
          ...(seed.accounts === undefined ? {} : { accounts: seed.accounts }),
          ...clockOf(seed),
        });
      if (fixtures === null) throw new Error("the server of the authentication matrix is missing");
      return matrixTenant(fixtures);
    },
    stop: () => server.stop(),
  };
}
