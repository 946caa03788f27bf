import type { Unit } from "../../db/unit.ts";
import { stateDraft } from "../audit/drafts.ts";
import { transactionRow } from "../payments/rows.ts";
import { SYSTEM } from "../shared/actor.ts";
import { newEvent } from "../shared/events.ts";
import { amendTransaction } from "../transactions/states.ts";
import type { ReversalDossier } from "./types.ts";

/** Opens a case on the reversed transaction, for a person to look at; empty when one is open already. */
export function caseUnit(
  { original }: ReversalDossier,
  reason: string,
  now: number,
): Pick<Unit, "updates" | "events" | "auditDrafts"> {
  if (original.reconciliation.required) return {};
  const at = new Date(now).toISOString();
  const opened = amendTransaction(original, at, {
    reconciliation: { required: true, caseReason: reason, openedAt: at },
  });
  const action = "transaction.reconciliation_case_opened";
  const resource = { type: "transaction", id: original.id };
  const { status } = original;
  return {
    updates: [{ table: "transactions", row: transactionRow(opened) }],
    events: [newEvent(action, opened, at, null)],
    auditDrafts: [
      stateDraft({ actor: SYSTEM }, action, resource, original.id, status, status, reason, at),
    ],
  };
}
