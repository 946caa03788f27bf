import { isNode, operationsOf, type ApiOperation, type Node } from "./document.ts";
import type { Journey, Step } from "./journey.ts";
import { toJsonSchema } from "./json-schema.ts";
import { ExportRefused, type ExportOptions, type ExportSource } from "./options.ts";

/** A named value of a request; those that are off are shown but not sent. */
export interface Field {
  readonly name: string;
  readonly value: string;
  readonly description: string;
  readonly off: boolean;
}

/** A request as both formats need it. Values may hold `{{name}}` and `{{$guid}}`. */
export interface PlannedRequest {
  /** Unique within an export and the same in every export. */
  readonly key: string;
  readonly name: string;
  readonly operation: ApiOperation;
  readonly path: Readonly<Record<string, string>>;
  readonly query: readonly Field[];
  readonly headers: readonly Field[];
  /** JSON text. */
  readonly body: string | null;
  readonly statuses: readonly number[];
  readonly schema: Node | null;
  readonly values: Readonly<Record<string, string | number | boolean>>;
  readonly bind: Readonly<Record<string, string>>;
  readonly pauseSeconds: number;
}

export interface Folder {
  readonly name: string;
  readonly description: string;
  readonly requests: readonly PlannedRequest[];
}

export interface ExportPlan {
  readonly title: string;
  readonly description: string;
  readonly folders: readonly Folder[];
  /** Names of all values that answers give, in the order of the requests. */
  readonly bound: readonly string[];
}

export const CLEAN_UP = "Clean up";

/** Chooses and orders the requests of an export. Throws ExportRefused for an unknown journey or tag. */
export function planExport(source: ExportSource, options: ExportOptions): ExportPlan {
  const journey = chooseJourney(source, options.journey);
  const operations = new Map(operationsOf(source.document).map((one) => [one.id, one]));
  const tags = chooseTags(operations, options.tags);
  const seen = new Map<string, number>();
  const requestsOf = (steps: readonly Step[]): readonly PlannedRequest[] =>
    steps.flatMap((step) => {
      const operation = operations.get(step.operationId);
      const count = (seen.get(step.operationId) ?? 0) + 1;
      seen.set(step.operationId, count);
      if (operation === undefined || source.unserved.includes(operation.id)) return [];
      if (tags !== null && !tags.has(operation.tag.toLowerCase())) return [];
      if (operation.deprecated && options.deprecated !== true) return [];
      const request = requestOf(source.document, operation, step, count);
      return options.env === "live" && isSandboxOnly(request) ? [] : [request];
    });
  const folders = [
    ...byTag(source.document, requestsOf(journey.steps)),
    ...cleanUpOf(requestsOf(journey.cleanUp ?? [])),
  ];
  const requests = folders.flatMap((folder) => folder.requests);
  return {
    title: journey === source.everything ? "" : journey.title,
    description: journey.description,
    folders,
    bound: [...new Set(requests.flatMap(({ bind }) => Object.keys(bind)))],
  };
}

function chooseJourney(source: ExportSource, name: string | undefined): Journey {
  if (name === undefined) return source.everything;
  const found = source.journeys.find((one) => one.name === name);
  if (found === undefined)
    throw new ExportRefused(
      "journey",
      `There is no journey "${name}". There are ${source.journeys.map((one) => one.name).join(", ")}.`,
    );
  return found;
}

function chooseTags(
  operations: ReadonlyMap<string, ApiOperation>,
  tags: readonly string[] | undefined,
): ReadonlySet<string> | null {
  if (tags === undefined || tags.length === 0) return null;
  const known = new Map([...operations.values()].map(({ tag }) => [tag.toLowerCase(), tag]));
  const unknown = tags.find((tag) => !known.has(tag.toLowerCase()));
  if (unknown !== undefined)
    throw new ExportRefused(
      "tags",
      `There is no tag "${unknown}". There are ${[...known.values()].join(", ")}.`,
    );
  return new Set(tags.map((tag) => tag.toLowerCase()));
}

/** One folder per stretch of requests with the same tag. */
function byTag(document: Node, requests: readonly PlannedRequest[]): readonly Folder[] {
  const folders: { name: string; description: string; requests: PlannedRequest[] }[] = [];
  const described = new Map(
    ((document["tags"] ?? []) as readonly Node[]).map((tag) => [
      tag["name"],
      String(tag["description"] ?? "").trim(),
    ]),
  );
  for (const request of requests) {
    const { tag } = request.operation;
    const last = folders.at(-1);
    if (last?.name === tag) last.requests.push(request);
    else folders.push({ name: tag, description: described.get(tag) ?? "", requests: [request] });
  }
  return folders;
}

function cleanUpOf(requests: readonly PlannedRequest[]): readonly Folder[] {
  return requests.length === 0
    ? []
    : [
        {
          name: CLEAN_UP,
          description: "Takes away what the requests above have made, and signs out.",
          requests,
        },
      ];
}

function requestOf(
  document: Node,
  operation: ApiOperation,
  step: Step,
  count: number,
): PlannedRequest {
  const set = step.set ?? {};
  const fields = (
    place: "query" | "header",
    given: Readonly<Record<string, string>> = {},
  ): readonly Field[] =>
    operation.parameters
      .filter((one) => one.in === place)
      .map(({ name, description, required, example }) => {
        const value = given[name] ?? (name === "Idempotency-Key" ? "{{$guid}}" : example);
        return {
          name,
          value,
          description,
          off: !required && given[name] === undefined && name !== "Idempotency-Key",
        };
      });
  const body = operation.body === null ? null : bodyOf(operation, step);
  return {
    key: count === 1 ? operation.id : `${operation.id}#${count}`,
    name: step.name ?? operation.summary,
    operation,
    path: Object.fromEntries(
      operation.parameters
        .filter((one) => one.in === "path")
        .map(({ name, example }) => [name, set.path?.[name] ?? example]),
    ),
    query: fields("query", set.query),
    headers: fields("header", set.headers),
    body: body === null ? null : JSON.stringify(body, null, 2),
    statuses: step.expect?.status === undefined ? operation.success : [step.expect.status],
    schema:
      operation.answer === null || (step.expect?.status ?? 200) >= 300
        ? null
        : toJsonSchema(document, operation.answer),
    values: step.expect?.values ?? {},
    bind: step.bind ?? {},
    pauseSeconds: step.pauseSeconds ?? 0,
  };
}

function bodyOf(operation: ApiOperation, step: Step): unknown {
  if (step.set?.wholeBody !== undefined) return step.set.wholeBody;
  const examples = operation.body?.examples ?? {};
  const name = step.example ?? Object.keys(examples)[0];
  const example = name === undefined ? undefined : examples[name];
  if (step.example !== undefined && example === undefined)
    throw new Error(`${operation.id} has no example "${step.example}"`);
  if (step.set?.body !== undefined) return mergePatch(example ?? {}, step.set.body);
  return example ?? null;
}

function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isNode(patch)) return patch;
  const out: Record<string, unknown> = isNode(target) ? { ...target } : {};
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete out[name];
    else out[name] = mergePatch(out[name], value);
  }
  return out;
}

/** Whether live mode would refuse a request. */
function isSandboxOnly({ operation, headers, body }: PlannedRequest): boolean {
  if (
    operation.tag === "Sandbox" ||
    headers.some(({ name, off }) => name === "X-Sandbox-Scenario" && !off)
  )
    return true;
  return body !== null && (JSON.parse(body) as Node | null)?.["sandbox"] !== undefined;
}
