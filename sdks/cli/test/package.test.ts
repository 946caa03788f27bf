import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { pack } from "../scripts/pack.ts";
import manifest from "../package.json" with { type: "json" };

it("runs through npx from its packed tarball, in an empty folder, and drags nothing in", () => {
  const folder = mkdtempSync(join(tmpdir(), "njia-npx-"));
  try {
    const tarball = pack();
    const npm = (command: string, ...args: string[]): string =>
      execFileSync(command, args, {
        cwd: folder,
        encoding: "utf8",
        env: {
          ...process.env,
          npm_config_cache: join(folder, "cache"),
          npm_config_update_notifier: "false",
        },
      });
    expect(npm("npx", "--offline", "--yes", `--package=${tarball}`, "njia", "version")).toBe(
      `${manifest.version}\n`,
    );
    npm("npm", "install", "--offline", "--no-audit", "--no-fund", "--silent", tarball);
    const lock = JSON.parse(readFileSync(join(folder, "package-lock.json"), "utf8")) as {
      packages: object;
    };
    expect(Object.keys(lock.packages).filter(Boolean)).toEqual(["node_modules/@njia/cli"]);
    expect(readdirSync(join(folder, "node_modules/@njia/cli")).sort()).toEqual(
      [
        "LICENSE",
        "README.md",
        "THIRD-PARTY-LICENSES",
        "cli.cjs",
        "njia.cjs",
        "package.json",
      ].sort(),
    );
    expect(npm("node_modules/.bin/njia", "--help")).toContain("Usage: njia");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
