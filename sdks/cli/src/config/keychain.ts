/**
 * The operating system's keychain, by the package `@napi-rs/keyring` if it is installed beside the command. Without the package, or
 * where the keychain refuses (a Linux machine without a desktop), everything works as if there were none.
 */
import { realpathSync } from "node:fs";
import { createRequire } from "node:module";

interface Entry {
  getPassword(): string | null;
  setPassword(password: string): void;
  deletePassword(): boolean;
}
type Package = { readonly Entry: new (service: string, account: string) => Entry };

const SERVICE = "njia";
let loaded: Package | null | undefined;
let told = false;

/** What is kept for an account; undefined without a keychain, or when it keeps nothing. */
export function fromKeychain(account: string): string | undefined {
  return attempt(account, (entry) => entry.getPassword()) ?? undefined;
}

/** Keeps a text, or forgets it when that is undefined. False where the keychain cannot. */
export function toKeychain(account: string, text: string | undefined): boolean {
  const done = attempt(account, (entry) => {
    if (text === undefined) entry.deletePassword();
    else entry.setPassword(text);
    return true;
  });
  return done === true;
}

function attempt<T>(account: string, act: (entry: Entry) => T): T | undefined {
  const { Entry } = load() ?? {};
  if (Entry === undefined) return undefined;
  try {
    return act(new Entry(SERVICE, account));
  } catch (error) {
    if (!told) process.stderr.write(`keychain not used: ${messageOf(error)}\n`);
    told = true;
    return undefined;
  }
}

/** Loaded from where the command is installed, on first need: it is no part of the command. */
function load(): Package | null {
  if (loaded !== undefined) return loaded;
  try {
    const require = createRequire(realpathSync(process.argv[1] ?? ""));
    loaded = require("@napi-rs/keyring") as Package;
  } catch {
    loaded = null;
  }
  return loaded;
}

const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split("\n")[0] ?? "";
