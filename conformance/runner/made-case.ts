/** A case that stands in no case file, with nothing in it that it does not need. */
import type { Case } from "./case-file.ts";

export function madeCase(
  facts: Pick<Case, "id" | "suite" | "about" | "req" | "steps">,
  rest: Partial<Case>,
): Case {
  return {
    needs: [],
    only: null,
    server: "live",
    seed: {},
    tls: null,
    forward: null,
    client: {},
    wire: [],
    ledger: null,
    variables: {},
    ...facts,
    ...rest,
  };
}
