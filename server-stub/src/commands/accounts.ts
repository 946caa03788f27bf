import { parseArgs } from "node:util";
import { StartupRefusal } from "../config/refusal.ts";
import { findTenantBySlug } from "../db/queries/tenants.ts";
import { changeAccountStatus } from "../domain/accounts/status.ts";
import type { Account } from "../domain/accounts/types.ts";
import { OPERATOR } from "../domain/shared/actor.ts";
import { Refusal } from "../domain/shared/refusal.ts";
import { openRunning, readConfig, type Print } from "./context.ts";
import { COMMANDS } from "./usage.ts";

const STATUS: Readonly<Record<string, Account["status"]>> = {
  freeze: "frozen",
  unfreeze: "active",
  close: "closed",
};

/** `njia-server accounts`: the operator stops debits of an account, lets them go on, or closes it for good. */
export async function accountsCommand(
  args: readonly string[],
  print: Print,
  open: typeof openRunning = openRunning,
): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      tenant: { type: "string" },
      account: { type: "string" },
      mode: { type: "string", default: "test" },
    },
  });
  const [action = ""] = positionals;
  const status = Object.hasOwn(STATUS, action) ? STATUS[action] : undefined;
  const { tenant: slug, account: id, mode } = values;
  if (
    status === undefined ||
    slug === undefined ||
    id === undefined ||
    (mode !== "test" && mode !== "live")
  )
    throw new StartupRefusal("accounts", `is used so:\n${COMMANDS.accounts}`);
  const running = await open(readConfig(), print);
  try {
    const { services } = running;
    const tenant = await findTenantBySlug(services.db, slug);
    if (tenant === null) throw new StartupRefusal("--tenant", `there is no tenant "${slug}".`);
    const scope = { tenantId: tenant.id, livemode: mode === "live" };
    const changed = await changeAccountStatus(services, scope, id, status, OPERATOR);
    print(`${changed.id}  ${changed.status}  ${changed.currency}  ${changed.name}`);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new StartupRefusal("--account", error.facts.detail, { cause: error });
  } finally {
    await running.close();
  }
}
