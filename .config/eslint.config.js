// One linter for all hand-written and generated TypeScript. Rules that need types are limited to the ones that
// find real faults in asynchronous and exhaustive code, so that a whole run stays fast on two cores.
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import tseslint from "typescript-eslint";
import { noBuiltSql } from "./no-built-sql.js";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

export default tseslint.config(
  {
    ignores: [
      "**/node_modules/**",
      "**/dist/**",
      "**/.venv/**",
      "**/.njia/**",
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
      // The generated SDK names a wire type by extending it: one interface, one name in every error message.
      "@typescript-eslint/no-empty-object-type": [
        "error",
        { allowInterfaces: "with-single-extends" },
      ],
      "@typescript-eslint/no-dynamic-delete": "off",
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
    // Outside every compiler project: examples and demos are compiled against the built package, in their own tests.
    files: ["**/vitest.config.ts", "sdks/*/examples/**/*.ts", "sdks/*/demo/**/*.ts"],
    ...tseslint.configs.disableTypeChecked,
    languageOptions: { parserOptions: { projectService: false } },
    rules: {
      ...tseslint.configs.disableTypeChecked.rules,
      "@typescript-eslint/no-floating-promises": "off",
      "@typescript-eslint/no-misused-promises": "off",
      "@typescript-eslint/switch-exhaustiveness-check": "off",
    },
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
  {
    files: ["server-stub/src/**/*.ts"],
    // What only the operator's commands and the tests call, with names of roles and schemas that are quoted where they are made.
    ignores: ["oracle", "soundness", "app-login", "demo-history"].map(
      (name) => `server-stub/src/db/${name}.ts`,
    ),
    plugins: { njia: { rules: { "no-built-sql": noBuiltSql } } },
    rules: { "njia/no-built-sql": ["error", { store: "/server-stub/src/db/" }] },
  },
);
