import type { SqlValue } from "../db.ts";

/** What every list takes (domain 2.4). Ids are cursors, because TypeIDs sort by time. */
export interface PageQuery {
  readonly limit?: number;
  readonly startingAfter?: string;
  readonly endingBefore?: string;
  /** ISO instants. */
  readonly createdAfter?: string;
  readonly createdBefore?: string;
}

/** One page, newest first. */
export interface Page<T> {
  readonly data: readonly T[];
  readonly hasMore: boolean;
  readonly nextCursor: string | null;
}

export const DEFAULT_LIMIT = 20;

/** A list's SQL with its values. Texts are constants of this folder, and a number of rows; values only ever travel as parameters. */
export interface ListSql {
  readonly text: string;
  readonly values: readonly SqlValue[];
  readonly limit: number;
  readonly backwards: boolean;
}

/** Filters are pairs of a column (a constant of the caller) and a value; undefined values are left out, lists match any member. Bounds are a column with its comparison, such as `status >=`. */
export function listSql(
  select: string,
  filters: readonly (readonly [column: string, value: SqlValue | undefined])[],
  page: PageQuery,
  cursor = "id",
  bounds: readonly (readonly [comparison: string, value: SqlValue | undefined])[] = [],
): ListSql {
  const values: SqlValue[] = [];
  const conditions: string[] = [];
  const add = (condition: (parameter: string) => string, value: SqlValue): void => {
    values.push(value);
    conditions.push(condition(`$${values.length}`));
  };
  for (const [column, value] of filters) {
    if (value === undefined) continue;
    if (Array.isArray(value)) add((parameter) => `${column} = any (${parameter})`, value);
    else add((parameter) => `${column} = ${parameter}`, value);
  }
  for (const [comparison, value] of bounds)
    if (value !== undefined) add((parameter) => `${comparison} ${parameter}`, value);
  if (page.createdAfter !== undefined)
    add((parameter) => `created_at > ${parameter}`, page.createdAfter);
  if (page.createdBefore !== undefined)
    add((parameter) => `created_at < ${parameter}`, page.createdBefore);
  const backwards = page.endingBefore !== undefined;
  if (page.startingAfter !== undefined)
    add((parameter) => `${cursor} < ${parameter}`, page.startingAfter);
  if (page.endingBefore !== undefined)
    add((parameter) => `${cursor} > ${parameter}`, page.endingBefore);
  const limit = page.limit ?? DEFAULT_LIMIT;
  if (!Number.isSafeInteger(limit)) throw new RangeError(`${limit} is no number of rows`);
  const where = conditions.length === 0 ? "" : ` where ${conditions.join(" and ")}`;
  return {
    // The number stands in the text: a plan made once for all values must know that few rows are wanted, or it sorts the table.
    text: `${select}${where} order by ${cursor} ${backwards ? "asc" : "desc"} limit ${limit + 1}`,
    values,
    limit,
    backwards,
  };
}

/** Cuts the extra row that says whether there is more, and puts the newest first. */
export function toPage<R, T>(
  rows: readonly R[],
  sql: ListSql,
  view: (row: R) => T,
  idOf: (item: T) => string,
): Page<T> {
  const kept = rows.slice(0, sql.limit);
  const data = (sql.backwards ? [...kept].reverse() : kept).map(view);
  const hasMore = rows.length > sql.limit;
  const last = data.at(-1);
  return { data, hasMore, nextCursor: hasMore && last !== undefined ? idOf(last) : null };
}
