import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const HERE = fileURLToPath(new URL("python", import.meta.url));
const VENV = join(HERE, ".venv");
const STAMP = join(VENV, ".requirements.sha256");

/** One thread: the order of additions, and with it the last bit of a model, must not depend on the machine. */
const ONE_THREAD = { OMP_NUM_THREADS: "1", OPENBLAS_NUM_THREADS: "1", MKL_NUM_THREADS: "1" };

/** Brings the virtual environment of `requirements.txt` (exact versions, hashes); does nothing when it is current. Needs Python 3.11. */
export function ensurePython(): void {
  const wanted = createHash("sha256")
    .update(readFileSync(join(HERE, "requirements.txt")))
    .digest("hex");
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === wanted) return;
  const base = ["python3.11", "python3"].find(
    (name) =>
      spawnSync(name, ["-c", "import sys, venv; sys.exit(sys.version_info[:2] != (3, 11))"])
        .status === 0,
  );
  if (base === undefined)
    throw new Error(
      "Training needs Python 3.11 with its venv module (Debian: apt-get install python3 python3-venv).",
    );
  rmSync(VENV, { recursive: true, force: true });
  run(base, ["-m", "venv", VENV]);
  const pip = [
    "-m",
    "pip",
    "install",
    "--quiet",
    "--disable-pip-version-check",
    "--require-hashes",
    "--only-binary",
    ":all:",
  ];
  run(join(VENV, "bin/python"), [...pip, "-r", join(HERE, "requirements.txt")]);
  writeFileSync(STAMP, wanted);
}

/** Runs a module of the training project; its output is ours. Throws when it fails. */
export function python(module: string, args: readonly string[]): void {
  run(join(VENV, "bin/python"), ["-m", `njia_scoring.${module}`, ...args]);
}

function run(command: string, args: readonly string[]): void {
  const { status, error } = spawnSync(command, args, {
    cwd: HERE,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...ONE_THREAD, PYTHONHASHSEED: "0" },
  });
  if (error !== undefined) throw error;
  if (status !== 0) throw new Error(`${command} ${args[1] ?? ""} ended with ${String(status)}`);
}
