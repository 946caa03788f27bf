/** What `njia login` keeps per profile. Only test mode reaches the disk. */
import { join } from "node:path";
import { configFolder, isObject, readObject, writeObject } from "./files.ts";

export interface StoredSession {
  readonly accessToken: string;
  readonly expiresAt: string;
  readonly email: string;
}
export interface Stored {
  readonly apiKey: string;
  readonly session?: StoredSession;
}

const path = (): string => join(configFolder(), "credentials.json");

export function readStored(profile: string): Stored | undefined {
  const entry = readObject(path())[profile];
  return isObject(entry) && typeof entry["apiKey"] === "string"
    ? (entry as unknown as Stored)
    : undefined;
}

/** Keeps credentials, readable by their owner alone; undefined removes them. Answers the file. */
export function writeStored(profile: string, stored: Stored | undefined): string {
  const { [profile]: _, ...others } = readObject(path());
  writeObject(path(), stored ? { ...others, [profile]: stored } : others, 0o600);
  return path();
}
