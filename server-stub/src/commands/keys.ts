import { parseArgs } from "node:util";
import { StartupRefusal } from "../config/refusal.ts";
import { findTenantBySlug } from "../db/queries/tenants.ts";
import { listApiKeys } from "../db/queries/api-keys.ts";
import { callbackSecret } from "../crypto/callback-signature.ts";
import { isProvider, PROVIDERS } from "../domain/reference/providers.ts";
import { RAILS } from "../domain/reference/rails.ts";
import { createApiKey } from "../domain/auth/api-keys.ts";
import { OPERATOR } from "../domain/shared/actor.ts";
import { COMMANDS } from "./usage.ts";
import { resealCommand } from "./reseal.ts";
import { openRunning, readConfig, type Print } from "./context.ts";

/** `njia-server keys`: the operator's way to a key, for tenants that have none left to log in with. */
export async function keysCommand(
  args: readonly string[],
  print: Print,
  open: typeof openRunning = openRunning,
): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      tenant: { type: "string" },
      mode: { type: "string", default: "test" },
      scopes: { type: "string", default: "*" },
      name: { type: "string", default: "Operator key" },
      source: { type: "string" },
    },
  });
  const action = positionals[0];
  if (action === "reseal") return resealCommand(print);
  if (action === "callback") return printCallbackSecret(values.source, print);
  if (
    (action !== "create" && action !== "list") ||
    values.tenant === undefined ||
    (values.mode !== "test" && values.mode !== "live")
  )
    throw new StartupRefusal("keys", `is used so:\n${COMMANDS.keys}`);
  const running = await open(readConfig(), print);
  try {
    const tenant = await findTenantBySlug(running.services.db, values.tenant);
    if (tenant === null)
      throw new StartupRefusal("--tenant", `there is no tenant "${values.tenant}".`);
    const scope = { tenantId: tenant.id, livemode: values.mode === "live" };
    if (action === "create") {
      if (scope.livemode && tenant.liveSince === null)
        throw new StartupRefusal(
          "--mode live",
          `live mode is not open for ${values.tenant}: \`njia-server tenants open-live --tenant ${values.tenant}\` opens it.`,
        );
      const key = await createApiKey(
        running.services,
        scope,
        { name: values.name, scopes: values.scopes.split(",") },
        OPERATOR,
      );
      print(`${key.id}  ${String(key.key)}`);
      return;
    }
    for (const key of (await listApiKeys(running.services.db, scope, { limit: 100 })).data)
      print(`${key.id}  ${key.prefix}…${key.last4}  ${key.status}  ${key.name}`);
  } finally {
    await running.close();
  }
}

/** What a provider or rail signs its callbacks with; to be handed over once, out of band. */
async function printCallbackSecret(source: string | undefined, print: Print): Promise<void> {
  if (source === undefined || !(isProvider(source) || RAILS.has(source)))
    throw new StartupRefusal(
      "--source",
      `name one of ${[...RAILS.keys(), ...PROVIDERS].join(", ")}.`,
    );
  const running = await openRunning(readConfig(), print);
  try {
    print(callbackSecret(running.services.keyRing, source));
  } finally {
    await running.close();
  }
}
