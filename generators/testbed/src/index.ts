/** What proves the generator. */
export * from "./documents.ts";
export * from "./exceptions.ts";
export * from "./in-memory.ts";
export * from "./leaks.ts";
export * from "./payloads.ts";
export * from "./poison.ts";
export * from "./shuffle.ts";
