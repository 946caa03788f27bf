/** The peers' clients at their pinned versions: installed from their registries, and how each is started. */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";

export const home = fileURLToPath(new URL(".", import.meta.url));
/** Everything installed; not committed. */
const work = join(home, ".njia");

export type Peer = {
  readonly name: string;
  readonly version: string;
  readonly command: () => readonly [string, ...string[]];
};

type Kit = {
  readonly files: readonly string[];
  /** The file that pins versions, and how a name stands in it. */
  readonly pins: string;
  readonly peers: Readonly<Record<string, RegExp>>;
  readonly install: (folder: string) => void;
  readonly command: (folder: string) => readonly [string, ...string[]];
};

function run(folder: string, command: string, ...args: readonly string[]): void {
  const done = spawnSync(command, args, { cwd: folder, encoding: "utf8", maxBuffer: 1 << 28 });
  if (done.status === 0) return;
  const said = `${done.stdout ?? ""}${done.stderr ?? ""}${done.error?.message ?? ""}`.slice(-2000);
  throw new Error(`\`${command} ${args.join(" ")}\` failed in ${folder}:\n${said}`);
}

const classpath = (folder: string): string =>
  readFileSync(join(folder, "classpath.txt"), "utf8").trim();

const kits: Readonly<Record<string, Kit>> = {
  node: {
    files: ["client.mjs", "package.json"],
    pins: "package.json",
    peers: {
      "stripe-node": /"stripe": "(.+)"/,
      "openai-node": /"openai": "(.+)"/,
      "anthropic-node": /"@anthropic-ai\/sdk": "(.+)"/,
    },
    install: (folder) => run(folder, "npm", "install", "--no-audit", "--no-fund"),
    command: (folder) => [process.execPath, join(folder, "client.mjs")],
  },
  python: {
    files: ["client.py", "requirements.txt"],
    pins: "requirements.txt",
    peers: {
      "stripe-python": /stripe==(.+)/,
      "openai-python": /openai==(.+)/,
      "anthropic-python": /anthropic==(.+)/,
    },
    install: (folder) => {
      run(folder, "python3", "-m", "venv", "venv");
      run(folder, "venv/bin/pip", "install", "-q", "--no-input", "-r", "requirements.txt");
    },
    command: (folder) => [join(folder, "venv/bin/python"), join(folder, "client.py")],
  },
  go: {
    files: ["main.go", "go.mod"],
    pins: "go.mod",
    peers: { "stripe-go": /stripe-go\/v\d+ v(.+)/, "openai-go": /openai-go\/v\d+ v(.+)/ },
    install: (folder) => {
      run(folder, "go", "mod", "tidy");
      run(folder, "go", "build", "-o", "client", ".");
    },
    command: (folder) => [join(folder, "client")],
  },
  java: {
    files: ["Client.java", "pom.xml"],
    pins: "pom.xml",
    peers: {
      "stripe-java": /stripe-java<\/artifactId>\s*<version>(.+)<\/version>/,
      "openai-java": /openai-java<\/artifactId>\s*<version>(.+)<\/version>/,
    },
    install: (folder) => {
      run(folder, "mvn", "-q", "dependency:build-classpath", "-Dmdep.outputFile=classpath.txt");
      run(folder, "javac", "-nowarn", "-cp", classpath(folder), "-d", "classes", "Client.java");
    },
    command: (folder) => ["java", "-cp", `${folder}/classes:${classpath(folder)}`, "Client"],
  },
};

/** Installs what is not there yet. A peer that cannot be installed is an error, not a gap in the table. */
function install(language: string, { files, install: make }: Kit): string {
  const folder = join(work, language);
  const source = join(home, "clients", language);
  const hash = createHash("sha256");
  for (const file of files) hash.update(readFileSync(join(source, file)));
  const wanted = hash.digest("hex");
  const mark = join(folder, "installed");
  if (existsSync(mark) && readFileSync(mark, "utf8") === wanted) return folder;
  mkdirSync(folder, { recursive: true });
  for (const file of files) cpSync(join(source, file), join(folder, file));
  console.log(`installing the ${language} clients`);
  make(folder);
  writeFileSync(mark, wanted);
  return folder;
}

export const peerNames: readonly string[] = Object.values(kits).flatMap(({ peers }) =>
  Object.keys(peers),
);

/** Those of these names, ready to be started. */
export function readyPeers(wanted: readonly string[]): readonly Peer[] {
  return Object.entries(kits).flatMap(([language, kit]) => {
    const mine = Object.entries(kit.peers).filter(([name]) => wanted.includes(name));
    if (mine.length === 0) return [];
    const pins = readFileSync(join(home, "clients", language, kit.pins), "utf8");
    const folder = install(language, kit);
    return mine.map(([name, pin]) => ({
      name,
      version: pin.exec(pins)?.[1] ?? "unknown",
      command: () => kit.command(folder),
    }));
  });
}
