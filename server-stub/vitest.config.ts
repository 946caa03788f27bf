import { defineConfig } from "vitest/config";
import { chosenMutant, mutantPlugin } from "./mutants/plugin.ts";

const mutant = chosenMutant();

/** Database tests share one embedded database per worker process; two workers are what two cores carry. */
export const config = defineConfig({
  plugins: mutant === null ? [] : [mutantPlugin(mutant)],
  test: {
    include: ["test/**/*.test.ts"],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
});

export { config as default };
