import { expireKeys } from "../db/queries/keys.ts";
import { announceExpiry } from "./api-keys.ts";
import { tellOfDisabled } from "./endpoint-mails.ts";
import type { JobKind } from "../domain/shared/jobs.ts";
import { askConfirmation, notifyOfChanges } from "./changelog.ts";
import { deliver } from "./delivery.ts";
import { completeIdentity } from "./identity.ts";
import { expireAuthorization, expireCard } from "./cards.ts";
import type { JobHandler } from "./handlers.ts";
import { advance } from "./bulk.ts";
import { enquire, passApproval, passDeadline } from "./reconciliation.ts";
import { enquireReversal, submitReversal } from "./reversals.ts";
import { simulatedCallback } from "./simulated-callback.ts";
import { submitPayment } from "./submission.ts";
import { watchBalance, watchRail } from "./watches.ts";
import { fetchLogo } from "./widget-logos.ts";
import { endSessions, settleSession } from "./widgets.ts";

const expireIdempotency: JobHandler = async ({ services, job, now }) => {
  await expireKeys(services.db, job, new Date(now));
  return { result: "expired", done: false };
};

/** One handler per kind of job; the compiler sees to it that none is missing. */
export const HANDLERS: Readonly<Record<JobKind, JobHandler>> = {
  "payment.submit": submitPayment,
  "payment.deadline": passDeadline,
  "payment.enquire": enquire,
  "payment.approval_expiry": passApproval,
  "reversal.submit": submitReversal,
  "reversal.enquire": enquireReversal,
  "bulk.advance": advance,
  "simulator.callback": simulatedCallback,
  "api_key.expiring": announceExpiry,
  "webhook_endpoint.tell": tellOfDisabled,
  "webhook.deliver": deliver,
  "kyc.complete": completeIdentity,
  "card.expire": expireCard,
  "card_authorization.expire": expireAuthorization,
  "widget_session.settle": settleSession,
  "widget.end_sessions": endSessions,
  "widget.fetch_logo": fetchLogo,
  "changelog.notify": notifyOfChanges,
  "changelog.ask_confirmation": askConfirmation,
  "rail.watch": watchRail,
  "balance.watch": watchBalance,
  "idempotency.expire": expireIdempotency,
};

/** What the sandbox clock calls each kind of work (domain 3.16); null: it does not tell of it. */
export const WORK_NAMES: Readonly<Record<JobKind, string | null>> = {
  "payment.submit": "payment_submission",
  "payment.deadline": "callback_deadline",
  "payment.enquire": "provider_enquiry",
  "payment.approval_expiry": "approval_expiry",
  "reversal.submit": "reversal_settlement",
  "reversal.enquire": "reversal_settlement",
  "bulk.advance": "bulk_item_retry",
  "simulator.callback": "provider_callback",
  "api_key.expiring": null,
  "webhook_endpoint.tell": null,
  "webhook.deliver": "webhook_delivery",
  "kyc.complete": "kyc_completion",
  "card.expire": "card_expiry",
  "card_authorization.expire": "authorization_expiry",
  "widget_session.settle": "widget_session_expiry",
  "widget.end_sessions": "widget_session_expiry",
  "widget.fetch_logo": null,
  "changelog.notify": "changelog_notice",
  "changelog.ask_confirmation": "changelog_notice",
  "rail.watch": null,
  "balance.watch": null,
  "idempotency.expire": "idempotency_expiry",
};
