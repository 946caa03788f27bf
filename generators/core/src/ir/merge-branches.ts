import type { Branch, EnumDraft } from "./drafts.ts";
import type { EnumValue, JsonType, Scalar, Type, TypeRef } from "./types.ts";
import type { Lookup } from "./unions.ts";
import { nameOf } from "./words.ts";

/** The JSON type of values of a type; undefined for `unknown` and for unions. */
export function jsonTypeOf(ref: TypeRef, lookup: Lookup): JsonType | undefined {
  const { type } = lookup.end(ref);
  switch (type.kind) {
    case "scalar":
      return scalarJsonType(type.scalar, type.asString);
    case "literal":
      return typeof type.value === "string"
        ? "string"
        : typeof type.value === "boolean"
          ? "boolean"
          : "integer";
    case "list":
      return "array";
    case "map":
      return "object";
    case "unknown":
      return undefined;
    case "named": {
      const draft = lookup.draft(type.id);
      if (draft?.kind === "record") return "object";
      return draft?.kind === "enum" ? (draft.base === "string" ? "string" : "integer") : undefined;
    }
    default:
      return type satisfies never;
  }
}

function scalarJsonType(scalar: Scalar, asString: boolean): JsonType {
  if (asString) return "string";
  switch (scalar) {
    case "boolean":
      return "boolean";
    case "int32":
    case "int64":
    case "integer":
      return "integer";
    case "float":
    case "double":
    case "decimal":
      return "number";
    default:
      return "string";
  }
}

/** Scalars that JSON cannot tell apart become one: several texts a string, several numbers the widest. */
export function mergeScalars(branches: readonly Branch[], lookup: Lookup): readonly Branch[] {
  const groups = new Map<string, number[]>();
  branches.forEach((branch, index) => {
    const json = jsonTypeOf(branch.ref, lookup);
    const group = json === "integer" ? "number" : json;
    if (group === "string" || group === "number" || group === "boolean")
      groups.set(group, [...(groups.get(group) ?? []), index]);
  });
  const merged: (Branch | undefined)[] = [...branches];
  for (const [group, indexes] of groups) {
    const members = indexes.flatMap((index) => branches[index] ?? []);
    const ends = members.map((branch) => lookup.end(branch.ref).type);
    const plain = ends.filter((type) => type.kind === "scalar");
    const alone = indexes.length === branches.length && group === "string";
    const first = indexes[0];
    const model = members[0];
    if (indexes.length < 2 || first === undefined || model === undefined) continue;
    // Texts and enums on their own become one open enum, see textEnum.
    if (alone && plain.length < ends.length) continue;
    if (plain.length === 0 && group !== "boolean") continue;
    for (const index of indexes) merged[index] = undefined;
    merged[first] = {
      at: model.at,
      tags: [],
      ref: { type: widest(group, plain), nullable: members.some((branch) => branch.ref.nullable) },
    };
  }
  return merged.filter((branch) => branch !== undefined);
}

const WIDTH: readonly Scalar[] = ["int32", "int64", "integer", "float", "double", "decimal"];

function widest(group: string, plain: readonly Type[]): Type {
  if (group === "boolean") return { kind: "scalar", scalar: "boolean", asString: false };
  if (group === "string") return { kind: "scalar", scalar: "string", asString: false };
  const rank = Math.max(
    ...plain.map((type) => (type.kind === "scalar" ? WIDTH.indexOf(type.scalar) : 0)),
  );
  return { kind: "scalar", scalar: WIDTH[rank] ?? "double", asString: false };
}

/** Branches that are all texts or enums of texts: one enum, open as soon as any text will do; a plain string without values. */
export function textEnum(
  branches: readonly Branch[],
  lookup: Lookup,
  open: boolean,
): EnumDraft | TypeRef | undefined {
  const values = new Map<string, EnumValue>();
  let free = false;
  for (const branch of branches) {
    const { type } = lookup.end(branch.ref);
    const draft = type.kind === "named" ? lookup.draft(type.id) : undefined;
    if (type.kind === "scalar" && jsonTypeOf(branch.ref, lookup) === "string") free = true;
    else if (type.kind === "literal" && typeof type.value === "string") {
      if (!values.has(type.value))
        values.set(type.value, {
          name: nameOf(type.value),
          origin: { pointer: branch.at },
          value: type.value,
        });
    } else if (draft?.kind === "enum" && draft.base === "string") {
      free ||= draft.open && open;
      for (const value of draft.values)
        if (!values.has(String(value.value))) values.set(String(value.value), value);
    } else return undefined;
  }
  const list = [...values.values()];
  if (list.length > 1) return { kind: "enum", base: "string", values: list, open: free || open };
  return { type: { kind: "scalar", scalar: "string", asString: false }, nullable: false };
}
