// Generated from the API description. Do not edit: changes belong in the generator.
import type { Shape } from "../../runtime/codec.ts";

export const EventReplay: Shape = ["object endpointId dryRun:b count:i since until types:[ onlyUndelivered:b"];

export const EventReplayRequest: Shape = ["since until:- types:-[ onlyUndelivered:-b dryRun:-b"];

export const WebhookEndpoint: Shape = [
  "id object livemode:b createdAt updatedAt version:i url description:? events:[ payloadFormat apiVersion signatureScheme ordering status disabledReason:? secret:? publicKey:? previousSecretExpiresAt:? stats:0 metadata:{",
  () => [WebhookEndpointStats],
];

export const WebhookEndpointList: Shape = [
  "object data:[0 hasMore:b nextCursor:? url",
  () => [WebhookEndpoint],
];

export const WebhookEndpointRequest: Shape = ["url description:- events:[ payloadFormat:- apiVersion:- signatureScheme:- ordering:- metadata:-{"];

export const WebhookEndpointStats: Shape = ["lastSuccessAt:? lastFailureAt:? consecutiveFailures:i"];

export const WebhookEndpointUpdateRequest: Shape = ["url:- description:-? events:-[ payloadFormat:- apiVersion:- ordering:- status:- metadata:-{"];

export const WebhookTestRequest: Shape = ["eventType:- payloadFormat:-"];
