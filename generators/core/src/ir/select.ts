import { byCodePoint } from "../source/plain.ts";
import { tell, type Build } from "./context.ts";
import type { Branch, Draft, FieldDraft, RecordDraft, UnionDraft } from "./drafts.ts";
import { jsonTypeOf } from "./merge-branches.ts";
import type { JsonType, Select, TypeRef } from "./types.ts";
import type { Lookup } from "./unions.ts";

/** The best way to tell variants apart: discriminator, constant field, JSON type, deciding key, and only then trial. */
export function chooseSelect(
  build: Build,
  draft: Draft & UnionDraft,
  branches: readonly Branch[],
  lookup: Lookup,
): { readonly select: Select; readonly variants: readonly Branch[] } {
  const explicit =
    draft.discriminator === undefined
      ? undefined
      : byDiscriminator(build, draft.discriminator, branches, lookup);
  if (explicit !== undefined) return explicit;
  const variants = branches.map((branch) => ({ ...branch, tags: [] }));
  const inferred = byConstant(branches, lookup);
  if (inferred !== undefined) return inferred;
  const types = byJsonType(variants, lookup);
  if (types !== undefined) return { select: types, variants };
  const keys = byKeys(variants, lookup);
  if (keys !== undefined) return { select: keys, variants };
  return { select: { by: "trial", order: trialOrder(variants, lookup) }, variants };
}

function recordOf(ref: TypeRef, lookup: Lookup): RecordDraft | undefined {
  const { type } = lookup.end(ref);
  const draft = type.kind === "named" ? lookup.draft(type.id) : undefined;
  return draft?.kind === "record" ? draft : undefined;
}

function fieldOf(record: RecordDraft | undefined, wire: string): FieldDraft | undefined {
  return record?.fields.find(({ field }) => field.name.wire === wire);
}

/** The values that a field is confined to, as texts; undefined when it is free. */
function constants(field: FieldDraft | undefined, lookup: Lookup): readonly string[] | undefined {
  if (field === undefined) return undefined;
  const { type } = lookup.end(field.field.ref);
  if (type.kind === "literal") return [String(type.value)];
  const draft = type.kind === "named" ? lookup.draft(type.id) : undefined;
  return draft?.kind === "enum" ? draft.values.map(({ value }) => String(value)) : undefined;
}

function byDiscriminator(
  build: Build,
  discriminator: NonNullable<UnionDraft["discriminator"]>,
  branches: readonly Branch[],
  lookup: Lookup,
): { select: Select; variants: readonly Branch[] } | undefined {
  const { property, at } = discriminator;
  const stated = branches.map((branch) => {
    if (branch.tags.length > 0) return branch;
    const record = recordOf(branch.ref, lookup);
    const type =
      record === undefined
        ? undefined
        : lookup.end(fieldOf(record, property)?.field.ref ?? branch.ref).type;
    const literal = type?.kind === "literal" ? [String(type.value)] : undefined;
    return {
      ...branch,
      tags: literal ?? (branch.implicitTag === undefined ? [] : [branch.implicitTag]),
    };
  });
  const open = stated.filter((branch) => branch.tags.length === 0).length;
  if (open > 1 || stated.length === open) {
    tell(
      build,
      "W-DISCRIMINATOR",
      at,
      `The discriminator "${property}" names no value for ${open} of ${stated.length} variants.`,
      "It is ignored.",
      "Add a mapping, or refer to named schemas.",
    );
    return undefined;
  }
  const claimed = new Set<string>();
  const variants = stated.map((branch) => {
    const twice = branch.tags.filter((tag) => claimed.has(tag));
    for (const tag of branch.tags) claimed.add(tag);
    if (twice.length === 0) return branch;
    tell(
      build,
      "W-DISCRIMINATOR",
      at,
      `The value "${twice.join('", "')}" of "${property}" names two variants.`,
      "The first one counts.",
      "Correct the mapping.",
    );
    return { ...branch, tags: branch.tags.filter((tag) => !twice.includes(tag)) };
  });
  const untagged = variants.flatMap((branch, index) => (branch.tags.length === 0 ? [index] : []));
  const [fallback, more] = untagged;
  if (more !== undefined) return undefined;
  return {
    select: fallback === undefined ? { by: "tag", property } : { by: "tag", property, fallback },
    variants,
  };
}

/** A field that all variants require, confined to values that no two variants share. */
function byConstant(
  branches: readonly Branch[],
  lookup: Lookup,
): { select: Select; variants: readonly Branch[] } | undefined {
  const records = branches.map((branch) => recordOf(branch.ref, lookup));
  const [first] = records;
  if (first === undefined || records.some((record) => record === undefined)) return undefined;
  const names = first.fields.map(({ field }) => field.name.wire).sort(byCodePoint);
  const candidates = names.flatMap((property) => {
    const tags = records.map((record) => {
      const field = fieldOf(record, property);
      return field?.field.required === true && !field.field.ref.nullable
        ? constants(field, lookup)
        : undefined;
    });
    const known = tags.filter((list) => list !== undefined);
    const all = known.flat();
    return known.length === tags.length && new Set(all).size === all.length
      ? [{ property, tags: known, single: known.every((list) => list.length === 1) }]
      : [];
  });
  const best = candidates.find((candidate) => candidate.single) ?? candidates[0];
  if (best === undefined) return undefined;
  return {
    select: { by: "tag", property: best.property },
    variants: branches.map((branch, index) => ({
      ...branch,
      tags: [...(best.tags[index] ?? [])].sort(byCodePoint),
    })),
  };
}

function byJsonType(branches: readonly Branch[], lookup: Lookup): Select | undefined {
  const types = branches.map((branch) => jsonTypeOf(branch.ref, lookup));
  const known = types.filter((type): type is JsonType => type !== undefined);
  const apart = new Set(known.map((type) => (type === "integer" ? "number" : type)));
  return known.length === branches.length && apart.size === known.length
    ? { by: "json-type", types: known }
    : undefined;
}

/** For each variant a key that it requires and no other declares; one variant may go without and takes the rest. */
function byKeys(branches: readonly Branch[], lookup: Lookup): Select | undefined {
  const records = branches.map((branch) => recordOf(branch.ref, lookup));
  if (records.some((record) => record === undefined)) return undefined;
  const bearers = new Map<string, number>();
  for (const record of records)
    for (const { field } of record?.fields ?? [])
      bearers.set(field.name.wire, (bearers.get(field.name.wire) ?? 0) + 1);
  const keys = records.map((record) => {
    const own = (record?.fields ?? []).filter(
      ({ field }) => field.required && bearers.get(field.name.wire) === 1,
    );
    return own.map(({ field }) => field.name.wire).sort(byCodePoint)[0] ?? "";
  });
  return keys.filter((key) => key === "").length <= 1 && keys.length > 1
    ? { by: "keys", keys }
    : undefined;
}

/** The most demanding variant first: records by their required fields, then constants, numbers, texts, and what admits anything. */
function trialOrder(branches: readonly Branch[], lookup: Lookup): readonly number[] {
  const weight = (branch: Branch): number => {
    const record = recordOf(branch.ref, lookup);
    if (record !== undefined)
      return 1000 + record.fields.filter(({ field }) => field.required).length;
    const { type } = lookup.end(branch.ref);
    if (type.kind === "named") return 900;
    if (type.kind === "literal") return 800;
    if (type.kind === "list") return 700;
    if (type.kind === "scalar") return type.scalar === "string" ? 100 : 500;
    return type.kind === "map" ? 50 : 0;
  };
  return branches
    .map((branch, index) => ({ index, weight: weight(branch) }))
    .sort((a, b) => b.weight - a.weight || a.index - b.index)
    .map(({ index }) => index);
}
