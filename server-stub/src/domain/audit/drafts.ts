import { auditHeadAndDrafts } from "../../db/queries/audit.ts";
import { isFailure } from "../../db/failures.ts";
import { commit } from "../../db/unit.ts";
import type { AuditDraftRow } from "../../db/money-rows.ts";
import type { TenantScope } from "../../db/db.ts";
import type { Actor } from "../shared/actor.ts";
import type { Services } from "../shared/services.ts";
import { chainAll, draftOf, type AuditFact } from "./append.ts";

const BATCH = 500;
const MAX_TRIES = 50;

/** Where a change came from, as far as it is known. */
export interface AuditSource {
  readonly actor: Actor;
  readonly requestId?: string | null;
  readonly address?: string | null;
}

/** A state change of a resource, to be committed with it and chained soon. `subjectId` is the transaction it belongs to. */
export function stateDraft(
  source: AuditSource,
  action: string,
  resource: AuditFact["resource"],
  subjectId: string,
  from: string | null,
  to: string,
  note: string | null,
  at: string,
): AuditDraftRow {
  const before = from === null ? null : { status: from };
  return factDraft(
    source,
    { action, resource, subjectId, before, after: { status: to }, note },
    at,
  );
}

/** Anything else worth remembering, to be committed with what it tells of and chained soon. */
export function factDraft(source: AuditSource, fact: AuditFact, at: string): AuditDraftRow {
  const draft = draftOf(source, fact, at);
  return { id: draft.id, draft, created_at: at };
}

/** Chains everything that was drafted so far. Whoever reads the audit log calls it first, so nobody ever sees a draft. */
export async function settleAudit(
  services: Pick<Services, "db">,
  scope: TenantScope,
): Promise<number> {
  let settled = 0;
  for (let tries = 0; tries < MAX_TRIES;) {
    const { head, drafts } = await auditHeadAndDrafts(services.db, scope, BATCH);
    if (drafts.length === 0) return settled;
    try {
      const unit = {
        audit: chainAll(head, drafts),
        chainedDrafts: { ids: drafts.map(({ id }) => id) },
      };
      await commit(services.db, scope, unit, null);
      settled += drafts.length;
      tries = 0;
    } catch (error) {
      // Somebody else moved the end of the chain: start from there.
      if (!isFailure(error, "audit_conflict")) throw error;
      tries += 1;
    }
  }
  return settled;
}
