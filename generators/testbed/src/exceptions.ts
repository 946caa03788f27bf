/** Accepted gaps of the corpus run, each with a reason and a day on which it stops being accepted. */
import { readFileSync } from "node:fs";
import { load } from "js-yaml";

export type Exception = {
  readonly document: string;
  readonly language: string;
  readonly reason: string;
  /** YYYY-MM-DD; from the day after, the gap fails the run. */
  readonly expires: string;
};

/** Reads the list; throws with the place of the first entry that lacks something. */
export function readExceptions(file: URL | string): readonly Exception[] {
  const value: unknown = load(readFileSync(file, "utf8"));
  if (!Array.isArray(value)) throw new Error(`${String(file)} must hold a list`);
  return value.map((entry: unknown, index) => {
    const field = (name: string): string => {
      const found =
        typeof entry === "object" && entry !== null
          ? new Map(Object.entries(entry)).get(name)
          : undefined;
      const text: unknown = found instanceof Date ? found.toISOString().slice(0, 10) : found;
      if (typeof text === "string" && text !== "") return text;
      throw new Error(`${String(file)}: entry ${index + 1} has no "${name}"`);
    };
    const expires = field("expires");
    if (!/^\d{4}-\d{2}-\d{2}$/.test(expires)) {
      throw new Error(
        `${String(file)}: entry ${index + 1} expires on "${expires}", which is no date`,
      );
    }
    return {
      document: field("document"),
      language: field("language"),
      reason: field("reason"),
      expires,
    };
  });
}

/** What the run says about one cell, given what happened and what was accepted. */
export function judge(
  passed: boolean,
  exception: Exception | undefined,
  today: string,
): { readonly ok: boolean; readonly word: string } {
  if (exception === undefined)
    return passed ? { ok: true, word: "ok" } : { ok: false, word: "FAILED" };
  if (passed) return { ok: false, word: "PASSES, remove its exception" };
  return exception.expires >= today
    ? { ok: true, word: `accepted until ${exception.expires}` }
    : { ok: false, word: `EXCEPTION EXPIRED ${exception.expires}` };
}
