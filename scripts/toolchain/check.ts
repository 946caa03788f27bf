/**
 * Sees whether the machine has what the tests need, installs missing Debian packages when it may (root and apt-get),
 * and otherwise says exactly what is missing and exits 1: a missing tool chain must never become a silent pass.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import process from "node:process";
import { needs, type Need } from "./needs.ts";

type Finding = { readonly need: Need; readonly found: string | null };

function versionSeen(need: Need): string | null {
  for (const [command, ...args] of need.probes) {
    const run = spawnSync(command, args, { encoding: "utf8" });
    const match = need.version.exec(`${run.stdout ?? ""}${run.stderr ?? ""}`);
    const major = Number(match?.[1]);
    const minor = Number(match?.[2]);
    const [needMajor, needMinor] = need.atLeast;
    if (match && (major > needMajor || (major === needMajor && minor >= needMinor))) {
      return `${major}.${minor}`;
    }
  }
  return null;
}

const look = (): Finding[] => needs.map((need) => ({ need, found: versionSeen(need) }));

function mayInstall(): boolean {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

function install(packages: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const options = { stdio: ["ignore", "inherit", "inherit"] as ("ignore" | "inherit")[], env };
  console.log(`tool chain: installing ${packages.join(" ")}`);
  spawnSync("apt-get", ["update", "-qq"], options);
  const run = spawnSync(
    "apt-get",
    ["install", "-y", "-qq", "--no-install-recommends", ...packages],
    options,
  );
  return run.status === 0;
}

/** Returns the needs still missing after an attempt to install them; prints one line per need. */
export function ensureToolchain(): readonly Need[] {
  let findings = look();
  const absent = findings.filter((finding) => finding.found === null);
  if (absent.length > 0 && mayInstall()) {
    const packages = [...new Set(absent.flatMap((finding) => finding.need.debian))];
    if (!install(packages))
      console.error(`tool chain: apt-get could not install ${packages.join(" ")}`);
    findings = look();
  }
  for (const { need, found } of findings) {
    console.log(`tool chain: ${need.name.padEnd(18)} ${found ?? "MISSING"}`);
  }
  return findings.filter((finding) => finding.found === null).map((finding) => finding.need);
}

export function explainMissing(missing: readonly Need[]): string {
  return missing
    .map(
      (need) =>
        `${need.name} ${need.atLeast.join(".")} or newer is missing (needed by ${need.usedBy}).\n` +
        `  Debian/Ubuntu: sudo apt-get install ${need.debian.join(" ")}\n  elsewhere: ${need.elsewhere}`,
    )
    .join("\n");
}

if (import.meta.main) {
  const missing = ensureToolchain();
  if (missing.length > 0) {
    console.error(explainMissing(missing));
    process.exit(1);
  }
}
