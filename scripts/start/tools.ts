/** Tool chains of the SDKs, as a demo needs them: how to see one, and how to get it. */
import { spawnSync } from "node:child_process";

export type Tool = {
  readonly name: string;
  readonly probe: readonly [command: string, ...args: string[]];
  /** Its first group is the version; the demo runs only with this or a newer one. */
  readonly version: RegExp;
  readonly atLeast: readonly [major: number, minor: number];
  readonly howToGet: string;
};

export function toolVersion(tool: Tool): string | null {
  const [command, ...args] = tool.probe;
  const seen = spawnSync(command, args, { encoding: "utf8" });
  const match = tool.version.exec(`${seen.stdout ?? ""}${seen.stderr ?? ""}`);
  if (match === null) return null;
  const [major = 0, minor = 0] = [Number(match[1]), Number(match[2])];
  const enough = major > tool.atLeast[0] || (major === tool.atLeast[0] && minor >= tool.atLeast[1]);
  return enough ? `${major}.${minor}` : null;
}
