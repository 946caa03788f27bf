/** One flag per field: a text of its place in the body, its kind with marks, and what it means. */
import {
  resolveAlias,
  type Doc,
  type Deprecation,
  type Field,
  type NamedType,
  type Param,
  type RecordType,
  type Sensitivity,
  type TypeId,
  type TypeRef,
} from "@njia/generator-core";
import { deprecationText } from "@njia/generator-typescript/literals";

type Types = ReadonlyMap<TypeId, NamedType>;

/** Deeper fields are given as JSON of the field that holds them. */
const MAX_DEPTH = 3;
const MAX_HELP = 110;
const MAX_VALUES = 12;

/**
 * `destination.phone s!~ Number of the wallet.`: place, kind, marks, help. Kinds: `s` text, `i` integer, `n` number, `b` yes or no,
 * `t` time, `m` name=value pairs, `j` JSON, `a|b` one of these. Marks: `[]` repeatable, `!` required, `~` secret.
 */
export function fieldFlags(types: Types, body: TypeRef): readonly string[] {
  const found = new Map<string, string>();
  collect(types, body, "", true, 1, [], found);
  return [...found.values()];
}

/** The same for a query or header parameter. */
export function paramFlag(types: Types, param: Param): string {
  return flagText(types, param.name.wire, kindOf(types, param.ref), param.required, param);
}

interface Described {
  readonly ref: TypeRef;
  readonly doc?: Doc;
  readonly deprecated?: Deprecation;
  readonly sensitive: Sensitivity;
}

function collect(
  types: Types,
  ref: TypeRef,
  prefix: string,
  required: boolean,
  depth: number,
  above: readonly TypeId[],
  found: Map<string, string>,
): boolean {
  const records = recordsOf(types, ref);
  if (records === undefined || records.some(({ id }) => above.includes(id))) return false;
  for (const record of records)
    for (const field of record.fields) {
      const place = `${prefix}${field.name.wire}`;
      if (found.has(place)) continue;
      const needed = required && isNeeded(records, field);
      const inner = depth < MAX_DEPTH && !field.name.wire.includes(".");
      const ids = [...above, ...records.map(({ id }) => id)];
      if (inner && collect(types, field.ref, `${place}.`, needed, depth + 1, ids, found)) continue;
      found.set(place, flagText(types, place, kindOfAll(types, records, field), needed, field));
    }
  return true;
}

/** The kind of a field; the tag of a union takes the values of all its shapes. */
function kindOfAll(types: Types, records: readonly RecordType[], { name, ref }: Field): string {
  const same = records.flatMap(({ fields }) =>
    fields.filter((field) => field.name.wire === name.wire),
  );
  const kinds = [...new Set(same.map((field) => kindOf(types, field.ref)))];
  return kinds.every((kind) => kind.endsWith("|")) ? kinds.join("") : kindOf(types, ref);
}

/** Required by every shape that the body may have; a tag counts, because all shapes have it. */
const isNeeded = (records: readonly RecordType[], field: Field): boolean =>
  records.every((record) =>
    record.fields.some((other) => other.name.wire === field.name.wire && other.required),
  );

/** The records that a body may be; undefined when it may be something else, or holds what has no name. */
function recordsOf(types: Types, ref: TypeRef): readonly RecordType[] | undefined {
  const { type } = resolveAlias(types, ref);
  const named = type.kind === "named" ? types.get(type.id) : undefined;
  if (named?.kind === "record") return named.fields.length > 0 ? [named] : undefined;
  if (named?.kind !== "union") return undefined;
  const all = named.variants.map((variant) => recordsOf(types, variant.ref));
  return all.every((one) => one !== undefined) ? all.flat() : undefined;
}

function kindOf(types: Types, ref: TypeRef): string {
  const { type } = resolveAlias(types, ref);
  switch (type.kind) {
    case "scalar":
      return scalarKind(type.scalar, type.asString);
    case "literal":
      return typeof type.value === "string" && isWord(type.value) ? `${type.value}|` : "j";
    case "list": {
      const item = kindOf(types, type.item);
      return item === "j" || item === "m" || item.endsWith("[]") ? "j" : `${item}[]`;
    }
    case "map":
      return kindOf(types, type.value) === "s" ? "m" : "j";
    case "named": {
      const named = types.get(type.id);
      if (named?.kind !== "enum") return "j";
      const values = named.values.map(({ value }) => String(value));
      if (named.base !== "string") return "i";
      return values.length <= MAX_VALUES && values.every(isWord) ? `${values.join("|")}|` : "s";
    }
    case "unknown":
      return "j";
    default:
      return type satisfies never;
  }
}

const isWord = (text: string): boolean => /^[\w.:-]+$/.test(text);

function scalarKind(scalar: string, asString: boolean): string {
  if (asString) return "s";
  if (/^int/.test(scalar)) return "i";
  if (/^(?:float|double|decimal)$/.test(scalar)) return "n";
  if (scalar === "date-time") return "t";
  return scalar === "boolean" ? "b" : "s";
}

function flagText(
  types: Types,
  place: string,
  kind: string,
  required: boolean,
  { ref, doc, deprecated, sensitive }: Described,
): string {
  const ofType = ref.type.kind === "named" ? types.get(ref.type.id)?.doc : undefined;
  const marks = `${required ? "!" : ""}${sensitive === "all" ? "~" : ""}`;
  const note = deprecated === undefined ? "" : `(deprecated: ${deprecationText(deprecated)}) `;
  return `${place} ${kind}${marks} ${note}${helpOf(doc ?? ofType)}`.trimEnd();
}

/** One line of help, cut at a word. */
export function helpOf(doc: Doc | undefined): string {
  const line = (doc?.summary ?? "").replace(/\s+/g, " ").replace(/`/g, "").trim();
  if (line.length <= MAX_HELP) return line;
  return `${line.slice(0, MAX_HELP).replace(/\s+\S*$/, "")} …`;
}
