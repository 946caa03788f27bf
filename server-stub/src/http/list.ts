import type { Page, PageQuery } from "../db/queries/page.ts";
import { refuse } from "../domain/shared/refusal.ts";

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

/** A list that always has one page: reference data. */
export function wholeList<T>(data: readonly T[], url: string): ListObject<T> {
  return { object: "list", data, hasMore: false, nextCursor: null, url };
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
