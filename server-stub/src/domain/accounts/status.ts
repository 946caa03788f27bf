import { findAccount } from "../../db/queries/accounts.ts";
import type { TenantScope } from "../../db/db.ts";
import { commit } from "../../db/unit.ts";
import { stateDraft } from "../audit/drafts.ts";
import { tenantNow } from "../sandbox/clock.ts";
import type { Actor } from "../shared/actor.ts";
import { newEvent } from "../shared/events.ts";
import { notFound, refuse } from "../shared/refusal.ts";
import type { Services } from "../shared/services.ts";
import type { Account } from "./types.ts";

/** A closed account stays closed, so its money has to be gone and its debits stopped before. */
const STEPS: Readonly<Record<Account["status"], readonly Account["status"][]>> = {
  active: ["frozen"],
  frozen: ["active", "closed"],
  closed: [],
};

/**
 * Freezes an account, which then takes no new debits while what is under way ends as it would have; lets it in again; or closes
 * it, once it is frozen and holds nothing. Throws resource_not_found and invalid_state_transition.
 */
export async function changeAccountStatus(
  services: Services,
  scope: TenantScope,
  id: string,
  status: Account["status"],
  actor: Actor,
): Promise<Account> {
  const at = (await tenantNow(services, scope)).toISOString();
  const account = await findAccount(services.db, scope, id, at);
  if (account === null) throw notFound("account", id);
  const from = account.status;
  if (!STEPS[from].includes(status))
    throw refuse(
      "invalid_state_transition",
      `An account that is ${from} cannot become ${status}.`,
      {
        from,
        to: status,
      },
    );
  const { total, pending } = account.balance;
  if (status === "closed" && total.amountMinorUnits + pending.amountMinorUnits !== 0)
    throw refuse("invalid_state_transition", "The account still holds money or awaits some.", {
      from,
      to: status,
    });
  const changed: Account = { ...account, status, version: account.version + 1, updatedAt: at };
  const { name, type, country, currency, metadata, version, createdAt } = changed;
  await commit(
    services.db,
    scope,
    {
      updates: [
        {
          table: "accounts",
          row: {
            ...{ id, name, type, country, currency, status, metadata, version },
            // An update leaves it as it is.
            is_default: false,
            created_at: createdAt,
            updated_at: at,
          },
        },
      ],
      events: status === "frozen" ? [newEvent("account.frozen", changed, at, null)] : [],
      auditDrafts: [
        stateDraft(
          { actor },
          `account.${status}`,
          { type: "account", id },
          id,
          from,
          status,
          null,
          at,
        ),
      ],
    },
    null,
  );
  return changed;
}
