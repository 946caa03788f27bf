/**
 * `npm run bench:sdk -- --sdk java`: this library, stripe-java, openai-java and the platform's own client in one run, against one
 * local server that answers with about 2 kB: processor time per call, start, memory, classes loaded, what has to be on the
 * class path, and the cost of decoding. Ratios compare runs of this machine; the table after them is that of the SDK's guide.
 */
import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const work = join(root, "build/bench");
const ROUNDS = 5;
const CALLS = 1500;
const DECODES = 20_000;

type Peer = { readonly name: string; readonly main: string; readonly artifact?: string };
type Figures = Readonly<Record<string, number>>;

const PEERS: readonly Peer[] = [
  { name: "njia-java", main: "BenchNjia" },
  { name: "stripe-java", main: "BenchStripe", artifact: "com.stripe:stripe-java:33.3.0" },
  { name: "openai-java", main: "BenchOpenai", artifact: "com.openai:openai-java:4.101.0" },
  { name: "java.net.http", main: "BenchJdk" },
];

const run = (command: string, args: readonly string[], cwd = root): string =>
  execFileSync(command, args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });

const jarsOf = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".jar"))
    .map((file) => join(folder, file));

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The jars of a peer with all that it needs at run time, fetched by Maven as its users do. */
function classPath(peer: Peer): readonly string[] {
  if (peer.main === "BenchNjia") return [packaged()];
  if (peer.artifact === undefined) return [];
  const folder = join(work, "peers", peer.name);
  const [group, artifact, version] = peer.artifact.split(":");
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, "pom.xml"),
    `<project><modelVersion>4.0.0</modelVersion><groupId>bench</groupId><artifactId>peer</artifactId><version>1</version>
<dependencies><dependency><groupId>${group}</groupId><artifactId>${artifact}</artifactId><version>${version}</version></dependency></dependencies></project>`,
  );
  run("mvn", ["-q", "-B", "-ntp", "dependency:copy-dependencies", "-DincludeScope=runtime", "-DoutputDirectory=."], folder);
  return jarsOf(folder);
}

/** The jar, without documentation: made by Maven if it is not there yet. */
function packaged(): string {
  const find = (): string | undefined =>
    jarsOf(join(root, "target")).find((file) => /njia-java-[\d.]+\.jar$/.test(file));
  try {
    const found = find();
    if (found !== undefined) return found;
  } catch {
    // no folder yet
  }
  run("sh", ["scripts/package.sh"]);
  const made = find();
  if (made === undefined) throw new Error("scripts/package.sh left no jar in target/");
  return made;
}

function answers(): Readonly<Record<string, string>> {
  const fixtures = readFileSync(join(root, "src/generated/resources/dev/njia/fixture/PaymentsOperations.json"), "utf8");
  const payment = (JSON.parse(fixtures) as Record<string, object>)["getPayment"] ?? {};
  const size = JSON.stringify(payment).length;
  const padded = (value: object): string => {
    const text = "x".repeat(Math.max(0, size - JSON.stringify(value).length - 30));
    return JSON.stringify({ ...value, metadata: { note: text } });
  };
  const intent = {
    id: "pi_1", object: "payment_intent", amount: 25_000, amount_received: 25_000, currency: "usd", status: "succeeded",
    created: 1_700_000_000, description: "INV-1042", livemode: false, customer: "cus_1", capture_method: "automatic",
    confirmation_method: "automatic", payment_method_types: ["card"], latest_charge: "ch_1", payment_method: "pm_1",
  };
  const completion = {
    id: "c_1", object: "chat.completion", created: 1_700_000_000, model: "m-1", system_fingerprint: "fp", service_tier: "default",
    choices: [{ index: 0, finish_reason: "stop", logprobs: null, message: { role: "assistant", content: "hello", refusal: null } }],
    usage: { prompt_tokens: 9, completion_tokens: 12, total_tokens: 21 },
  };
  return { BenchNjia: JSON.stringify(payment), BenchJdk: JSON.stringify(payment), BenchStripe: padded(intent), BenchOpenai: padded(completion) };
}

const bodies = answers();
rmSync(join(work, "classes"), { recursive: true, force: true });
mkdirSync(join(work, "classes"), { recursive: true });
const server = createServer((request, response) => {
  const path = request.url ?? "";
  const main = path.includes("payment_intents") ? "BenchStripe" : path.includes("completions") ? "BenchOpenai" : "BenchNjia";
  const body = bodies[main] ?? "{}";
  response.writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(body) }).end(body);
});
await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** Runs without blocking this process, which is the server. */
function measure(main: string, path: readonly string[], mode: string, count: number): Promise<Figures> {
  const file = join(work, `${main}.json`);
  writeFileSync(file, bodies[main] ?? "{}");
  const args = ["-cp", [join(work, "classes"), ...path].join(":"), main, mode, String(count), url, file];
  return new Promise((resolve, reject) => {
    const child = spawn("java", args, { stdio: ["ignore", "pipe", "pipe"] });
    let out = "";
    let said = "";
    child.stdout.on("data", (chunk: Buffer) => (out += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
    child.on("close", (code) => {
      const line = out.trim().split("\n").at(-1) ?? "";
      if (code === 0 && line.startsWith("{")) resolve(JSON.parse(line) as Figures);
      else reject(new Error(`${main} ${mode}: exit ${code}\n${said.slice(-2000)}`));
    });
  });
}

const found = new Map<string, Figures>();
for (const peer of PEERS) {
  const path = classPath(peer);
  const sources = [join(root, "bench/src/Harness.java"), join(root, `bench/src/${peer.main}.java`)];
  run("javac", ["-nowarn", "-proc:none", "-cp", path.join(":"), "-d", join(work, "classes"), ...sources]);
  const starts: Figures[] = [];
  for (let round = 0; round < ROUNDS; round += 1) starts.push(await measure(peer.main, path, "start", 1));
  const pick = (name: string): number => median(starts.map((figures) => figures[name] ?? Number.NaN));
  const calls = await measure(peer.main, path, "calls", CALLS);
  const decode = await measure(peer.main, path, "decode", DECODES);
  const kilobytes = path.reduce((sum, file) => sum + statSync(file).size, 0) / 1024;
  found.set(peer.name, {
    "CPU per call, us": calls["cpuUs"] ?? Number.NaN,
    "start with one call, ms": pick("startMs"),
    "CPU of that, ms": pick("cpuMs"),
    "peak memory of that, MB": Math.round(pick("rssKb") / 1024),
    "classes loaded": pick("classes"),
    "decode 2 kB and read 10 fields, us": Math.round((decode["ns"] ?? 0) / 100) / 10,
    "jars on the class path": path.length,
    "size of the jars, kB": Math.round(kilobytes),
  });
}
server.close();

const ours = found.get("njia-java") ?? {};
console.log(`Median of ${ROUNDS} starts, ${CALLS} calls after as many for warming up; ratio = peer / njia-java\n`);
console.log(`| measure | ${PEERS.map((peer) => peer.name).join(" | ")} |`);
console.log(`|---|${PEERS.map(() => "---:").join("|")}|`);
for (const name of Object.keys(ours)) {
  const cells = PEERS.map((peer) => {
    const value = found.get(peer.name)?.[name] ?? Number.NaN;
    const mine = ours[name] ?? Number.NaN;
    const isFloor = peer.main === "BenchJdk" && /decode|jars/.test(name);
    if (isFloor) return "-";
    return peer.main === "BenchNjia" ? String(value) : `${value} (${(value / mine).toFixed(2)}x)`;
  });
  console.log(`| ${name} | ${cells.join(" | ")} |`);
}

const stripe = found.get("stripe-java") ?? {};
const openai = found.get("openai-java") ?? {};
const floor = found.get("java.net.http") ?? {};
const at = (figures: Figures, name: string): number => figures[name] ?? Number.NaN;
const goals: readonly (readonly [string, string, boolean])[] = [
  ["1: one jar, nothing else", `${at(ours, "jars on the class path")} jar`, at(ours, "jars on the class path") === 1],
  ["1: jar <= 1.5 MB", `${at(ours, "size of the jars, kB")} kB`, at(ours, "size of the jars, kB") <= 1536],
  ["13: parse a 2 kB payment <= 15 us", `${at(ours, "decode 2 kB and read 10 fields, us")} us`, at(ours, "decode 2 kB and read 10 fields, us") <= 15],
  ["start no slower than stripe-java", `${at(ours, "start with one call, ms")} ms`, at(ours, "start with one call, ms") <= at(stripe, "start with one call, ms")],
  ["start no slower than openai-java", `${at(ours, "start with one call, ms")} ms`, at(ours, "start with one call, ms") <= at(openai, "start with one call, ms")],
  ["CPU per call no more than the platform's client", `${at(ours, "CPU per call, us")} us`, at(ours, "CPU per call, us") <= at(floor, "CPU per call, us")],
  ["12: generated API compiles in <= 30 s with a heap of 512 MB", ...compiled()],
];

function compiled(): readonly [string, boolean] {
  rmSync(join(work, "all"), { recursive: true, force: true });
  const list = join(work, "sources");
  writeFileSync(list, run("find", ["src/main", "src/generated", "-name", "*.java"]));
  const annotations = run("sh", ["scripts/jspecify.sh"]).trim();
  const started = performance.now();
  run("javac", ["-J-Xmx512m", "-proc:none", "-p", annotations, "-d", join(work, "all"), `@${list}`]);
  const seconds = (performance.now() - started) / 1000;
  return [`${seconds.toFixed(1)} s`, seconds <= 30];
}

console.log("\nAcceptance (numbers are those of the guide; the others are tests of `npm test -w sdks/java`)\n");
for (const [goal, value, holds] of goals) console.log(`${holds ? "pass" : "FAIL"}  ${goal.padEnd(62)} ${value}`);
