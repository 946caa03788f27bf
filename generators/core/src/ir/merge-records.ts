import type { Branch, FieldDraft, RecordDraft } from "./drafts.ts";
import { sameValue } from "./json.ts";
import type { Lookup } from "./unions.ts";

/**
 * One record for an anyOf whose records nothing tells apart: a value may satisfy several of them at once, so their fields
 * stand together, required where all of them require. Undefined when a field has two shapes, or a branch is no record.
 */
export function mergeRecords(branches: readonly Branch[], lookup: Lookup): RecordDraft | undefined {
  const records = branches.map((branch) => recordOf(branch, lookup));
  const merged = new Map<string, FieldDraft>();
  const seen = new Map<string, number>();
  for (const record of records) {
    if (record === undefined || typeof record.extra !== "string") return undefined;
    for (const draft of record.fields) {
      const wire = draft.field.name.wire;
      const known = merged.get(wire);
      if (known !== undefined && !sameValue(known.field.ref, draft.field.ref)) return undefined;
      seen.set(wire, (seen.get(wire) ?? 0) + 1);
      const required = draft.field.required && (known?.field.required ?? true);
      merged.set(wire, { ...(known ?? draft), field: { ...(known ?? draft).field, required } });
    }
  }
  const fields = [...merged.values()].map((draft) => ({
    ...draft,
    field: {
      ...draft.field,
      required: draft.field.required && seen.get(draft.field.name.wire) === records.length,
    },
  }));
  return { kind: "record", fields, bases: keysOf(branches), extra: "open" };
}

function recordOf(branch: Branch, lookup: Lookup): RecordDraft | undefined {
  const { type } = lookup.end(branch.ref);
  if (type.kind === "map" && type.value.type.kind === "unknown")
    return { kind: "record", fields: [], bases: [], extra: "open" };
  const draft = type.kind === "named" ? lookup.draft(type.id) : undefined;
  return draft?.kind === "record" ? draft : undefined;
}

function keysOf(branches: readonly Branch[]): readonly string[] {
  return branches.flatMap(({ ref }) => (ref.type.kind === "named" ? [ref.type.id] : [])).sort();
}
