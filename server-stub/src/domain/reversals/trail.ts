import { auditEntriesOf } from "../../db/queries/audit.ts";
import type { TenantScope } from "../../db/db.ts";
import type { AuditAppend } from "../../db/unit.ts";
import type { Json } from "../../crypto/jcs.ts";
import { draftOf, type AuditDraft } from "../audit/append.ts";
import { settleAudit, type AuditSource } from "../audit/drafts.ts";
import type { AuditEntry } from "../audit/types.ts";
import type { Services } from "../shared/services.ts";
import type { Reversal, ReversalWithTrail } from "./types.ts";

/** One step of a reversal in the audit log (domain 3.6): the reversal is its resource, the reversed transaction its subject. */
export function step(
  reversal: Reversal,
  source: AuditSource,
  action: string,
  before: Readonly<Record<string, Json>> | null,
  after: Readonly<Record<string, Json>> | null,
  note: string | null,
  at: string,
): AuditDraft {
  const resource = { type: "reversal", id: reversal.id };
  const fact = { action, resource, subjectId: reversal.transactionId, before, after, note };
  return draftOf(source, fact, at);
}

/** A reversal with the trail that is in the log, and the entries that are about to be added to it. */
export async function withTrail(
  services: Pick<Services, "db">,
  scope: TenantScope,
  reversal: Reversal,
  added: AuditAppend | null,
): Promise<ReversalWithTrail> {
  if (added === null) await settleAudit(services, scope);
  const stored = await auditEntriesOf(services.db, scope, reversal.id);
  const fresh = (added?.entries ?? [])
    .filter((row) => row.resource_id === reversal.id)
    .map((row) => JSON.parse(row.entry) as AuditEntry);
  return { ...reversal, auditTrail: [...stored, ...fresh] };
}
