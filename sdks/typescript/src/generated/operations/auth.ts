// Generated from the API description. Do not edit: changes belong in the generator.
import type { Operation } from "../../runtime/operation.ts";
import {
  AuthCheck as AuthCheckShape,
  LoginRequest as LoginRequestShape,
  RefreshSessionRequest as RefreshSessionRequestShape,
  Session as SessionShape,
  SessionInfo as SessionInfoShape,
} from "../shapes/auth.ts";

export const checkAuthentication: Operation = {
  id: "checkAuthentication",
  method: "GET",
  path: "/v1/auth/check",
  result: AuthCheckShape,
};

export const getSession: Operation = {
  id: "getSession",
  method: "GET",
  path: "/v1/auth/session",
  result: SessionInfoShape,
  auth: ["ApiKeyAuth SessionAuth"],
};

export const login: Operation = {
  id: "login",
  method: "POST",
  path: "/v1/auth/login",
  body: LoginRequestShape,
  result: SessionShape,
  auth: ["ApiKeyAuth"],
  secret: "accessToken password refreshToken",
};

export const logout: Operation = {
  id: "logout",
  method: "POST",
  path: "/v1/auth/logout",
  auth: ["ApiKeyAuth SessionAuth"],
};

export const refreshSession: Operation = {
  id: "refreshSession",
  method: "POST",
  path: "/v1/auth/refresh",
  body: RefreshSessionRequestShape,
  result: SessionShape,
  auth: ["ApiKeyAuth"],
  secret: "accessToken refreshToken",
};
