import { DEFAULT_LIMIT, type Page, type PageQuery } from "../db/queries/page.ts";
import { Refusal, refuse } from "../domain/shared/refusal.ts";

const OPENING = Buffer.from('{"object":"list","data":[');
const COMMA = Buffer.from(",");

/** A list as the API answers it (domain 2.4). */
export interface ListObject<T> {
  readonly object: "list";
  readonly data: readonly T[];
  readonly hasMore: boolean;
  readonly nextCursor: string | null;
  readonly url: string;
}

/** One page as a list. */
export function listOf<T>(page: Page<T>, url: string): ListObject<T> {
  return {
    object: "list",
    data: page.data,
    hasMore: page.hasMore,
    nextCursor: page.nextCursor,
    url,
  };
}

/** The same as text, from items that are JSON already. */
export function listText({ data, hasMore, nextCursor }: Page<Uint8Array>, url: string): Buffer {
  const parts: Uint8Array[] = [OPENING];
  data.forEach((item, index) => {
    if (index > 0) parts.push(COMMA);
    parts.push(item);
  });
  const { object: _object, data: _data, ...rest } = listOf({ data: [], hasMore, nextCursor }, url);
  parts.push(Buffer.from(`],${JSON.stringify(rest).slice(1)}`));
  return Buffer.concat(parts);
}

/** One page of data that the program itself holds, in its own order; cursors are the ids of items. Throws validation_failed for a cursor that names none. */
export function pageOf<T>(
  all: readonly T[],
  query: PageQuery,
  url: string,
  idOf: (item: T) => string,
): ListObject<T> {
  const { startingAfter, endingBefore, limit = DEFAULT_LIMIT } = pageQuery(query);
  const positionOf = (name: string, cursor: string): number => {
    const position = all.findIndex((item) => idOf(item) === cursor);
    if (position >= 0) return position;
    const message = `${name} names nothing of this list.`;
    const errors = [{ in: "query", name, code: "enum", message }] as const;
    throw new Refusal({ code: "validation_failed", detail: message, errors });
  };
  if (endingBefore !== undefined) {
    const end = positionOf("endingBefore", endingBefore);
    const data = all.slice(Math.max(0, end - limit), end);
    return listOf(cut(data, end > limit, idOf), url);
  }
  const start = startingAfter === undefined ? 0 : positionOf("startingAfter", startingAfter) + 1;
  return listOf(cut(all.slice(start, start + limit), all.length > start + limit, idOf), url);
}

function cut<T>(data: readonly T[], hasMore: boolean, idOf: (item: T) => string): Page<T> {
  const last = data.at(-1);
  return { data, hasMore, nextCursor: hasMore && last !== undefined ? idOf(last) : null };
}

/** Checks what a schema cannot say about the parameters of a list. Throws validation_failed. */
export function pageQuery<Q extends PageQuery>(query: Q): Q {
  if (query.startingAfter !== undefined && query.endingBefore !== undefined) {
    throw refuse(
      "validation_failed",
      "startingAfter and endingBefore exclude each other. Send one of them.",
    );
  }
  return query;
}
