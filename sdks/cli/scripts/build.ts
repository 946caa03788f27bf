// Builds the package in dist/package: the whole command as two files that need nothing but Node.
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type BuildOptions, type Plugin } from "esbuild";
import type { Sample } from "../src/commands/samples.ts";

/** What the command may weigh, in bytes. */
const LARGEST = 350 * 1024;
const root = fileURLToPath(new URL("..", import.meta.url));
const target = join(root, "dist/package");
const REST = "cli.cjs";
const REST_ELSEWHERE: Plugin = {
  name: "rest-elsewhere",
  setup({ onResolve }) {
    onResolve({ filter: /\/run\.ts$/ }, () => ({ path: `./${REST}`, external: true }));
  },
};

/** Builds and answers the path of the command. Throws if it has grown too large. */
async function buildPackage(): Promise<string> {
  rmSync(join(root, "dist"), { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const command = join(target, "njia.cjs");
  const common: BuildOptions = {
    absWorkingDir: root,
    bundle: true,
    minify: true,
    // Names of classes appear in messages.
    keepNames: true,
    // CommonJS, because the option parser is; modules loaded on demand stay unevaluated until then.
    format: "cjs",
    platform: "node",
    target: "node20",
    define: { NJIA_SAMPLES: JSON.stringify(readSamples()) },
  };
  // The version alone is answered without reading the rest, which costs as much as a third of starting Node.
  await build({
    ...common,
    entryPoints: ["src/main.ts"],
    outfile: command,
    plugins: [REST_ELSEWHERE],
  });
  await build({ ...common, entryPoints: ["src/run.ts"], outfile: join(target, REST) });
  chmodSync(command, 0o755);
  const size = statSync(command).size + statSync(join(target, REST)).size;
  if (size > LARGEST) throw new Error(`The command weighs ${size} bytes, more than ${LARGEST}.`);
  const own = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as Record<
    string,
    unknown
  >;
  const { name, version, description, license, engines, peerDependencies, peerDependenciesMeta } =
    own;
  const bin = { njia: "njia.cjs" };
  writeFileSync(
    join(target, "package.json"),
    `${JSON.stringify({ name, version, description, license, engines, bin, peerDependencies, peerDependenciesMeta }, null, 2)}\n`,
  );
  copyFileSync(join(root, "README.md"), join(target, "README.md"));
  copyFileSync(join(root, "../../LICENSE"), join(target, "LICENSE"));
  const commander = fileURLToPath(new URL("LICENSE", import.meta.resolve("commander")));
  writeFileSync(
    join(target, "THIRD-PARTY-LICENSES"),
    `${REST} contains commander (https://github.com/tj/commander.js):\n\n${readFileSync(commander, "utf8")}`,
  );
  return command;
}

/** The `demo` programs of the SDKs, which the start of the whole project runs. */
function readSamples(): Record<string, Sample> {
  const sdks = join(root, "..");
  const read = (folder: string, file: string, install: string, run: string): Sample => ({
    file,
    install,
    run,
    text: readFileSync(join(sdks, folder, "demo", file), "utf8"),
  });
  return {
    typescript: read("typescript", "pay.ts", "npm install @njia/sdk", "node pay.ts"),
    python: read("python", "pay.py", "pip install njia", "python3 pay.py"),
    php: read("php", "pay.php", "composer require njia/njia-php", "php pay.php"),
    go: read("go", "main.go", "go mod init demo && go get github.com/njia/njia-go/v2", "go run ."),
    java: read("java", "Demo.java", "add dev.njia:njia-java to your build", "java Demo.java"),
    ruby: read("ruby", "pay.rb", "gem install njia", "ruby pay.rb"),
  };
}

const command = await buildPackage();
console.log(`built ${command}, ${(statSync(join(target, REST)).size / 1024).toFixed(0)} kB`);
