import { Core } from "../../src/runtime/core.ts";
import type { ApiFacts } from "../../src/runtime/facts.ts";
import type { Shape } from "../../src/runtime/codec.ts";
import type { Operation } from "../../src/runtime/operation.ts";
import type { ClientOptions } from "../../src/runtime/options.ts";
import { seamKey, type Seam } from "../../src/runtime/seam.ts";

/** A key in the documented form (vector of the domain design). */
export const KEY = "svc_test_0a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R0WoTvp";

export const facts: ApiFacts = {
  product: "njia-typescript/2.4.0",
  version: "2.4.0",
  baseUrl: "https://api.example",
  auth: [
    {
      scheme: "apiKey",
      option: "apiKey",
      in: "header",
      name: "X-API-Key",
      env: "NJIA_TEST_KEY",
      always: true,
      retired: [["^sk_", "2026-09-01", "a svc_live_ or svc_test_ key"]],
    },
    {
      scheme: "session",
      option: "sessionToken",
      in: "header",
      name: "Authorization",
      prefix: "Bearer ",
    },
  ],
  security: ["apiKey", "apiKey session"],
  headers: {
    requestId: "X-Request-Id",
    replayed: "Idempotent-Replayed",
    apiVersion: ["X-API-Version", "2026-09-01"],
    rateLimit: {
      limit: "X-RateLimit-Limit",
      remaining: "X-RateLimit-Remaining",
      reset: "X-RateLimit-Reset",
      resetAs: "epoch-seconds",
    },
  },
};

export const Money: Shape = ["amountMinorUnits:i currency"];
export const Thing: Shape = [
  "id amountMinorUnits:-i note:? score:-n fee:-0 tags:-[ extra:-u",
  () => [Money],
];
const ThingList: Shape = ["data:[0 hasMore:b nextCursor:?", () => [Thing]];

export const getThing: Operation = {
  id: "getThing",
  method: "GET",
  path: "/v1/things/{id}",
  result: Thing,
};
export const createThing: Operation = {
  id: "createThing",
  method: "POST",
  path: "/v1/things",
  key: "Idempotency-Key",
  header: "prefer=Prefer",
  body: Money,
  result: Thing,
  secret: "pan~ cvc",
};
export const bareThing: Operation = {
  id: "bareThing",
  method: "POST",
  path: "/v1/bare",
  body: true,
  result: Thing,
};
export const deleteThing: Operation = {
  id: "deleteThing",
  method: "DELETE",
  path: "/v1/things/{id}",
};
export const listThings: Operation = {
  id: "listThings",
  method: "GET",
  path: "/v1/things",
  result: ThingList,
  page: {
    style: "cursor",
    send: "startingAfter",
    size: "limit",
    items: "/data",
    next: "/nextCursor",
    more: "/hasMore",
  },
};

export const THING = { id: "thg_1", note: null, amountMinorUnits: 25000 };

/** A client for tests; `seam` replaces time and chance. */
export function client(
  options: ClientOptions & {
    apiKey?: unknown;
    sessionToken?: unknown;
    seam?: Seam;
  } = {},
): Core {
  const { seam, ...rest } = options;
  const all = { apiKey: KEY, ...rest, ...(seam && { [seamKey]: seam }) };
  return new Core(all as ClientOptions, facts);
}
