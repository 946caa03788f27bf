import { sameValue } from "./json.ts";
import type { Field, Name, NamedType, RecordType, Type, TypeId, TypeRef } from "./types.ts";
import { nameKey, nameOf, shortHash, wordsOf } from "./words.ts";

/** One name per variant, all different: that of its type, else of its shape. */
export function variantNames(
  refs: readonly TypeRef[],
  byId: ReadonlyMap<string, Name>,
  key: string,
): readonly Name[] {
  const short = refs.map((ref) => shapeName(ref.type, byId, false));
  const counts = countKeys(short);
  const long = refs.map(
    (ref, index) =>
      (counts.get(keyOf(short[index])) === 1 ? short[index] : shapeName(ref.type, byId, true)) ??
      nameOf("variant"),
  );
  const again = countKeys(long);
  return long.map((name, index) =>
    again.get(keyOf(name)) === 1
      ? name
      : nameOf(name.wire, [
          ...name.words,
          `x${shortHash(`${key} ${JSON.stringify(refs[index])}`)}`,
        ]),
  );
}

const keyOf = (name: Name | undefined): string => nameKey(name?.words ?? []);

function countKeys(names: readonly Name[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(keyOf(name), (counts.get(keyOf(name)) ?? 0) + 1);
  return counts;
}

function shapeName(type: Type, byId: ReadonlyMap<string, Name>, long: boolean): Name {
  switch (type.kind) {
    case "named":
      return nameOf(byId.get(type.id)?.wire ?? type.id, byId.get(type.id)?.words);
    case "scalar":
      return nameOf(type.scalar, wordsOf(type.scalar));
    case "literal":
      return nameOf(String(type.value), wordsOf(String(type.value)));
    case "list":
      return long
        ? nameOf("list", [...shapeName(type.item.type, byId, true).words, "list"])
        : nameOf("list");
    case "map":
      return long
        ? nameOf("map", [...shapeName(type.value.type, byId, true).words, "map"])
        : nameOf("map");
    case "unknown":
      return nameOf("unknown");
    default:
      return type satisfies never;
  }
}

/** For each union of records the fields that all of them have with one shape, in the first variant's order. */
export function sharedFields(types: readonly NamedType[]): ReadonlyMap<TypeId, readonly Field[]> {
  const records = new Map(
    types
      .filter((type): type is RecordType => type.kind === "record")
      .map((record) => [record.id, record]),
  );
  const shared = new Map<TypeId, readonly Field[]>();
  for (const type of types) {
    if (type.kind !== "union") continue;
    const variants = type.variants.map(({ ref }) =>
      ref.type.kind === "named" ? records.get(ref.type.id) : undefined,
    );
    const [first, ...others] = variants;
    if (first === undefined || others.some((record) => record === undefined)) continue;
    const tables = others.map(
      (record) => new Map((record?.fields ?? []).map((field) => [field.name.wire, field])),
    );
    shared.set(
      type.id,
      first.fields.filter((field) =>
        tables.every((table) => isSame(field, table.get(field.name.wire))),
      ),
    );
  }
  return shared;
}

function isSame(a: Field, b: Field | undefined): boolean {
  return (
    b !== undefined &&
    a.required === b.required &&
    a.sensitive === b.sensitive &&
    sameValue(a.ref, b.ref)
  );
}
