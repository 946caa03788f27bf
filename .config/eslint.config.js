// One linter for all hand-written and generated TypeScript. Rules that need types are limited to the ones that
// find real faults in asynchronous and exhaustive code, so that a whole run stays fast on two cores.
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import tseslint from "typescript-eslint";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

export default tseslint.config(
  {
    ignores: [
      "**/node_modules/**",
      "**/dist/**",
      "**/.venv/**",
      "**/fixtures/**",
      "**/test-projects/**",
      "**/web/**/vendor/**",
      "**/*.d.ts",
    ],
  },
  ...tseslint.configs.strict,
  {
    files: ["**/*.ts"],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
    rules: {
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: false }],
      "@typescript-eslint/switch-exhaustiveness-check": [
        "error",
        { considerDefaultExhaustiveForUnions: true },
      ],
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", caughtErrors: "none" },
      ],
      "@typescript-eslint/no-invalid-void-type": "off",
      "@typescript-eslint/unified-signatures": "off",
      "@typescript-eslint/no-extraneous-class": "off",
      "no-restricted-exports": ["error", { restrictDefaultExports: { direct: true } }],
    },
  },
  {
    // Runner configuration files must export by default; nothing of ours imports them.
    files: ["**/vitest.config.ts", "**/eslint.config.js"],
    rules: { "no-restricted-exports": "off" },
  },
  {
    // A language name in the generator's core means a decision sits in the wrong place (generator design, section 5).
    files: ["generators/core/src/**/*.ts"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector:
            "Literal[value=/^(typescript|python|php|go|java|ruby|csharp|kotlin|swift|rust|dart)$/]",
          message: "The generator's core knows no language: move this decision into a target.",
        },
      ],
    },
  },
);
