/**
 * OpenAPI Generator as the peer: its target that comes closest to each of ours, with its own defaults, and whether what it
 * writes compiles. Its output needs libraries; a compiler that cannot get them says so instead of counting as a failure.
 */
import { spawnSync } from "node:child_process";
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findGuest } from "../../generators/longtail/src/index.ts";
import { measure, type Cost } from "./measure.ts";

/** Our language: its generator's name there. */
export const COMPARABLE: Readonly<Record<string, string>> = {
  typescript: "typescript-fetch",
  python: "python",
  php: "php",
  go: "go",
  java: "java",
  ruby: "ruby",
};

/** Runs the guest for one language; its memory is what its defaults take. */
export function generateByGuest(language: string, spec: string, out: string): Cost {
  const guest = findGuest();
  if (!guest.ok) throw new Error(`${guest.reason}; npm run longtail -- --fetch`);
  const { java, jar } = guest.value;
  const generator = COMPARABLE[language] ?? language;
  const options = ["generate", "-g", generator, "-i", spec, "-o", out, "--skip-validate-spec"];
  const quiet = "-Dorg.slf4j.simpleLogger.defaultLogLevel=error";
  return measure([java, quiet, "-jar", jar, ...options], out);
}

export type Verdict = "yes" | "no" | `no (${number})` | "libraries missing";

type Check = { readonly command: readonly string[]; readonly complaint: RegExp };

function filesOf(folder: string, ending: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(ending) && !file.startsWith("test"))
    .map((file) => join(folder, file));
}

/** The mildest check that still proves that a compiler or parser of the language accepts all of it. */
function checkFor(language: string, folder: string, repository: string): Check | undefined {
  switch (language) {
    case "typescript": {
      const compilerOptions = { target: "es2022", module: "es2022", moduleResolution: "bundler" };
      const own = { ...compilerOptions, lib: ["es2022", "dom"], noEmit: true, types: [] };
      const project = join(folder, "tsconfig.bench.json");
      writeFileSync(project, JSON.stringify({ compilerOptions: own, include: ["**/*.ts"] }));
      const tsc = join(repository, "node_modules/.bin/tsc");
      return { command: [tsc, "-p", project], complaint: /error TS/ };
    }
    case "python":
      return { command: ["python3", "-m", "compileall", "-q", folder], complaint: /SyntaxError/ };
    case "go":
      return { command: ["go", "build", "-mod=mod", "./..."], complaint: /^\S+\.go:\d+/ };
    case "java":
      return { command: ["mvn", "-q", "-DskipTests", "compile"], complaint: /ERROR.*\.java/ };
    case "php":
      return {
        command: ["sh", "-c", 'for f in "$@"; do php -l "$f" || exit 1; done', "sh"].concat(
          filesOf(folder, ".php"),
        ),
        complaint: /error:/i,
      };
    case "ruby":
      return { command: ["ruby", "-c", ...filesOf(folder, ".rb")], complaint: /error/ };
    default:
      return undefined;
  }
}

/** Whether the output of the guest compiles, with the number of complaints. */
export function compileGuest(language: string, folder: string, repository: string): Verdict {
  const check = checkFor(language, folder, repository);
  if (check === undefined) return "libraries missing";
  const [program = "", ...args] = check.command;
  const run = spawnSync(program, args, { cwd: folder, encoding: "utf8", maxBuffer: 1 << 28 });
  if (run.status === 0) return "yes";
  const lines = `${run.stdout}\n${run.stderr}`.split("\n");
  const complaints = lines.filter((line) => check.complaint.test(line)).length;
  const isOffline = lines.some((line) =>
    /dial tcp|Could not resolve|Could not transfer/.test(line),
  );
  if (complaints === 0 && isOffline) return "libraries missing";
  return complaints === 0 ? "no" : `no (${complaints})`;
}
