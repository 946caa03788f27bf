/** `types.ts`: the wire types of every named schema; and references to them. */
import {
  compose,
  fixed,
  fragment,
  join,
  ownedFile,
  type FilePlan,
  type Fragment,
  type TypeId,
  type TypeRef,
} from "@njia/generator-core";
import { key, scalar, text } from "@njia/generator-typescript/literals";
import { path } from "@njia/generator-typescript/naming";
import { wireModule } from "@njia/generator-typescript/wire";
import type { ServerModel } from "./model.ts";

const type = compose("type");

/** Every named type, strict: enums and unions admit nothing that the document does not list. */
export function planTypes(model: ServerModel): FilePlan {
  const source = wireModule(model.api, {
    header: model.header,
    open: false,
    typeName: (id: TypeId) => id,
  });
  const origins = model.api.types.map((item) => item.origin);
  return ownedFile({
    path: path("types.ts"),
    origins,
    body: { kind: "printed", source },
  });
}

/** The type of a value; named ones are `Wire<"Name">`, imported from `from`. */
export function typeOf(ref: TypeRef, from: string): Fragment<"type"> {
  const inner = bare(ref, from);
  return ref.nullable ? type`${inner} | null` : inner;
}

function bare(ref: TypeRef, from: string): Fragment<"type"> {
  const of = ref.type;
  switch (of.kind) {
    case "named":
      return fragment(type`Wire<${text(of.id)}>`.code, [{ from, name: "Wire", typeOnly: true }]);
    case "list":
      return type`ReadonlyArray<${typeOf(of.item, from)}>`;
    case "map":
      return type`Readonly<Record<string, ${typeOf(of.value, from)}>>`;
    case "literal":
      return type`${scalar(of.value)}`;
    case "unknown":
      return type`unknown`;
    case "scalar":
      switch (of.scalar) {
        case "boolean":
          return type`boolean`;
        case "int32":
        case "int64":
        case "integer":
        case "float":
        case "double":
        case "decimal":
          return fragment(of.asString ? fixed("string", "type") : fixed("number", "type"));
        case "binary":
        case "string":
        case "date":
        case "date-time":
        case "time":
        case "duration":
        case "uuid":
        case "uri":
        case "bytes":
          return type`string`;
        default:
          return of.scalar satisfies never;
      }
    default:
      return of satisfies never;
  }
}

/** An object type with one member per line, or the type without members. It stands as a member of an interface. */
export function members(
  list: readonly {
    readonly name: string;
    readonly required: boolean;
    readonly type: Fragment<"type">;
  }[],
): Fragment<"type"> {
  if (list.length === 0) return type`Record<never, never>`;
  const lines = list.map((item) => {
    const mark = item.required ? fixed(":", "type") : fixed("?:", "type");
    return type`    readonly ${key(item.name)}${mark} ${item.type};\n`;
  });
  return type`{\n${join(lines, "", "type")}  }`;
}
