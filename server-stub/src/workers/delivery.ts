import { setTimeout as sleep } from "node:timers/promises";
import { findEvent } from "../db/queries/events.ts";
import {
  endpointOfDelivery,
  lockDelivery,
  lockParked,
  waitsForEarlier,
} from "../db/queries/deliveries.ts";
import { lockEndpoint, writeStats } from "../db/queries/webhooks.ts";
import type { Run } from "../db/db.ts";
import { commitIn, type Update } from "../db/unit.ts";
import type { JobRow } from "../db/rows.ts";
import { meetFault, type SandboxFault } from "../domain/sandbox/faults.ts";
import { SYSTEM } from "../domain/shared/actor.ts";
import { endpointDraft } from "../domain/webhooks/audit.ts";
import { newEvent } from "../domain/shared/events.ts";
import { signingSecrets } from "../domain/webhooks/endpoints.ts";
import { deliverJob } from "../domain/webhooks/fan-out.ts";
import { decide } from "../domain/webhooks/ladder.ts";
import { mailJobs } from "./endpoint-mails.ts";
import { payloadOf, type Envelope } from "../domain/webhooks/payload.ts";
import { signatureHeaders } from "../domain/webhooks/signature.ts";
import type { Endpoint, StoredDelivery } from "../domain/webhooks/types.ts";
import { endpointView } from "../domain/webhooks/views.ts";
import { post, type PostResult } from "../outbound/post.ts";
import { SKIPPED, type JobContext, type JobHandler, type JobResult } from "./handlers.ts";

/** Longer would outlive the lease of the job. */
const MAX_FAULT_SLEEP_MS = 10_000;
const USER_AGENT = "njia-webhooks/1";

type Begun =
  | { readonly kind: "send"; readonly delivery: StoredDelivery; readonly endpoint: Endpoint }
  | { readonly kind: "done"; readonly result: JobResult };

/**
 * One attempt of one delivery. It is marked as under way first, and its result is committed together with the end of the job:
 * a process that dies in between leaves a job whose lease ends, and the receiver gets the same event again.
 */
export const deliver: JobHandler = async (context) => {
  const begun = await begin(context);
  if (begun.kind === "done") return begun.result;
  const { delivery, endpoint } = begun;
  const event = await eventOf(context, delivery);
  // Older than the log is kept: nothing is left to send.
  const result: PostResult =
    event === null
      ? { kind: "failed", error: "connection", durationMs: 0 }
      : await send(context, delivery, endpoint, event);
  return finish(context, delivery.id, result);
};

/** Takes the delivery, unless it is over, its endpoint is gone, or an earlier event of its resource goes first. */
async function begin({ services, job, now, finishedJob }: JobContext): Promise<Begun> {
  const at = new Date(now).toISOString();
  return services.db.tenant(job, async (run): Promise<Begun> => {
    const held = await hold(run, job.subject);
    if (
      held === null ||
      (held.delivery.status !== "pending" && held.delivery.status !== "delivering")
    )
      return { kind: "done", result: SKIPPED };
    const { delivery, endpoint } = held;
    const waiting = delivery.status === "pending" ? delivery : moved(delivery, "pending", at);
    const steps: Update[] = waiting === delivery ? [] : [{ table: "deliveries", row: waiting }];
    if (endpoint === null || endpoint.row.status === "disabled") {
      steps.push({ table: "deliveries", row: moved(waiting, "skipped", at) });
      await commitIn(run, job, { updates: steps, finishedJob });
      return { kind: "done", result: { result: "skipped", done: true } };
    }
    if (endpoint.row.ordering === "per_resource" && (await waitsForEarlier(run, delivery))) {
      steps.push({ table: "deliveries", row: moved(waiting, "pending", at) });
      await commitIn(run, job, { updates: steps, finishedJob });
      return { kind: "done", result: { result: "waits_for_earlier_event", done: true } };
    }
    // After a worker that died it is under way already.
    if (waiting === delivery)
      await commitIn(run, job, {
        updates: [{ table: "deliveries", row: moved(delivery, "delivering", at) }],
      });
    return { kind: "send", delivery, endpoint };
  });
}

/** Locks a delivery and its endpoint, the endpoint first: everybody does, so that nobody is parked just after being released. */
async function hold(
  run: Run,
  id: string,
): Promise<{ readonly delivery: StoredDelivery; readonly endpoint: Endpoint | null } | null> {
  const endpointId = await endpointOfDelivery(run, id);
  if (endpointId === null) return null;
  const endpoint = await lockEndpoint(run, endpointId);
  const delivery = await lockDelivery(run, id);
  return delivery === null ? null : { delivery, endpoint };
}

function moved(
  delivery: StoredDelivery,
  status: StoredDelivery["status"],
  at: string,
): StoredDelivery {
  return {
    ...delivery,
    status,
    next_attempt_at: null,
    version: delivery.version + 1,
    updated_at: at,
  };
}

async function eventOf(
  { services, job }: JobContext,
  delivery: StoredDelivery,
): Promise<Envelope | null> {
  if (delivery.test_event !== null)
    return (delivery.test_event as { readonly event: Envelope }).event;
  return findEvent(services.db, job, delivery.event_id);
}

async function send(
  { services, job, now }: JobContext,
  delivery: StoredDelivery,
  endpoint: Endpoint,
  event: Envelope,
): Promise<PostResult> {
  const { doc, url } = endpoint.row;
  const asked = (
    delivery.test_event as { readonly payloadFormat: typeof doc.payloadFormat | null } | null
  )?.payloadFormat;
  const { body, headers } = payloadOf(event, { ...doc, payloadFormat: asked ?? doc.payloadFormat });
  // Receivers compare with their own clock, so the signature tells real time, whatever test mode believes.
  const timestamp = Math.floor(services.now().getTime() / 1000);
  const secrets = signingSecrets(services, endpoint, now);
  const fields = {
    "Content-Type": "application/json; charset=utf-8",
    "User-Agent": USER_AGENT,
    ...headers,
    ...signatureHeaders(secrets, event.id, timestamp, body),
  };
  const fault = await meetFault(services, `webhook:${endpoint.row.id}`);
  const reach = (text: string): Promise<PostResult> =>
    post(services.outbound, new URL(url), job.livemode, text, fields);
  return fault === null ? reach(body) : disturbed(fault, body, reach);
}

/** What an injected fault makes of a request; the receiver sees nothing of those that are lost. */
async function disturbed(
  fault: SandboxFault,
  body: string,
  reach: (body: string) => Promise<PostResult>,
): Promise<PostResult> {
  const { latencyMs = 0, copies = 2, httpStatus = 500 } = fault.doc.parameters;
  const answer = (status: number): PostResult => ({
    kind: "answered",
    status,
    retryAfter: null,
    snippet: `sandbox fault ${fault.id}`,
    durationMs: latencyMs,
  });
  switch (fault.kind) {
    case "error":
      return answer(httpStatus);
    case "timeout":
    case "drop":
      return { kind: "failed", error: "timeout", durationMs: latencyMs };
    case "latency":
      await sleep(Math.min(latencyMs, MAX_FAULT_SLEEP_MS));
      return reach(body);
    case "duplicate":
      for (let copy = 1; copy < copies; copy += 1) await reach(body);
      return reach(body);
    case "corrupt":
      // Its signature no longer fits, so a careful receiver refuses it.
      return reach(`${body} `);
    case "reorder":
    case "contradict":
      await reach(body);
      return answer(httpStatus);
    default:
      return fault.kind satisfies never;
  }
}

/** Writes the attempt, what it means for the endpoint, the next attempt, and whoever waited for this one. */
async function finish(context: JobContext, id: string, result: PostResult): Promise<JobResult> {
  const { services, job, now, finishedJob } = context;
  return services.db.tenant(job, async (run): Promise<JobResult> => {
    const held = await hold(run, id);
    if (held === null || held.delivery.status !== "delivering") return SKIPPED;
    const { delivery, endpoint } = held;
    const stats = endpoint?.stats ?? {
      lastSuccessAt: null,
      lastFailureAt: null,
      consecutiveFailures: 0,
      failingSince: null,
    };
    const outcome = decide(delivery, stats, result, now, services.now().getTime());
    const updates: Update[] = [{ table: "deliveries", row: outcome.delivery }];
    const jobs: JobRow[] = [];
    const { next_attempt_at: nextAt } = outcome.delivery;
    if (nextAt !== null) jobs.push(deliverJob(id, Date.parse(nextAt), now));
    if (nextAt === null && endpoint?.row.ordering === "per_resource") {
      const parked = await lockParked(run, delivery);
      if (parked !== null) {
        const at = new Date(now).toISOString();
        updates.push({
          table: "deliveries",
          row: { ...parked, next_attempt_at: at, version: parked.version + 1, updated_at: at },
        });
        jobs.push(deliverJob(parked.id, now, now));
      }
    }
    if (endpoint !== null) await writeStats(run, endpoint.row.id, outcome.stats);
    const disabled =
      endpoint === null || outcome.disable === null ? null : disable(endpoint, outcome, now);
    // The released one, if any, is skipped with the others when the endpoint is disabled.
    if (disabled !== null) {
      updates.push({ table: "webhook_endpoints", row: disabled.row });
      jobs.push(...(await mailJobs(run, disabled, now)));
    }
    await commitIn(run, job, {
      updates,
      jobs,
      events:
        disabled === null
          ? []
          : [
              newEvent(
                "webhook_endpoint.disabled",
                { ...endpointView(disabled, job.livemode, now) },
                new Date(now).toISOString(),
                null,
              ),
            ],
      auditDrafts:
        disabled === null || endpoint === null
          ? []
          : [
              endpointDraft(
                { actor: SYSTEM },
                "webhook_endpoint.disabled",
                endpoint.row,
                disabled.row,
                new Date(now),
              ),
            ],
      finishedJob,
    });
    return { result: describe(result), done: true };
  });
}

function disable(
  endpoint: Endpoint,
  { stats, disable: reason }: ReturnType<typeof decide>,
  now: number,
): Endpoint {
  const { row } = endpoint;
  return {
    row: {
      ...row,
      status: "disabled",
      doc: { ...row.doc, disabledReason: reason },
      version: row.version + 1,
      updated_at: new Date(now).toISOString(),
    },
    stats,
  };
}

function describe(result: PostResult): string {
  return result.kind === "answered" ? `http_${result.status}` : result.error;
}
