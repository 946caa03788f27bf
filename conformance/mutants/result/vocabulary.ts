/** What the API document says about members and enum values, for mutants that need to tell known from unknown. */
import { isRecord } from "../../runner/values.ts";

export type Vocabulary = {
  /** True when the document lists the values of this member everywhere, and this is none of them. */
  readonly isUnknown: (member: string, value: unknown) => boolean;
  /** A documented member that the record, told by its `object`, does not have; null when there is none. */
  readonly missing: (record: Readonly<Record<string, unknown>>) => string | null;
};

export function vocabulary(document: unknown): Vocabulary {
  const schemas =
    isRecord(document) && isRecord(document["components"]) ? document["components"]["schemas"] : {};
  const values = new Map<string, Set<unknown>>();
  const members = new Map<string, readonly string[]>();
  for (const schema of Object.values(isRecord(schemas) ? schemas : {})) {
    const properties =
      isRecord(schema) && isRecord(schema["properties"]) ? schema["properties"] : {};
    for (const [name, property] of Object.entries(properties)) {
      const listed = enumOf(property, schemas);
      if (listed === null) continue;
      const known = values.get(name) ?? new Set();
      for (const value of listed) known.add(value);
      values.set(name, known);
      if (name === "object" && typeof listed[0] === "string") {
        members.set(listed[0], Object.keys(properties));
      }
    }
  }
  return {
    isUnknown: (member, value) =>
      typeof value === "string" && values.get(member)?.has(value) === false,
    missing: (record) =>
      (members.get(String(record["object"])) ?? []).find((name) => !Object.hasOwn(record, name)) ??
      null,
  };
}

function enumOf(property: unknown, schemas: unknown): readonly unknown[] | null {
  if (!isRecord(property)) return null;
  if (Array.isArray(property["enum"])) return property["enum"];
  const reference = property["$ref"];
  if (typeof reference !== "string" || !isRecord(schemas)) return null;
  const target = schemas[reference.split("/").at(-1) ?? ""];
  return isRecord(target) && Array.isArray(target["enum"]) ? target["enum"] : null;
}
