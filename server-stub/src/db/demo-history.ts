import { escapeIdentifier } from "pg";
import type { Admin } from "./admin.ts";

const MIN_SHIFT_MS = 60_000;

/**
 * Moves the demo observations in time so that the newest is `now`: a template made last week would otherwise show a corridor
 * history that has aged out. Touches generated rows only (attempt ids that begin with demo_), which no payment made.
 */
export async function shiftDemoHistory(
  admin: Admin,
  slugs: readonly string[],
  now: Date,
): Promise<void> {
  await admin.transaction(async (run) => {
    await run("set local role njia_owner");
    const tenants = await run(
      "select id, schema_name from platform.tenants where slug = any ($1)",
      [slugs],
    );
    for (const tenant of tenants) {
      const table = `${escapeIdentifier(String(tenant["schema_name"]))}.observations`;
      await run(
        `select set_config('app.tenant_id', $1, true), set_config('app.livemode', 'false', true)`,
        [String(tenant["id"])],
      );
      // Two statements: in one, the planner repeats the search for the newest row for every row.
      const [newest] = await run(
        `select max(observed_at) as at from ${table} where attempt_id like 'demo\\_%'`,
      );
      const at = newest?.["at"];
      if (typeof at !== "string") continue;
      const behindMs = now.getTime() - Date.parse(at);
      if (behindMs < MIN_SHIFT_MS) continue;
      await run(
        `update ${table} set observed_at = observed_at + $1::bigint * interval '1 millisecond' where attempt_id like 'demo\\_%'`,
        [behindMs],
      );
    }
  });
}
