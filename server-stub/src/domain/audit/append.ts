import { sha256Hex } from "../../crypto/digest.ts";
import { canonicalJson, type Json } from "../../crypto/jcs.ts";
import { readAuditHead, type AuditHead } from "../../db/queries/audit-head.ts";
import type { AuditRow } from "../../db/rows.ts";
import type { AuditAppend } from "../../db/unit.ts";
import type { TenantScope } from "../../db/db.ts";
import type { Actor, Caller } from "../shared/actor.ts";
import type { Services } from "../shared/services.ts";
import { newId } from "../shared/typeid.ts";

/** Something worth remembering for good. `before` and `after` hold changed members by name, without secrets. */
export interface AuditFact {
  readonly action: string;
  readonly resource: { readonly type: string; readonly id: string };
  /** What a reader looks for: the resource itself, or the transaction that a reversal is about. */
  readonly subjectId?: string;
  readonly before?: Readonly<Record<string, Json>> | null;
  readonly after?: Readonly<Record<string, Json>> | null;
  readonly note?: string | null;
}

/** Who did it and from where. */
export type Auditor = Pick<Caller, "tenantId" | "livemode" | "actor"> & {
  readonly requestId?: string | null;
  readonly address?: string | null;
};

/** Entries that continue the trail where it ends now, for a unit of work. If it has moved on at commit, the command decides again. */
export async function auditTrail(
  services: Pick<Services, "db">,
  auditor: Auditor,
  facts: readonly AuditFact[],
  at: string,
): Promise<AuditAppend> {
  return chain(await readAuditHead(services.db, auditor), auditor, facts, at);
}

/** The same without a database: hash = SHA-256(previousHash, canonical JSON of the entry without hash), domain 3.6. */
export function chain(
  head: AuditHead,
  auditor: Auditor,
  facts: readonly AuditFact[],
  at: string,
): AuditAppend {
  return chainAll(
    head,
    facts.map((fact) => draftOf(auditor, fact, at)),
  );
}

/** An entry whose place in the chain is not known yet. */
export interface AuditDraft {
  readonly id: string;
  readonly at: string;
  readonly actor: Actor;
  readonly requestId: string | null;
  readonly ip: string | null;
  readonly fact: AuditFact;
}

/** What happened, who did it and from where, as an entry to be chained. */
export function draftOf(
  { actor, requestId, address }: Omit<Auditor, keyof TenantScope>,
  fact: AuditFact,
  at: string,
): AuditDraft {
  return {
    id: newId("aud"),
    at,
    actor,
    requestId: requestId ?? null,
    ip: address ?? null,
    fact,
  };
}

/** Puts drafts behind each other and behind the head. */
export function chainAll(head: AuditHead, drafts: readonly AuditDraft[]): AuditAppend {
  let { sequence, hash } = head;
  const entries = drafts.map(({ id, at, actor, requestId, ip, fact }): AuditRow => {
    sequence += 1;
    const previousHash = hash;
    const entry = {
      id,
      object: "audit_entry",
      sequence,
      at,
      action: fact.action,
      actor: { ...actor },
      resource: { ...fact.resource },
      requestId,
      ip,
      before: fact.before ?? null,
      after: fact.after ?? null,
      note: fact.note ?? null,
      previousHash,
    };
    hash = hashOf(previousHash, entry);
    return {
      sequence,
      id,
      at,
      action: fact.action,
      resource_type: fact.resource.type,
      resource_id: fact.resource.id,
      subject_id: fact.subjectId ?? fact.resource.id,
      previous_hash: previousHash,
      hash,
      entry: JSON.stringify({ ...entry, hash }),
    };
  });
  return { afterSequence: head.sequence, sequence, hash, entries };
}

/** The hash of an entry (without its own member `hash`) behind another. */
export function hashOf(previousHash: string, entry: Readonly<Record<string, Json>>): string {
  return sha256Hex(previousHash + canonicalJson(entry));
}
