import type { NjiaError } from "./errors.ts";
import type { Security } from "./facts.ts";
import type { Shape } from "./codec.ts";
import type { Body } from "./transport/types.ts";

/** What an operation without content results in: an empty object, so that it can carry metadata. */
export type EmptyResult = { readonly [key: string]: never };

/** How list calls go on; locators are query names, header names or JSON Pointers into the body. */
export interface Paging {
  readonly style: "cursor" | "offset" | "page" | "link";
  /** Key of the caller's record that takes the position. */
  readonly send: string;
  readonly size?: string;
  readonly items: string;
  readonly next?: string;
  readonly more?: string;
}

/** An encoded body: bytes or text, and its media type. */
export interface Encoded {
  readonly body: Body;
  readonly contentType: string;
}
/** Makes the body of a request that is not JSON; called once per call, never per attempt. */
export type Encoder = (value: unknown, media: string) => Encoded | Promise<Encoded>;
/** What a decoder may do to the call whose stream it reads. */
export interface StreamControl {
  /** Hangs up and lets go of the caller's signal. */
  close(): void;
  /** The error for a stream that broke: canceled by the caller, or lost. */
  failure(cause: unknown): NjiaError;
}
/** Makes the result of a successful answer that is not one JSON value. */
export type Decoder = {
  /** True: the decoder gets the stream while it flows; false: the complete bytes. */
  readonly stream: boolean;
  decode(
    content: Uint8Array | ReadableStream<Uint8Array>,
    shape: Shape | undefined,
    control: StreamControl,
  ): unknown;
};

/**
 * One operation as data: with its one-line method it costs some tens of bytes. The tables are explained in the
 * generator's README.
 */
export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** Query, header and cookie parameters: blank-separated `key=name` with a style mark. */
  readonly query?: string;
  readonly header?: string;
  readonly cookie?: string;
  /** True: a body may be sent. A shape: its integers are checked. */
  readonly body?: Shape | true;
  /** The body is the property of this name, not the record itself. */
  readonly bodyKey?: string;
  readonly media?: string;
  readonly encode?: Encoder;
  readonly decode?: Decoder;
  /** Media type asked for, `application/json` when absent. */
  readonly accept?: string;
  /** Shape of a 2xx body; absent: no body is expected and none is read. */
  readonly result?: Shape;
  /** Shapes by status where they differ; null is an empty answer. */
  readonly results?: Readonly<Record<number, Shape | null>>;
  /** Header of the idempotency key; present: every call has one. */
  readonly key?: string;
  readonly page?: Paging;
  readonly auth?: Security;
  /** Names of sensitive fields, blank-separated, `~` keeps the last four characters. */
  readonly secret?: string;
  /** What to use instead; warned about once per client. */
  readonly deprecated?: string;
}
