import { auditEntriesAfter, type StoredAuditEntry } from "../../db/queries/audit.ts";
import { readAuditHead } from "../../db/queries/audit-head.ts";
import type { TenantScope } from "../../db/db.ts";
import type { Json } from "../../crypto/jcs.ts";
import type { Services } from "../shared/services.ts";
import { hashOf } from "./append.ts";
import { settleAudit } from "./drafts.ts";

const BATCH = 1_000;
const NOTHING = "0".repeat(64);

/** verifyAuditLog's answer. */
export interface AuditVerification {
  readonly object: "audit_verification";
  readonly valid: boolean;
  readonly checked: number;
  readonly firstBrokenSequence: number | null;
  readonly headSequence: number;
  readonly headHash: string;
}

/** Recomputes every hash of the log from its stored text, in order, and compares the last with the head. */
export async function verifyAuditLog(
  services: Services,
  scope: TenantScope,
): Promise<AuditVerification> {
  await settleAudit(services, scope);
  const head = await readAuditHead(services.db, scope);
  let previousHash = NOTHING;
  let checked = 0;
  let broken: number | null = null;
  while (broken === null && checked < head.sequence) {
    const entries = await auditEntriesAfter(services.db, scope, checked, BATCH);
    for (const stored of entries) {
      if (checked === head.sequence) break;
      checked += 1;
      const hash = fits(stored, checked, previousHash);
      if (hash === null) {
        broken = checked;
        break;
      }
      previousHash = hash;
    }
    // Entries behind the last one were cut off.
    if (entries.length === 0) broken = checked + 1;
  }
  if (broken === null && previousHash !== head.hash) broken = Math.max(1, head.sequence);
  return {
    object: "audit_verification",
    valid: broken === null,
    checked,
    firstBrokenSequence: broken,
    headSequence: head.sequence,
    headHash: head.hash,
  };
}

/** The entry's hash when text, place and columns all agree, else null. */
function fits(stored: StoredAuditEntry, sequence: number, previousHash: string): string | null {
  let entry: Readonly<Record<string, Json>>;
  try {
    entry = JSON.parse(stored.entry) as Readonly<Record<string, Json>>;
  } catch {
    return null;
  }
  const { hash, ...hashed } = entry;
  const agrees =
    entry["sequence"] === sequence &&
    stored.sequence === sequence &&
    entry["previousHash"] === previousHash &&
    stored.previousHash === previousHash &&
    stored.hash === hash &&
    entry["action"] === stored.action &&
    entry["id"] === stored.id;
  return agrees && hashOf(previousHash, hashed) === hash ? String(hash) : null;
}
