/** Languages of the widgets. */
export const LOCALES = ["en", "fr", "pt", "ar", "sw"] as const;
export type Locale = (typeof LOCALES)[number];

/** The language of a tag such as `fr-CM`, or undefined for one that there is not. */
export function localeOf(tag: string | null | undefined): Locale | undefined {
  const language = tag?.toLowerCase().split("-")[0];
  return LOCALES.find((locale) => locale === language);
}
