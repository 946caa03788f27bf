import newman, { type NewmanRunExecution } from "newman";
import type { OperationFacts } from "../src/http/operation.ts";
import { ALL_OPERATIONS } from "../src/http/routes.ts";
import type { Reached } from "./walk.ts";

/** What a person fills into the blank variables of an export. */
export interface CollectionValues {
  readonly apiKey: string;
  readonly email: string;
  readonly password: string;
}

const TIMEOUT_MS = 30_000;

/**
 * Plays the Postman collection that the server exports of itself, which calls every operation that a program can call, in an order that
 * succeeds. It ends with a reset of the tenant's test mode. Answers the status of every request; what its tests say is not looked at.
 */
export async function playCollection(
  url: string,
  values: CollectionValues,
): Promise<readonly Reached[]> {
  const response = await fetch(`${url}/api/docs/export/postman?baseUrl=${url}&deprecated=true`);
  if (!response.ok) throw new Error(`the export answered ${response.status}`);
  const collection = (await response.json()) as object;
  const envVar = Object.entries(values).map(([key, value]) => ({ key, value: String(value) }));
  const executions = await new Promise<readonly NewmanRunExecution[]>((resolve, reject) => {
    newman.run(
      { collection, envVar, reporters: [], timeoutRequest: TIMEOUT_MS },
      (error, summary) =>
        error === null || error === undefined ? resolve(summary.run.executions) : reject(error),
    );
  });
  return executions.flatMap(({ request, response: answer }) => {
    const operation = operationAt(request.method, `/${(request.url.path ?? []).join("/")}`);
    const status = (answer as { readonly code?: number } | undefined)?.code ?? 0;
    return operation === null ? [] : [{ operation: operation.id, status }];
  });
}

const routes = ALL_OPERATIONS.map((operation) => ({
  operation,
  shape: new RegExp(
    `^${operation.path.replaceAll(".", String.raw`\.`).replaceAll(/\{[^}]+\}/g, "[^/]+")}$`,
  ),
}));

/** The operation of a request; a path without placeholders goes before one with them. */
function operationAt(method: string, path: string): OperationFacts | null {
  const [best] = routes
    .filter(({ operation, shape }) => operation.method === method && shape.test(path))
    .sort(
      (a, b) => Number(a.operation.path.includes("{")) - Number(b.operation.path.includes("{")),
    );
  return best?.operation ?? null;
}
