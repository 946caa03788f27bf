/** How each language proves that generated code compiles: its own strictest checker, by target id. */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export type Verdict = {
  readonly ok: boolean;
  /** How many complaints there are; 0 if it compiles. */
  readonly errors: number;
  /** The first of them. */
  readonly sample: readonly string[];
};

export type Compiler = {
  /** What it calls, for messages. */
  readonly tool: string;
  /** Undefined if the tool is there, otherwise what to install. */
  missing(repository: string): string | undefined;
  /** Compiles everything below `folder`; writes nothing outside it. */
  compile(folder: string, repository: string): Verdict;
};

const SAMPLE = 3;

function check(program: string, args: readonly string[], cwd: string, complaint: RegExp): Verdict {
  const run = spawnSync(program, args, { cwd, encoding: "utf8", maxBuffer: 256 * 1024 * 1024 });
  const lines = `${run.stdout}\n${run.stderr}`.split("\n").filter((line) => line.trim() !== "");
  const complaints = lines.filter((line) => complaint.test(line));
  const failed = run.status !== 0;
  const sample = (complaints.length > 0 ? complaints : lines.slice(-SAMPLE)).slice(0, SAMPLE);
  return {
    ok: !failed,
    errors: failed ? Math.max(complaints.length, 1) : 0,
    sample: failed ? sample : [],
  };
}

const isThere = (program: string, ...args: readonly string[]): boolean =>
  spawnSync(program, args, { stdio: "ignore" }).status === 0;

/** The strictest settings a user of an SDK may have, whatever the project's own file says. */
const TSCONFIG = {
  compilerOptions: {
    target: "ES2022",
    lib: ["ES2022", "DOM", "DOM.Iterable"],
    module: "NodeNext",
    moduleResolution: "NodeNext",
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noImplicitOverride: true,
    allowImportingTsExtensions: true,
    noEmit: true,
    skipLibCheck: true,
    types: ["node"],
  },
  include: ["**/*.ts"],
  exclude: ["node_modules"],
};

const typescript: Compiler = {
  tool: "tsc --strict",
  missing: (repository) =>
    existsSync(join(repository, "node_modules/.bin/tsc")) ? undefined : "npm ci brings TypeScript",
  compile(folder, repository) {
    const file = join(folder, "tsconfig.corpus.json");
    const typeRoots = [join(repository, "node_modules/@types")];
    const compilerOptions = { ...TSCONFIG.compilerOptions, typeRoots };
    writeFileSync(file, JSON.stringify({ ...TSCONFIG, compilerOptions }));
    return check(join(repository, "node_modules/.bin/tsc"), ["-p", file], folder, /error TS\d+/);
  },
};

const mypyOf = (repository: string): string => {
  const own = join(repository, "sdks/python/.venv/bin/mypy");
  return existsSync(own) ? own : (process.env["NJIA_MYPY"] ?? "mypy");
};

const python: Compiler = {
  tool: "mypy --strict",
  missing: (repository) =>
    isThere(mypyOf(repository), "--version")
      ? undefined
      : "mypy is missing: npx turbo run setup --filter @njia/sdk-python, or name one in NJIA_MYPY",
  compile(folder, repository) {
    const source = existsSync(join(folder, "src")) ? "src" : ".";
    const parsed = check("python3", ["-m", "compileall", "-q", source], folder, /Error/);
    if (!parsed.ok) return parsed;
    const options = ["--strict", "--no-error-summary", "--cache-dir", ".mypy_cache", source];
    return check(mypyOf(repository), options, folder, /: error:/);
  },
};

const go: Compiler = {
  tool: "go build, go vet, gofmt",
  missing: () => (isThere("go", "version") ? undefined : "Go is missing: apt-get install golang"),
  compile(folder) {
    const built = check("go", ["build", "./..."], folder, /^\S+\.go:\d+/);
    if (!built.ok) return built;
    const vetted = check("go", ["vet", "./..."], folder, /^\S+\.go:\d+/);
    if (!vetted.ok) return vetted;
    const run = spawnSync("gofmt", ["-l", "."], { cwd: folder, encoding: "utf8" });
    const unformatted = run.stdout.split("\n").filter((line) => line !== "");
    const ok = run.status === 0 && unformatted.length === 0;
    return {
      ok,
      errors: ok ? 0 : Math.max(unformatted.length, 1),
      sample: unformatted.slice(0, SAMPLE),
    };
  },
};

const java: Compiler = {
  tool: "javac -Xlint:all -Werror",
  missing: () =>
    isThere("javac", "-version") && isThere("mvn", "-v")
      ? undefined
      : "a JDK 17 and Maven are missing: apt-get install openjdk-17-jdk-headless maven",
  compile(folder, repository) {
    const sources = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
      file.endsWith(".java"),
    );
    const list = join(folder, "corpus-sources.txt");
    writeFileSync(list, sources.join("\n"));
    // The annotations that say what may be null: compile-time alone, fetched by Maven once.
    const script = join(repository, "sdks/java/scripts/jspecify.sh");
    const annotations = spawnSync("sh", [script], { encoding: "utf8" }).stdout.trim();
    // "removal": an example or an asynchronous twin of what the document calls deprecated names it, rightly.
    const lint = ["--release", "11", "-Xlint:all,-removal,-deprecation", "-Werror", "-proc:none"];
    const options = [...lint, "-J-Xmx512m", "-cp", annotations, "-d", "corpus-classes"];
    return check("javac", [...options, `@${list}`], folder, /: (error|warning):/);
  },
};

const php: Compiler = {
  tool: "php, every class loaded",
  missing: () =>
    isThere("php", "-r", "exit((int) !extension_loaded('curl'));")
      ? undefined
      : "PHP 8.2 with curl is missing: apt-get install php-cli php-curl php-mbstring",
  compile(folder, repository) {
    const script = join(repository, "sdks/php/tools/check-classes.php");
    return check("php", [script, folder], folder, /error:/i);
  },
};

const ruby: Compiler = {
  tool: "ruby -wc, every name loaded, rbs validate",
  missing: () =>
    isThere("ruby", "-e", "require 'rbs'; exit(RUBY_VERSION >= '3.1')")
      ? undefined
      : "Ruby 3.1 with its bundled rbs is missing: apt-get install ruby",
  compile(folder, repository) {
    const script = join(repository, "sdks/ruby/tools/check_package.rb");
    return check("ruby", [script, folder], folder, /^error:/);
  },
};

/** A new language adds one entry. */
export const COMPILERS: Readonly<Record<string, Compiler>> = {
  typescript,
  python,
  php,
  go,
  java,
  ruby,
};
