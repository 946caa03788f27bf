import { defineConfig } from "vitest/config";

/** Each test starts the built command as a process of its own, which takes longer on a busy machine. */
export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    globalSetup: "test/support/build.ts",
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
