import { inspectKey } from "../../crypto/api-key.ts";
import { sha256Hex } from "../../crypto/digest.ts";
import { isToken } from "../../crypto/token.ts";
import {
  findKeyByHash,
  findSessionByHash,
  touchKey,
  type KeyRecord,
  type SessionRecord,
} from "../../db/queries/auth.ts";
import { findUser, type UserRecord } from "../../db/queries/users.ts";
import type { Actor } from "../shared/actor.ts";
import { refuse } from "../shared/refusal.ts";
import type { Services } from "../shared/services.ts";
import { addressAllowed } from "./address.ts";
import { effectiveScopes, expandScopes, ROLES, type Role, type Scope } from "./scopes.ts";

/** What the credentials of a request stand for. */
export interface Identity {
  readonly tenantId: string;
  readonly livemode: boolean;
  readonly key: KeyRecord;
  readonly session: { readonly record: SessionRecord; readonly user: UserRecord } | null;
  /** Key scopes, cut down to the role's when a session came along. */
  readonly scopes: readonly Scope[];
  readonly actor: Actor;
  /** True for an `sk_` key before the cut-off: the answer then carries the deprecation headers. */
  readonly legacyKey: boolean;
}

/** Credentials as they arrive. `address` is the caller's IP. */
export interface Credentials {
  readonly apiKey: string | null;
  readonly accessToken: string | null;
  readonly address: string;
}

/** How long a key that was found may be believed without asking again. Revocation in this process takes effect at once. */
const CACHE_MS = 2_000;
const MAX_CACHED = 10_000;
/** `lastUsedAt` is exact to the minute. */
const TOUCH_MS = 60_000;

/** Checks keys and sessions. One per process. */
export class Authenticator {
  readonly #services: Services;
  readonly #legacyCutoff: Date;
  readonly #cache = new Map<string, { readonly record: KeyRecord; readonly until: number }>();
  readonly #touched = new Map<string, number>();

  constructor(services: Services, legacyCutoff: Date) {
    this.#services = services;
    this.#legacyCutoff = legacyCutoff;
  }

  /**
   * Throws a Refusal: api_key_missing, api_key_format_retired, api_key_invalid, api_key_expired, api_key_revoked,
   * tenant_suspended, live_mode_not_enabled, ip_not_allowed, session_invalid, session_expired, session_mismatch, user_disabled.
   */
  async authenticate(credentials: Credentials): Promise<Identity> {
    const { record, legacy } = await this.#key(credentials.apiKey);
    if (!addressAllowed(credentials.address, record.allowedIps))
      throw refuse("ip_not_allowed", "This key may not be used from your address.");
    const session =
      credentials.accessToken === null
        ? null
        : await this.#session(credentials.accessToken, record);
    const role = session === null ? null : roleOf(session.user);
    return {
      tenantId: record.tenantId,
      livemode: record.livemode,
      key: record,
      session,
      scopes:
        role === null
          ? expandScopes(record.scopes, record.livemode)
          : effectiveScopes(record.scopes, role, record.livemode),
      actor:
        session === null
          ? { type: "api_key", id: record.id, display: record.name }
          : { type: "user", id: session.user.id, display: session.user.name },
      legacyKey: legacy,
    };
  }

  /** Forgets what is remembered of a key, after it was changed or revoked. */
  forget(keyId: string): void {
    for (const [hash, { record }] of this.#cache) if (record.id === keyId) this.#cache.delete(hash);
  }

  async #key(
    text: string | null,
  ): Promise<{ readonly record: KeyRecord; readonly legacy: boolean }> {
    if (text === null || text === "")
      throw refuse("api_key_missing", "Send your key in the header X-API-Key.");
    const shape = inspectKey(text);
    const now = this.#services.now();
    if (shape.kind === "retired" && now >= this.#legacyCutoff) {
      throw refuse(
        "api_key_format_retired",
        "Keys that begin with sk_ no longer work. Use a key that begins with svc_.",
        {
          retiredAt: this.#legacyCutoff.toISOString(),
          replacementPrefixes: ["svc_live_", "svc_test_"],
          migrationGuide: "/api/docs#section/Retired-keys",
        },
      );
    }
    if (shape.kind === "malformed")
      throw refuse("api_key_invalid", "The key is not valid. Check that it was copied whole.");
    const record = await this.#lookUp(sha256Hex(text));
    if (
      record === null ||
      (shape.kind === "current" && (shape.mode === "live") !== record.livemode)
    )
      throw refuse("api_key_invalid", "The key is not valid. Check that it was copied whole.");
    if (record.status === "revoked") throw refuse("api_key_revoked", "The key was revoked.");
    const ended = record.expiresAt !== null && Date.parse(record.expiresAt) <= now.getTime();
    if (record.status === "expired" || ended) throw refuse("api_key_expired", "The key has ended.");
    if (record.tenant.status === "suspended")
      throw refuse("tenant_suspended", "The tenant is suspended.");
    requireLiveMode(record.livemode, record.tenant.isLive);
    this.#touch(record, now);
    return { record, legacy: shape.kind === "retired" };
  }

  async #lookUp(hash: string): Promise<KeyRecord | null> {
    const now = Date.now();
    const cached = this.#cache.get(hash);
    if (cached !== undefined && cached.until > now) return cached.record;
    const record = await findKeyByHash(this.#services.db, hash);
    if (record === null) return null;
    if (this.#cache.size >= MAX_CACHED) this.#cache.clear();
    this.#cache.set(hash, { record, until: now + CACHE_MS });
    return record;
  }

  /** Not awaited: knowing when a key was last used is worth no delay and no failure. */
  #touch(record: KeyRecord, now: Date): void {
    if (now.getTime() - (this.#touched.get(record.id) ?? 0) < TOUCH_MS) return;
    if (this.#touched.size >= MAX_CACHED) this.#touched.clear();
    this.#touched.set(record.id, now.getTime());
    touchKey(this.#services.db, record, record.id, now).catch(() => undefined);
  }

  async #session(
    token: string,
    key: KeyRecord,
  ): Promise<{ readonly record: SessionRecord; readonly user: UserRecord }> {
    const invalid = refuse("session_invalid", "The session is not valid. Log in again.");
    if (!isToken(token, "svs")) throw invalid;
    const record = await findSessionByHash(this.#services.db, sha256Hex(token));
    if (record === null) throw invalid;
    if (record.tenantId !== key.tenantId || record.livemode !== key.livemode)
      throw refuse(
        "session_mismatch",
        "The session and the key belong to different tenants or modes.",
      );
    if (record.status !== "active") throw invalid;
    if (Date.parse(record.expiresAt) <= this.#services.now().getTime())
      throw refuse("session_expired", "The session has ended. Refresh it or log in again.");
    const user = await findUser(this.#services.db, record, record.userId);
    if (user === null) throw invalid;
    if (user.status === "disabled") throw refuse("user_disabled", "This user is disabled.");
    return { record, user };
  }
}

/** Refuses live credentials with live_mode_not_enabled until the operator opened live mode for the tenant. */
export function requireLiveMode(livemode: boolean, isOpen: boolean): void {
  if (livemode && !isOpen)
    throw refuse(
      "live_mode_not_enabled",
      "Live mode is not open for this tenant. Use a test key, or ask the operator to open it.",
    );
}

/** A stored role; the database knows no others. */
export function roleOf(user: UserRecord): Role {
  const role = ROLES.find((one) => one === user.role);
  if (role === undefined) throw new Error(`user ${user.id} has the unknown role ${user.role}`);
  return role;
}

/** Refuses with insufficient_scope unless every scope is held. */
export function requireScopes(held: readonly string[], required: readonly string[]): void {
  const missing = required.filter((scope) => !held.includes(scope));
  if (missing.length > 0)
    throw refuse("insufficient_scope", `This needs ${missing.join(", ")}.`, {
      requiredScopes: required,
    });
}
