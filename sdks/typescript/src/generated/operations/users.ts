// Generated from the API description. Do not edit: changes belong in the generator.
import type { Operation } from "../../runtime/operation.ts";
import {
  CreateUserRequest as CreateUserRequestShape,
  UpdateUserRequest as UpdateUserRequestShape,
  User as UserShape,
  UserList as UserListShape,
} from "../shapes/users.ts";

export const createUser: Operation = {
  id: "createUser",
  method: "POST",
  path: "/v1/users",
  body: CreateUserRequestShape,
  result: UserShape,
  key: "Idempotency-Key",
  auth: ["ApiKeyAuth SessionAuth"],
  secret: "password",
};

export const listUsers: Operation = {
  id: "listUsers",
  method: "GET",
  path: "/v1/users",
  result: UserListShape,
  page: {
    style: "cursor",
    send: "startingAfter",
    size: "limit",
    items: "/data",
    next: "/nextCursor",
    more: "/hasMore",
  },
  auth: ["ApiKeyAuth SessionAuth"],
};

export const updateUser: Operation = {
  id: "updateUser",
  method: "PATCH",
  path: "/v1/users/{id}",
  body: UpdateUserRequestShape,
  result: UserShape,
  auth: ["ApiKeyAuth SessionAuth"],
  secret: "password",
};
