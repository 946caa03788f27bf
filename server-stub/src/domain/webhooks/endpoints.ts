import { isFailure } from "../../db/failures.ts";
import { endpointDraft } from "./audit.ts";
import { findKey } from "../../db/queries/keys.ts";
import { findEndpoint, freeSlot, removeEndpoint } from "../../db/queries/webhooks.ts";
import type { WebhookEndpointRow } from "../../db/rows.ts";
import { runCommand, type CommandAnswer, type RequestKey } from "../idempotency/command.ts";
import { tenantNow } from "../sandbox/clock.ts";
import type { Caller } from "../shared/actor.ts";
import { API_VERSION } from "../shared/events.ts";
import { notFound, Refusal, refuse } from "../shared/refusal.ts";
import type { Services } from "../shared/services.ts";
import { newId } from "../shared/typeid.ts";
import { SUPPORTED_VERSIONS } from "../shared/versions.ts";
import { checkSelectors } from "./selectors.ts";
import { newSigningKey, type SignatureScheme } from "./signature.ts";
import type { Endpoint, EndpointDoc, PayloadFormat } from "./types.ts";
import { checkTargetUrl } from "./target-url.ts";
import { endpointView } from "./views.ts";

export const MAX_ENDPOINTS = 16;
const FORMER_SECRET_MS = 24 * 3_600_000;

export interface EndpointRequest {
  readonly url: string;
  readonly description?: string;
  readonly events: readonly string[];
  readonly payloadFormat?: PayloadFormat;
  readonly apiVersion?: string;
  readonly signatureScheme?: SignatureScheme;
  readonly ordering?: "none" | "per_resource";
  readonly metadata?: Readonly<Record<string, string>>;
}

export type EndpointChange = Partial<Omit<EndpointRequest, "description" | "signatureScheme">> & {
  readonly description?: string | null;
  readonly status?: "enabled" | "disabled";
};

type Render = (value: unknown) => string;

/** createWebhookEndpoint: 201 with the secret, which a replay does not repeat. Throws webhook_url_not_allowed, webhook_event_unknown, validation_failed. */
export async function createEndpoint(
  services: Services,
  caller: Caller,
  body: EndpointRequest,
  key: RequestKey | null,
  render: Render,
): Promise<CommandAnswer> {
  checkSelectors(body.events, "/events");
  const apiVersion = checkVersion(body.apiVersion ?? caller.apiVersion);
  await checkTargetUrl(services.outbound, body.url, caller.livemode, "/url");
  const make = (): Promise<CommandAnswer> =>
    runCommand(services, caller, key, async () => ({
      seen: key === null ? null : await findKey(services.db, caller, key.operationId, key.key),
      now: (await tenantNow(services, caller)).getTime(),
      decide: async () => {
        const slot = await freeSlot(services.db, caller, MAX_ENDPOINTS);
        if (slot === null)
          throw refuse(
            "validation_failed",
            `There are ${MAX_ENDPOINTS} webhook endpoints already, which is the most. Delete one first.`,
          );
        const now = await tenantNow(services, caller);
        const { endpoint, secret } = newEndpoint(
          services,
          body,
          apiVersion,
          slot,
          now.toISOString(),
        );
        const view = (shown: string | null): string =>
          render(endpointView(endpoint, caller.livemode, now.getTime(), shown));
        return {
          unit: {
            webhookEndpoints: [endpoint.row],
            auditDrafts: [
              endpointDraft(caller, "webhook_endpoint.created", null, endpoint.row, now),
            ],
          },
          status: 201,
          body: view(secret),
          storedBody: view(null),
          resource: { type: "webhook_endpoint", id: endpoint.row.id },
        };
      },
    }));
  for (;;) {
    try {
      return await make();
    } catch (error) {
      // Another endpoint took the same place at the same moment.
      if (!isFailure(error, "unique_violation") || error.constraint !== "webhook_endpoints_slot")
        throw error;
    }
  }
}

/** updateWebhookEndpoint. Pending deliveries follow; disabling skips them, enabling clears the failure counts. */
export async function changeEndpoint(
  services: Services,
  caller: Caller,
  id: string,
  change: EndpointChange,
  render: Render,
): Promise<string> {
  if (change.events !== undefined) checkSelectors(change.events, "/events");
  if (change.apiVersion !== undefined) checkVersion(change.apiVersion);
  if (change.url !== undefined)
    await checkTargetUrl(services.outbound, change.url, caller.livemode, "/url");
  return update(services, caller, id, "updated", render, ({ row }, at) => ({
    row: {
      ...row,
      url: change.url ?? row.url,
      events: change.events ?? row.events,
      ordering: change.ordering ?? row.ordering,
      status: change.status ?? row.status,
      doc: {
        ...row.doc,
        description: change.description === undefined ? row.doc.description : change.description,
        payloadFormat: change.payloadFormat ?? row.doc.payloadFormat,
        apiVersion: change.apiVersion ?? row.doc.apiVersion,
        metadata: change.metadata ?? row.doc.metadata,
        disabledReason: reasonAfter(row, change.status),
      },
      version: row.version + 1,
      updated_at: at,
    },
    secret: null,
  }));
}

/** rotateWebhookSecret: the new secret is in the answer and nowhere else; the former one signs beside it for 24 hours. */
export async function rotateSecret(
  services: Services,
  caller: Caller,
  id: string,
  render: Render,
): Promise<string> {
  return update(services, caller, id, "secret_rotated", render, ({ row }, at) => {
    const made = newSigningKey(row.doc.signatureScheme);
    return {
      row: {
        ...row,
        secret: services.keyRing.seal(made.secret, sealContext(id)),
        former_secret: row.secret,
        former_secret_until: new Date(Date.parse(at) + FORMER_SECRET_MS).toISOString(),
        doc: { ...row.doc, publicKey: made.publicKey },
        version: row.version + 1,
        updated_at: at,
      },
      secret: made.secret,
    };
  });
}

/** deleteWebhookEndpoint. Throws resource_not_found, also the second time. */
export async function deleteEndpoint(
  services: Services,
  caller: Caller,
  id: string,
): Promise<void> {
  const now = await tenantNow(services, caller);
  const removed = await removeEndpoint(services.db, caller, id, now, ({ row }) => ({
    auditDrafts: [endpointDraft(caller, "webhook_endpoint.deleted", row, null, now)],
  }));
  if (!removed) throw notFound("webhook_endpoint", id);
}

/** The secrets that sign now, newest first. `now` is the tenant's time. */
export function signingSecrets(
  services: Pick<Services, "keyRing">,
  { row }: Endpoint,
  now: number,
): readonly string[] {
  const open = (sealed: string): string => services.keyRing.open(sealed, sealContext(row.id));
  const { former_secret: former, former_secret_until: until } = row;
  return [
    open(row.secret),
    ...(former !== null && until !== null && Date.parse(until) > now ? [open(former)] : []),
  ];
}

/** Ties a sealed secret to its endpoint. */
export const sealContext = (endpointId: string): string => `webhook_endpoint ${endpointId}`;

async function update(
  services: Services,
  caller: Caller,
  id: string,
  what: "updated" | "secret_rotated",
  render: Render,
  change: (
    endpoint: Endpoint,
    at: string,
  ) => { readonly row: Endpoint["row"]; readonly secret: string | null },
): Promise<string> {
  const { body } = await runCommand(services, caller, null, async () => {
    const endpoint = await findEndpoint(services.db, caller, id);
    if (endpoint === null) throw notFound("webhook_endpoint", id);
    const now = await tenantNow(services, caller);
    return {
      seen: null,
      now: now.getTime(),
      decide: () => {
        const { row, secret } = change(endpoint, now.toISOString());
        const isEnabled = endpoint.row.status === "disabled" && row.status === "enabled";
        const stats = isEnabled
          ? { ...endpoint.stats, consecutiveFailures: 0, failingSince: null }
          : endpoint.stats;
        return {
          unit: {
            updates: [{ table: "webhook_endpoints" as const, row }],
            auditDrafts: [
              endpointDraft(caller, `webhook_endpoint.${what}`, endpoint.row, row, now),
            ],
          },
          status: 200,
          body: render(endpointView({ row, stats }, caller.livemode, now.getTime(), secret)),
          resource: null,
        };
      },
    };
  });
  return body;
}

function newEndpoint(
  services: Services,
  body: EndpointRequest,
  apiVersion: string,
  slot: number,
  at: string,
): { readonly endpoint: Endpoint; readonly secret: string } {
  const id = newId("whe");
  const scheme = body.signatureScheme ?? "hmac";
  const made = newSigningKey(scheme);
  const doc: EndpointDoc = {
    description: body.description ?? null,
    payloadFormat: body.payloadFormat ?? (apiVersion < API_VERSION ? "flat" : "enveloped"),
    apiVersion,
    signatureScheme: scheme,
    disabledReason: null,
    publicKey: made.publicKey,
    metadata: body.metadata ?? {},
  };
  const row = {
    id,
    slot,
    url: body.url,
    events: body.events,
    ordering: body.ordering ?? "none",
    status: "enabled" as const,
    doc,
    secret: services.keyRing.seal(made.secret, sealContext(id)),
    former_secret: null,
    former_secret_until: null,
    version: 1,
    created_at: at,
    updated_at: at,
  };
  const stats = {
    lastSuccessAt: null,
    lastFailureAt: null,
    consecutiveFailures: 0,
    failingSince: null,
  };
  return { endpoint: { row, stats }, secret: made.secret };
}

function reasonAfter(
  row: WebhookEndpointRow & { readonly doc: EndpointDoc },
  status: "enabled" | "disabled" | undefined,
): EndpointDoc["disabledReason"] {
  if (status === undefined || status === row.status) return row.doc.disabledReason;
  return status === "disabled" ? "manual" : null;
}

function checkVersion(version: string): string {
  if (SUPPORTED_VERSIONS.includes(version)) return version;
  throw new Refusal({
    code: "api_version_unsupported",
    detail: `There is no API version ${version}. Use ${SUPPORTED_VERSIONS.join(" or ")}.`,
    members: { supported: SUPPORTED_VERSIONS },
  });
}

/** Looks at the URL, then at what its host resolves to. A host that does not resolve yet is taken; deliveries will say `dns`. */
