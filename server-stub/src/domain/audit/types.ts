import type { Actor } from "../shared/actor.ts";

/** An entry of the audit log exactly as the API answers it. */
export interface AuditEntry {
  readonly id: string;
  readonly object: "audit_entry";
  /** Place in the log of the tenant and mode, from 1, without gaps. */
  readonly sequence: number;
  readonly at: string;
  readonly action: string;
  readonly actor: Actor;
  readonly resource: { readonly type: string; readonly id: string };
  readonly requestId: string | null;
  readonly ip: string | null;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
  readonly note: string | null;
  readonly previousHash: string;
  readonly hash: string;
}
