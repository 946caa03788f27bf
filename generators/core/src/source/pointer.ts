/**
 * Places in a document are strings: a JSON Pointer (RFC 6901) for the entry document (empty, or starting with a slash),
 * `file#pointer` for any other file, with the file relative to the entry's folder (or a URL).
 */

/** Escapes one segment of a JSON Pointer. */
export function escapeSegment(segment: string): string {
  return segment.includes("~") || segment.includes("/")
    ? segment.replaceAll("~", "~0").replaceAll("/", "~1")
    : segment;
}

/** Undoes `escapeSegment`. */
export function unescapeSegment(segment: string): string {
  return segment.includes("~") ? segment.replaceAll("~1", "/").replaceAll("~0", "~") : segment;
}

/** The place of a member or item below a place. */
export function below(at: string, ...segments: readonly (string | number)[]): string {
  let place = at;
  for (const segment of segments) place += `/${escapeSegment(String(segment))}`;
  return place;
}

/** The unescaped segments of a JSON Pointer. */
export function segmentsOf(pointer: string): readonly string[] {
  return pointer === "" ? [] : pointer.slice(1).split("/").map(unescapeSegment);
}

/** Splits a place into file (empty for the entry document) and JSON Pointer. */
export function splitPlace(at: string): { readonly file: string; readonly pointer: string } {
  if (at === "" || at.startsWith("/")) return { file: "", pointer: at };
  const hash = at.indexOf("#");
  return hash < 0
    ? { file: at, pointer: "" }
    : { file: at.slice(0, hash), pointer: at.slice(hash + 1) };
}

/** The opposite of `splitPlace`. */
export function joinPlace(file: string, pointer: string): string {
  return file === "" ? pointer : `${file}#${pointer}`;
}
