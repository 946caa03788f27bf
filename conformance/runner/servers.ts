/** The servers that a run's cases need: one for live cases, one with every credential of the authentication matrix. */
import type { Case } from "./case-file.ts";
import { openFixtures, type Fixtures } from "./matrix-column.ts";
import { openTestbed } from "./server-testbed.ts";
import { handingOn } from "./tenants.ts";
import type { Testbed } from "./testbed.ts";

export type Servers = {
  readonly testbed: Testbed | null;
  readonly fixtures: Fixtures | null;
  stop(): Promise<void>;
};

export async function openServers(
  cases: readonly Case[],
  database: "pglite" | "postgres",
): Promise<Servers> {
  const live = cases.some(({ server }) => server === "live");
  const matrix = cases.some(({ suite }) => suite === "authentication");
  const fixtures = matrix ? await openFixtures() : null;
  const stop = async (): Promise<void> => fixtures?.server.stop();
  try {
    const testbed = live ? handingOn(await openTestbed(database, fixtures)) : null;
    return {
      testbed,
      fixtures,
      stop: async () => {
        await Promise.all([testbed?.stop(), stop()]);
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
