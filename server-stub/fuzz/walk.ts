import type { OperationFacts } from "../src/http/operation.ts";
import { ALL_OPERATIONS } from "../src/http/routes.ts";
import { TYPE_ID, type Described } from "./examples.ts";

/** Who walks, and what is done to the names in the bodies. */
export interface Walker {
  readonly url: string;
  readonly apiKey: string;
  readonly sessionToken: string;
  readonly mark: (name: string) => string;
}

/** One answer: which operation gave it, and its status. */
export interface Reached {
  readonly operation: string;
  readonly status: number;
}

/** Answers the identifiers of what exists after the walk, and the status of every request. */
export interface Walked {
  readonly ids: readonly string[];
  readonly answers: readonly Reached[];
}

/** Free text that resources echo. */
const NAMES = new Set(["name", "reference", "description", "displayName"]);

/**
 * Sends every example of reading and making once, in the document's order, with identifiers replaced by ones that earlier answers
 * named: after it there is something of nearly every kind.
 */
export async function walk(
  walker: Walker,
  { examples, fictional }: Described,
  wanted: (operation: OperationFacts) => boolean,
): Promise<Walked> {
  const known = new Map<string, string>();
  const ids = new Set<string>();
  const answers: Reached[] = [];
  const operations = ALL_OPERATIONS.filter(
    (one) => wanted(one) && (one.method === "POST" || one.method === "GET"),
  );
  for (const operation of operations) {
    const { bodies, path } = examples.get(operation.id) ?? { bodies: [], path: {} };
    for (const body of bodies.length === 0 ? [null] : bodies) {
      const target = operation.path.replace(/\{([^}]+)\}/g, (_whole, name: string) => {
        const { kind, example } = path[name] ?? { kind: null, example: "none" };
        return encodeURIComponent((kind === null ? null : known.get(kind)) ?? example);
      });
      const text = JSON.stringify(marked(body, walker.mark));
      const response = await fetch(walker.url + target, {
        method: operation.method,
        headers: {
          "x-api-key": walker.apiKey,
          ...(needsSession(operation) ? { authorization: `Bearer ${walker.sessionToken}` } : {}),
          ...(operation.method === "POST" ? { "idempotency-key": crypto.randomUUID() } : {}),
          ...(body === null ? {} : { "content-type": "application/json" }),
        },
        ...(body === null
          ? {}
          : { body: text.replace(TYPE_ID, (id, kind: string) => known.get(kind) ?? id) }),
      });
      const answer = await response.text();
      answers.push({ operation: operation.id, status: response.status });
      if (response.ok)
        for (const [id, kind = ""] of answer.matchAll(TYPE_ID)) {
          if (fictional.has(id)) continue;
          ids.add(id);
          if (!known.has(kind)) known.set(kind, id);
        }
    }
  }
  return { ids: [...ids], answers };
}

/** Whether a call needs a person beside the key. */
export function needsSession(operation: OperationFacts): boolean {
  return operation.auth.length > 0 && operation.auth.every((one) => one.includes("SessionAuth"));
}

function marked(value: unknown, mark: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((one) => marked(one, mark));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      key,
      typeof member === "string" && NAMES.has(key) ? mark(member) : marked(member, mark),
    ]),
  );
}
