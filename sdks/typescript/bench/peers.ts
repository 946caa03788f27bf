// The peers that the figures are compared with, installed in the same run, each at an exact version.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const PEERS = { stripe: "23.1.0", openai: "7.55.0" } as const;

/** A folder with the peers and our packed tarball installed; kept between runs under the same versions. */
export function installed(tarball: string): string {
  const key = Object.entries(PEERS)
    .map(([name, version]) => `${name}-${version}`)
    .join("_");
  const folder = join(tmpdir(), `njia-bench-${key}`);
  if (!existsSync(join(folder, "node_modules/openai/package.json"))) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      join(folder, "package.json"),
      JSON.stringify({ name: "bench", private: true, type: "module" }),
    );
    const names = Object.entries(PEERS).map(([name, version]) => `${name}@${version}`);
    npm(folder, names);
  }
  npm(folder, [tarball]);
  return folder;
}

function npm(folder: string, packages: readonly string[]): void {
  const args = ["install", "--no-audit", "--no-fund", "--loglevel=error", ...packages];
  execFileSync("npm", args, { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
}
