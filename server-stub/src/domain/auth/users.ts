import { hashPassword, MINIMUM_PASSWORD_LENGTH } from "../../crypto/password.ts";
import {
  findUser,
  findUserByEmail,
  insertUser,
  listUsers,
  updateUser,
  type UserRecord,
} from "../../db/queries/users.ts";
import { isFailure } from "../../db/failures.ts";
import type { TenantScope } from "../../db/db.ts";
import type { Page, PageQuery } from "../../db/queries/page.ts";
import { notFound, refuse, refuseField } from "../shared/refusal.ts";
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

/** Adds a person to the tenant. Throws validation_failed (weak password), duplicate_email. `actingRole` null is the operator. */
export async function createUser(
  services: Services,
  scope: TenantScope,
  facts: NewUser,
  actingRole: Role | null,
): Promise<User> {
  checkPassword(facts.password);
  checkOwnership(actingRole, facts.role);
  return storeUser(services, scope, facts, await hashPassword(facts.password));
}

/** Stores a user whose password was hashed before. */
export async function storeUser(
  services: Services,
  scope: TenantScope,
  facts: Omit<NewUser, "password">,
  passwordHash: string,
): Promise<User> {
  const email = facts.email.trim().toLowerCase();
  const createdAt = services.now().toISOString();
  try {
    await insertUser(services.db, scope, {
      id: newId("usr"),
      email,
      name: facts.name,
      role: facts.role,
      locale: facts.locale ?? "en",
      passwordHash,
      createdAt,
    });
  } catch (error) {
    if (isFailure(error, "unique_violation"))
      throw refuseField(
        "duplicate_email",
        "/email",
        "The tenant already has a user with this e-mail address.",
      );
    throw error;
  }
  const user = await findUserByEmail(services.db, scope, email);
  if (user === null) throw new Error(`user ${email} was stored but cannot be read`);
  return userView(user);
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
