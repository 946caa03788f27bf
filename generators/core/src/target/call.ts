/** From the examples of an operation to calls that a target can print. */
import type {
  Api,
  Content,
  Example,
  Json,
  Operation,
  Param,
  Resource,
  TypeRef,
} from "../ir/types.ts";
import type { Call } from "./target.ts";
import type { TypedValue, TypeIndex } from "./values.ts";
import { typeIndex, typeValue } from "./values.ts";

/** A call with every value read along its type. */
export interface BoundCall {
  /** Only the parameters that the example sets, in the order of the operation. */
  readonly params: readonly { readonly param: Param; readonly value: TypedValue }[];
  readonly body?: { readonly content: Content; readonly value: TypedValue };
}

/** Every operation of the tree with its resource, depth first, in the order of the tree. */
export function operationsOf(
  api: Api,
): readonly { readonly resource: Resource; readonly operation: Operation }[] {
  const walk = (
    resource: Resource,
  ): readonly { readonly resource: Resource; readonly operation: Operation }[] => [
    ...resource.operations.map((operation) => ({ resource, operation })),
    ...resource.children.flatMap(walk),
  ];
  return api.resources.flatMap(walk);
}

/** One call per example of the operation; without examples one that sends what is required and nothing else. */
export function callsOf(operation: Operation, api: Api): readonly Call[] {
  const examples =
    operation.examples.length > 0
      ? operation.examples
      : [synthesise(operation, typeIndex(api.types))];
  return examples.map((example) => ({ operation, example }));
}

/** The call that documents an operation best: its first example. */
export function callOf(operation: Operation, api: Api): Call {
  const example = operation.examples[0] ?? synthesise(operation, typeIndex(api.types));
  return { operation, example };
}

/** Reads the values of a call along the types of its operation; values the operation does not know are left out. */
export function bindCall(call: Call, api: Api): BoundCall {
  const { operation, example } = call;
  const types = typeIndex(api.types);
  const params = operation.params.flatMap((param) => {
    const value = Object.hasOwn(example.params, param.name.wire)
      ? example.params[param.name.wire]
      : undefined;
    return value === undefined ? [] : [{ param, value: typeValue(param.ref, value, types) }];
  });
  const given = example.body;
  if (operation.body === undefined || given === undefined) return { params };
  const [first] = operation.body.contents;
  const content = operation.body.contents.find((item) => item.media === given.media) ?? first;
  return { params, body: { content, value: typeValue(content.ref, given.value, types) } };
}

/** An example with the required parameters, body and fields, and plausible values; the same for the same types. */
export function synthesise(operation: Operation, types: TypeIndex): Example {
  const params = Object.fromEntries(
    operation.params
      .filter((param) => param.required)
      .map((param) => [param.name.wire, param.default ?? sampleValue(param.ref, types, 0)]),
  );
  const [content] = operation.body?.contents ?? [];
  return {
    name: "default",
    params,
    ...(content !== undefined && operation.body?.required === true
      ? { body: { media: content.media, value: sampleValue(content.ref, types, 0) } }
      : {}),
  };
}

const MAX_DEPTH = 8;

/** A plausible value of a type: required fields alone, bounds respected, patterns not. */
export function sampleValue(ref: TypeRef, types: TypeIndex, depth: number): Json {
  const { type } = ref;
  if (depth > MAX_DEPTH) return ref.nullable ? null : {};
  switch (type.kind) {
    case "unknown":
      return {};
    case "literal":
      return type.value;
    case "scalar":
      return sampleScalar(type);
    case "list": {
      const wanted = Math.min(type.limits?.minItems ?? 1, 3);
      const count = depth >= MAX_DEPTH ? 0 : Math.max(wanted, 1);
      return Array.from({ length: count }, () => sampleValue(type.item, types, depth + 1));
    }
    case "map":
      return { key: sampleValue(type.value, types, depth + 1) };
    case "named":
      return sampleNamed(type.id, types, depth + 1);
    default:
      return type satisfies never;
  }
}

function sampleNamed(id: Parameters<TypeIndex["get"]>[0], types: TypeIndex, depth: number): Json {
  const type = types.get(id);
  if (type === undefined) return {};
  switch (type.kind) {
    case "alias":
      return sampleValue(type.target, types, depth);
    case "enum":
      return type.values[0]?.value ?? "";
    case "union": {
      const [variant] = type.variants;
      if (variant === undefined) return {};
      const value = sampleValue(variant.ref, types, depth);
      const [tag] = variant.tags;
      const isTagged = type.select.by === "tag" && tag !== undefined;
      return isTagged && typeof value === "object" && value !== null && !Array.isArray(value)
        ? { ...value, [type.select.property]: tag }
        : value;
    }
    case "record":
      return Object.fromEntries(
        type.fields
          .filter((field) => field.required)
          .map((field) => [field.name.wire, field.default ?? sampleValue(field.ref, types, depth)]),
      );
    default:
      return type satisfies never;
  }
}

type ScalarType = Extract<TypeRef["type"], { readonly kind: "scalar" }>;

function sampleScalar(type: ScalarType): Json {
  switch (type.scalar) {
    case "boolean":
      return true;
    case "int32":
    case "int64":
    case "integer": {
      const number = wholeNumber(type);
      return type.asString ? String(number) : number;
    }
    case "float":
    case "double":
      return type.asString ? "0.5" : 0.5;
    case "decimal":
      return type.asString ? "12.50" : 12.5;
    case "date":
      return "2026-01-15";
    case "date-time":
      return "2026-01-15T09:30:00Z";
    case "time":
      return "09:30:00Z";
    case "duration":
      return "PT30S";
    case "uuid":
      return "3f2c8a5e-6b1d-4c7e-9a0f-1d2e3c4b5a69";
    case "uri":
      return "https://example.com/resource";
    case "bytes":
      return "bmppYQ==";
    case "binary":
      return "njia";
    case "string": {
      const text = "example";
      const least = Math.min(type.limits?.minLength ?? 0, 64);
      const padded = text.padEnd(least, "x");
      return padded.slice(0, Math.max(type.limits?.maxLength ?? padded.length, 0));
    }
    default:
      return type.scalar satisfies never;
  }
}

function wholeNumber(type: ScalarType): number {
  const least = Number(type.limits?.minimum ?? "1");
  const most = Number(type.limits?.maximum ?? "1000");
  return Math.min(Math.max(1, Math.ceil(least)), Math.floor(most));
}
