import { Refusal } from "../shared/refusal.ts";
import type { Services } from "../shared/services.ts";
import { FaultMet, throughFaults } from "./faults.ts";

/** Stands for the database of the present request in test mode: it may be slow, or away. Throws database_unavailable. */
export async function meetDatabaseFault(services: Pick<Services, "db" | "now">): Promise<void> {
  try {
    await throughFaults(services, "database", () => Promise.resolve());
  } catch (error) {
    if (error instanceof FaultMet)
      throw new Refusal({
        code: "database_unavailable",
        detail: error.message,
        retryAfterSeconds: 1,
      });
    throw error;
  }
}
