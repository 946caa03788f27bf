/** Questions about types that several targets ask. */
import { refsOfType } from "../ir/references-of.ts";
import type { NamedType, RecordType, TypeId, TypeRef } from "../ir/types.ts";
import type { TypeIndex } from "../target/values.ts";

/** The named type behind a use, through aliases; undefined for anything that has no name. */
export function namedBehind(ref: TypeRef, types: TypeIndex): NamedType | undefined {
  if (ref.type.kind !== "named") return undefined;
  const type = types.get(ref.type.id);
  return type?.kind === "alias" ? namedBehind(type.target, types) : type;
}

/** The record behind a use, through aliases; undefined for anything else. */
export function recordBehind(ref: TypeRef, types: TypeIndex): RecordType | undefined {
  const type = namedBehind(ref, types);
  return type?.kind === "record" ? type : undefined;
}

/** Whether a caller may add members that the description does not name. */
export function takesExtra(record: RecordType): boolean {
  return record.use !== "response" && record.extra !== "closed";
}

/** The named types that a use mentions, not what they lead to. */
export function mentionedIn(ref: TypeRef): readonly TypeId[] {
  const { type } = ref;
  switch (type.kind) {
    case "named":
      return [type.id];
    case "list":
      return mentionedIn(type.item);
    case "map":
      return mentionedIn(type.value);
    case "scalar":
    case "literal":
    case "unknown":
      return [];
    default:
      return type satisfies never;
  }
}

/** The named types that a type mentions directly: in fields, variants or its target. */
export const mentionedBy = (type: NamedType): readonly TypeId[] =>
  refsOfType(type).flatMap(mentionedIn);
