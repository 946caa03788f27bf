/** Runs OpenAPI Generator on our normalised document, and hands back what it wrote. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OutputFile } from "@njia/generator-core";
import { byCodePoint } from "@njia/generator-core";
import type { Found } from "./jar.ts";
import { findJar, findJava } from "./jar.ts";
import type { GuestLanguage } from "./languages.ts";
import { optionsFor } from "./languages.ts";

export interface GuestRequest {
  readonly language: GuestLanguage;
  /** The normalised OpenAPI 3.0 document as JSON text. */
  readonly document: string;
  readonly packageName: string;
}

/** What the guest is asked for beyond its defaults: sources alone, no binaries, no tests, no stamps of time. */
const IGNORED = [
  "**/*.jar",
  "**/*.png",
  "**/gradlew*",
  ".travis.yml",
  "git_push.sh",
  "appveyor.yml",
];

/** A Java and the pinned JAR, or why the guest cannot run. */
export function findGuest(): Found<{ readonly java: string; readonly jar: string }> {
  const java = findJava();
  if (!java.ok) return java;
  const jar = findJar();
  return jar.ok ? { ok: true, value: { java: java.value, jar: jar.value } } : jar;
}

/** The guest's files in memory; throws with the end of its output if it fails. Nothing stays on disk. */
export function runGuest(
  request: GuestRequest,
  guest: { readonly java: string; readonly jar: string },
): readonly OutputFile[] {
  const { language, document, packageName } = request;
  const folder = mkdtempSync(join(tmpdir(), "njia-guest-"));
  try {
    const input = join(folder, "api.json");
    const output = join(folder, "out");
    const ignore = join(folder, "ignore");
    writeFileSync(input, document);
    writeFileSync(ignore, `${IGNORED.join("\n")}\n`);
    const run = spawnSync(
      guest.java,
      [
        "-Dfile.encoding=UTF-8",
        "-jar",
        guest.jar,
        "generate",
        ...["--generator-name", language.generator],
        ...["--input-spec", input],
        ...["--output", output],
        ...["--ignore-file-override", ignore],
        ...["--global-property", "apiTests=false,modelTests=false"],
        ...[
          "--additional-properties",
          `hideGenerationTimestamp=true,${optionsFor(language, packageName)}`,
        ],
        "--skip-validate-spec",
      ],
      { encoding: "utf8", cwd: folder, maxBuffer: 64 * 1024 * 1024 },
    );
    if (run.status !== 0) {
      const tail = `${run.stdout}\n${run.stderr}`.trim().split("\n").slice(-8).join("\n");
      throw new Error(`OpenAPI Generator failed for ${language.id}:\n${tail}`);
    }
    return readFiles(output, "");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readFiles(folder: string, prefix: string): readonly OutputFile[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  return [...entries]
    .sort((a, b) => byCodePoint(a.name, b.name))
    .flatMap((entry): readonly OutputFile[] => {
      const path = `${prefix}${entry.name}`;
      if (entry.isDirectory()) {
        return entry.name === ".openapi-generator"
          ? []
          : readFiles(join(folder, entry.name), `${path}/`);
      }
      const text = readFileSync(join(folder, entry.name), "utf8");
      return [{ path, text, ownership: "owned" }];
    });
}
