/** The languages of the community tier. */
import { readFileSync } from "node:fs";
import { splitWords, toCase } from "@njia/generator-core";
import { load } from "js-yaml";

export interface GuestLanguage {
  readonly id: string;
  /** What OpenAPI Generator calls it. */
  readonly generator: string;
  readonly options: Readonly<Record<string, string>>;
}

/** `key=value` pairs for a package name given in any casing. */
export function optionsFor(language: GuestLanguage, packageName: string): string {
  const words = splitWords(packageName);
  return Object.entries(language.options)
    .map(([key, value]) => {
      const text = value
        .replace("{package}", toCase(words, "snake"))
        .replace("{Package}", toCase(words, "pascal"));
      return `${key}=${text}`;
    })
    .join(",");
}

/** All of `languages.yaml`, in the order of the file. */
export function readLanguages(): readonly GuestLanguage[] {
  const file = new URL("../languages.yaml", import.meta.url);
  const value: unknown = load(readFileSync(file, "utf8"));
  if (!isRecord(value)) throw new Error("E-INTERNAL languages.yaml is no mapping");
  return Object.entries(value).map(([id, entry]) => {
    if (!isRecord(entry) || typeof entry["generator"] !== "string") {
      throw new Error(`E-INTERNAL languages.yaml: ${id} names no generator`);
    }
    const options = isRecord(entry["options"]) ? entry["options"] : {};
    const texts = Object.entries(options).map(([key, text]) => [key, String(text)] as const);
    return { id, generator: entry["generator"], options: Object.fromEntries(texts) };
  });
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
