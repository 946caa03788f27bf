/** JSON text that was serialised when it was stored, so that a replay has the very same bytes. */
export interface JsonText<T> {
  readonly json: string;
  /** Never there: it only tells the compiler what the text holds. */
  readonly holds?: T;
}

/** Bytes of an answer that are sent as they are, in the coding that its header fields name. */
export interface Bytes {
  readonly bytes: Uint8Array;
}

/** A value that nobody changes any more, at every depth. */
export type Frozen<T> = T extends (...args: never[]) => unknown
  ? T
  : T extends object
    ? { readonly [K in keyof T]: Frozen<T[K]> }
    : T;

/** What a handler answers: a documented status, and the body as a value or as stored text. Header names in any case. */
export interface Reply<Status extends number, Body> {
  readonly status: Status;
  readonly body: Frozen<Body> | JsonText<Body> | Bytes;
  readonly headers?: Readonly<Record<string, string>>;
  /** Media type of a text or stream body; JSON otherwise. */
  readonly media?: string;
}

/** Text of a stored answer as a body. */
export function stored<T>(json: string): JsonText<T> {
  return { json };
}
