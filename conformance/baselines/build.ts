/** Makes the stock clients from the API document, with the pinned OpenAPI Generator, and compiles their drivers. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { findGuest, readPin } from "@njia/generator-longtail";
import { classes } from "../runner/error-classes.ts";
import { readOperations } from "./operations.ts";

export const home = fileURLToPath(new URL(".", import.meta.url));
const repository = join(home, "..", "..");
/** Everything built; not committed. */
export const work = join(home, ".njia");
const document = join(repository, "spec/dist/openapi.json");

export type Baseline = {
  readonly name: string;
  /** What OpenAPI Generator calls it; null for a client that is no work of it. */
  readonly generator: string | null;
  readonly options: readonly string[];
  readonly compile: (client: string) => void;
};

function run(command: string, args: readonly string[], cwd: string, env: object = {}): void {
  const done = spawnSync(command, args, {
    cwd,
    encoding: "utf8",
    env: { ...process.env, ...env },
    maxBuffer: 1 << 28,
  });
  if (done.status === 0) return;
  const said = `${done.stdout ?? ""}${done.stderr ?? ""}${done.error?.message ?? ""}`.slice(-3000);
  throw new Error(`\`${command} ${args.join(" ")}\` failed in ${cwd}:\n${said}`);
}

const version = readPin().version;

export const baselines: readonly Baseline[] = [
  { name: "fetch", generator: null, options: [], compile: () => undefined },
  {
    name: "typescript-fetch",
    generator: "typescript-fetch",
    options: [],
    compile: (client) => {
      const entry = join(client, "index.ts");
      const file = join(work, "typescript-fetch.mjs");
      const flags = ["--bundle", "--format=esm", "--platform=node", `--outfile=${file}`];
      run(join(repository, "node_modules/.bin/esbuild"), [entry, ...flags], client);
    },
  },
  {
    name: "python",
    generator: "python",
    options: [],
    compile: (client) => {
      const venv = join(work, "python-venv");
      run("python3", ["-m", "venv", venv], home);
      run(join(venv, "bin/pip"), ["install", "-q", "--no-input", client], home);
    },
  },
  {
    name: "go",
    generator: "go",
    // Without the prefix the constants of different enums collide, and the client does not compile.
    options: [
      ...["--git-user-id", "njia", "--git-repo-id", "baseline"],
      ...["--additional-properties", "enumClassPrefix=true"],
    ],
    compile: (client) => {
      const driver = join(work, "go-driver");
      cpSync(join(home, "go"), driver, { recursive: true });
      const module = "github.com/njia/baseline";
      writeFileSync(
        join(driver, "go.mod"),
        `module driver\n\ngo 1.24\n\nrequire ${module} v0.0.0\n\nreplace ${module} => ${client}\n`,
      );
      const env = { GOFLAGS: "-mod=mod" };
      // Some models use time without its import; what the client needs to compile is mended, nothing else.
      run("go", ["run", "golang.org/x/tools/cmd/goimports@v0.36.0", "-w", "."], client, env);
      run("go", ["mod", "tidy"], driver, env);
      run("go", ["build", "-o", join(work, "go-driver", "driver"), "."], driver, env);
    },
  },
  {
    name: "java",
    generator: "java",
    options: ["--library", "native"],
    compile: (client) => {
      const classes = join(work, "java-classes");
      const list = join(work, "java-classpath.txt");
      run("mvn", ["-q", "dependency:build-classpath", `-Dmdep.outputFile=${list}`], client);
      const path = readFileSync(list, "utf8").trim();
      const sources = join(work, "java-sources.txt");
      const files = [join(client, "src/main/java"), join(home, "java")].flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: "utf8" })
          .filter((file) => file.endsWith(".java"))
          .map((file) => `"${join(folder, file)}"`),
      );
      writeFileSync(sources, files.join("\n"));
      mkdirSync(classes, { recursive: true });
      run("javac", ["-parameters", "-nowarn", "-cp", path, "-d", classes, `@${sources}`], client);
    },
  },
];

/** What decides whether a client must be made anew. */
function stamp(baseline: Baseline): string {
  const hash = createHash("sha256").update(readFileSync(document)).update(version);
  hash.update(JSON.stringify([baseline.generator, baseline.options]));
  for (const file of ["go/main.go", "go/values.go", "java/Main.java", "java/Values.java"]) {
    if (file.startsWith(baseline.name) && existsSync(join(home, file)))
      hash.update(readFileSync(join(home, file)));
  }
  return hash.digest("hex");
}

/** The command that makes a client, as the report shows it. */
export const commandOf = ({ generator, options, name }: Baseline): string =>
  generator === null
    ? "hand-written"
    : [
        "openapi-generator-cli generate",
        "-g",
        generator,
        "-i openapi.json",
        "-o",
        name,
        ...options,
      ].join(" ");

/** Makes what is not there yet. Throws where a tool is missing: a baseline that cannot be built is no result. */
export function build(baseline: Baseline): void {
  mkdirSync(work, { recursive: true });
  writeFileSync(
    join(work, "operations.json"),
    JSON.stringify({ generator: version, operations: readOperations(), classes }),
  );
  const { name, generator, options } = baseline;
  const mark = join(work, `${name}.built`);
  const wanted = stamp(baseline);
  if (existsSync(mark) && readFileSync(mark, "utf8") === wanted) return;
  const client = join(work, name);
  if (generator !== null) {
    const guest = findGuest();
    if (!guest.ok)
      throw new Error(`${guest.reason}; fetch it with \`npm run longtail -- --fetch\``);
    rmSync(client, { recursive: true, force: true });
    run(
      guest.value.java,
      [
        "-Dorg.slf4j.simpleLogger.defaultLogLevel=error",
        "-jar",
        guest.value.jar,
        "generate",
        ...["-g", generator, "-i", document, "-o", client],
        "--skip-validate-spec",
        "--global-property",
        "apiTests=false,modelTests=false,apiDocs=false,modelDocs=false",
        ...options,
      ],
      home,
    );
  }
  baseline.compile(client);
  writeFileSync(mark, wanted);
}
