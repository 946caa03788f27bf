/** What a program costs, as the kernel counts it: processor time of it and its children, and the largest of them in memory. */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export type Cost = {
  readonly ok: boolean;
  readonly cpuSeconds: number;
  readonly wallSeconds: number;
  readonly megabytes: number;
  /** The end of what it printed. */
  readonly said: string;
};

// Node does not tell what a child has used; Python's standard library does. ru_maxrss is kilobytes on Linux, bytes on macOS.
const WRAPPER = `
import json, resource, subprocess, sys, time
start = time.monotonic()
done = subprocess.run(sys.argv[1:], stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
used = resource.getrusage(resource.RUSAGE_CHILDREN)
unit = 1 if sys.platform == "darwin" else 1024
print(json.dumps({
    "ok": done.returncode == 0,
    "cpuSeconds": used.ru_utime + used.ru_stime,
    "wallSeconds": time.monotonic() - start,
    "megabytes": used.ru_maxrss * unit / 1e6,
    "said": done.stdout.decode(errors="replace")[-1500:],
}))`;

/** Runs a program to its end; throws only if Python is missing. */
export function measure(command: readonly string[], cwd: string): Cost {
  const run = spawnSync("python3", ["-c", WRAPPER, ...command], { cwd, encoding: "utf8" });
  if (run.status !== 0) throw new Error(`python3 measures, and failed: ${run.stderr}`);
  return JSON.parse(run.stdout) as Cost;
}

export type Size = { readonly files: number; readonly lines: number };

/** Files and lines below a folder; folders that begin with a dot and what compilers leave there do not count. */
export function sizeOf(folder: string): Size {
  let files = 0;
  let lines = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.name.startsWith(".") || entry.name === "node_modules") continue;
    if (entry.isDirectory()) {
      const inner = sizeOf(path);
      files += inner.files;
      lines += inner.lines;
    } else {
      files += 1;
      lines += readFileSync(path, "latin1").split("\n").length - 1;
    }
  }
  return { files, lines };
}
