import { aliasCycles, idsIn, unboxedCycles, type Types } from "./invariants-cycles.ts";
import { refsOfOperation, refsOfType } from "./references-of.ts";
import { allOperations, indexTypes } from "./types-index.ts";
import type { Api, NamedType, Operation } from "./types.ts";
import { nameKey } from "./words.ts";

/** What does not hold for an Api that should; empty for every Api that `buildApi` answers. */
export function violations(api: Api): readonly string[] {
  const types = indexTypes(api);
  const operations = allOperations(api);
  return [
    ...unresolved(api, types, operations),
    ...api.types.flatMap((type) => typeViolations(type, types)),
    ...aliasCycles(api, types),
    ...unboxedCycles(api, types),
    ...operations.flatMap(operationViolations),
    ...resourceViolations(api),
    ...unsorted(
      "types",
      api.types.map((type) => type.id),
    ),
    ...unsorted(
      "auth",
      api.auth.map((scheme) => scheme.name.wire),
    ),
    ...unsorted(
      "errorCodes",
      api.errorCodes.map((entry) => entry.code),
    ),
    ...unsorted(
      "events",
      (api.webhooks?.events ?? []).map((event) => event.type),
    ),
    ...repeated(
      "type id",
      api.types.map((type) => type.id),
    ),
    ...repeated(
      "type name",
      api.types.map((type) => nameKey(type.name.words)),
    ),
    ...repeated(
      "operation id",
      operations.map((operation) => operation.id),
    ),
  ];
}

/** Throws when an Api breaks an invariant; for tests and `dump`. */
export function assertInvariants(api: Api): void {
  const found = violations(api);
  if (found.length > 0)
    throw new Error(`The Api breaks ${found.length} invariants:\n${found.slice(0, 20).join("\n")}`);
}

function unresolved(api: Api, types: Types, operations: readonly Operation[]): readonly string[] {
  const refs = [
    ...api.types.flatMap(refsOfType),
    ...operations.flatMap(refsOfOperation),
    ...(api.webhooks?.events ?? []).map((event) => event.ref),
  ];
  const ids = [...refs.flatMap(idsIn), ...(api.errorType === undefined ? [] : [api.errorType])];
  return [...new Set(ids)].filter((id) => !types.has(id)).map((id) => `type ${id} does not exist`);
}

function typeViolations(type: NamedType, types: Types): readonly string[] {
  switch (type.kind) {
    case "record":
      return repeated(
        `field of ${type.id}`,
        type.fields.map((field) => field.name.wire),
      );
    case "enum":
      return [
        ...repeated(
          `value of ${type.id}`,
          type.values.map((value) => String(value.value)),
        ),
        ...(type.values.length === 0 ? [`enum ${type.id} has no values`] : []),
      ];
    case "union":
      return [
        ...(type.variants.length < 2 ? [`union ${type.id} has fewer than two variants`] : []),
        ...repeated(
          `variant of ${type.id}`,
          type.variants.map((variant) => nameKey(variant.name.words)),
        ),
        ...selectViolations(type, types),
      ];
    case "alias":
      return [];
    default:
      return type satisfies never;
  }
}

function selectViolations(
  type: Extract<NamedType, { kind: "union" }>,
  types: Types,
): readonly string[] {
  const { select, variants } = type;
  const wrong = (what: string): readonly string[] => [`union ${type.id}: ${what}`];
  switch (select.by) {
    case "tag": {
      const untagged = variants.flatMap((variant, index) =>
        variant.tags.length === 0 ? [index] : [],
      );
      const allowed = select.fallback === undefined ? [] : [select.fallback];
      const tags = variants.flatMap((variant) => variant.tags);
      return [
        ...(untagged.every((index) => allowed.includes(index))
          ? []
          : wrong("a variant has no tag")),
        ...repeated(`tag of ${type.id}`, tags),
      ];
    }
    case "json-type":
      return select.types.length === variants.length
        ? repeated(`JSON type of ${type.id}`, select.types)
        : wrong("one JSON type per variant");
    case "keys": {
      const records = variants.every(
        ({ ref }) => ref.type.kind === "named" && types.has(ref.type.id),
      );
      return select.keys.length === variants.length && records
        ? repeated(`key of ${type.id}`, select.keys)
        : wrong("one key per variant");
    }
    case "trial":
      return new Set(select.order).size === variants.length
        ? []
        : wrong("every variant is tried once");
    default:
      return select satisfies never;
  }
}

function operationViolations(operation: Operation): readonly string[] {
  const holes = operation.path.flatMap((part) => (part.kind === "param" ? [part.wire] : []));
  const params = operation.params
    .filter((param) => param.in === "path")
    .map((param) => param.name.wire);
  const match = [...new Set(holes)].sort().join() === [...params].sort().join();
  const firstOptional = operation.params.findIndex((param) => !param.required);
  const ordered =
    firstOptional < 0 || operation.params.slice(firstOptional).every((param) => !param.required);
  return [
    ...(match ? [] : [`${operation.id}: path placeholders and path parameters differ`]),
    ...(ordered ? [] : [`${operation.id}: a required parameter follows an optional one`]),
    ...repeated(
      `parameter of ${operation.id}`,
      operation.params.map((param) => `${param.in} ${param.name.wire}`),
    ),
    ...unsorted(
      `examples of ${operation.id}`,
      operation.examples.map((example) => example.name),
    ),
  ];
}

function resourceViolations(api: Api): readonly string[] {
  const check = (resources: Api["resources"]): readonly string[] => [
    ...unsorted(
      "resources",
      resources.map((resource) => nameKey(resource.name.words)),
    ),
    ...repeated(
      "resource",
      resources.map((resource) => nameKey(resource.name.words)),
    ),
    ...resources.flatMap((resource) => [
      ...unsorted(
        "operations",
        resource.operations.map((operation) => operation.id),
      ),
      ...repeated(
        `method of ${resource.name.wire}`,
        resource.operations.map((operation) => nameKey(operation.name.words)),
      ),
      ...check(resource.children),
    ]),
  ];
  return check(api.resources);
}

function repeated(what: string, values: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return values.flatMap((value) => {
    if (seen.has(value)) return [`${what} "${value}" occurs twice`];
    seen.add(value);
    return [];
  });
}

function unsorted(what: string, values: readonly string[]): readonly string[] {
  const wrong = values.findIndex((value, index) => index > 0 && (values[index - 1] ?? "") > value);
  return wrong < 0 ? [] : [`${what}: "${values[wrong]}" is out of order`];
}
