/** `TypeRef -> Fragment`: the public name of a type, with its import. */
import { compose, fixed, fragment, join, type Fragment, type TypeRef } from "@njia/generator-core";
import { scalar as scalarLiteral } from "./literals.ts";
import type { Model } from "./model.ts";
import { path } from "./naming.ts";

/** Where a file stands, as the way from it to `src/generated` and `src/runtime`. */
export interface Place {
  readonly generated: string;
  readonly runtime: string;
}
/** Below `src/generated/<folder>/`. */
export const INNER: Place = { generated: "..", runtime: "../../runtime" };
/** In `src/generated/`. */
export const TOP: Place = { generated: ".", runtime: "../runtime" };

const type = compose("type");

/** A name from the runtime, as a type. */
export function runtimeType(
  name:
    | "DateTime"
    | "DateOnly"
    | "Decimal"
    | "FileInput"
    | "ByteStream"
    | "MessageStream"
    | "StreamMessage"
    | "EmptyResult",
  place: Place,
): Fragment<"type"> {
  const module = {
    DateTime: "strings",
    DateOnly: "strings",
    Decimal: "strings",
    FileInput: "multipart",
    ByteStream: "bodies",
    MessageStream: "sse",
    StreamMessage: "sse",
    EmptyResult: "operation",
  }[name];
  return fragment(fixed(name as "DateTime", "type"), [
    { from: path(place.runtime, "/", module, ".ts"), name, typeOnly: true },
  ]);
}

/** The type of a value; `input` admits what only a caller gives: dates and files. */
export function typeOf(ref: TypeRef, model: Model, place: Place, input = false): Fragment<"type"> {
  const inner = bare(ref, model, place, input);
  return ref.nullable ? type`${inner} | null` : inner;
}

function bare(ref: TypeRef, model: Model, place: Place, input: boolean): Fragment<"type"> {
  const of = ref.type;
  switch (of.kind) {
    case "named":
      return namedType(model, of.id, place);
    case "list": {
      const item = typeOf(of.item, model, place, input);
      return /[|&]/.test(item.code) ? type`(${item})[]` : type`${item}[]`;
    }
    case "map":
      return type`{ [key: string]: ${typeOf(of.value, model, place, input)} }`;
    case "literal":
      return fragment(join([scalarLiteral(of.value)], "", "type").code);
    case "unknown":
      return fragment(fixed("unknown", "type"));
    case "scalar":
      break;
    default:
      return of satisfies never;
  }
  switch (of.scalar) {
    case "boolean":
      return fragment(fixed("boolean", "type"));
    case "int32":
    case "int64":
    case "integer":
    case "float":
    case "double":
      return fragment(of.asString ? fixed("string", "type") : fixed("number", "type"));
    case "decimal":
      return of.asString ? runtimeType("Decimal", place) : fragment(fixed("number", "type"));
    case "date":
      return runtimeType("DateOnly", place);
    case "date-time":
      return input
        ? type`${runtimeType("DateTime", place)} | Date`
        : runtimeType("DateTime", place);
    case "binary":
      return input ? runtimeType("FileInput", place) : fragment(fixed("string", "type"));
    case "string":
    case "time":
    case "duration":
    case "uuid":
    case "uri":
    case "bytes":
      return fragment(fixed("string", "type"));
    default:
      return of.scalar satisfies never;
  }
}

/** A named type with its import. */
export function namedType(
  model: Model,
  id: Parameters<Model["typeName"]>[0],
  place: Place,
): Fragment<"type"> {
  const name = model.typeName(id);
  const from = path(place.generated, "/types/", model.family(id), ".ts");
  return fragment(join([name], "", "type").code, [{ from, name, typeOnly: true }]);
}
