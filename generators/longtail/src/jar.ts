/** Finds the exact JAR of OpenAPI Generator and a Java to run it; never takes another one. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const FOLDER = fileURLToPath(new URL("../", import.meta.url));
const LEAST_JAVA = 11;

export interface Pin {
  readonly version: string;
  readonly sha256: string;
}

/** The version of `openapitools.json` with its checksum of `jar.lock`. */
export function readPin(folder: string = FOLDER): Pin {
  const config = readFileSync(join(folder, "openapitools.json"), "utf8");
  const version = /"version":\s*"([^"]+)"/.exec(config)?.[1];
  const lines = readFileSync(join(folder, "jar.lock"), "utf8").split("\n");
  const sha256 = lines.find((line) => line.startsWith(`${version ?? ""} `))?.split(" ")[1];
  if (version === undefined || sha256 === undefined) {
    throw new Error("E-INTERNAL jar.lock has no checksum for the version of openapitools.json");
  }
  return { version, sha256 };
}

/** Where the JAR may be: named by NJIA_GENERATOR_JAR, fetched by us, or in the local Maven repository. */
export function jarPlaces(
  { version }: Pin,
  env: NodeJS.ProcessEnv = process.env,
): readonly string[] {
  const name = `openapi-generator-cli-${version}.jar`;
  const named = env["NJIA_GENERATOR_JAR"];
  const maven = join(
    homedir(),
    ".m2/repository/org/openapitools/openapi-generator-cli",
    version,
    name,
  );
  return [...(named === undefined ? [] : [named]), fetchedJar(version), maven];
}

const fetchedJar = (version: string): string =>
  join(FOLDER, ".njia", `openapi-generator-cli-${version}.jar`);

export type Found<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly reason: string };

/** The first JAR whose bytes have the pinned checksum. */
export function findJar(pin: Pin = readPin(), places = jarPlaces(pin)): Found<string> {
  const present = places.filter((place) => existsSync(place));
  const genuine = present.find((place) => sha256Of(readFileSync(place)) === pin.sha256);
  if (genuine !== undefined) return { ok: true, value: genuine };
  return present.length === 0
    ? { ok: false, reason: "no JAR" }
    : { ok: false, reason: `the JAR at ${present.join(", ")} is not the one of jar.lock` };
}

/** The Java of JAVA_HOME or of the path, if it is new enough. */
export function findJava(env: NodeJS.ProcessEnv = process.env): Found<string> {
  const home = env["JAVA_HOME"];
  const program = home === undefined ? "java" : join(home, "bin", "java");
  const { status, stderr } = spawnSync(program, ["-version"], { encoding: "utf8", env });
  if (status !== 0) return { ok: false, reason: "no Java" };
  const major = Number(/version "(?:1\.)?(\d+)/.exec(stderr)?.[1] ?? "0");
  return major >= LEAST_JAVA
    ? { ok: true, value: program }
    : { ok: false, reason: `Java ${major} is older than ${LEAST_JAVA}` };
}

/** Downloads the pinned JAR from Maven Central beside this package; throws if the bytes are not the pinned ones. */
export async function fetchJar(pin: Pin = readPin()): Promise<string> {
  const { version, sha256 } = pin;
  const path = `org/openapitools/openapi-generator-cli/${version}/openapi-generator-cli-${version}.jar`;
  const response = await fetch(`https://repo1.maven.org/maven2/${path}`);
  if (!response.ok) throw new Error(`Maven Central answered ${response.status} for ${path}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (sha256Of(bytes) !== sha256) throw new Error(`${path} does not have the checksum of jar.lock`);
  const file = fetchedJar(version);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, bytes);
  renameSync(`${file}.part`, file);
  return file;
}

const sha256Of = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");
