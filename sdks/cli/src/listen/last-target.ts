/** Where the last listener of a profile sent events: `njia replay evt_…` sends there again. */
import { join } from "node:path";
import { readObject, stateFolder, writeObject } from "../config/files.ts";

const path = (): string => join(stateFolder(), "listen", "targets.json");

export function keepTarget(profile: string, url: string | undefined): void {
  if (url !== undefined) writeObject(path(), { ...readObject(path()), [profile]: url }, 0o600);
}

export function lastTarget(profile: string): string | undefined {
  const url = readObject(path())[profile];
  return typeof url === "string" ? url : undefined;
}
