/** OpenAPI Generator as a guest: languages beyond ours, at the tier of a community. */
export * from "./jar.ts";
export * from "./languages.ts";
export * from "./run.ts";
