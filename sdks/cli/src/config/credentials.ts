/** What `njia login` keeps per profile: in the keychain if there is one, else in a file, which never holds anything of live mode. */
import { join } from "node:path";
import { configFolder, isObject, readObject, writeObject } from "./files.ts";
import { fromKeychain, toKeychain } from "./keychain.ts";

export interface StoredSession {
  readonly accessToken: string;
  readonly expiresAt: string;
  readonly email: string;
}
export interface Stored {
  readonly apiKey: string;
  readonly session?: StoredSession;
}
type Mode = "test" | "live";

const path = (): string => join(configFolder(), "credentials.json");
const account = (profile: string, mode: Mode): string => `${profile}/${mode}`;

export function readStored(profile: string, mode: Mode): Stored | undefined {
  const kept = fromKeychain(account(profile, mode));
  const entry: unknown = kept === undefined ? readObject(path())[profile] : parsed(kept);
  return isObject(entry) && typeof entry["apiKey"] === "string"
    ? (entry as unknown as Stored)
    : undefined;
}

/** Keeps credentials and answers where; undefined if that is not possible: live ones without a keychain. */
export function writeStored(profile: string, mode: Mode, stored: Stored): string | undefined {
  if (toKeychain(account(profile, mode), JSON.stringify(stored))) {
    // What an earlier login left in the file must not outlive this one.
    if (mode === "test") writeFile(profile, undefined);
    return "keychain";
  }
  if (mode === "live") return undefined;
  writeFile(profile, stored);
  return path();
}

/** Forgets a profile in every place. */
export function removeStored(profile: string): void {
  for (const mode of ["test", "live"] as const) toKeychain(account(profile, mode), undefined);
  writeFile(profile, undefined);
}

/** Readable by its owner alone. */
function writeFile(profile: string, stored: Stored | undefined): void {
  const { [profile]: before, ...others } = readObject(path());
  if (before === undefined && stored === undefined) return;
  writeObject(path(), stored ? { ...others, [profile]: stored } : others, 0o600);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
