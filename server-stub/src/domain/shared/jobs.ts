import type { JobRow } from "../../db/rows.ts";
import { newId } from "./typeid.ts";

/** Work the server does later. Each kind has one handler in src/workers. */
export interface JobPayloads {
  readonly "payment.submit": { readonly paymentId: string };
  readonly "payment.deadline": { readonly paymentId: string; readonly attemptId: string };
  readonly "payment.enquire": {
    readonly paymentId: string;
    readonly attemptId: string;
    readonly step: number;
  };
  readonly "payment.approval_expiry": { readonly paymentId: string; readonly attemptId: string };
  readonly "reversal.submit": { readonly reversalId: string };
  readonly "reversal.enquire": { readonly reversalId: string; readonly step: number };
  readonly "bulk.advance": { readonly bulkPaymentId: string; readonly beat: number };
  readonly "simulator.callback": {
    readonly provider: string;
    readonly callback: object;
    readonly held?: boolean;
  };
  readonly "api_key.expiring": { readonly expiresAt: string };
  readonly "webhook_endpoint.tell": { readonly userId: string; readonly version: number };
  readonly "webhook.deliver": { readonly deliveryId: string };
  readonly "kyc.complete": { readonly id: string };
  readonly "card.expire": { readonly cardId: string };
  readonly "card_authorization.expire": { readonly authorizationId: string };
  readonly "widget_session.settle": { readonly sessionId: string };
  readonly "widget.end_sessions": { readonly widgetId: string };
  readonly "widget.fetch_logo": { readonly url: string; readonly tries: number };
  readonly "changelog.notify": Readonly<Record<string, never>>;
  readonly "changelog.ask_confirmation": Readonly<Record<string, never>>;
  readonly "rail.watch": { readonly again: boolean };
  readonly "balance.watch": { readonly again: boolean };
  readonly "idempotency.expire": Readonly<Record<string, never>>;
}
export type JobKind = keyof JobPayloads;

const MAX_ATTEMPTS = 25;

/** The seam in front of the queue: a job to be committed together with the change that makes it necessary. Times are the tenant's own. */
export function enqueue<K extends JobKind>(
  kind: K,
  subject: string,
  payload: JobPayloads[K],
  runAt: number,
  now: number,
): JobRow {
  return {
    id: newId("job"),
    kind,
    subject,
    payload,
    run_at: new Date(runAt).toISOString(),
    max_attempts: MAX_ATTEMPTS,
    created_at: new Date(now).toISOString(),
  };
}
