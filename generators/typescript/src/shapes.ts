/** `shapes/<family>.ts`: the tables that the runtime's codec interprets. */
import {
  compose,
  fixed,
  join,
  mentionedIn,
  ownedFile,
  type Code,
  type FilePlan,
  type Fragment,
  type NamedType,
  type TypeId,
  type TypeRef,
} from "@njia/generator-core";
import { tableName, text } from "./literals.ts";
import type { Model } from "./model.ts";
import { path } from "./naming.ts";
import { printable, type Statement } from "./structure.ts";

const expression = compose("expression");

/** The index of a reference in a shape's list. */
type Index = (id: TypeId) => number;

/** Tables for every type that has one, one file per family. */
export function planShapes(model: Model): readonly FilePlan[] {
  const files = new Map<string, NamedType[]>();
  for (const type of model.api.types) {
    if (!hasShape(type, model)) continue;
    const family = model.family(type.id);
    files.set(family, [...(files.get(family) ?? []), type]);
  }
  return [...files]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([family, types]): FilePlan => {
      const declared = types.map((type) => declare(type, model));
      const here = path("../shapes/", family, ".ts");
      return ownedFile({
        path: path("src/generated/shapes/", family, ".ts"),
        origins: types.map((type) => type.origin),
        body: {
          kind: "printed",
          source: printable({
            header: model.header,
            imports: [
              { from: "../../runtime/codec.ts", name: "Shape", typeOnly: true },
              ...declared.flatMap((item) => item.imports).filter((item) => item.from !== here),
            ],
            statements: declared.map((item) => item.code as Statement),
          }),
        },
      });
    });
}

/** Enums and aliases of scalars need none: their expression stands where they are used. */
function hasShape(type: NamedType, model: Model): boolean {
  switch (type.kind) {
    case "record":
    case "union":
      return true;
    case "enum":
      return false;
    case "alias":
      return mentionedIn(type.target).some((id) => {
        const target = model.types.get(id);
        return target !== undefined && hasShape(target, model);
      });
    default:
      return type satisfies never;
  }
}

function declare(type: NamedType, model: Model): Fragment<"expression"> {
  const refs: TypeId[] = [];
  const index: Index = (id) => {
    const known = refs.indexOf(id);
    return known >= 0 ? known : refs.push(id) - 1;
  };
  const spec = specOf(type, model, index);
  return expression`export const ${model.typeName(type.id)}: Shape = ${shapeLiteral(spec, refs, model)};`;
}

function shapeLiteral(spec: string, refs: readonly TypeId[], model: Model): Fragment<"expression"> {
  if (refs.length === 0) return expression`[${text(spec)}]`;
  const names = refs.map((id) => shapeName(model, id));
  const line = join(names, ", ", "expression");
  const list =
    line.code.length > 70
      ? expression`[\n  ${join(names, ",\n  ", "expression")},\n]`
      : expression`[${line}]`;
  return expression`[\n  ${text(spec)},\n  () => ${list},\n]`;
}

/** A shape's constant, from the file of its family. */
export function shapeName(
  model: Model,
  id: TypeId,
  as?: Code<"identifier">,
): Fragment<"expression"> {
  const name = model.typeName(id);
  const from = path("../shapes/", model.family(id), ".ts");
  return {
    code: join([as ?? name], "", "expression").code,
    imports: [{ from, name, ...(as && { as }) }],
  };
}

/**
 * The shape of a reference for an operation's table; undefined where everything fits. A shape is imported under a name of
 * its own, because its type bears the same.
 */
export function shapeOf(ref: TypeRef, model: Model): Fragment<"expression"> | undefined {
  const refs: TypeId[] = [];
  const code = expressionOf(ref, model, (id) =>
    refs.includes(id) ? refs.indexOf(id) : refs.push(id) - 1,
  );
  const [only] = refs;
  const named = (id: TypeId): Fragment<"expression"> =>
    shapeName(
      model,
      id,
      join([model.typeName(id), fixed("Shape", "identifier")], "", "identifier").code,
    );
  if (code === "0" && only !== undefined) return named(only);
  if (code === "u") return undefined;
  const list = join(refs.map(named), ", ", "expression");
  return refs.length
    ? expression`[${text(`=${code}`)}, () => [${list}]]`
    : expression`[${text(`=${code}`)}]`;
}

function specOf(type: NamedType, model: Model, index: Index): string {
  switch (type.kind) {
    case "alias":
      return `=${expressionOf(type.target, model, index)}`;
    case "record": {
      const fields = type.fields.map((field) => {
        const is = (field.required ? "" : "-") + expressionOf(field.ref, model, index);
        // A text goes without saying.
        const said = is.replace(/s$/, "");
        return tableName(field.name.wire) + (said === "" ? "" : `:${said}`);
      });
      const extra =
        typeof type.extra === "object" ? [`*:${expressionOf(type.extra, model, index)}`] : [];
      return [...fields, ...extra].join(" ");
    }
    case "union": {
      const of = (at: number): string => {
        const variant = type.variants[at];
        return variant ? expressionOf(variant.ref, model, index) : "u";
      };
      const { select } = type;
      switch (select.by) {
        case "tag": {
          const tags = type.variants.flatMap((variant, at) =>
            variant.tags.map((tag) => `${tableName(tag)}:${of(at)}`),
          );
          return `|${[tableName(select.property), ...tags].join(" ")}`;
        }
        case "json-type":
          return `|${["#", ...select.types.map((name, at) => `${name}:${of(at)}`)].join(" ")}`;
        case "keys":
          return `|${["?", ...select.keys.map((name, at) => `${tableName(name)}:${of(at)}`)].join(" ")}`;
        case "trial":
          return `|${["!", ...select.order.map((at) => `${at}:${of(at)}`)].join(" ")}`;
        default:
          return select satisfies never;
      }
    }
    case "enum":
      return type.base === "int64" ? "=i" : "=s";
    default:
      return type satisfies never;
  }
}

function expressionOf(ref: TypeRef, model: Model, index: Index): string {
  const bare = bareExpression(ref, model, index);
  // An alias may already allow null; once is enough.
  return ref.nullable && !bare.startsWith("?") && bare !== "u" ? `?${bare}` : bare;
}

function bareExpression(ref: TypeRef, model: Model, index: Index): string {
  const { type } = ref;
  switch (type.kind) {
    case "unknown":
      return "u";
    case "literal":
      return typeof type.value === "string" ? "s" : typeof type.value === "boolean" ? "b" : "n";
    case "list":
      return `[${expressionOf(type.item, model, index)}`;
    case "map":
      return `{${expressionOf(type.value, model, index)}`;
    case "named": {
      const target = model.types.get(type.id);
      if (target === undefined) return "u";
      if (hasShape(target, model)) return String(index(type.id));
      return target.kind === "alias"
        ? expressionOf(target.target, model, index)
        : target.kind === "enum" && target.base === "int64"
          ? "i"
          : "s";
    }
    case "scalar":
      break;
    default:
      return type satisfies never;
  }
  if (type.asString) return "s";
  switch (type.scalar) {
    case "boolean":
      return "b";
    case "int32":
    case "int64":
    case "integer":
      return "i";
    case "float":
    case "double":
    case "decimal":
      return "n";
    default:
      return "s";
  }
}
