import { describe, expect, it } from "vitest";
import { ENTRIES } from "../../src/domain/changelog/entries.ts";
import { PROBLEMS } from "../../src/generated/problems.ts";
import { publishedDocument } from "../../src/http/published.ts";
import { readReference } from "../../web/docs/model/reference.ts";
import type { Node } from "../../web/playground/export/document.ts";
import changelog from "../../web/words/fr/changelog.json" with { type: "json" };
import errors from "../../web/words/fr/errors.json" with { type: "json" };
import fields from "../../web/words/fr/fields.json" with { type: "json" };
import operations from "../../web/words/fr/operations.json" with { type: "json" };
import { proseIn } from "../../web/words/index.ts";

describe("the French texts", () => {
  it("cover the change log", () => {
    const missing: string[] = [];
    const say = proseIn("fr", (text) => missing.push(text));
    for (const { title, description } of ENTRIES) [title, description].forEach(say);
    // Translate it in web/words/fr/changelog.json; the key is the English sentence.
    expect(missing).toEqual([]);
  });

  it("cover the catalogue of errors", () => {
    const missing: string[] = [];
    const say = proseIn("fr", (text) => missing.push(text));
    for (const { doc } of Object.values<{ readonly doc: string }>(PROBLEMS)) say(doc);
    // Translate it in web/words/fr/errors.json; the key is the English sentence.
    expect(missing).toEqual([]);
  });

  it("cover everything that the reference says of the API description", async () => {
    const document = JSON.parse((await publishedDocument()).json) as Node;
    const missing = new Set<string>();
    readReference(document, {
      locale: "fr",
      say: proseIn("fr", (text) => missing.add(text)),
      label: (limit) => limit,
    });
    // Translate it in web/words/fr: operations.json, or fields.json for members. The key is the English sentence.
    expect([...missing]).toEqual([]);
  });

  it("repeat every code of their English sentence, and are no copy of it", () => {
    const codes = (text: string): readonly string[] => [...(text.match(/`[^`]+`/g) ?? [])].sort();
    for (const [english, french] of Object.entries({
      ...operations,
      ...fields,
      ...errors,
      ...changelog,
    })) {
      expect(codes(french), english).toEqual(codes(english));
      if (english.length > 40) expect(french).not.toBe(english);
    }
  });
});
