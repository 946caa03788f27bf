import { defineConfig } from "vitest/config";

/** Database tests share one embedded database per worker process; two workers are what two cores carry. */
export const config = defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
});

export { config as default };
