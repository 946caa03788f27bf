import { localeOf, type Locale } from "../shared/locales.ts";

/** A text with `{placeholders}`; by plural category of `count` where it counts something. */
export type Text = string | Readonly<Record<string, string>>;
export type Texts = Readonly<Record<string, Text>>;
export type Values = Readonly<Record<string, string | number>>;
/** The text of a key in the visitor's language. */
export type Translate = (key: string, values?: Values) => string;

type Loaded = { readonly default: Texts };

/** One file per language, loaded when it is needed. */
const FILES: Readonly<Record<Locale, () => Promise<Loaded>>> = {
  en: () => import("../locales/en.json"),
  fr: () => import("../locales/fr.json"),
  pt: () => import("../locales/pt.json"),
  ar: () => import("../locales/ar.json"),
  sw: () => import("../locales/sw.json"),
};

/** For people who translate: English, 40 % longer and with marks, so that what is cut off or not translatable shows. */
export const PSEUDO = "en-XA";

/** The language to show: what the page asks for, then what the widget is set to, then the browser's, then English. */
export function chooseLocale(...wanted: readonly (string | null | undefined)[]): Locale {
  for (const tag of [...wanted, ...navigator.languages]) {
    const found = localeOf(tag);
    if (found !== undefined) return found;
  }
  return "en";
}

export async function loadTexts(locale: Locale, isPseudo: boolean): Promise<Translate> {
  const { default: texts } = await FILES[locale]();
  const shown = isPseudo ? (await import("./pseudo.ts")).pseudo(texts) : texts;
  return translator(shown, locale);
}

export function translator(texts: Texts, locale: Locale): Translate {
  const plurals = new Intl.PluralRules(locale);
  return (key, values = {}) => {
    const text = texts[key];
    if (text === undefined) return key;
    const chosen =
      typeof text === "string"
        ? text
        : (text[plurals.select(Number(values["count"]))] ?? text["other"] ?? key);
    return chosen.replace(/\{(\w+)\}/g, (_whole, name: string) => String(values[name] ?? ""));
  };
}
