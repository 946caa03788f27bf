// What it costs to load a package: processor time in a fresh process, without the process itself.
import { execFileSync } from "node:child_process";

/** Median of milliseconds of processor time for `import(name)`, over `runs` fresh processes. */
export function importTime(folder: string, name: string, runs: number): number {
  const script = `const a=process.cpuUsage();await import(${JSON.stringify(name)});const b=process.cpuUsage(a);console.log((b.user+b.system)/1000)`;
  const once = (): number =>
    Number(
      execFileSync("node", ["--input-type=module", "-e", script], {
        cwd: folder,
        encoding: "utf8",
      }),
    );
  once();
  return median(Array.from({ length: runs }, once));
}

/** The middle of a list of numbers. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
