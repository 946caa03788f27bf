import type { OperationFacts } from "../src/http/operation.ts";
import { ALL_OPERATIONS } from "../src/http/routes.ts";
import type { Described } from "./examples.ts";
import { needsSession, type Reached, type Walker } from "./walk.ts";

/** In place of an identifier: well formed, of no moment that anything was made in. */
const NOBODY = "00000000000000000000000000";
const UNHEARD_OF = "unheard-of";

/**
 * Sends every operation one request that it has to refuse, as deep inside as it can be reached: a body with a member too many, else an
 * identifier that nobody has, else a page size of none, else a version that never was.
 */
export async function askAmiss(
  walker: Walker,
  described: Described,
  wanted: (operation: OperationFacts) => boolean,
): Promise<readonly Reached[]> {
  const answers: Reached[] = [];
  for (const operation of ALL_OPERATIONS.filter(wanted)) {
    const { bodies, path } = described.examples.get(operation.id) ?? { bodies: [], path: {} };
    const body =
      operation.body === null ? null : { ...(bodies[0] as object | undefined), [UNHEARD_OF]: true };
    const target = operation.path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => {
      const { kind, example } = path[name] ?? { kind: null, example: UNHEARD_OF };
      return encodeURIComponent(
        body !== null ? example : kind === null ? UNHEARD_OF : `${kind}_${NOBODY}`,
      );
    });
    const response = await fetch(`${walker.url}${target}?limit=0`, {
      method: operation.method,
      headers: {
        "x-api-key": walker.apiKey,
        ...(body === null && !target.includes(NOBODY) && !target.includes(UNHEARD_OF)
          ? { "x-api-version": "yesterday", accept: "application/json" }
          : {}),
        ...(needsSession(operation) ? { authorization: `Bearer ${walker.sessionToken}` } : {}),
        ...(operation.idempotency === "none" ? {} : { "idempotency-key": crypto.randomUUID() }),
        ...(body === null ? {} : { "content-type": "application/json" }),
      },
      ...(body === null ? {} : { body: JSON.stringify(body) }),
    });
    await response.arrayBuffer();
    answers.push({ operation: operation.id, status: response.status });
  }
  return answers;
}
