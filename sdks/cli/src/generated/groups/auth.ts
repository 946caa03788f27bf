// Generated from the API description. Do not edit: changes belong in the generator.
import type { CommandFacts } from "../../resources/facts.ts";

export const COMMANDS: readonly CommandFacts[] = [
  {
    id: "checkAuthentication",
    name: "check",
    summary: "Test the credentials",
    method: "GET",
    path: "/v1/auth/check",
    auth: ["ApiKeyAuth", "ApiKeyAuth SessionAuth"],
  },
  {
    id: "getSession",
    name: "session",
    summary: "Look at the session",
    method: "GET",
    path: "/v1/auth/session",
    auth: ["ApiKeyAuth SessionAuth"],
  },
  {
    id: "login",
    name: "login",
    summary: "Log a person in",
    method: "POST",
    path: "/v1/auth/login",
    body: "required",
    fields: ["email s! E-mail of the user.", "password s!~ Password of the user; never logged."],
    auth: ["ApiKeyAuth"],
  },
  {
    id: "logout",
    name: "logout",
    summary: "End the session",
    method: "POST",
    path: "/v1/auth/logout",
    answer: "none",
    auth: ["ApiKeyAuth SessionAuth"],
  },
  {
    id: "refreshSession",
    name: "refresh",
    summary: "Renew a session",
    method: "POST",
    path: "/v1/auth/refresh",
    body: "required",
    fields: ["refreshToken s!~ The refresh token of the last session."],
    auth: ["ApiKeyAuth"],
  },
];
