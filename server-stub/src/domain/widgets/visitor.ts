import { sha256Hex } from "../../crypto/digest.ts";
import { isToken } from "../../crypto/token.ts";
import type { TenantScope } from "../../db/db.ts";
import { findTokenOwner, findVisit, type Visit } from "../../db/queries/widgets.ts";
import { requireLiveMode } from "../auth/authenticate.ts";
import { tenantNow } from "../sandbox/clock.ts";
import type { Actor, Caller } from "../shared/actor.ts";
import { refuse, type Refusal } from "../shared/refusal.ts";
import type { Services } from "../shared/services.ts";
import { isTerminal } from "../shared/transitions.ts";
import { originAllowed } from "./origins.ts";
import type { StoredSession, WidgetKind, WidgetSetting } from "./types.ts";

/** Whom a client token lets in: one visit to one widget, on behalf of nobody else. */
export interface Visitor extends TenantScope {
  readonly sessionId: string;
  readonly kind: WidgetKind;
  readonly setting: WidgetSetting;
  readonly actor: Actor;
  readonly tenant: Caller["tenant"];
}

/**
 * Checks a client token and the page it is used on. `onOrigin` is told that the page is one of the widget's before anything else is
 * refused, so that the page may read why. A session that has done its work stays readable until its time is over.
 * Throws widget_token_invalid, origin_not_allowed and live_mode_not_enabled.
 */
export async function admitVisitor(
  services: Services,
  token: string | null,
  origin: string | undefined,
  onOrigin: () => void,
): Promise<Visitor> {
  if (token === null || !isToken(token, "wct")) throw invalidToken();
  const owner = await findTokenOwner(services.db, sha256Hex(token));
  const visit = owner === null ? null : await findVisit(services.db, owner, owner.sessionId);
  if (owner === null || visit === null) throw invalidToken();
  const { stored, widget } = visit;
  if (
    origin === undefined ||
    (origin !== services.widgetOrigin && !originAllowed(origin, widget.allowedOrigins))
  )
    throw refuse(
      "origin_not_allowed",
      origin === undefined
        ? "A client token works on a page only; the request has no Origin."
        : `${origin.slice(0, 255)} is not among the allowedOrigins of this widget.`,
    );
  onOrigin();
  requireLiveMode(owner.livemode, owner.isLive);
  const now = (await tenantNow(services, owner)).getTime();
  if (owner.isSuspended || isSpent(visit, now)) throw invalidToken();
  const { tenantId, livemode, sessionId, tenant } = owner;
  return {
    tenantId,
    livemode,
    sessionId,
    kind: widget.kind,
    setting: stored.setting,
    actor: { type: "widget", id: widget.id, display: null },
    tenant,
  };
}

/** Whether the token is worthless: its widget is disabled, its time is over, or its session ended without a result. */
function isSpent({ stored, widget }: Visit, now: number): boolean {
  const { status, expiresAt } = stored.session;
  return (
    widget.status === "disabled" ||
    Date.parse(expiresAt) <= now ||
    (status !== "completed" && isTerminal("widget_session", status))
  );
}

/** The session as it is now. Throws widget_token_invalid when it ended while the request ran. */
export async function readSession(
  services: Services,
  visitor: Visitor,
  now: number,
): Promise<StoredSession> {
  const visit = await findVisit(services.db, visitor, visitor.sessionId);
  if (visit === null || isSpent(visit, now)) throw invalidToken();
  return visit.stored;
}

/** Throws origin_not_allowed for the token of another kind of widget. */
export function requireKind(visitor: Visitor, kind: WidgetKind): void {
  if (visitor.kind !== kind)
    throw refuse(
      "origin_not_allowed",
      `This token is of a ${visitor.kind} widget; only a ${kind} widget may do this.`,
    );
}

const invalidToken = (): Refusal =>
  refuse(
    "widget_token_invalid",
    "The client token is unknown, expired or already used up. Ask your server for a new session.",
  );
