import { firstSequenceFrom, headSequence } from "../../db/queries/event-log.ts";
import { isFailure } from "../../db/failures.ts";
import { findKey } from "../../db/queries/keys.ts";
import {
  closeListenSession,
  findListenSession,
  listenSecret,
  listOpenSessions,
  recordResults,
} from "../../db/queries/listening.ts";
import type { ListenSessionRow } from "../../db/rows.ts";
import type { TenantScope } from "../../db/db.ts";
import { runCommand, type CommandAnswer, type RequestKey } from "../idempotency/command.ts";
import { tenantNow } from "../sandbox/clock.ts";
import type { Caller } from "../shared/actor.ts";
import { notFound, refuse, refuseField } from "../shared/refusal.ts";
import type { Services } from "../shared/services.ts";
import { newId } from "../shared/typeid.ts";
import { RETENTION_MS } from "../webhooks/deliveries.ts";
import { checkSelectors } from "../webhooks/selectors.ts";
import { newSigningKey } from "../webhooks/signature.ts";
import type { PayloadFormat } from "../webhooks/types.ts";
import { checkFilters } from "./filters.ts";

export const MAX_SESSIONS = 10;
/** A session ends this long after its last stream. */
export const SESSION_MS = 3_600_000;

/** What a session's row keeps in `doc`. */
export interface ListenDoc {
  readonly types: readonly string[];
  readonly where: readonly string[];
  readonly afterSequence: number;
  readonly payloadFormat: PayloadFormat;
  readonly device: string | null;
  readonly profile: string;
}

export interface ListenSession extends ListenSessionRow {
  readonly doc: ListenDoc;
}

export interface ListenRequest {
  readonly types?: readonly string[];
  readonly where?: readonly string[];
  readonly afterSequence?: number;
  readonly createdAfter?: string;
  readonly payloadFormat?: PayloadFormat;
  readonly device?: string;
  readonly profile?: string;
}

/** createListenSession: 201 with the profile's secret, which a replay does not repeat. Throws listen_session_limit, webhook_event_unknown, validation_failed. */
export async function createListenSession(
  services: Services,
  caller: Caller,
  body: ListenRequest,
  baseUrl: string,
  key: RequestKey | null,
  render: (value: unknown) => string,
): Promise<CommandAnswer> {
  if (body.types !== undefined) checkSelectors(body.types, "/types");
  checkFilters(body.where ?? []);
  if (body.afterSequence !== undefined && body.createdAfter !== undefined)
    throw refuseField(
      "validation_failed",
      "/createdAfter",
      "Name afterSequence or createdAfter, not both.",
    );
  const command = runCommand(services, caller, key, async () => ({
    seen: key === null ? null : await findKey(services.db, caller, key.operationId, key.key),
    now: (await tenantNow(services, caller)).getTime(),
    decide: async () => {
      const afterSequence = await startOf(services, caller, body);
      const row = newSession(body, afterSequence, services.now());
      const secret = await secretOf(services, caller, row.doc.profile);
      const view = (shown: string | null): string =>
        render(listenView(row, caller.livemode, baseUrl, services.now(), shown));
      return {
        unit: { inserts: [{ table: "listen_sessions" as const, row }] },
        status: 201,
        body: view(secret),
        storedBody: view(null),
        resource: { type: "listen_session", id: row.id },
      };
    },
  }));
  return command.catch(async (error: unknown) => {
    if (!isFailure(error, "too_many_open")) throw error;
    const open = await listOpenSessions(
      services.db,
      caller,
      { limit: MAX_SESSIONS },
      services.now(),
    );
    throw refuse(
      "listen_session_limit",
      "Ten listen sessions are open. Close one of those in sessions, or pass --takeover to the CLI.",
      {
        sessions: open.data.map(({ id, doc, created_at: createdAt }) => ({
          id,
          device: doc.device,
          createdAt,
        })),
      },
    );
  });
}

/** closeListenSession. Doing it again changes nothing. Throws resource_not_found. */
export async function closeSession(
  services: Services,
  scope: TenantScope,
  id: string,
): Promise<void> {
  await existing(services, scope, id);
  await closeListenSession(services.db, scope, id, services.now());
}

/** recordListenResults. Throws resource_not_found. */
export async function recordListenResults(
  services: Services,
  scope: TenantScope,
  id: string,
  results: readonly object[],
): Promise<void> {
  await existing(services, scope, id);
  await recordResults(services.db, scope, id, results, services.now());
}

/** A session exactly as the API answers it. `now` is real time. */
export function listenView(
  session: ListenSession,
  livemode: boolean,
  baseUrl: string,
  now: Date,
  secret: string | null = null,
): Readonly<Record<string, unknown>> {
  const { doc } = session;
  const connected =
    session.streaming_until !== null && Date.parse(session.streaming_until) > now.getTime();
  return {
    id: session.id,
    object: "listen_session",
    livemode,
    createdAt: session.created_at,
    updatedAt: session.updated_at,
    version: session.version,
    status: statusOf(session, now),
    streamUrl: `${baseUrl}/v1/events/stream?session=${session.id}`,
    secret,
    types: doc.types,
    where: doc.where,
    afterSequence: doc.afterSequence,
    payloadFormat: doc.payloadFormat,
    device: doc.device,
    profile: doc.profile,
    connected,
    expiresAt: session.expires_at,
  };
}

/** Whether a session may stream at `now`. */
export function statusOf(session: ListenSession, now: Date): "open" | "closed" | "expired" {
  return session.status === "open" && Date.parse(session.expires_at) <= now.getTime()
    ? "expired"
    : session.status;
}

/** Ties a sealed secret to its profile. */
export const listenContext = ({ tenantId, livemode }: TenantScope, profile: string): string =>
  `listen_secret ${tenantId} ${livemode} ${profile}`;

/** The secret of a profile: made at its first session, the same ever after. */
async function secretOf(services: Services, scope: TenantScope, profile: string): Promise<string> {
  const context = listenContext(scope, profile);
  const made = services.keyRing.seal(newSigningKey("hmac").secret, context);
  return services.keyRing.open(await listenSecret(services.db, scope, profile, made), context);
}

/** The position a session starts behind: the named one, the last before a time, or the present. */
async function startOf(services: Services, caller: Caller, body: ListenRequest): Promise<number> {
  if (body.afterSequence !== undefined) return body.afterSequence;
  if (body.createdAfter === undefined) return headSequence(services.db, caller);
  const now = await tenantNow(services, caller);
  const first = new Date(now.getTime() - RETENTION_MS);
  if (new Date(body.createdAfter) < first)
    throw refuseField(
      "validation_failed",
      "/createdAfter",
      `Events are kept for 90 days; createdAfter must not be earlier than ${first.toISOString()}.`,
    );
  const next = await firstSequenceFrom(services.db, caller, body.createdAfter);
  return next === null ? headSequence(services.db, caller) : next - 1;
}

function newSession(body: ListenRequest, afterSequence: number, now: Date): ListenSession {
  const at = now.toISOString();
  return {
    id: newId("lsn"),
    status: "open",
    doc: {
      types: body.types ?? ["*"],
      where: body.where ?? [],
      afterSequence,
      payloadFormat: body.payloadFormat ?? "enveloped",
      device: body.device ?? null,
      profile: body.profile ?? "default",
    },
    streaming_until: null,
    expires_at: new Date(now.getTime() + SESSION_MS).toISOString(),
    version: 1,
    created_at: at,
    updated_at: at,
  };
}

async function existing(
  services: Services,
  scope: TenantScope,
  id: string,
): Promise<ListenSession> {
  const session = await findListenSession(services.db, scope, id);
  if (session === null) throw notFound("listen_session", id);
  return session;
}
