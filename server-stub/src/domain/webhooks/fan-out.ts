import type { DeliverableEvent } from "../../db/queries/deliveries.ts";
import type { DeliveryRow, JobRow } from "../../db/rows.ts";
import { enqueue } from "../shared/jobs.ts";
import { newId } from "../shared/typeid.ts";
import { selects } from "./selectors.ts";

/** Deliveries with the jobs that make them. */
export interface Dispatch {
  readonly deliveries: readonly DeliveryRow[];
  readonly jobs: readonly JobRow[];
}

/** A delivery per event and endpoint that wants it, due at once. `now` is the tenant's time (Unix ms). */
export function fanOut(
  events: readonly DeliverableEvent[],
  endpoints: readonly { readonly id: string; readonly events: readonly string[] }[],
  now: number,
): Dispatch {
  const deliveries = events.flatMap((event) =>
    endpoints
      .filter((endpoint) => selects(endpoint.events, event.type))
      .map(({ id }) => newDelivery(event, id, now)),
  );
  return { deliveries, jobs: deliveries.map((delivery) => deliverJob(delivery.id, now, now)) };
}

export function newDelivery(
  event: Omit<DeliverableEvent, "sequence"> & { readonly sequence: number | null },
  endpointId: string,
  now: number,
  testEvent: object | null = null,
): DeliveryRow {
  const at = new Date(now).toISOString();
  return {
    id: newId("dlv"),
    event_id: event.id,
    event_type: event.type,
    endpoint_id: endpointId,
    resource_id: event.resourceId,
    sequence: event.sequence,
    test_event: testEvent,
    status: "pending",
    rung: 0,
    attempt_count: 0,
    next_attempt_at: at,
    attempts: [],
    version: 1,
    created_at: at,
    updated_at: at,
  };
}

/** A finished delivery made pending again, with a fresh ladder. */
export function again(delivery: DeliveryRow, now: number): DeliveryRow {
  const at = new Date(now).toISOString();
  return {
    ...delivery,
    status: "pending",
    rung: 0,
    next_attempt_at: at,
    version: delivery.version + 1,
    updated_at: at,
  };
}

export function deliverJob(deliveryId: string, dueAt: number, now: number): JobRow {
  return enqueue("webhook.deliver", deliveryId, { deliveryId }, dueAt, now);
}
