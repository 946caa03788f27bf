import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LOCALES } from "../../web/widgets/shared/locales.ts";

type Text = string | Readonly<Record<string, string>>;
type Texts = Readonly<Record<string, Text>>;

/** A translation may be longer, but one that is twice as long breaks every button. */
const GROWTH = 2;
const SHORT = 24;

/**
 * Defects of the widgets' texts, one line each; English is what the others are held against. A key must be there in every language
 * with the same placeholders and exactly the plural forms that the language has, and some script must use it.
 */
export function checkLocales(folder: string): readonly string[] {
  const texts = Object.fromEntries(
    LOCALES.map((locale) => [
      locale,
      JSON.parse(readFileSync(join(folder, "locales", `${locale}.json`), "utf8")) as Texts,
    ]),
  );
  return compareLocales(texts, scriptsOf(folder));
}

/** The same for texts and scripts as they are given. */
export function compareLocales(
  texts: Readonly<Record<string, Texts>>,
  scripts: string,
): readonly string[] {
  const english = texts["en"] ?? {};
  const defects: string[] = [];
  for (const [locale, own] of Object.entries(texts)) {
    for (const key of Object.keys(own))
      if (!(key in english)) defects.push(`${locale}: "${key}" is not in en.json.`);
    for (const [key, text] of Object.entries(english)) {
      const other = own[key];
      if (other === undefined) defects.push(`${locale}: "${key}" is missing.`);
      else defects.push(...compare(locale, key, text, other));
    }
  }
  const used = usedKeys(scripts);
  for (const key of Object.keys(english))
    if (!used.exact.has(key) && !used.prefixes.some((prefix) => key.startsWith(prefix)))
      defects.push(`"${key}" is used by no script.`);
  for (const key of used.exact)
    if (used.called.has(key) && !(key in english))
      defects.push(`"${key}" is used but is in no language.`);
  return defects;
}

function compare(locale: string, key: string, english: Text, own: Text): readonly string[] {
  const at = `${locale}: "${key}"`;
  if ((typeof english === "string") !== (typeof own === "string"))
    return [`${at} counts something in one language and nothing in the other.`];
  const defects: string[] = [];
  if (typeof own !== "string") {
    const wanted = [...new Intl.PluralRules(locale).resolvedOptions().pluralCategories]
      .sort()
      .join(" ");
    const given = Object.keys(own).sort().join(" ");
    if (wanted !== given)
      defects.push(`${at} has the plural forms ${given}; the language has ${wanted}.`);
  }
  const model = placeholders(typeof english === "string" ? english : (english["other"] ?? ""));
  for (const text of typeof own === "string" ? [own] : Object.values(own)) {
    if (placeholders(text) !== model)
      defects.push(`${at} has other placeholders than English: ${text}`);
    if (text.trim() === "") defects.push(`${at} is empty.`);
  }
  const longest = (text: Text): number =>
    Math.max(
      ...(typeof text === "string" ? [text] : Object.values(text)).map(({ length }) => length),
    );
  if (longest(own) > longest(english) * GROWTH + SHORT)
    defects.push(`${at} is more than twice as long as English.`);
  return defects;
}

const placeholders = (text: string): string =>
  [...text.matchAll(/\{(\w+)\}/g)]
    .map(([, name]) => name)
    .sort()
    .join(" ");

/** Keys that scripts name: whole ones in quotes, and beginnings of those that are put together. */
function usedKeys(scripts: string): {
  readonly exact: ReadonlySet<string>;
  /** Those that are handed to `t` as they stand. */
  readonly called: ReadonlySet<string>;
  readonly prefixes: readonly string[];
} {
  const all = (pattern: RegExp): readonly string[] =>
    [...scripts.matchAll(pattern)].map(([, key]) => key ?? "");
  return {
    exact: new Set(all(/"([a-z][\w.]*)"/g)),
    called: new Set(all(/\bt\("([a-z][\w.]*)"/g)),
    prefixes: all(/\bt\(`([a-z][\w.]*[._])\$\{/g),
  };
}

function scriptsOf(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".ts"))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"))
    .join("\n");
}
