import { hashPassword, MINIMUM_PASSWORD_LENGTH } from "../../crypto/password.ts";
import {
  findUser,
  insertUser,
  listUsers,
  updateUser,
  type UserRecord,
} from "../../db/queries/users.ts";
import { isFailure } from "../../db/failures.ts";
import type { TenantScope } from "../../db/db.ts";
import type { Page, PageQuery } from "../../db/queries/page.ts";
import { notFound, refuse, refuseField, type Refusal } from "../shared/refusal.ts";
import { stateDraft } from "../audit/drafts.ts";
import { findKey } from "../../db/queries/keys.ts";
import { runCommand, type CommandAnswer, type RequestKey } from "../idempotency/command.ts";
import { tenantNow } from "../sandbox/clock.ts";
import type { Caller } from "../shared/actor.ts";
import type { Services } from "../shared/services.ts";
import { newId } from "../shared/typeid.ts";
import { ROLES, type Role } from "./scopes.ts";

/** A user as the API answers it. */
export interface User {
  readonly id: string;
  readonly object: "user";
  readonly email: string;
  readonly name: string;
  readonly role: string;
  readonly locale: string;
  readonly status: "active" | "disabled";
  readonly lastLoginAt: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly version: number;
}

export interface NewUser {
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly password: string;
  readonly locale?: string;
}

/** createUser: adds a person to the tenant at most once per key and answers 201. Throws validation_failed (weak password), duplicate_email, insufficient_scope. */
export async function createUser(
  services: Services,
  caller: Caller,
  facts: NewUser,
  actingRole: Role,
  key: RequestKey | null,
  render: (user: User) => string,
): Promise<CommandAnswer> {
  checkPassword(facts.password);
  checkOwnership(actingRole, facts.role);
  const command = runCommand(services, caller, key, async () => ({
    seen: key === null ? null : await findKey(services.db, caller, key.operationId, key.key),
    now: (await tenantNow(services, caller)).getTime(),
    decide: async () => {
      const record = newUser(services, facts, await hashPassword(facts.password));
      const { passwordHash, createdAt, updatedAt, lastLoginAt: _never, ...rest } = record;
      const row = {
        ...rest,
        password_hash: passwordHash,
        created_at: createdAt,
        updated_at: updatedAt,
      };
      const resource = { type: "user", id: record.id };
      return {
        unit: {
          users: [row],
          auditDrafts: [
            stateDraft(
              caller,
              "user.created",
              resource,
              record.id,
              null,
              record.status,
              null,
              createdAt,
            ),
          ],
        },
        status: 201,
        body: render(userView(record)),
        resource,
      };
    },
  }));
  return command.catch((error: unknown) => {
    throw isFailure(error, "unique_violation") ? duplicateEmail() : error;
  });
}

function duplicateEmail(): Refusal {
  return refuseField(
    "duplicate_email",
    "/email",
    "The tenant already has a user with this e-mail address.",
  );
}

function newUser(
  services: Services,
  facts: Omit<NewUser, "password">,
  passwordHash: string,
): UserRecord {
  const at = services.now().toISOString();
  return {
    id: newId("usr"),
    email: facts.email.trim().toLowerCase(),
    name: facts.name,
    role: facts.role,
    locale: facts.locale ?? "en",
    status: "active",
    passwordHash,
    lastLoginAt: null,
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
}

/** Stores a user whose password was hashed before. */
export async function storeUser(
  services: Services,
  scope: TenantScope,
  facts: Omit<NewUser, "password">,
  passwordHash: string,
): Promise<User> {
  const record = newUser(services, facts, passwordHash);
  await insertUser(services.db, scope, record).catch((error: unknown) => {
    throw isFailure(error, "unique_violation") ? duplicateEmail() : error;
  });
  return userView(record);
}

/** Changes a user. Throws resource_not_found, insufficient_scope (only owners touch owners). */
export async function changeUser(
  services: Services,
  scope: TenantScope,
  id: string,
  change: Partial<Omit<NewUser, "email">> & { readonly status?: "active" | "disabled" },
  actingRole: Role,
): Promise<User> {
  const user = await findUser(services.db, scope, id);
  if (user === null) throw notFound("user", id);
  checkOwnership(actingRole, roleOfText(user.role));
  if (change.role !== undefined) checkOwnership(actingRole, change.role);
  if (change.password !== undefined) checkPassword(change.password);
  const passwordHash =
    change.password === undefined ? user.passwordHash : await hashPassword(change.password);
  await updateUser(
    services.db,
    scope,
    {
      ...user,
      name: change.name ?? user.name,
      role: change.role ?? user.role,
      locale: change.locale ?? user.locale,
      status: change.status ?? user.status,
      passwordHash,
    },
    services.now(),
  );
  const changed = await findUser(services.db, scope, id);
  return userView(changed ?? user);
}

export async function pageOfUsers(
  services: Services,
  scope: TenantScope,
  page: PageQuery,
): Promise<Page<User>> {
  const found = await listUsers(services.db, scope, page);
  return { ...found, data: found.data.map(userView) };
}

function userView(user: UserRecord): User {
  const { passwordHash: _hidden, ...shown } = user;
  return { object: "user", ...shown };
}

function checkPassword(password: string): void {
  if (password.length < MINIMUM_PASSWORD_LENGTH)
    throw refuseField(
      "validation_failed",
      "/password",
      `A password has at least ${MINIMUM_PASSWORD_LENGTH} characters.`,
    );
}

function checkOwnership(acting: Role | null, subject: Role): void {
  if (subject === "owner" && acting !== null && acting !== "owner")
    throw refuse("insufficient_scope", "Only an owner may make or change owners.", {
      requiredScopes: ["users:manage"],
    });
}

function roleOfText(text: string): Role {
  return ROLES.find((role) => role === text) ?? "analyst";
}
