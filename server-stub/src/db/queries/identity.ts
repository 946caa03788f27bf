import type { Db, Row, Statement, TenantScope } from "../db.ts";
import type { CreditScoreRow, KycCheckRow, KycScoreRow } from "../identity-rows.ts";
import { named } from "../pool-db.ts";
import { listSql, toPage, type Page, type PageQuery } from "./page.ts";

type Table = "kyc_scores" | "kyc_checks" | "credit_scores";
interface Rows {
  readonly kyc_scores: KycScoreRow;
  readonly kyc_checks: KycCheckRow;
  readonly credit_scores: CreditScoreRow;
}

const ONE: Readonly<Record<Table, Statement>> = {
  kyc_scores: {
    name: "kyc_score",
    text: "select to_jsonb(s) as row from kyc_scores s where s.id = $1",
  },
  kyc_checks: {
    name: "kyc_check",
    text: "select to_jsonb(s) as row from kyc_checks s where s.id = $1",
  },
  credit_scores: {
    name: "credit_score",
    text: "select to_jsonb(s) as row from credit_scores s where s.id = $1",
  },
};
const SEEN: Statement = {
  name: "kyc_identity_seen",
  text: "select 1 as found from kyc_scores where identity_key = any ($1) and not subject_key = any ($2) limit 1",
};

const SANCTIONED: Statement = {
  name: "kyc_sanctioned",
  text: `select 1 as found from (
    select s.doc, s.decision from kyc_scores s where s.customer_id = $1 and s.status = 'completed' order by s.id desc limit 1) newest
    where newest.decision = 'block' and newest.doc->'score'->'screening'->>'sanctions' = 'match'`,
};

/** Whether the newest finished assessment of a customer found them on a sanctions list, and nobody has cleared them since. */
export async function isSanctioned(
  db: Db,
  scope: TenantScope,
  customerId: string,
): Promise<boolean> {
  const rows = await db.statement(scope, SANCTIONED, [customerId]);
  return rows.length > 0;
}

/** A row as it can be written back, or null. */
export async function findIdentityRow<T extends Table>(
  db: Db,
  scope: TenantScope,
  table: T,
  id: string,
): Promise<Rows[T] | null> {
  const [row] = await db.statement<Row>(scope, ONE[table], [id]);
  return row === undefined ? null : (row["row"] as Rows[T]);
}

/** Whether an identity number was assessed for somebody else before. Keys are blind indexes, one per master key. */
export async function seenWithOthers(
  db: Db,
  scope: TenantScope,
  identityKeys: readonly string[],
  subjectKeys: readonly string[],
): Promise<boolean> {
  const rows = await db.statement(scope, SEEN, [identityKeys, subjectKeys]);
  return rows.length > 0;
}

const DOCS = {
  kyc_scores: "select id, doc from kyc_scores",
  credit_scores: "select id, doc from credit_scores",
} as const;

/** Documents of a table, newest first. `D` is what its `doc` holds. */
export async function listIdentityDocs<D extends { readonly id: string }>(
  db: Db,
  scope: TenantScope,
  table: keyof typeof DOCS,
  filters: Readonly<Record<"customer_id" | "decision" | "status" | "grade", string | undefined>>,
  member: string,
  page: PageQuery,
): Promise<Page<D>> {
  const sql = listSql(
    DOCS[table],
    [
      ["livemode", scope.livemode],
      ["customer_id", filters.customer_id],
      ["decision", filters.decision],
      ["status", filters.status],
      ["grade", filters.grade],
    ],
    page,
  );
  const rows = await db.statement<Row>(scope, named(sql.text), sql.values);
  return toPage(
    rows,
    sql,
    (row) => (row["doc"] as Record<string, D>)[member] as D,
    ({ id }) => id,
  );
}
