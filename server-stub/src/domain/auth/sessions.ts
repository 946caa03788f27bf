import { verifyNothing, verifyPassword } from "../../crypto/password.ts";
import { sha256Hex } from "../../crypto/digest.ts";
import { generateToken, isToken } from "../../crypto/token.ts";
import {
  addFailure,
  clearFailures,
  findRefreshOwner,
  insertSession,
  readFailures,
  revokeFamily,
  rotateSession,
  type NewSession,
  type SessionRecord,
} from "../../db/queries/auth.ts";
import { findUser, findUserByEmail, noteLogin, type UserRecord } from "../../db/queries/users.ts";
import { Refusal, refuse } from "../shared/refusal.ts";
import type { Services } from "../shared/services.ts";
import { newId } from "../shared/typeid.ts";
import { roleOf, type Identity } from "./authenticate.ts";
import { effectiveScopes } from "./scopes.ts";

const ACCESS_MS = 3_600_000;
const IDLE_MS = 12 * 3_600_000;
const FAMILY_MS = 30 * 24 * 3_600_000;
const THROTTLE_MS = 15 * 60_000;
const MAX_FAILURES_PER_EMAIL = 5;
const MAX_FAILURES_PER_ADDRESS = 30;

/** A session without its tokens, as getSession answers it. */
export interface SessionInfo {
  readonly object: "session";
  readonly id: string;
  readonly expiresAt: string;
  readonly user: {
    readonly id: string;
    readonly email: string;
    readonly name: string;
    readonly role: string;
    readonly locale: string;
  };
  readonly tenant: {
    readonly id: string;
    readonly name: string;
    readonly slug: string;
    readonly defaultCurrency: string;
    readonly timezone: string;
  };
  readonly scopes: readonly string[];
  readonly livemode: boolean;
  readonly createdAt: string;
}

/** What login and refresh answer. The tokens appear here and nowhere else. */
export interface Session extends SessionInfo {
  readonly accessToken: string;
  readonly tokenType: "Bearer";
  /** Seconds. */
  readonly expiresIn: number;
  readonly refreshToken: string;
  readonly refreshExpiresAt: string;
}

/** Logs a person in with a key's tenant and mode. Throws invalid_credentials, user_disabled, login_throttled. Uses the server's clock. */
export async function login(
  services: Services,
  identity: Identity,
  credentials: { readonly email: string; readonly password: string },
  address: string,
): Promise<Session> {
  const now = services.now();
  const email = credentials.email.trim().toLowerCase();
  const subjects = { email: `email:${email}`, address: `address:${address}` };
  await checkThrottle(services, identity, subjects, now);
  const user = await findUserByEmail(services.db, identity, email);
  const known =
    user === null
      ? await verifyNothing(credentials.password)
      : await verifyPassword(credentials.password, user.passwordHash);
  if (user === null || !known) {
    await addFailure(services.db, identity, [subjects.email, subjects.address], now);
    throw refuse("invalid_credentials", "E-mail or password is wrong.");
  }
  if (user.status === "disabled")
    throw refuse("user_disabled", "This user is disabled. Ask an owner of the tenant.");
  const id = newId("ses");
  const issued = issue(identity, user, id, id, now, new Date(now.getTime() + FAMILY_MS));
  await insertSession(services.db, identity, issued.row);
  await clearFailures(services.db, identity, subjects.email, new Date(now.getTime() - THROTTLE_MS));
  await noteLogin(services.db, identity, user.id, now);
  return issued.session;
}

/** Exchanges a refresh token for a new session. A token used twice ends the whole login: session_invalid for everybody who holds one of its tokens. */
export async function refreshSession(
  services: Services,
  identity: Identity,
  refreshToken: string,
): Promise<Session> {
  const invalid = refuse("session_invalid", "The refresh token is not valid. Log in again.");
  if (!isToken(refreshToken, "svr")) throw invalid;
  const now = services.now();
  const hash = sha256Hex(refreshToken);
  let user: UserRecord | null = null;
  let session: Session | null = null;
  const owner = await findRefreshOwner(services.db, identity, hash);
  if (owner !== null) user = await findUser(services.db, identity, owner);
  if (user === null) throw invalid;
  if (user.status === "disabled") throw refuse("user_disabled", "This user is disabled.");
  const holder = user;
  const rotation = await rotateSession(services.db, identity, hash, now, (old: SessionRecord) => {
    const issued = issue(
      identity,
      holder,
      newId("ses"),
      old.familyId,
      now,
      new Date(old.familyExpiresAt),
    );
    session = issued.session;
    return issued.row;
  });
  if (rotation.kind === "expired")
    throw refuse("session_expired", "The refresh token has ended. Log in again.");
  if (rotation.kind !== "rotated" || session === null) throw invalid;
  return session;
}

/** Ends the login the session belongs to. Doing it again changes nothing. */
export async function logout(services: Services, identity: Identity): Promise<void> {
  if (identity.session === null)
    throw refuse("session_required", "Send the access token as Authorization: Bearer.");
  await revokeFamily(services.db, identity, identity.session.record.familyId, services.now());
}

/** The session of the request. Throws session_required without one. */
export function describeSession(identity: Identity): SessionInfo {
  if (identity.session === null)
    throw refuse("session_required", "Send the access token as Authorization: Bearer.");
  const { record, user } = identity.session;
  return info(identity, user, record.id, record.expiresAt, record.createdAt);
}

async function checkThrottle(
  services: Services,
  identity: Identity,
  subjects: { readonly email: string; readonly address: string },
  now: Date,
): Promise<void> {
  const failures = await readFailures(
    services.db,
    identity,
    [subjects.email, subjects.address],
    new Date(now.getTime() - THROTTLE_MS),
  );
  const email = failures.get(subjects.email);
  const address = failures.get(subjects.address);
  const blocking =
    (email?.count ?? 0) >= MAX_FAILURES_PER_EMAIL
      ? email
      : (address?.count ?? 0) >= MAX_FAILURES_PER_ADDRESS
        ? address
        : undefined;
  if (blocking === undefined) return;
  const retryAfterSeconds = Math.max(
    1,
    Math.ceil((blocking.oldest.getTime() + THROTTLE_MS - now.getTime()) / 1000),
  );
  throw new Refusal({
    code: "login_throttled",
    detail: "Too many failed logins. Wait and try again.",
    retryAfterSeconds,
  });
}

function issue(
  identity: Identity,
  user: UserRecord,
  id: string,
  familyId: string,
  now: Date,
  familyEnds: Date,
): { readonly session: Session; readonly row: NewSession } {
  const accessToken = generateToken("svs");
  const refreshToken = generateToken("svr");
  const expiresAt = new Date(now.getTime() + ACCESS_MS).toISOString();
  const refreshExpiresAt = new Date(
    Math.min(now.getTime() + IDLE_MS, familyEnds.getTime()),
  ).toISOString();
  const createdAt = now.toISOString();
  const shown = info(identity, user, id, expiresAt, createdAt);
  return {
    session: {
      ...shown,
      accessToken,
      tokenType: "Bearer",
      expiresIn: ACCESS_MS / 1000,
      refreshToken,
      refreshExpiresAt,
    },
    row: {
      id,
      familyId,
      userId: user.id,
      keyId: identity.key.id,
      scopes: shown.scopes,
      accessHash: sha256Hex(accessToken),
      refreshHash: sha256Hex(refreshToken),
      expiresAt,
      refreshExpiresAt,
      familyExpiresAt: familyEnds.toISOString(),
      createdAt,
    },
  };
}

function info(
  identity: Identity,
  user: UserRecord,
  id: string,
  expiresAt: string,
  createdAt: string,
): SessionInfo {
  const { tenant } = identity.key;
  return {
    object: "session",
    id,
    expiresAt,
    user: { id: user.id, email: user.email, name: user.name, role: user.role, locale: user.locale },
    tenant: {
      id: identity.tenantId,
      name: tenant.name,
      slug: tenant.slug,
      defaultCurrency: tenant.defaultCurrency,
      timezone: tenant.timezone,
    },
    scopes: effectiveScopes(identity.key.scopes, roleOf(user), identity.livemode),
    livemode: identity.livemode,
    createdAt,
  };
}
