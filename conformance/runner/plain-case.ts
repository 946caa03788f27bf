/** A case that asks for nothing: the parts that cases made by a program fill in where they need more. */
import type { Case } from "./case-file.ts";

export const plain = {
  needs: [],
  only: null,
  server: "none",
  seed: {},
  tls: null,
  forward: null,
  client: {},
  steps: [],
  wire: [],
  ledger: null,
  variables: {},
} satisfies Omit<Case, "id" | "suite" | "about" | "req">;
