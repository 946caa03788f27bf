// The acceptance table of the SDK's design, measured: `npm run bench -w sdks/typescript`. A missed target is shown, not hidden;
// only a bench that could not run exits with an error. Rows that need no measuring are tests (`npm test`, `verify:package`).
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { pack } from "../scripts/pack.ts";
import { callTimes } from "./calls.ts";
import { declarations } from "./declarations.ts";
import { importTime } from "./imports.ts";
import { installed, PEERS } from "./peers.ts";
import { bundleSize, bundleText } from "./sizes.ts";

interface Row {
  readonly what: string;
  readonly measured: string;
  readonly target: string;
  readonly peers: string;
  readonly pass: boolean;
}

const rows: Row[] = [];
const add = (what: string, measured: string, target: string, pass: boolean, peers = ""): void => {
  rows.push({ what, measured, target, peers, pass });
};
const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const ms = (value: number): string => `${value.toFixed(2)} ms`;

const root = fileURLToPath(new URL("..", import.meta.url));
execFileSync("node", [join(root, "scripts/build.ts")], { stdio: "inherit" });
const tarball = pack();
const folder = installed(tarball);
const own = join(folder, "node_modules/@njia/sdk");

// 1. Dependencies
const manifest = JSON.parse(readFileSync(join(own, "package.json"), "utf8")) as Record<
  string,
  object | undefined
>;
const wanted = Object.keys({ ...manifest["dependencies"], ...manifest["peerDependencies"] }).length;
add("dependencies and required peers", String(wanted), "0", wanted === 0);

// 2. Bundles
const full = 'import { Njia } from "@njia/sdk"; globalThis.x = new Njia({ apiKey: "a" });';
const few =
  'import { NjiaCore } from "@njia/sdk/core"; import { Payments } from "@njia/sdk/resources/payments"; globalThis.x = new Payments(new NjiaCore({ apiKey: "a" }));';

const [code, all, one, stripe, openai] = await Promise.all([
  bundleSize(root, full.replace("@njia/sdk", "./src/index.ts"), /generated\/shapes\//),
  bundleSize(folder, full),
  bundleSize(folder, few),
  bundleSize(folder, 'import S from "stripe"; globalThis.x = new S("a");'),
  bundleSize(folder, 'import O from "openai"; globalThis.x = new O({ apiKey: "a" });'),
]);
const peers = `stripe ${kB(stripe)}, openai ${kB(openai)}`;
add("bundle, full client without shape tables", kB(code), "<= 12 kB", code <= 12_000, peers);
add(
  "bundle, full client with all shape tables",
  kB(all),
  "<= 20 kB",
  all <= 20_000,
  `${(all / stripe).toFixed(2)} x stripe, ${(all / openai).toFixed(2)} x openai`,
);
add(
  "bundle, core and one resource",
  kB(one),
  "<= 6 kB",
  one <= 6000,
  "openai: as much as everything",
);

// 3. No Node in bundles for elsewhere
for (const condition of ["browser", "workerd", "edge-light"]) {
  const text = await bundleText(folder, full, condition);
  const found = [/["']node:/, /\bBuffer\b/, /(?<![.\w])process\./].filter((pattern) =>
    pattern.test(text),
  );
  add(`Node-only words in the ${condition} bundle`, String(found.length), "0", found.length === 0);
}

// 4. Import
const [ours, theirs] = [importTime(folder, "@njia/sdk", 10), importTime(folder, "openai", 10)];
add("import, processor time", ms(ours), "<= 15 ms", ours <= 15);
add(
  "import, share of openai's",
  `${((ours / theirs) * 100).toFixed(0)} %`,
  "<= 10 %",
  ours <= theirs / 10,
  `openai ${ms(theirs)}`,
);

// 5. Declarations
const types = declarations(
  folder,
  "@njia/sdk",
  'import { Njia } from "@njia/sdk"; export const x: Njia = new Njia();',
);
const other = declarations(
  folder,
  "stripe",
  'import S from "stripe"; export const x: S = new S("a");',
);
const third = declarations(
  folder,
  "openai",
  'import O from "openai"; export const x: O = new O();',
);
add(
  "declaration files",
  String(types.files),
  "<= 60",
  types.files <= 60,
  `stripe ${other.files}, openai ${third.files}`,
);
add(
  "declaration lines",
  String(types.lines),
  "<= 20000",
  types.lines <= 20_000,
  `stripe ${other.lines}, openai ${third.lines}`,
);
add(
  "compiler memory",
  `${types.memory.toFixed(0)} MB`,
  "<= 15 MB",
  types.memory <= 15,
  `stripe ${other.memory.toFixed(0)} MB, openai ${third.memory.toFixed(0)} MB`,
);

// 6. Processor time per call
const key = '"svc_test_0a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R0WoTvp"';
const times = await callTimes(
  folder,
  {
    bare: (origin) => `const call = async () => (await fetch("${origin}/v1/payments/x")).json();`,
    fetch: (origin) =>
      `import { Njia, fetchTransport } from "@njia/sdk"; const c = new Njia({ apiKey: ${key}, baseUrl: "${origin}", transport: fetchTransport() }); const call = () => c.payments.retrieve("x");`,
    node: (origin) =>
      `import { Njia } from "@njia/sdk"; const c = new Njia({ apiKey: ${key}, baseUrl: "${origin}" }); const call = () => c.payments.retrieve("x");`,
    openai: (origin) =>
      `import O from "openai"; const c = new O({ apiKey: "a", baseURL: "${origin}/v1" }); const call = () => c.models.retrieve("x");`,
    stripe: (origin) =>
      `import S from "stripe"; const u = new URL("${origin}"); const c = new S("a", { host: u.hostname, port: u.port, protocol: "http", telemetry: false }); const call = () => c.customers.retrieve("x");`,
  },
  5,
  1500,
);
const { bare = 0, fetch = 0, node = 0, stripe: stripeTime = 0, openai: openaiTime = 0 } = times;
add(
  "processor time per call, fetch beyond bare fetch",
  ms(fetch - bare),
  "<= 0.25 ms",
  fetch - bare <= 0.25,
  `bare fetch ${ms(bare)}, openai +${ms(openaiTime - bare)}`,
);
add(
  "processor time per call, node:http",
  ms(node),
  "<= stripe",
  node <= stripeTime,
  `stripe ${ms(stripeTime)}`,
);

// 7. Installed size
const unpacked = folderSize(own);
add(
  "unpacked",
  `${(unpacked / 1e6).toFixed(2)} MB`,
  "<= 2 MB",
  unpacked <= 2e6,
  `stripe ${(folderSize(join(folder, "node_modules/stripe")) / 1e6).toFixed(1)} MB, openai ${(folderSize(join(folder, "node_modules/openai")) / 1e6).toFixed(1)} MB`,
);

console.log(
  `\npeers: ${Object.entries(PEERS)
    .map((pair) => pair.join(" "))
    .join(", ")}; Node ${process.version}\n`,
);
console.log("| measured | value | target | | peers in the same run |\n|---|---|---|---|---|");
for (const row of rows)
  console.log(
    `| ${row.what} | ${row.measured} | ${row.target} | ${row.pass ? "pass" : "MISSED"} | ${row.peers} |`,
  );
console.log(`\n${rows.filter((row) => row.pass).length} of ${rows.length} targets met`);

function folderSize(path: string): number {
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}
