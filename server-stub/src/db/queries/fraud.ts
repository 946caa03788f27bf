import type { Db, Row, Statement, TenantScope } from "../db.ts";
import type { FraudAnalysisRow, FraudPolicyRow } from "../fraud-rows.ts";
import { readStoredAnswer, type StoredAnswer } from "../unit.ts";
import { named } from "../pool-db.ts";
import type {
  FraudAnalysis,
  FraudHistory,
  SenderHistory,
  WideHistory,
} from "../../domain/fraud/types.ts";
import { listSql, toPage, type Page, type PageQuery } from "./page.ts";

/** What to look up for an analysis. Keys are blind indexes, one per master key. */
export interface FraudQuestion {
  readonly operationId: string | null;
  readonly key: string | null;
  readonly realNow: Date;
  /** ISO; null for the tenant's now. */
  readonly occurredAt: string | null;
  readonly type: string;
  readonly amount: number;
  readonly currency: string;
  readonly senderKeys: readonly string[];
  readonly recipientKeys: readonly string[];
  readonly deviceKeys: readonly string[];
  readonly agentKeys: readonly string[];
  /** Whether amounts of others matter, because the sender's own are too few. */
  readonly wantsPeers: boolean;
  /** From so many payments of their own on, in the currency, others do not matter. */
  readonly fewPayments: number;
}

export interface FraudContext {
  readonly key: StoredAnswer | null;
  /** Unix ms on the tenant's (maybe virtual) clock. */
  readonly now: number;
  readonly policy: FraudPolicyRow | null;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly tenantCreatedAt: string;
  readonly history: FraudHistory;
}

const DAY_MS = 86_400_000;

interface RawSender {
  readonly recent: readonly (readonly [number, number, string, boolean | null, string | null])[];
  readonly incoming: readonly (readonly [number, number, string, boolean])[];
  readonly profile: SenderHistory["profile"];
  readonly hours: SenderHistory["hours"];
  readonly lastAt: number | null;
  readonly place: readonly [number, number, number] | null;
  readonly toRecipient: readonly [number, number];
  readonly onDevice: readonly [number, number];
}

/** So many analyses are quicker read than summed up. */
const FOLD_ABOVE = 64;
const folding = new WeakMap<Db, Set<string>>();

/**
 * Moves the stored sums of both parties on to now, beside the request: answers are the same before and after, only what must be read for
 * them grows without it. One at a time for the same parties; a failure is made good by the next request.
 */
function foldPast(db: Db, scope: TenantScope, question: FraudQuestion, now: number): void {
  const { occurredAt, senderKeys, recipientKeys } = question;
  // The past of another day is not asked for again.
  if (occurredAt !== null && Date.parse(occurredAt) < now - DAY_MS) return;
  const running = folding.get(db) ?? new Set();
  folding.set(db, running);
  const keys = [...new Set([...senderKeys, ...recipientKeys])].sort();
  const name = [scope.tenantId, scope.livemode, ...keys].join(" ");
  if (running.has(name)) return;
  running.add(name);
  const ask = { senderKeys: keys, at: occurredAt ?? new Date(now).toISOString() };
  void db
    .call(scope, "fold_fraud_past", JSON.stringify(ask))
    .catch(() => undefined)
    .finally(() => running.delete(name));
}

/** One round trip. */
export async function readFraudContext(
  db: Db,
  scope: TenantScope,
  question: FraudQuestion,
): Promise<FraudContext> {
  return fraudContextOf(
    db,
    scope,
    question,
    await db.call(scope, "fraud_context", JSON.stringify(question)),
  );
}

/** What fraud_context answered to the question, in the form that the domain reads. */
export function fraudContextOf(
  db: Db,
  scope: TenantScope,
  question: FraudQuestion,
  answer: unknown,
): FraudContext {
  const raw = answer as {
    readonly key: unknown;
    readonly now: number;
    readonly policy: FraudPolicyRow | null;
    readonly tenant: {
      readonly settings: FraudContext["settings"];
      readonly createdAt: string;
    } | null;
    readonly listed: boolean;
    readonly fanIn: number;
    readonly agentEqual: number;
    readonly deviceSenders: number;
    readonly sender: RawSender | null;
    readonly peers: FraudHistory["peers"];
    readonly wide: WideHistory | null;
    readonly unfolded?: number;
  };
  if ((raw.unfolded ?? 0) > FOLD_ABOVE) foldPast(db, scope, question, raw.now);
  const { listed, fanIn, agentEqual, deviceSenders, peers, wide } = raw;
  return {
    key: readStoredAnswer(raw.key),
    now: raw.now,
    policy: raw.policy,
    settings: raw.tenant?.settings ?? {},
    tenantCreatedAt: new Date(raw.tenant?.createdAt ?? raw.now).toISOString(),
    history: {
      listed,
      sanctioned: false,
      fanIn,
      agentEqual,
      deviceSenders,
      peers,
      ...(wide === null ? {} : { wide }),
      sender: raw.sender === null ? null : senderOf(raw.sender),
    },
  };
}

function senderOf(raw: RawSender): SenderHistory {
  return {
    recent: raw.recent.map(([at, amount, currency, same, paymentStatus]) => ({
      at,
      amount,
      currency,
      sameRecipient: same === true,
      paymentStatus,
    })),
    incoming: raw.incoming.map(([at, amount, currency, fromRecipient]) => ({
      at,
      amount,
      currency,
      fromRecipient,
    })),
    profile: raw.profile,
    hours: raw.hours,
    lastAt: raw.lastAt,
    place: raw.place === null ? null : { at: raw.place[0], lat: raw.place[1], lon: raw.place[2] },
    toRecipient: { count: raw.toRecipient[0], good: raw.toRecipient[1] },
    onDevice: { count: raw.onDevice[0], good: raw.onDevice[1] },
  };
}

/** An analysis with what is kept of it beside its answer. */
export interface StoredAnalysis {
  readonly analysis: FraudAnalysis;
  readonly row: FraudAnalysisRow;
}

const ONE: Statement = {
  name: "fraud_analysis",
  // As JSON: the row is written back as it was read, but for what changes.
  text: "select a.doc, to_jsonb(a) as row from fraud_analyses a where a.id = $1",
};
const POLICY: Statement = {
  name: "fraud_policy",
  text: "select p.review_at, p.block_at, p.fail_mode, p.version, p.created_at, p.updated_at from fraud_policies p",
};

/** An analysis, or null. */
export async function findAnalysis(
  db: Db,
  scope: TenantScope,
  id: string,
): Promise<StoredAnalysis | null> {
  const [row] = await db.statement<Row>(scope, ONE, [id]);
  return row === undefined
    ? null
    : {
        analysis: row["doc"] as FraudAnalysis,
        row: row["row"] as unknown as FraudAnalysisRow,
      };
}

/** The policy's row, or null while the defaults count. */
export async function findPolicy(db: Db, scope: TenantScope): Promise<FraudPolicyRow | null> {
  const [row] = await db.statement<Row>(scope, POLICY, []);
  return row === undefined ? null : ({ id: "policy", ...row } as unknown as FraudPolicyRow);
}

/** Filters of listFraudAnalyses. */
export interface AnalysisFilter extends PageQuery {
  readonly decision?: string;
  readonly riskLevel?: string;
  readonly paymentId?: string;
  readonly type?: string;
}

/** Analyses, newest first. */
export async function listAnalyses(
  db: Db,
  scope: TenantScope,
  filter: AnalysisFilter,
): Promise<Page<FraudAnalysis>> {
  const sql = listSql(
    "select id, doc from fraud_analyses",
    [
      ["livemode", scope.livemode],
      ["decision", filter.decision],
      ["risk_level", filter.riskLevel],
      ["coalesce(payment_id, used_by_payment_id)", filter.paymentId],
      ["type", filter.type],
    ],
    filter,
  );
  const rows = await db.statement<Row>(scope, named(sql.text), sql.values);
  return toPage(
    rows,
    sql,
    (row) => row["doc"] as FraudAnalysis,
    ({ id }) => id,
  );
}
