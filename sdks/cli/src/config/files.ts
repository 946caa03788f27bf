/** Where settings and state live (XDG Base Directory Specification; %APPDATA% on Windows). */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { usage } from "../exit.ts";

const { env, platform } = process;

export function configFolder(): string {
  const base =
    platform === "win32" ? env["APPDATA"] : (env["XDG_CONFIG_HOME"] ?? join(homedir(), ".config"));
  return join(base ?? homedir(), "njia");
}

export function stateFolder(): string {
  const base =
    platform === "win32"
      ? env["LOCALAPPDATA"]
      : (env["XDG_STATE_HOME"] ?? join(homedir(), ".local/state"));
  return join(base ?? homedir(), "njia");
}

/** A JSON object, or an empty one when there is no such file. Throws a usage error that names a broken file. */
export function readObject(path: string): Readonly<Record<string, unknown>> {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return {};
    throw usage(
      `${path} cannot be read.`,
      "Correct its permissions, or name another with NJIA_CONFIG.",
    );
  }
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return value;
  } catch {
    // Said below.
  }
  throw usage(`${path} is not a JSON object.`, "Correct the file or remove it.");
}

/** Replaces a file as a whole; others never see half of it. `mode` is set before the content is there. */
export function writeObject(path: string, value: object, mode: number): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const next = `${path}.${process.pid}`;
  writeFileSync(next, `${JSON.stringify(value, null, 2)}\n`, { mode });
  renameSync(next, path);
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
