import type { FieldDraft } from "./drafts.ts";
import type { Settled } from "./unions.ts";

/**
 * Narrows the discriminator field of a record to a constant where every union that holds the record selects it by the same
 * single value: the constant is then filled in for the user. Fields of other shapes than text are left alone.
 */
export function narrowTags(settled: Settled): Settled {
  const wanted = new Map<string, Map<string, string | undefined>>();
  for (const [key, union] of settled.unions) {
    if (settled.drafts.get(key)?.kind !== "union") continue;
    for (const variant of union.variants) {
      const record = variant.ref.type.kind === "named" ? variant.ref.type.id : undefined;
      if (record === undefined || union.select.by !== "tag") continue;
      const fields = wanted.get(record) ?? new Map<string, string | undefined>();
      const [tag, second] = variant.tags;
      const { property } = union.select;
      const single = second === undefined ? tag : undefined;
      fields.set(
        property,
        fields.has(property) && fields.get(property) !== single ? undefined : single,
      );
      wanted.set(record, fields);
    }
  }
  const drafts = new Map(settled.drafts);
  for (const [key, fields] of wanted) {
    const draft = drafts.get(key);
    if (draft?.kind === "record")
      drafts.set(key, {
        ...draft,
        fields: draft.fields.map((field) =>
          narrow(settled, field, fields.get(field.field.name.wire)),
        ),
      });
  }
  return { ...settled, drafts };
}

function narrow(settled: Settled, draft: FieldDraft, tag: string | undefined): FieldDraft {
  if (tag === undefined || draft.field.ref.nullable || !admits(settled, draft, tag)) return draft;
  return {
    ...draft,
    field: { ...draft.field, ref: { type: { kind: "literal", value: tag }, nullable: false } },
  };
}

function admits(settled: Settled, draft: FieldDraft, tag: string): boolean {
  const { type } = draft.field.ref;
  if (type.kind === "scalar") return type.scalar === "string";
  const named = type.kind === "named" ? settled.drafts.get(type.id) : undefined;
  return (
    named?.kind === "enum" &&
    named.base === "string" &&
    !named.nullable &&
    named.values.some(({ value }) => value === tag)
  );
}
