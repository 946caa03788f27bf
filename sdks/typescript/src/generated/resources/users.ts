// Generated from the API description. Do not edit: changes belong in the generator.
import type { PagePromise } from "../../runtime/page.ts";
import type { ApiPromise } from "../../runtime/promise.ts";
import { Resource } from "../../runtime/resource.ts";
import type { RequestOptions } from "../core.ts";
import { createUser, listUsers, updateUser } from "../operations/users.ts";
import type {
  CreateUserRequest,
  UpdateUserRequest,
  User,
  UserList,
  UsersListParams,
} from "../types/users.ts";

/** Keys, sessions, users and the tenant itself. */
export class Users extends Resource {
  /**
   * Create a user
   *
   * Adds a person who may log in. The e-mail must be new within the tenant, else the answer is
   * 409 `duplicate_email`. The password is set here and kept as a salted hash; the person can
   * log in at once. Only an owner can create an owner.
   *
   * @example
   * ```ts
   * const result = await client.users.create({
   *   email: "ibrahim.diallo@sahel-pay.example",
   *   name: "Ibrahim Diallo",
   *   role: "auditor",
   *   password: "a long sentence nobody guesses",
   *   locale: "fr",
   * }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  create(params: CreateUserRequest, options?: RequestOptions): ApiPromise<User> {
    return this._call(createUser, [], params, options);
  }

  /**
   * List users
   *
   * Lists the people who may log in to the tenant, newest first, also disabled ones. A session
   * of a person who may manage users is needed.
   *
   * @example
   * ```ts
   * for await (const item of client.users.list({
   *   limit: 20,
   *   startingAfter: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
   *   endingBefore: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
   *   createdAfter: "2026-11-01T00:00:00.000Z",
   *   createdBefore: "2026-11-20T10:00:00.000Z",
   * }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } })) {
   *   console.log(item);
   * }
   * ```
   */
  list(params?: UsersListParams, options?: RequestOptions): PagePromise<User, UserList> {
    return this._list(listUsers, [], params, options);
  }

  /**
   * Change a user
   *
   * Changes name, role, language, password or state of a user; members left out stay as they
   * are. Disabling a user or setting a new password ends all of the person's sessions. The last
   * active owner cannot be disabled or given another role.
   *
   * @example
   * ```ts
   * const result = await client.users.update("usr_01kag9ytq2f7sv3w5x8a0b1c2d", { role: "risk" }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  update(id: string, params: UpdateUserRequest, options?: RequestOptions): ApiPromise<User> {
    return this._call(updateUser, [id], params, options);
  }
}
