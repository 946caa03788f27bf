// Generated from the API description. Do not edit: changes belong in the generator.
import type { PagePromise } from "../../runtime/page.ts";
import type { ApiPromise } from "../../runtime/promise.ts";
import { Resource } from "../../runtime/resource.ts";
import type { RequestOptions } from "../core.ts";
import { getChangeLogEntry, getChangeLogFeed, listChangeLog } from "../operations/changelog.ts";
import type {
  ChangeLogEntry,
  ChangeLogEntryList,
  ChangelogListParams,
} from "../types/changelog.ts";

/** What changed in the API, what will change, and whom it affects. */
export class Changelog extends Resource {
  /**
   * Get a change
   *
   * Returns one change. The `Link` header of deprecated operations points here. It needs no key.
   *
   * @example
   * ```ts
   * const result = await client.changelog.retrieve("chg_01kag9ytq2f7sv3w5x8a0b1c2d", { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  retrieve(id: string, options?: RequestOptions): ApiPromise<ChangeLogEntry> {
    return this._call(getChangeLogEntry, [id], undefined, options);
  }

  /**
   * Get the change log as a feed
   *
   * Returns the last 50 changes as an Atom feed (RFC 4287), for feed readers. It needs no key
   * and holds the same entries as `listChangeLog`.
   *
   * @example
   * ```ts
   * const result = await client.changelog.feed({ headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  feed(options?: RequestOptions): ApiPromise<string> {
    return this._call(getChangeLogFeed, [], undefined, options);
  }

  /**
   * List changes
   *
   * Returns the changes of the API, newest first: what was added, fixed, deprecated and removed,
   * and what is announced. It needs no key. `sunsetAt` and `removedIn` tell until when an old
   * way works.
   *
   * @example
   * ```ts
   * for await (const item of client.changelog.list({
   *   limit: 20,
   *   startingAfter: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
   *   endingBefore: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
   *   createdAfter: "2026-11-01T00:00:00.000Z",
   *   createdBefore: "2026-11-20T10:00:00.000Z",
   * }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } })) {
   *   console.log(item);
   * }
   * ```
   */
  list(params?: ChangelogListParams, options?: RequestOptions): PagePromise<ChangeLogEntry, ChangeLogEntryList> {
    return this._list(listChangeLog, [], params, options);
  }
}
