import {
  bodyStrings,
  DOCUMENTED,
  idPrefix,
  type DocumentedOperation,
  type Json,
} from "./document.ts";
import type { House } from "./house.ts";
import { exampleOf, kindAt, lineOf, requiredQuery, withValue } from "./requests.ts";

/** One place in one operation where an id of a tenant can be sent. */
export interface IdPlace {
  readonly operation: DocumentedOperation;
  /** `getPayment path id`, `createPayment body destination.accountId`. */
  readonly name: string;
  /** What a house has there; null for what its mode does not know. */
  real(house: House): string | null;
  /** The request with a value in that place; the other ids in it belong to who asks. */
  request(value: string, asker: House): { readonly line: string; readonly body?: Json };
}

/** Public facts of the program, the same for every tenant; and pages that anybody may open who knows their address. */
export const PUBLIC_PARAMETERS: readonly string[] = [
  "getRail id",
  "getCorridor id",
  "getCorridorCosts id",
  "getChangeLogEntry id",
  "getErrorType code",
  "receiveMobileMoneyCallback provider",
  "receiveRailCallback railId",
  "getIdempotencyKey operationId",
  "getWidgetPage id",
];
/** Lists of public facts; their cursors are no ids of a tenant. */
const PUBLIC_LISTS: readonly string[] = [
  "listRails",
  "listCorridors",
  "listCurrencies",
  "listProviders",
  "listMerchantCategories",
  "listEventTypes",
  "listErrorTypes",
  "listChangeLog",
];
/** Query parameters that name something of a tenant without the form of an id. */
const NAMED: Readonly<Record<string, (house: House) => string | null>> = {
  resourceId: ({ ids }) => ids["pay"] ?? null,
  actorId: ({ userId }) => userId,
  externalId: ({ mark }) => mark,
  merchantId: ({ mark }) => `mrch_${mark}`,
  reference: ({ mark }) => mark,
  session: ({ ids }) => ids["lsn"] ?? null,
};

export const PATH_PLACES: readonly IdPlace[] = DOCUMENTED.flatMap((operation) =>
  operation.parameters
    .filter(({ in: where, name }) => where === "path" && !isPublic(operation, name))
    .map(({ name, schema }): IdPlace => {
      const prefix = idPrefix(schema);
      return {
        operation,
        name: `${operation.id} path ${name}`,
        real: (house) =>
          prefix === null ? house.paymentKey : owned(house, kindAt(operation, name, prefix)),
        request: (value) => ({
          line: `${operation.method} ${operation.path
            .replace(`{${name}}`, encodeURIComponent(value))
            .replace("{operationId}", "createPayment")}${requiredQuery(operation)}`,
          ...withBody(exampleOf(operation)),
        }),
      };
    }),
);

export const QUERY_PLACES: readonly IdPlace[] = DOCUMENTED.flatMap((operation) =>
  operation.parameters
    .filter(({ in: where }) => where === "query")
    .flatMap(({ name, schema }): readonly IdPlace[] => {
      const isCursor = ["startingAfter", "endingBefore"].includes(name);
      if (isCursor && PUBLIC_LISTS.includes(operation.id)) return [];
      const prefix = isCursor ? (operation.listed ?? "acct") : idPrefix(schema);
      const named = NAMED[name];
      if (prefix === null && named === undefined) return [];
      return [
        {
          operation,
          name: `${operation.id} query ${name}`,
          real: (house) => (prefix === null ? (named?.(house) ?? null) : owned(house, prefix)),
          request: (value, asker) => ({
            line: `${lineOf(operation, asker)}?${name}=${encodeURIComponent(value)}`,
          }),
        },
      ];
    }),
);

export const BODY_PLACES: readonly IdPlace[] = DOCUMENTED.flatMap((operation) =>
  bodyStrings(operation).flatMap(({ path, schema }): readonly IdPlace[] => {
    const prefix = idPrefix(schema);
    if (prefix === null) return [];
    const isTarget = String(schema["pattern"]).includes("webhook:");
    const name = path.join(".");
    return [
      {
        operation,
        name: `${operation.id} body ${name}`,
        real: (house) => owned(house, kindAt(operation, name, prefix)),
        request: (value, asker) => ({
          line: lineOf(operation, asker),
          ...withBody(withValue(operation, path, isTarget ? `webhook:${value}` : value)),
        }),
      },
    ];
  }),
);

/** Names of all places that the document has, found in another way than the lists above. */
export function documentedPlaces(): readonly string[] {
  const isId = (schema: Json): boolean => idPrefix(schema) !== null;
  return DOCUMENTED.flatMap((operation) => [
    ...operation.parameters
      .filter(({ in: where, schema }) => where === "path" || (where === "query" && isId(schema)))
      .filter(({ name }) => !isPublic(operation, name))
      .map(({ in: where, name }) => `${operation.id} ${where} ${name}`),
    ...bodyStrings(operation)
      .filter(({ schema }) => isId(schema))
      .map(({ path }) => `${operation.id} body ${path.join(".")}`),
  ]);
}

function isPublic({ id }: DocumentedOperation, name: string): boolean {
  return PUBLIC_PARAMETERS.includes(`${id} ${name}`);
}

const owned = ({ ids }: House, kind: string): string | null => ids[kind] ?? null;

const withBody = (body: Json | undefined): { readonly body?: Json } =>
  body === undefined ? {} : { body };
