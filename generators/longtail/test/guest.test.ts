import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findJar, findJava, jarPlaces, readPin } from "../src/jar.ts";
import { optionsFor, readLanguages } from "../src/languages.ts";
import { runGuest } from "../src/run.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "njia-longtail-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** A program that stands for Java. */
function fakeJava(script: string): string {
  const file = join(folder, "java");
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
  return file;
}

describe("the pin", () => {
  it("has a checksum for the version", () => {
    expect(readPin()).toEqual({
      version: expect.stringMatching(/^7\.\d+\.\d+$/) as string,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    });
  });

  it("is refused without one", () => {
    writeFileSync(join(folder, "openapitools.json"), '{ "generator-cli": { "version": "7.0.0" } }');
    writeFileSync(join(folder, "jar.lock"), "7.1.0 abc\n");
    expect(() => readPin(folder)).toThrow("jar.lock");
  });

  it("prefers the JAR that the environment names", () => {
    expect(jarPlaces(readPin(), { NJIA_GENERATOR_JAR: "/x.jar" })[0]).toBe("/x.jar");
  });
});

describe("finding", () => {
  it("takes the JAR with the right bytes and no other", () => {
    const file = join(folder, "a.jar");
    const sha256 = "2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae";
    expect(findJar({ version: "7", sha256 }, [file])).toEqual({ ok: false, reason: "no JAR" });
    writeFileSync(file, "foo");
    expect(findJar({ version: "7", sha256 }, [file])).toEqual({ ok: true, value: file });
    writeFileSync(file, "bar");
    expect(findJar({ version: "7", sha256 }, [file])).toMatchObject({
      ok: false,
      reason: expect.stringContaining("not the one of jar.lock") as string,
    });
  });

  it("says that there is no Java, or that it is too old", () => {
    expect(findJava({ JAVA_HOME: folder })).toEqual({ ok: false, reason: "no Java" });
    expect(findJava({ PATH: folder })).toEqual({ ok: false, reason: "no Java" });
    fakeJava("echo 'openjdk version \"1.8.0_292\"' >&2");
    expect(findJava({ PATH: `${folder}:/bin` })).toEqual({
      ok: false,
      reason: "Java 8 is older than 11",
    });
    fakeJava("echo 'openjdk version \"21.0.1\"' >&2");
    expect(findJava({ PATH: `${folder}:/bin` })).toEqual({ ok: true, value: "java" });
  });
});

describe("languages", () => {
  it("give the package name in the casing that each wants", () => {
    const languages = new Map(readLanguages().map((item) => [item.id, item]));
    const csharp = languages.get("csharp");
    const rust = languages.get("rust");
    if (csharp === undefined || rust === undefined)
      throw new Error("languages.yaml lost a language");
    expect(optionsFor(csharp, "pet-shop")).toContain("packageName=PetShop");
    expect(optionsFor(rust, "pet-shop")).toBe("packageName=pet_shop");
  });
});

describe("the guest", () => {
  const [language] = readLanguages();
  const request = () => {
    if (language === undefined) throw new Error("languages.yaml is empty");
    return { language, document: '{"openapi":"3.0.3"}', packageName: "pets" };
  };
  // The fake finds the folder to write to after --output, and copies the document there.
  const copying = `
while [ "$#" -gt 0 ]; do
  case "$1" in --output) out="$2" ;; --input-spec) in="$2" ;; esac
  shift
done
mkdir -p "$out/src" "$out/.openapi-generator"
cp "$in" "$out/src/api.json"
echo stamp > "$out/.openapi-generator/FILES"`;

  it("gets our document and hands back its files in memory, leaving nothing on disk", () => {
    const before = readdirSync(tmpdir()).filter((name) => name.startsWith("njia-guest-"));
    const files = runGuest(request(), { java: fakeJava(copying), jar: "x.jar" });
    expect(files).toEqual([
      { path: "src/api.json", text: '{"openapi":"3.0.3"}', ownership: "owned" },
    ]);
    const after = readdirSync(tmpdir()).filter((name) => name.startsWith("njia-guest-"));
    expect(after).toEqual(before);
  });

  it("fails with the end of what it said", () => {
    const java = fakeJava("echo something broke; exit 3");
    expect(() => runGuest(request(), { java, jar: "x.jar" })).toThrow("something broke");
  });
});
