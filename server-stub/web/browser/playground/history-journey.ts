import type { ApiOperation, Journey, Step } from "../../playground/export/index.ts";
import type { Sent } from "./history.ts";

/** Name of the journey that exists in the export dialog alone. */
export const MY_HISTORY = "my-history";

/** What was sent from this browser, oldest first, as a journey: the very paths, queries and bodies, with new idempotency keys. */
export function historyJourney(
  operations: readonly ApiOperation[],
  sent: readonly Sent[],
  title: string,
): Journey {
  const known = new Map(operations.map((operation) => [operation.id, operation]));
  const steps = sent.toReversed().flatMap((one) => {
    const operation = known.get(one.operationId);
    return operation === undefined ? [] : [stepOf(operation, one)];
  });
  return { name: MY_HISTORY, title, description: "", steps };
}

function stepOf(operation: ApiOperation, { path, body, status }: Sent): Step {
  const [place = "", query = ""] = path.split("?");
  const names = operation.path.split("/");
  const values = place.split("/");
  const inPath = names.flatMap((name, index) => {
    const [, parameter] = /^\{(.+)\}$/.exec(name) ?? [];
    return parameter === undefined
      ? []
      : [[parameter, decodeURIComponent(values[index] ?? "")] as const];
  });
  return {
    operationId: operation.id,
    set: {
      path: Object.fromEntries(inPath),
      query: Object.fromEntries(new URLSearchParams(query)),
      ...(body === null ? {} : { wholeBody: parsed(body) }),
    },
    expect: { status },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // It was sent as it is to see what the API says of it; a collection can only hold JSON.
    return text;
  }
}
