// Generated from the API description; do not edit.
import type { Reply } from "../../http/reply.ts";
import type { Wire } from "../types.ts";

export interface CloseListenSessionInput {
  readonly params: {
    readonly id: string;
  };
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface CreateListenSessionInput {
  readonly params: Record<never, never>;
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: Wire<"ListenSessionRequest">;
}

export interface CreateWebhookEndpointInput {
  readonly params: Record<never, never>;
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: Wire<"WebhookEndpointRequest">;
}

export interface DeleteWebhookEndpointInput {
  readonly params: {
    readonly id: string;
  };
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface GetDeliveryInput {
  readonly params: {
    readonly id: string;
  };
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface GetWebhookEndpointInput {
  readonly params: {
    readonly id: string;
  };
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface ListDeliveriesInput {
  readonly params: {
    readonly id: string;
  };
  readonly query: {
    readonly status?: Wire<"DeliveryStatus">;
    readonly eventId?: string;
    readonly eventType?: Wire<"EventType">;
    readonly limit: number;
    readonly startingAfter?: string;
    readonly endingBefore?: string;
    readonly createdAfter?: string;
    readonly createdBefore?: string;
  };
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface ListEventTypesInput {
  readonly params: Record<never, never>;
  readonly query: {
    readonly limit: number;
    readonly startingAfter?: string;
    readonly endingBefore?: string;
  };
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface ListListenSessionsInput {
  readonly params: Record<never, never>;
  readonly query: {
    readonly limit: number;
    readonly startingAfter?: string;
    readonly endingBefore?: string;
    readonly createdAfter?: string;
    readonly createdBefore?: string;
  };
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface ListWebhookEndpointsInput {
  readonly params: Record<never, never>;
  readonly query: {
    readonly status?: Wire<"WebhookEndpointStatus">;
    readonly limit: number;
    readonly startingAfter?: string;
    readonly endingBefore?: string;
    readonly createdAfter?: string;
    readonly createdBefore?: string;
  };
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface RecordListenResultsInput {
  readonly params: {
    readonly id: string;
  };
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: Wire<"ListenResultsRequest">;
}

export interface ReplayEventsInput {
  readonly params: {
    readonly id: string;
  };
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: Wire<"EventReplayRequest">;
}

export interface RetryDeliveryInput {
  readonly params: {
    readonly id: string;
  };
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface RotateWebhookSecretInput {
  readonly params: {
    readonly id: string;
  };
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface SendTestEventInput {
  readonly params: {
    readonly id: string;
  };
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: Wire<"WebhookTestRequest">;
}

export interface UpdateWebhookEndpointInput {
  readonly params: {
    readonly id: string;
  };
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: Wire<"WebhookEndpointUpdateRequest">;
}

export interface WebhooksHandlers<Context> {
  /** Close a listen session */
  closeListenSession(input: CloseListenSessionInput, context: Context): Promise<Reply<204, undefined>>;
  /** Create a listen session */
  createListenSession(input: CreateListenSessionInput, context: Context): Promise<Reply<201, Wire<"ListenSession">>>;
  /** Create a webhook endpoint */
  createWebhookEndpoint(input: CreateWebhookEndpointInput, context: Context): Promise<Reply<201, Wire<"WebhookEndpoint">>>;
  /** Delete a webhook endpoint */
  deleteWebhookEndpoint(input: DeleteWebhookEndpointInput, context: Context): Promise<Reply<204, undefined>>;
  /** Get a delivery */
  getDelivery(input: GetDeliveryInput, context: Context): Promise<Reply<200, Wire<"Delivery">>>;
  /** Get a webhook endpoint */
  getWebhookEndpoint(input: GetWebhookEndpointInput, context: Context): Promise<Reply<200, Wire<"WebhookEndpoint">>>;
  /** List deliveries of an endpoint */
  listDeliveries(input: ListDeliveriesInput, context: Context): Promise<Reply<200, Wire<"DeliveryList">>>;
  /** List event types */
  listEventTypes(input: ListEventTypesInput, context: Context): Promise<Reply<200, Wire<"EventTypeInfoList">>>;
  /** List listen sessions */
  listListenSessions(input: ListListenSessionsInput, context: Context): Promise<Reply<200, Wire<"ListenSessionList">>>;
  /** List webhook endpoints */
  listWebhookEndpoints(input: ListWebhookEndpointsInput, context: Context): Promise<Reply<200, Wire<"WebhookEndpointList">>>;
  /** Record results of forwarded events */
  recordListenResults(input: RecordListenResultsInput, context: Context): Promise<Reply<204, undefined>>;
  /** Deliver past events again */
  replayEvents(input: ReplayEventsInput, context: Context): Promise<Reply<200 | 202, Wire<"EventReplay">>>;
  /** Retry a delivery */
  retryDelivery(input: RetryDeliveryInput, context: Context): Promise<Reply<202, Wire<"Delivery">>>;
  /** Rotate a signing secret */
  rotateWebhookSecret(input: RotateWebhookSecretInput, context: Context): Promise<Reply<200, Wire<"WebhookEndpoint">>>;
  /** Send a test event */
  sendTestEvent(input: SendTestEventInput, context: Context): Promise<Reply<202, Wire<"Delivery">>>;
  /** Change a webhook endpoint */
  updateWebhookEndpoint(input: UpdateWebhookEndpointInput, context: Context): Promise<Reply<200, Wire<"WebhookEndpoint">>>;
}
