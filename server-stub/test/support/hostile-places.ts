import { bodyStrings, DOCUMENTED, type DocumentedOperation, type Json } from "./document.ts";
import { HOSTILE, HOSTILE_FIELDS } from "./hostile.ts";
import type { House } from "./house.ts";
import { exampleOf, lineOf, requiredQuery, withValue } from "./requests.ts";

/** A request as it goes out, but for credentials. */
export interface Sent {
  readonly operation: DocumentedOperation;
  readonly line: string;
  readonly body?: Json;
  readonly headers: Readonly<Record<string, string>>;
}

/** One string of one operation: where a text of the caller's can stand. */
export interface StringPlace {
  readonly operation: DocumentedOperation;
  /** `createPayment body description`. */
  readonly name: string;
  /** The request with a text in that place; the rest of it is as documented. */
  request(text: string, house: House): Sent;
  /** The texts that this place is sent. */
  readonly texts: readonly string[];
}

/** Each request makes a slow hash, or a whole batch of payments: fewer texts are enough. */
const COSTLY = /^(login|createUser|updateUser|createBulkPayment)$/;
/** Fields of the credentials, which are no parameters in the document. */
const CREDENTIALS = ["X-API-Key", "Authorization"];
let turn = 0;

/** Every string of path, query, header and body of every operation. Each gets some of the hostile texts, in turn, so that together they get all. */
export const STRING_PLACES: readonly StringPlace[] = DOCUMENTED.flatMap((operation) => [
  ...operation.parameters.flatMap(({ in: where, name }): readonly StringPlace[] => {
    const at = `${operation.id} ${where} ${name}`;
    if (where === "path")
      return [
        {
          operation,
          name: at,
          texts: some(HOSTILE, 6),
          request: (text, house) => {
            const filled = lineOf(
              { ...operation, path: operation.path.replace(`{${name}}`, "\0") },
              house,
            );
            const line = filled.replace("\0", () => encoded(text));
            return plain(operation, line + requiredQuery(operation));
          },
        },
      ];
    if (where === "query")
      return [
        {
          operation,
          name: at,
          texts: some(HOSTILE, 2),
          request: (text, house) => {
            const line = `${lineOf(operation, house)}${requiredQuery(operation)}`;
            return plain(
              operation,
              `${line}${line.includes("?") ? "&" : "?"}${name}=${encoded(text)}`,
            );
          },
        },
      ];
    return [fieldPlace(operation, name)];
  }),
  ...(operation.auth.length > 0 ? CREDENTIALS.map((name) => fieldPlace(operation, name)) : []),
  ...bodyStrings(operation).map(({ path }): StringPlace => ({
    operation,
    name: `${operation.id} body ${path.join(".")}`,
    texts: some(HOSTILE, COSTLY.test(operation.id) ? 1 : 3),
    request: (text, house) => ({
      ...plain(operation, lineOf(operation, house)),
      body: withValue(operation, path, text),
    }),
  })),
]);

/** The request that the document shows, with ids of a house. */
export function documentedRequest(operation: DocumentedOperation, house: House): Sent {
  return plain(operation, `${lineOf(operation, house)}${requiredQuery(operation)}`);
}

function fieldPlace(operation: DocumentedOperation, name: string): StringPlace {
  return {
    operation,
    name: `${operation.id} header ${name}`,
    texts: some(HOSTILE_FIELDS, 1),
    request: (text, house) => {
      const sent = documentedRequest(operation, house);
      return { ...sent, headers: { [name.toLowerCase()]: text } };
    },
  };
}

function plain(operation: DocumentedOperation, line: string): Sent {
  const body = exampleOf(operation);
  return { operation, line, ...(body === undefined ? {} : { body }), headers: {} };
}

/** The next ones of a list that is gone through again and again. */
function some<T>(list: readonly T[], length: number): readonly T[] {
  const taken = Array.from({ length }, (_, index) => list[(turn + index) % list.length] as T);
  turn += length;
  return taken;
}

/** Percent-encoded as UTF-8; half a character becomes the byte that stands for it in no text. */
function encoded(text: string): string {
  return text
    .split(/([\ud800-\udbff][\udc00-\udfff])|([\ud800-\udfff])/)
    .map((part) =>
      /^[\ud800-\udfff]$/.test(part ?? "") ? "%ed%a0%80" : encodeURIComponent(part ?? ""),
    )
    .join("");
}
