import type { ResponseMeta } from "./meta.ts";

/** What a call ends in. */
export interface Answered {
  readonly data: unknown;
  readonly meta: ResponseMeta;
  readonly response: Response | undefined;
}
/** Starts the call; with `raw` the body is handed over unread. */
export type Start = (raw: boolean) => Promise<Answered>;

/**
 * The promise of a call. The request leaves once the current code has run, so a call that nobody awaits is sent as well,
 * and `asResponse()` in the same expression still comes in time.
 */
export class ApiPromise<T> implements Promise<T> {
  readonly #answered: Promise<Answered>;
  #raw = false;

  constructor(start: Start) {
    this.#answered = Promise.resolve().then(() => start(this.#raw));
  }

  /** The result together with its metadata; the way to the metadata of plain texts and bytes. */
  async withResponse(): Promise<{ data: T; meta: ResponseMeta }> {
    const { data, meta } = await this.#answered;
    return { data: this.wrap(data, meta), meta };
  }

  /**
   * The answer of a successful call with its body unread. Must be called in the expression that made the call. Errors and
   * retries are as always; reading the body is then up to the caller.
   */
  async asResponse(): Promise<Response> {
    this.#raw = true;
    const { response } = await this.#answered;
    if (response) return response;
    throw new TypeError(
      "asResponse() comes too late: call it in the same expression as the method.",
    );
  }

  then<A = T, B = never>(
    fulfilled?: ((value: T) => A | PromiseLike<A>) | null,
    rejected?: ((reason: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    return this.#answered.then(({ data, meta }) => this.wrap(data, meta)).then(fulfilled, rejected);
  }

  catch<B = never>(rejected?: ((reason: unknown) => B | PromiseLike<B>) | null): Promise<T | B> {
    return this.then(undefined, rejected);
  }

  finally(settled?: (() => void) | null): Promise<T> {
    return this.then().finally(settled);
  }

  get [Symbol.toStringTag](): "ApiPromise" {
    return "ApiPromise";
  }

  /** What a caller gets for the body; a list promise makes a page of it. */
  protected wrap(data: unknown, _meta: ResponseMeta): T {
    return data as T;
  }
}
