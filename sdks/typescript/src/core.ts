/** `@njia/sdk/core`: a client without resources, for bundles that need only some of them. */
export * from "./generated/core.ts";
export { metaOf, type ResponseMeta } from "./runtime/meta.ts";
