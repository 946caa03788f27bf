/** `@njia/sdk`: the client, its types, errors and helpers. Importing it has no side effects. */
export * from "./generated/client.ts";
export * from "./generated/core.ts";
export * from "./generated/types/index.ts";
export * from "./runtime/errors.ts";
export type { ByteStream } from "./runtime/bodies.ts";
export type {
  FailureEvent,
  Hooks,
  RequestEvent,
  ResponseEvent,
  RetryEvent,
} from "./runtime/hooks.ts";
export { isKnown, type KnownUnion, type UnknownVariant } from "./runtime/known.ts";
export type { Logger, LogLevel } from "./runtime/log.ts";
export {
  metaOf,
  type DeprecationNotice,
  type RateLimit,
  type ResponseMeta,
} from "./runtime/meta.ts";
export { fromMinorUnits, minorUnitDigits, toMinorUnits } from "./runtime/money.ts";
export type { FileInput } from "./runtime/multipart.ts";
export type { EmptyResult } from "./runtime/operation.ts";
export type { CallOptions, ClientOptions, Credential } from "./runtime/options.ts";
export type { Page, PagePromise } from "./runtime/page.ts";
export type { ApiPromise } from "./runtime/promise.ts";
export type { MessageStream, StreamMessage } from "./runtime/sse.ts";
export type { DateOnly, DateTime, Decimal } from "./runtime/strings.ts";
export { fetchTransport } from "./runtime/transport/fetch.ts";
export {
  TransportError,
  type TlsOptions,
  type Transport,
  type TransportRequest,
  type TransportResponse,
} from "./runtime/transport/types.ts";
