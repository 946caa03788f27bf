import type { Db, Row, Statement, TenantScope } from "../db.ts";

/** Where the audit trail of a tenant and mode ends. */
export interface AuditHead {
  readonly sequence: number;
  readonly hash: string;
}

const HEAD: Statement = { name: "audit_head", text: "select sequence, hash from audit_heads" };

/** The last entry's place and hash; sequence 0 and 64 zeros while there is none. */
export async function readAuditHead(db: Db, scope: TenantScope): Promise<AuditHead> {
  const [row] = await db.statement<Row>(scope, HEAD, []);
  if (row === undefined) throw new Error("the tenant has no audit head");
  return { sequence: Number(row["sequence"]), hash: String(row["hash"]) };
}
