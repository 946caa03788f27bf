// Generated from the API description. Do not edit: changes belong in the generator.
import type { Shape } from "../../runtime/codec.ts";

export const EventReplay: Shape = ["object endpointId dryRun:b count:i since until types:[s onlyUndelivered:b"];

export const EventReplayRequest: Shape = ["since until:- types:-[s onlyUndelivered:-b dryRun:-b"];

export const WebhookEndpoint: Shape = [
  "id object livemode:b createdAt updatedAt version:i url description:?s events:[s payloadFormat apiVersion signatureScheme ordering status disabledReason:?s secret:?s publicKey:?s previousSecretExpiresAt:?s stats:0 metadata:{s",
  () => [WebhookEndpointStats],
];

export const WebhookEndpointList: Shape = [
  "object data:[0 hasMore:b nextCursor:?s url",
  () => [WebhookEndpoint],
];

export const WebhookEndpointRequest: Shape = ["url description:- events:[s payloadFormat:- apiVersion:- signatureScheme:- ordering:- metadata:-{s"];

export const WebhookEndpointStats: Shape = ["lastSuccessAt:?s lastFailureAt:?s consecutiveFailures:i"];

export const WebhookEndpointUpdateRequest: Shape = ["url:- description:-?s events:-[s payloadFormat:- apiVersion:- ordering:- status:- metadata:-{s"];

export const WebhookTestRequest: Shape = ["eventType:- payloadFormat:-"];
