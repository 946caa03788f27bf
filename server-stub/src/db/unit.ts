import type { CardAuthorizationRow, CardUse, GhostCardRow } from "./card-rows.ts";
import type { ChangelogNoticeRow, ChangelogSubscriptionRow } from "./changelog-rows.ts";
import type { WidgetLogoRow, WidgetRow, WidgetSessionRow, WidgetTokenRow } from "./widget-rows.ts";
import type { WatchRow } from "./watch-rows.ts";
import type { Db, Run, Statement, TenantScope } from "./db.ts";
import type { CreditScoreRow, KycCheckRow, KycScoreRow } from "./identity-rows.ts";
import type { FraudAnalysisRow, FraudPolicyRow, VelocityGuard } from "./fraud-rows.ts";
import type {
  AuditDraftRow,
  BulkItemRow,
  BulkPaymentRow,
  CustomerRow,
  QuoteRow,
  ReversalRow,
} from "./money-rows.ts";
import type {
  AccountRow,
  AttemptRow,
  AuditRow,
  CallbackRow,
  DeliveryRow,
  EntryRow,
  EventRow,
  JobRow,
  KeyRow,
  ListenSessionRow,
  SandboxFaultRow,
  ObservationRow,
  PaymentRow,
  TransactionRow,
  UserRow,
  WebhookEndpointRow,
} from "./rows.ts";

/** Tables of areas that are written as whole rows; see functions/tenant/35_area_rows.sql. The key is the table's name. */
export interface AreaRows {
  readonly fraud_policies: FraudPolicyRow;
  readonly fraud_analyses: FraudAnalysisRow;
  readonly ghost_cards: GhostCardRow;
  readonly card_authorizations: CardAuthorizationRow;
  readonly listen_sessions: ListenSessionRow;
  readonly kyc_scores: KycScoreRow;
  readonly kyc_checks: KycCheckRow;
  readonly credit_scores: CreditScoreRow;
  readonly sandbox_faults: SandboxFaultRow;
  readonly quotes: QuoteRow;
  readonly reversals: ReversalRow;
  readonly bulk_payments: BulkPaymentRow;
  readonly bulk_items: BulkItemRow;
  readonly changelog_subscriptions: ChangelogSubscriptionRow;
  readonly changelog_notices: ChangelogNoticeRow;
  readonly customers: CustomerRow;
  readonly widgets: WidgetRow;
  readonly widget_sessions: WidgetSessionRow;
  readonly widget_logos: WidgetLogoRow;
  readonly watches: WatchRow;
}

type AreaWrite = {
  readonly [Table in keyof AreaRows]: { readonly table: Table; readonly row: AreaRows[Table] };
}[keyof AreaRows];

/** A new row of an area's table. */
export type Insert = AreaWrite;

/** A decided state change: the whole new row, whose version is one above the row it was decided on. */
export type Update =
  | { readonly table: "payments"; readonly row: PaymentRow }
  | { readonly table: "transactions"; readonly row: TransactionRow }
  | { readonly table: "accounts"; readonly row: AccountRow }
  | { readonly table: "webhook_endpoints"; readonly row: WebhookEndpointRow }
  | { readonly table: "deliveries"; readonly row: DeliveryRow }
  | AreaWrite;

/** Entries that continue the hash chain after `afterSequence`; `sequence` and `hash` are those of the last one. */
export interface AuditAppend {
  readonly afterSequence: number;
  readonly sequence: number;
  readonly hash: string;
  readonly entries: readonly AuditRow[];
}

/** Everything one command writes. It is committed as a whole or not at all, in one round trip. */
export interface Unit {
  readonly accounts?: readonly AccountRow[];
  readonly transactions?: readonly TransactionRow[];
  readonly payments?: readonly PaymentRow[];
  readonly inserts?: readonly Insert[];
  readonly updates?: readonly Update[];
  readonly attempts?: readonly AttemptRow[];
  readonly callbacks?: readonly CallbackRow[];
  /** References given to a provider beside those of attempts, so that its callbacks find the tenant. */
  readonly providerReferences?: readonly {
    readonly reference: string;
    readonly payment_id: string;
  }[];
  readonly observations?: readonly ObservationRow[];
  readonly fraudAnalyses?: readonly FraudAnalysisRow[];
  readonly velocityGuard?: VelocityGuard;
  readonly cardUse?: CardUse;
  readonly entries?: readonly EntryRow[];
  readonly users?: readonly UserRow[];
  readonly widgetTokens?: readonly WidgetTokenRow[];
  readonly webhookEndpoints?: readonly WebhookEndpointRow[];
  readonly deliveries?: readonly DeliveryRow[];
  readonly audit?: AuditAppend;
  /** Audit entries that may be chained a little later; see domain/audit/drafts.ts. */
  readonly auditDrafts?: readonly AuditDraftRow[];
  /** Drafts that `audit` takes over. */
  readonly chainedDrafts?: { readonly ids: readonly string[] };
  readonly events?: readonly EventRow[];
  readonly jobs?: readonly JobRow[];
  /** Jobs that a change itself brings about, beside those its command decides on. */
  readonly followUps?: readonly JobRow[];
  /** A customer to be forgotten: what events and stored answers about them say from now on. */
  readonly erasedCustomer?: { readonly id: string; readonly data: object; readonly body: string };
  /** Keys that are used up by parts of a command, each with the answer to its part. */
  readonly itemKeys?: readonly KeyRow[];
  readonly finishedJob?: { readonly id: string; readonly lockedBy: string };
}

/** The claim on an idempotency key, with the answer to store. */
export interface Claim {
  readonly row: KeyRow;
  /** How long to wait for another request that holds the key. */
  readonly waitMs: number;
}

/** What an earlier request with the same key left behind. Times are ISO strings. */
export interface StoredAnswer {
  readonly fingerprint: string;
  readonly requestId: string;
  readonly status: number;
  readonly body: string;
  readonly resourceType: string | null;
  readonly resourceId: string | null;
  readonly createdAt: string;
  readonly expiresAt: string;
}

export type CommitOutcome =
  | { readonly kind: "committed" }
  | { readonly kind: "in_progress" }
  | { readonly kind: "seen"; readonly answer: StoredAnswer };

/**
 * Writes a unit of work. Throws a DatabaseFailure: insufficient_funds, account_blocked, version_conflict, lease_lost,
 * audit_conflict, unique_violation or illegal_transition, in which case nothing was written.
 */
export async function commit(
  db: Db,
  scope: TenantScope,
  unit: Unit,
  claim: Claim | null,
): Promise<CommitOutcome> {
  return readOutcome(await db.call(scope, "commit_unit", unitDocument(scope, unit, claim)));
}

const COMMIT: Statement = {
  name: "commit_unit",
  text: "select commit_unit($1::jsonb) as answer",
};

/** The same inside a transaction of the tenant's that has read, and locked, what was decided on. */
export async function commitIn(run: Run, scope: TenantScope, unit: Unit): Promise<void> {
  await run(COMMIT, [unitDocument(scope, unit, null)]);
}

/** A unit as the text that commit_unit takes. */
export function unitDocument(scope: TenantScope, unit: Unit, claim: Claim | null): string {
  const stamp = { tenant_id: scope.tenantId, livemode: scope.livemode };
  const document: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(unit)) {
    if (name === "updates" || name === "inserts")
      document[name] = (unit[name] ?? []).map(({ table, row }) => ({
        table,
        row: { ...row, ...stamp },
      }));
    else if (name === "audit" && unit.audit !== undefined)
      document[name] = { ...unit.audit, entries: stampAll(unit.audit.entries, stamp) };
    else if (name === "cardUse" && unit.cardUse !== undefined)
      document[name] = { ...unit.cardUse, counters: stampAll(unit.cardUse.counters, stamp) };
    else if (name === "events")
      document[name] = stampAll(
        (unit.events ?? []).map((event) => onceOnly(event, unit)),
        stamp,
      );
    else if (Array.isArray(value)) document[name] = stampAll(value, stamp);
    else document[name] = value;
  }
  delete document["followUps"];
  document["jobs"] = stampAll([...(unit.jobs ?? []), ...(unit.followUps ?? [])], stamp);
  for (const name of Object.keys(document)) {
    const value = document[name];
    if (Array.isArray(value) && value.length === 0) delete document[name];
  }
  if (claim !== null) {
    document["idempotency"] = { ...claim.row, ...stamp };
    document["lockTimeout"] = `${claim.waitMs}ms`;
  }
  return JSON.stringify(document);
}

/** Where an event tells of a payment that the unit writes anyway, the payment's place there: it is the largest part of a unit. */
function onceOnly(event: EventRow, { payments = [] }: Unit): object {
  const place = payments.findIndex(({ doc }) => "payment" in doc && doc.payment === event.data);
  if (place === -1) return event;
  const { data: _told, ...rest } = event;
  return { ...rest, data_of_payment: place };
}

/** Reads a key's row as JSON (snake case, from to_jsonb) into the form the domain uses. */
export function readStoredAnswer(record: unknown): StoredAnswer | null {
  if (typeof record !== "object" || record === null) return null;
  const row: Readonly<Record<string, unknown>> = { ...record };
  return {
    fingerprint: String(row["fingerprint"]),
    requestId: String(row["request_id"]),
    status: Number(row["status"]),
    body: String(row["body"]),
    resourceType: row["resource_type"] === null ? null : String(row["resource_type"]),
    resourceId: row["resource_id"] === null ? null : String(row["resource_id"]),
    createdAt: new Date(String(row["created_at"])).toISOString(),
    expiresAt: new Date(String(row["expires_at"])).toISOString(),
  };
}

function stampAll(rows: readonly object[], stamp: object): readonly object[] {
  return rows.map((row) => ({ ...row, ...stamp }));
}

/** Reads what commit_unit answers. */
export function readOutcome(answer: unknown): CommitOutcome {
  const { outcome, record } =
    typeof answer === "object" && answer !== null
      ? { outcome: undefined, record: undefined, ...answer }
      : { outcome: undefined, record: undefined };
  if (outcome === "committed") return { kind: "committed" };
  if (outcome === "in_progress") return { kind: "in_progress" };
  const stored = outcome === "seen" ? readStoredAnswer(record) : null;
  if (stored === null) throw new Error(`commit_unit answered ${JSON.stringify(answer)}`);
  return { kind: "seen", answer: stored };
}
