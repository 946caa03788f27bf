import { findDelivery, replayable } from "../../db/queries/deliveries.ts";
import { findKey } from "../../db/queries/keys.ts";
import { findEndpoint } from "../../db/queries/webhooks.ts";
import {
  runCommand,
  type CommandAnswer,
  type Decided,
  type RequestKey,
} from "../idempotency/command.ts";
import { tenantNow } from "../sandbox/clock.ts";
import type { Caller } from "../shared/actor.ts";
import { notFound, refuse, refuseField } from "../shared/refusal.ts";
import type { Services } from "../shared/services.ts";
import { newId } from "../shared/typeid.ts";
import { again, deliverJob, newDelivery } from "./fan-out.ts";
import { checkSelectors, EVENT_TYPES, selects } from "./selectors.ts";
import type { Endpoint, PayloadFormat } from "./types.ts";
import { deliveryView } from "./views.ts";

/** How long events are kept. */
export const RETENTION_MS = 90 * 24 * 3_600_000;
/** A replay queues at most this many; the rest is left for another one, because all of it is one transaction. */
const MAX_REPLAYED = 10_000;

type Render = (value: unknown) => string;

/** retryDelivery: a finished delivery becomes pending again, with a fresh ladder. Throws invalid_state_transition, resource_not_found. */
export function retryDelivery(
  services: Services,
  caller: Caller,
  id: string,
  key: RequestKey | null,
  render: Render,
): Promise<CommandAnswer> {
  return command(services, caller, key, async (now) => {
    const delivery = await findDelivery(services.db, caller, id);
    if (delivery === null) throw notFound("delivery", id);
    if (delivery.status === "pending" || delivery.status === "delivering")
      throw refuse(
        "invalid_state_transition",
        `The delivery is ${delivery.status}; only a finished one can be retried.`,
        {
          from: delivery.status,
          to: "pending",
        },
      );
    const endpoint = await findEndpoint(services.db, caller, delivery.endpoint_id);
    if (endpoint === null || endpoint.row.status === "disabled")
      throw refuse(
        "invalid_state_transition",
        "The endpoint is disabled or deleted. Enable it first.",
        {
          from: delivery.status,
          to: "pending",
        },
      );
    const row = again(delivery, now);
    return {
      unit: { updates: [{ table: "deliveries", row }], jobs: [deliverJob(id, now, now)] },
      status: 202,
      body: render(deliveryView(row, caller.livemode)),
      resource: { type: "delivery", id },
    };
  });
}

/** A sample of an event type: the resource it would carry. */
export type Sample = (type: string) => Promise<{ readonly id: string; readonly object: string }>;

/** sendTestEvent: a sample event for one endpoint, outside of the event log. Throws resource_not_found. */
export async function sendTestEvent(
  services: Services,
  caller: Caller,
  endpointId: string,
  body: { readonly eventType?: string; readonly payloadFormat?: PayloadFormat },
  sample: Sample,
  key: RequestKey | null,
  render: Render,
): Promise<CommandAnswer> {
  const type = body.eventType ?? "webhook_endpoint.test";
  const data = await sample(type);
  return command(services, caller, key, async (now) => {
    const { row } = await existing(services, caller, endpointId);
    const at = new Date(now).toISOString();
    const event = {
      id: newId("evt"),
      object: "event",
      type,
      timestamp: at,
      apiVersion: row.doc.apiVersion,
      livemode: caller.livemode,
      tenantId: caller.tenantId,
      sequence: 1,
      resourceVersion: 1,
      request: { id: caller.requestId, idempotencyKey: key?.key ?? null },
      data,
      previous: null,
      sandboxFaultId: null,
    };
    const delivery = newDelivery(
      { id: event.id, type, resourceId: data.id, sequence: null },
      endpointId,
      now,
      { event, payloadFormat: body.payloadFormat ?? null },
    );
    return {
      unit: { deliveries: [delivery], jobs: [deliverJob(delivery.id, now, now)] },
      status: 202,
      body: render(deliveryView(delivery, caller.livemode)),
      resource: { type: "delivery", id: delivery.id },
    };
  });
}

export interface ReplayRequest {
  readonly since: string;
  readonly until?: string;
  readonly types?: readonly string[];
  readonly onlyUndelivered?: boolean;
  readonly dryRun?: boolean;
}

/** replayEvents: 202 when queued, 200 when only counted. What is on its way already is left alone. Throws validation_failed for a period before the retention. */
export async function replayEvents(
  services: Services,
  caller: Caller,
  endpointId: string,
  body: ReplayRequest,
  key: RequestKey | null,
  render: Render,
): Promise<CommandAnswer> {
  if (body.types !== undefined) checkSelectors(body.types, "/types");
  return command(services, caller, key, async (now) => {
    const { row } = await existing(services, caller, endpointId);
    const { since, until } = period(body, now);
    const types = body.types ?? row.events;
    const onlyUndelivered = body.onlyUndelivered ?? true;
    const isDryRun = body.dryRun ?? false;
    if (!isDryRun && row.status === "disabled")
      throw refuseField(
        "validation_failed",
        "/dryRun",
        "The endpoint is disabled. Enable it, then replay.",
      );
    const found = await replayable(services.db, caller, endpointId, {
      since,
      until,
      types: EVENT_TYPES.filter((type) => selects(types, type)),
      onlyUndelivered,
      limit: MAX_REPLAYED,
    });
    const fresh = found.flatMap(({ event, delivery }) =>
      delivery === null ? [newDelivery(event, endpointId, now)] : [],
    );
    const repeated = found.flatMap(({ delivery }) =>
      delivery === null ? [] : [again(delivery, now)],
    );
    const answer = {
      object: "event_replay",
      endpointId,
      dryRun: isDryRun,
      count: found.length,
      since,
      until,
      types,
      onlyUndelivered,
    };
    return {
      unit: isDryRun
        ? {}
        : {
            deliveries: fresh,
            updates: repeated.map((one) => ({ table: "deliveries" as const, row: one })),
            jobs: [...fresh, ...repeated].map(({ id }) => deliverJob(id, now, now)),
          },
      status: isDryRun ? 200 : 202,
      body: render(answer),
      resource: { type: "webhook_endpoint", id: endpointId },
    };
  });
}

function command(
  services: Services,
  caller: Caller,
  key: RequestKey | null,
  decide: (now: number) => Promise<Decided>,
): Promise<CommandAnswer> {
  return runCommand(services, caller, key, async () => {
    const now = (await tenantNow(services, caller)).getTime();
    return {
      seen: key === null ? null : await findKey(services.db, caller, key.operationId, key.key),
      now,
      decide: () => decide(now),
    };
  });
}

async function existing(services: Services, caller: Caller, id: string): Promise<Endpoint> {
  const endpoint = await findEndpoint(services.db, caller, id);
  if (endpoint === null) throw notFound("webhook_endpoint", id);
  return endpoint;
}

function period(
  body: ReplayRequest,
  now: number,
): { readonly since: string; readonly until: string } {
  const first = new Date(now - RETENTION_MS);
  const since = new Date(body.since);
  if (since < first)
    throw refuseField(
      "validation_failed",
      "/since",
      `Events are kept for 90 days; since must not be earlier than ${first.toISOString()}.`,
    );
  const until = body.until === undefined ? new Date(now) : new Date(body.until);
  if (until < since)
    throw refuseField("validation_failed", "/until", "until must not be earlier than since.");
  return { since: since.toISOString(), until: until.toISOString() };
}
