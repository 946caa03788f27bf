import { defineConfig } from "vitest/config";

/** Some tests run the TypeScript compiler, which takes seconds on a busy machine. */
export const config = defineConfig({ test: { testTimeout: 120_000 } });

export { config as default };
