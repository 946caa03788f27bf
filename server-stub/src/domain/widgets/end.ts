import type { Db, TenantScope } from "../../db/db.ts";
import { findIdentityRow } from "../../db/queries/identity.ts";
import { findPayment } from "../../db/queries/payments.ts";
import type { Visit } from "../../db/queries/widgets.ts";
import type { StoredScore } from "../kyc/commands.ts";
import type { KycScore } from "../kyc/types.ts";
import type { Payment } from "../payments/types.ts";
import { isTerminal } from "../shared/transitions.ts";
import type { StoredSession, WidgetSession } from "./types.ts";

/** How a session ends. */
export interface SessionEnd {
  readonly status: "completed" | "canceled" | "expired";
  readonly result: WidgetSession["result"];
}

/**
 * How the session ends now; null while it goes on. What its visitor caused comes first: a payment under way outlives the time of the
 * session, and a disabled widget, so that the session tells truly what became of it.
 */
export async function endOf(
  db: Db,
  scope: TenantScope,
  { stored, widget }: Visit,
  now: number,
): Promise<SessionEnd | null> {
  const { session } = stored;
  if (isTerminal("widget_session", session.status)) return null;
  const payment = await lastPayment(db, scope, stored);
  const score = await scoreOf(db, scope, stored);
  if (payment?.status === "completed")
    return { status: "completed", result: { paymentId: payment.id, kycScoreId: null } };
  // The business took it back, so it wants no other try either.
  if (payment?.status === "canceled") return { status: "canceled", result: null };
  if (payment !== null && !isTerminal("payment", payment.status)) return null;
  if (score?.status === "completed")
    return { status: "completed", result: { paymentId: null, kycScoreId: score.id } };
  if (score?.status === "processing") return null;
  const isOver = widget.status === "disabled" || Date.parse(session.expiresAt) <= now;
  return isOver ? { status: "expired", result: null } : null;
}

/** The payment of the current try, or null. */
export async function lastPayment(
  db: Db,
  scope: TenantScope,
  stored: StoredSession,
): Promise<Payment | null> {
  const id = stored.paymentIds.at(-1);
  return id === undefined ? null : ((await findPayment(db, scope, id))?.payment ?? null);
}

/** The assessment of the session, or null. */
export async function scoreOf(
  db: Db,
  scope: TenantScope,
  { kycScoreId }: StoredSession,
): Promise<KycScore | null> {
  const row =
    kycScoreId === null ? null : await findIdentityRow(db, scope, "kyc_scores", kycScoreId);
  return row === null ? null : (row.doc as StoredScore).score;
}
