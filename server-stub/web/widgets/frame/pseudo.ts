import type { Texts } from "./texts.ts";

const MARKS: Readonly<Record<string, string>> = {
  a: "á",
  e: "ê",
  i: "ï",
  o: "ô",
  u: "ü",
  c: "ç",
  n: "ñ",
  A: "Á",
  E: "É",
  O: "Ö",
};
const GROWTH = 0.4;

/** Longer and marked texts; placeholders stay. */
export function pseudo(texts: Texts): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === "string"
        ? stretch(text)
        : Object.fromEntries(
            Object.entries(text).map(([category, one]) => [category, stretch(one)]),
          ),
    ]),
  );
}

function stretch(text: string): string {
  const marked = text.replace(/\{\w+\}|[a-zA-Z]/g, (found) => MARKS[found] ?? found);
  return `[${marked}${" ~~~~".repeat(Math.ceil((text.length * GROWTH) / 5))}]`;
}
