import { StartupRefusal } from "../config/refusal.ts";
import { createApiKey } from "../domain/auth/api-keys.ts";
import { SYSTEM } from "../domain/shared/actor.ts";
import { findTenantBySlug } from "../db/queries/tenants.ts";
import { seedDemo, type Seeded } from "../seed/seed.ts";
import { DEMO_TENANTS } from "../seed/tenants.ts";
import { openRunning, readConfig, requireAdmin, type Print, type Running } from "./context.ts";
import { claimable, listen, loadApp } from "./listen.ts";
import { printSeeded } from "./seed.ts";
import { untilTold } from "./signals.ts";

/**
 * `njia-server serve [--demo] [--no-worker]`: the API and its background work, or the API alone beside `worker` processes. An embedded database that is empty gets the demo tenants.
 * Words for people go to stderr. With `--demo`, stdout gets one line of JSON when the server is ready: `{ ready, url, apiKey }`.
 */
export async function serveCommand(args: readonly string[], print: Print): Promise<void> {
  const unknown = args.find((arg) => arg !== "--demo" && arg !== "--no-worker");
  if (unknown !== undefined)
    throw new StartupRefusal(
      "serve",
      `does not know "${unknown}". It takes --demo and --no-worker.`,
    );
  const isDemo = args.includes("--demo");
  const tell: Print = (line) => void process.stderr.write(`${line}\n`);
  const began = performance.now();
  const config = readConfig();
  await claimable(config.host, config.port);
  const opening = openRunning(config, tell);
  const loading = loadApp();
  // Told below, unless the database is what failed.
  loading.catch(() => undefined);
  const running = await opening;
  try {
    const isSeeded = isDemo || running.database.db.kind === "pglite";
    const seeded = isSeeded
      ? await seedDemo(running.services, requireAdmin(running.database), running.database.login)
      : [];
    if (!args.includes("--no-worker")) running.worker.start();
    const listening = await listen(running, await loading);
    try {
      if (seeded.length > 0) printSeeded(seeded, tell);
      tell(
        `Njia is ready on ${listening.address} after ${((performance.now() - began) / 1000).toFixed(1)} s (${running.database.db.kind}). Documentation: ${listening.address}/api/docs`,
      );
      if (isDemo)
        print(
          JSON.stringify({
            ready: true,
            url: listening.address,
            apiKey: await demoKey(running, seeded),
          }),
        );
      await untilTold();
    } finally {
      await listening.close();
    }
  } finally {
    await running.close();
  }
}

/** A test key of the first demo tenant: the one just made, or another where the tenants were there before. */
async function demoKey(running: Running, seeded: readonly Seeded[]): Promise<string> {
  const slug = DEMO_TENANTS[0]?.slug ?? "";
  const made = seeded.find((one) => one.slug === slug);
  if (made !== undefined) return made.testKey;
  const tenant = await findTenantBySlug(running.services.db, slug);
  if (tenant === null) throw new Error(`the demo tenant ${slug} was not made`);
  const scope = { tenantId: tenant.id, livemode: false };
  const { key } = await createApiKey(
    running.services,
    scope,
    { name: "Demo start", scopes: ["*", "sandbox:write"] },
    SYSTEM,
  );
  if (key === null) throw new Error("a new key came without its text");
  return key;
}
