import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readReserved, spell, spellName, splitWords, toCase } from "../../src/target/naming.ts";
import { nameOf } from "../support/toy-api.ts";
import { toyNaming } from "../support/toy-target.ts";

describe("casing", () => {
  it.each([
    ["camel", "apiKeyV1"],
    ["pascal", "ApiKeyV1"],
    ["snake", "api_key_v1"],
    ["screaming", "API_KEY_V1"],
    ["kebab", "api-key-v1"],
    ["flat", "apikeyv1"],
  ] as const)("%s", (casing, expected) => {
    expect(toCase(["api", "key", "v1"], casing)).toBe(expected);
  });

  it("keeps digits of neighbouring words apart", () => {
    expect(toCase(["v1", "2"], "camel")).toBe("v1_2");
  });

  it("is the same in every locale: a dotless i never appears", () => {
    expect(toCase(["id"], "pascal")).toBe("Id");
    expect(toCase(["i"], "screaming")).toBe("I");
  });

  it.each([
    ["+1", ["plus", "1"]],
    ["-1", ["minus", "1"]],
    ["é", ["e"]],
    ["中", ["u4e2d"]],
    ["a$b", ["a", "b"]],
    ["İ", ["i"]],
  ])("spells %s in ASCII", (word, expected) => {
    expect(splitWords(word)).toEqual(expected);
  });

  it.each([
    ["createPayment", ["create", "payment"]],
    ["HTTPServer", ["http", "server"]],
    ["api_key-ID", ["api", "key", "id"]],
  ])("splits %s", (spelling, expected) => {
    expect(splitWords(spelling)).toEqual(expected);
  });
});

describe("spell", () => {
  it("rescues reserved words in exact case, leading digits and empty names", () => {
    expect(spell(["class"], "member", toyNaming)).toBe("class_");
    expect(spell(["class"], "type", toyNaming)).toBe("Class");
    expect(spell(["3ds"], "type", toyNaming)).toBe("T3ds");
    expect(spell([], "member", toyNaming)).toBe("empty");
  });

  it("takes an override of the target letter for letter and a default one as words", () => {
    const name = { ...nameOf("x"), override: { toy: "PINBlock", default: "pinBlock" } };
    expect(spellName(name, "type", toyNaming, "toy")).toBe("PINBlock");
    expect(spellName(name, "type", toyNaming, "other")).toBe("PinBlock");
  });

  it("never lets an override smuggle code in", () => {
    const name = { ...nameOf("x"), override: { toy: "a(); evil()" } };
    expect(spellName(name, "member", toyNaming, "toy")).toBe("aEvil");
  });
});

describe("readReserved", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "njia-reserved-"));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it("falls back to member and module", () => {
    for (const role of ["type", "method", "parameter", "module"]) {
      writeFileSync(join(folder, `${role}.txt`), "");
    }
    writeFileSync(join(folder, "member.txt"), "# our own\nclass\nself # receiver\n");
    const reserved = readReserved(pathToFileURL(`${folder}/`));
    expect([...reserved.constant]).toEqual(["class", "self"]);
    expect(reserved.file.size).toBe(0);
  });
});
