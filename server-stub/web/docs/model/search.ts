import type { FieldView, Reference } from "./views.ts";

/** One operation as the search sees it. */
export interface SearchEntry {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly tag: string;
  /** Names of its members, separated by spaces. */
  readonly fields: string;
}

/** What the search of the reference looks through. */
export function searchEntries(reference: Reference): readonly SearchEntry[] {
  return reference.tags.flatMap((tag) =>
    tag.operations.map((operation) => ({
      id: operation.id,
      title: operation.summary,
      path: `${operation.method} ${operation.path}`,
      tag: tag.name,
      fields: [
        ...new Set([
          ...namesOf(Object.values(operation.parameters).flat()),
          ...namesOf(operation.body?.fields ?? []),
          ...operation.answers.flatMap(({ fields }) => namesOf(fields)),
        ]),
      ].join(" "),
    })),
  );
}

function namesOf(fields: readonly FieldView[]): readonly string[] {
  return fields.flatMap((field) => [
    field.name,
    ...namesOf(field.children),
    ...field.variants.flatMap((variant) => namesOf(variant.fields)),
  ]);
}
