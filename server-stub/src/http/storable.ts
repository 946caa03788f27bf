import type { Fault } from "./faults.ts";

/** Why a text cannot be stored, in words for the caller; null when it can. PostgreSQL holds neither U+0000 nor half of a surrogate pair. */
export function unstorable(text: string): string | null {
  if (text.includes("\0")) return "holds the character U+0000, which no text may hold";
  return text.isWellFormed() ? null : "holds half of a surrogate pair, which is no character";
}

/** Faults of parameters whose texts cannot be stored. */
export function unstorableParameters(
  values: Readonly<Record<string, unknown>>,
  place: "path" | "query",
): readonly Fault[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const texts = Array.isArray(value) ? value : [value];
    const why = texts
      .map((text) => (typeof text === "string" ? unstorable(text) : null))
      .find((one) => one !== null);
    if (why === undefined) return [];
    return [{ in: place, name, code: "pattern", message: `${name} ${why}.` }];
  });
}

/** JSON pointer of the first text or member name in a body that cannot be stored, with the reason; null when there is none. */
export function unstorableIn(
  node: unknown,
  pointer = "",
): { readonly pointer: string; readonly why: string } | null {
  if (typeof node === "string") {
    const why = unstorable(node);
    return why === null ? null : { pointer, why };
  }
  if (typeof node !== "object" || node === null) return null;
  for (const [name, member] of Object.entries(node)) {
    const why = unstorable(name);
    if (why !== null) return { pointer, why: `has a member whose name ${why}` };
    const found = unstorableIn(
      member,
      `${pointer}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`,
    );
    if (found !== null) return found;
  }
  return null;
}
