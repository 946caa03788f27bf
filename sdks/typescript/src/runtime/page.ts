import { DecodingError, NjiaError } from "./errors.ts";
import { attachMeta, metaOf, type ResponseMeta } from "./meta.ts";
import type { Paging } from "./operation.ts";
import { ApiPromise, type Start } from "./promise.ts";

/** Where a listing goes on: a value for the position parameter, or the next page's address. */
export type Position =
  { readonly send: string; readonly value: unknown } | { readonly url: string };
/** Repeats the list call at another position. */
export type Follow<T, B> = (position: Position) => PagePromise<T, B>;

/** One page of a list. Iterating over it goes on to the following pages. */
export class Page<T, B = unknown> implements AsyncIterable<T> {
  /** The items of this page. */
  readonly data: readonly T[];
  /** Pass it as the position parameter to go on later; undefined on the last page. */
  readonly cursor: string | number | undefined;
  readonly #body: B;
  readonly #next: Position | undefined;
  readonly #follow: Follow<T, B>;
  readonly #seen: ReadonlySet<unknown>;

  constructor(
    body: B,
    meta: ResponseMeta,
    paging: Paging,
    at: unknown,
    follow: Follow<T, B>,
    seen: ReadonlySet<unknown>,
  ) {
    const items = lookUp(body, paging.items);
    this.data = Array.isArray(items) ? (items as T[]) : [];
    this.#body = body;
    this.#follow = follow;
    this.#next = nextPosition(paging, body, this.data, meta, at);
    this.cursor = this.#next && positionValue(this.#next);
    this.#seen = new Set([...seen, at]);
    attachMeta(this, meta);
  }

  /** The complete body, with everything beside the items. */
  get body(): B {
    return this.#body;
  }

  /** Whether there is another page. */
  hasNext(): boolean {
    return this.#next !== undefined;
  }

  /**
   * The next page, or undefined at the end. Throws {@link DecodingError} if the server repeats a cursor, which would go on
   * for ever; any error carries the cursor to resume from.
   */
  async next(): Promise<Page<T, B> | undefined> {
    if (!this.#next) return undefined;
    const cursor = String(this.cursor);
    if (this.#seen.has(this.cursor)) {
      const { requestId, status } = metaOf(this);
      throw new DecodingError("The server repeated the cursor of an earlier page.", {
        cursor,
        requestId,
        status,
      });
    }
    try {
      const page = this.#follow(this.#next);
      return await page.after(this.#seen);
    } catch (error) {
      if (error instanceof NjiaError) error.cursor ??= cursor;
      throw error;
    }
  }

  /** This page and all that follow, fetched one by one as they are asked for. */
  async *pages(): AsyncGenerator<Page<T, B>, void, undefined> {
    yield this;
    for (let page = await this.next(); page; page = await page.next()) yield page;
  }

  /** All items from this page on. Leaving the loop sends nothing further. */
  async *[Symbol.asyncIterator](): AsyncGenerator<T, void, undefined> {
    for await (const page of this.pages()) yield* page.data;
  }

  toJSON(): B {
    return this.#body;
  }
}

/** The promise of the first page, which is also a stream of all items: `for await (const item of client.things.list())`. */
export class PagePromise<T, B = unknown>
  extends ApiPromise<Page<T, B>>
  implements AsyncIterable<T>
{
  readonly #paging: Paging;
  readonly #at: unknown;
  readonly #follow: Follow<T, B>;
  #seen: ReadonlySet<unknown> = new Set();
  #page: Page<T, B> | undefined;

  constructor(start: Start, paging: Paging, at: unknown, follow: Follow<T, B>) {
    super(start);
    this.#paging = paging;
    this.#at = at;
    this.#follow = follow;
  }

  /** @internal Cursors that came before. */
  after(seen: ReadonlySet<unknown>): this {
    this.#seen = seen;
    return this;
  }

  /** All pages, fetched one by one as they are asked for. */
  async *pages(): AsyncGenerator<Page<T, B>, void, undefined> {
    yield* (await this).pages();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T, void, undefined> {
    yield* await this;
  }

  protected override wrap(data: unknown, meta: ResponseMeta): Page<T, B> {
    return (this.#page ??= new Page<T, B>(
      data as B,
      meta,
      this.#paging,
      this.#at,
      this.#follow,
      this.#seen,
    ));
  }
}

const positionValue = (position: Position): string | number =>
  "url" in position ? position.url : (position.value as string | number);

function nextPosition(
  paging: Paging,
  body: unknown,
  items: readonly unknown[],
  meta: ResponseMeta,
  at: unknown,
): Position | undefined {
  const { style, send, more } = paging;
  if (more !== undefined && lookUp(body, more) !== true) return undefined;
  const next = paging.next === undefined ? undefined : locate(paging.next, body, meta);
  const usable = (typeof next === "string" && next !== "") || typeof next === "number";
  switch (style) {
    case "link":
      return usable ? { url: String(next) } : undefined;
    case "cursor": {
      const last = items.at(-1) as { id?: unknown } | undefined;
      const value =
        paging.next === undefined && more !== undefined ? last?.id : usable ? next : undefined;
      return value === undefined ? undefined : { send, value };
    }
    case "offset":
    case "page": {
      if (paging.next !== undefined) return usable ? { send, value: next } : undefined;
      if (items.length === 0) return undefined;
      const step = style === "page" ? 1 : items.length;
      return { send, value: Number(at ?? (style === "page" ? 1 : 0)) + step };
    }
    default:
      return style satisfies never;
  }
}

/** A JSON Pointer into the body, or a header; `Link` gives the address of `rel="next"` (RFC 8288). */
function locate(locator: string, body: unknown, meta: ResponseMeta): unknown {
  if (locator.startsWith("/")) return lookUp(body, locator);
  const header = meta.headers[locator.toLowerCase()];
  if (locator.toLowerCase() !== "link") return header;
  return header
    ?.split(/,(?=\s*<)/)
    .map((link) => /<([^>]*)>.*;\s*rel="?next"?/.exec(link)?.[1])
    .find(Boolean);
}

/** The value at a JSON Pointer (RFC 6901), own properties only. */
function lookUp(body: unknown, pointer: string): unknown {
  let value = body;
  for (const token of pointer.split("/").slice(1)) {
    const key = token.replaceAll("~1", "/").replaceAll("~0", "~");
    value =
      typeof value === "object" && value !== null && Object.hasOwn(value, key)
        ? (value as Record<string, unknown>)[key]
        : undefined;
  }
  return value;
}
