/** The real server, started for the run, as the testbed of live cases. */
import type { Testbed } from "./testbed.ts";

export async function openTestbed(database: "pglite" | "postgres"): Promise<Testbed> {
  const { startTestServer } = await import("@njia/server/testing");
  return startTestServer({ database });
}
