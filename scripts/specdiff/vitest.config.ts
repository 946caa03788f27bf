import { defineConfig } from "vitest/config";

/** The first test of a file reads our own document, which takes seconds on a busy machine. */
export const config = defineConfig({ test: { testTimeout: 60_000, hookTimeout: 60_000 } });

export { config as default };
