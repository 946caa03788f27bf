// Generated from the API description. Do not edit: changes belong in the generator.
import type { Shape } from "../../runtime/codec.ts";

export const CreateUserRequest: Shape = ["email name role password locale:-"];

export const UpdateUserRequest: Shape = ["name:- role:- locale:- password:- status:-"];

export const User: Shape = ["id object email name role locale status lastLoginAt:? createdAt updatedAt version:i"];

export const UserList: Shape = [
  "object data:[0 hasMore:b nextCursor:? url",
  () => [User],
];
