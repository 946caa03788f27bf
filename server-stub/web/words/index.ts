import { FRENCH } from "./french.ts";
import { INTERFACE } from "./interface.ts";

export type Locale = "en" | "fr";
export const LOCALES: readonly Locale[] = ["en", "fr"];
export type Word = keyof typeof INTERFACE;

/** A word of the pages themselves. `{name}` places are filled from `values`. */
export function word(
  locale: Locale,
  key: Word,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return INTERFACE[key][locale].replace(/\{(\w+)\}/g, (_, name: string) =>
    String(values[name] ?? ""),
  );
}

/**
 * Prose of the API description in a language. The French texts are keyed by the English sentence: when a sentence changes, its
 * translation is missing instead of stale. `missing` hears of every text that has none.
 */
export function proseIn(
  locale: Locale,
  missing: (text: string) => void = () => undefined,
): (text: string) => string {
  if (locale === "en") return (text) => text;
  return (text) => {
    const key = text.replace(/\s+/g, " ").trim();
    if (key === "") return text;
    const known = FRENCH[key];
    if (known === undefined) missing(key);
    return known ?? text;
  };
}
