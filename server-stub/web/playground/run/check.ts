import { isNode, type Node } from "../export/document.ts";

/** A value that breaks its schema: where (JSON Pointer) and how. */
export interface Fault {
  readonly pointer: string;
  readonly rule: string;
  readonly message: string;
}

/**
 * Checks a body against a schema made by `toJsonSchema`, as far as a form needs it while somebody types: types, required and
 * unknown members, bounds, patterns, enumerations. The server has the last word. A validator that compiles its schemas is
 * forbidden by the page's policy. Texts with `{{name}}` places pass: they are not filled yet.
 */
export function faultsOf(root: Node, value: unknown): readonly Fault[] {
  return check(root, root, value, "");
}

function check(root: Node, schema: unknown, value: unknown, pointer: string): readonly Fault[] {
  if (!isNode(schema)) return [];
  const ref = schema["$ref"];
  if (typeof ref === "string") {
    const name = ref.slice(ref.lastIndexOf("/") + 1);
    return check(root, (root["definitions"] as Node | undefined)?.[name], value, pointer);
  }
  if (typeof value === "string" && /\{\{\$?\w+\}\}/.test(value)) return [];
  const faults: Fault[] = [];
  for (const part of listOf(schema["allOf"])) faults.push(...check(root, part, value, pointer));
  for (const key of ["anyOf", "oneOf"] as const) {
    const parts = listOf(schema[key]);
    if (parts.length === 0) continue;
    const tries = parts.map((part) => check(root, part, value, pointer));
    if (tries.every((one) => one.length > 0)) faults.push(...closest(tries));
  }
  return [...faults, ...ownFaults(root, schema, value, pointer)];
}

/** The variant that is least wrong: its faults are what the writer most likely has to mend. */
function closest(tries: readonly (readonly Fault[])[]): readonly Fault[] {
  return tries.reduce((best, one) => (one.length < best.length ? one : best));
}

function ownFaults(root: Node, schema: Node, value: unknown, pointer: string): readonly Fault[] {
  const fault = (rule: string, message: string): Fault => ({ pointer, rule, message });
  const type = schema["type"];
  if (typeof type === "string" && !isOf(type, value)) return [fault("type", `must be ${type}`)];
  const faults: Fault[] = [];
  const allowed = schema["enum"];
  if (Array.isArray(allowed) && !allowed.includes(value))
    faults.push(fault("enum", `must be one of ${allowed.slice(0, 8).join(", ")}`));
  if (typeof value === "number") faults.push(...numberFaults(schema, value, fault));
  if (typeof value === "string") faults.push(...textFaults(schema, value, fault));
  if (Array.isArray(value)) {
    if (value.length < Number(schema["minItems"] ?? 0))
      faults.push(fault("minItems", `needs ${String(schema["minItems"])} items`));
    if (value.length > Number(schema["maxItems"] ?? Infinity))
      faults.push(fault("maxItems", `takes ${String(schema["maxItems"])} items`));
    value.forEach((item, index) =>
      faults.push(...check(root, schema["items"], item, `${pointer}/${index}`)),
    );
  } else if (isNode(value)) faults.push(...memberFaults(root, schema, value, pointer));
  return faults;
}

type Make = (rule: string, message: string) => Fault;

function numberFaults(schema: Node, value: number, fault: Make): readonly Fault[] {
  const least = Number(schema["minimum"] ?? -Infinity);
  const most = Number(schema["maximum"] ?? Infinity);
  return [
    ...(value < least ? [fault("minimum", `must be at least ${least}`)] : []),
    ...(value > most ? [fault("maximum", `must be at most ${most}`)] : []),
  ];
}

function textFaults(schema: Node, value: string, fault: Make): readonly Fault[] {
  const { pattern, minLength, maxLength } = schema as Readonly<Record<string, unknown>>;
  return [
    ...(value.length < Number(minLength ?? 0)
      ? [fault("minLength", `needs ${String(minLength)} characters`)]
      : []),
    ...(value.length > Number(maxLength ?? Infinity)
      ? [fault("maxLength", `takes ${String(maxLength)} characters`)]
      : []),
    ...(typeof pattern === "string" && !new RegExp(pattern, "u").test(value)
      ? [fault("pattern", `must match ${pattern}`)]
      : []),
  ];
}

function memberFaults(root: Node, schema: Node, value: Node, pointer: string): readonly Fault[] {
  const properties = isNode(schema["properties"]) ? schema["properties"] : {};
  const extra = schema["additionalProperties"];
  return [
    ...listOf(schema["required"])
      .filter((name) => value[String(name)] === undefined)
      .map((name) => ({ pointer, rule: "required", message: `needs ${String(name)}` })),
    ...Object.entries(value).flatMap(([name, member]) => {
      const place = `${pointer}/${name}`;
      if (properties[name] !== undefined) return check(root, properties[name], member, place);
      if (extra === false)
        return [{ pointer: place, rule: "unknown", message: "is not known here" }];
      return check(root, extra, member, place);
    }),
  ];
}

function isOf(type: string, value: unknown): boolean {
  switch (type) {
    case "integer":
      return Number.isInteger(value);
    case "array":
      return Array.isArray(value);
    case "object":
      return isNode(value);
    case "null":
      return value === null;
    default:
      return typeof value === type;
  }
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
