import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { PROBLEMS } from "../../src/generated/problems.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** Reasons of a fraud score that share their names with codes. */
const REASONS = ["src/domain/fraud/score.ts", "src/domain/fraud/types.ts"];

/** A code of the catalogue, and the files that name it. Paths are relative to the server. */
export interface CodeCoverage {
  readonly code: string;
  readonly status: number;
  readonly sentIn: readonly string[];
  readonly testedIn: readonly string[];
}

/** Where each code of the catalogue is sent and where a test expects it, as the sources name it outside of comments. */
export function errorCoverage(): readonly CodeCoverage[] {
  const sources = literalsOf(
    "src/**/*.ts",
    (path) => path.startsWith("src/generated/") || REASONS.includes(path),
  );
  const tests = literalsOf("test/**/*.test.ts", () => false);
  const namedIn = (files: typeof sources, code: string): readonly string[] =>
    files.filter(({ literals }) => literals.has(code)).map(({ path }) => path);
  return Object.entries(PROBLEMS).map(([code, { status }]) => ({
    code,
    status,
    sentIn: namedIn(sources, code),
    testedIn: namedIn(tests, code),
  }));
}

/** Codes that the domain refuses with and the catalogue lacks, with the file. */
export function unknownCodes(): readonly string[] {
  return sourceFiles("src/**/*.ts", (path) => path.startsWith("src/generated/")).flatMap((path) =>
    [...textOf(path).matchAll(/\brefuse(?:Field)?\(\s*"([a-z_]+)"/g)]
      .map(([, code = ""]) => code)
      .filter((code) => !Object.hasOwn(PROBLEMS, code))
      .map((code) => `${code} in ${path}`),
  );
}

function literalsOf(
  pattern: string,
  leftOut: (path: string) => boolean,
): readonly { readonly path: string; readonly literals: ReadonlySet<string> }[] {
  return sourceFiles(pattern, leftOut).map((path) => ({
    path,
    literals: new Set(
      [...textOf(path).matchAll(/["']([a-z_]+)["']/g)].map(([, text = ""]) => text),
    ),
  }));
}

const sourceFiles = (pattern: string, leftOut: (path: string) => boolean): readonly string[] =>
  globSync(pattern, { cwd: ROOT })
    .filter((path) => !leftOut(path))
    .sort();

const textOf = (path: string): string =>
  readFileSync(`${ROOT}${path}`, "utf8").replaceAll(
    /\/\*[\s\S]*?\*\/|^\s*\/\/.*$|\s\/\/ .*$/gm,
    "",
  );

// `npm run coverage:errors`
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const rows = errorCoverage();
  for (const { code, status, sentIn, testedIn } of rows)
    console.log(
      `${status}  ${code.padEnd(32)} sent in ${sentIn.join(", ") || "nothing"}; tested in ${testedIn.join(", ") || "nothing"}`,
    );
  const whole = rows.filter(({ sentIn, testedIn }) => sentIn.length > 0 && testedIn.length > 0);
  console.log(`\n${whole.length} of ${rows.length} codes are sent and tested`);
}
