/** The settings of one run: flag, then `NJIA_*`, then ./njia.json, then config.json, then the default. */
import { join } from "node:path";
import { usage } from "../exit.ts";
import { readStored, type StoredSession } from "./credentials.ts";
import { configFolder, isObject, readObject } from "./files.ts";
import { readSecret } from "../input.ts";

/** Flags that every command takes. */
export interface GlobalFlags {
  readonly profile?: string;
  readonly baseUrl?: string;
  readonly apiVersion?: string;
  readonly apiKeyStdin?: boolean;
  readonly live?: boolean;
  readonly json?: boolean;
  readonly color?: boolean;
  readonly input?: boolean;
  readonly showSecrets?: boolean;
  readonly timeout?: string;
}

export interface Settings {
  readonly profile: string;
  readonly baseUrl: string;
  readonly apiVersion: string | undefined;
  readonly apiKey: string | undefined;
  readonly session: StoredSession | undefined;
  readonly live: boolean;
  /** Milliseconds for one attempt of a call. */
  readonly timeout: number | undefined;
}

export const DEFAULT_BASE_URL = "http://localhost:3000";

export async function readSettings(flags: GlobalFlags): Promise<Settings> {
  const { env } = process;
  const named = env["NJIA_CONFIG"];
  const sources = [
    readObject("njia.json"),
    readObject(named ?? join(configFolder(), "config.json")),
  ];
  const profile = flags.profile ?? env["NJIA_PROFILE"] ?? first(sources, "profile") ?? "default";
  if (!/^[A-Za-z0-9_.-]{1,40}$/.test(profile))
    throw usage(
      `"${profile}" cannot be the name of a profile.`,
      "Use up to 40 letters, digits, _ . or -.",
    );
  const inProfile = sources.map((source) => {
    const profiles = source["profiles"];
    const own = isObject(profiles) ? profiles[profile] : undefined;
    return { ...source, ...(isObject(own) ? own : {}) };
  });
  const setting = (flag: string | undefined, variable: string, name: string): string | undefined =>
    flag ?? (env[variable] || undefined) ?? first(inProfile, name);
  const given = flags.apiKeyStdin ? await readSecret("API key") : env["NJIA_API_KEY"]?.trim();
  // The keychain may ask a person, so it is asked only when it must be.
  const stored = readStored(profile, flags.live === true ? "live" : "test");
  const apiKey = given || stored?.apiKey;
  return {
    profile,
    baseUrl: setting(flags.baseUrl, "NJIA_BASE_URL", "baseUrl") ?? DEFAULT_BASE_URL,
    apiVersion: setting(flags.apiVersion, "NJIA_API_VERSION", "apiVersion"),
    apiKey,
    // A session belongs to the key that it was opened with.
    session: apiKey !== undefined && apiKey === stored?.apiKey ? stored.session : undefined,
    live: flags.live === true,
    timeout: flags.timeout === undefined ? undefined : seconds(flags.timeout),
  };
}

function seconds(text: string): number {
  const value = Number(text);
  if (/^\d+(\.\d+)?$/.test(text) && value > 0 && value <= 86_400) return value * 1000;
  throw usage(`--timeout takes seconds, not "${text}".`);
}

/** The first text of that name; any other value is a mistake worth telling. */
function first(
  sources: readonly Readonly<Record<string, unknown>>[],
  name: string,
): string | undefined {
  for (const source of sources) {
    const value = source[name];
    if (value === undefined) continue;
    if (typeof value === "string" && value !== "") return value;
    throw usage(
      `The setting ${name} in njia.json or config.json must be text.`,
      "Correct the file.",
    );
  }
  return undefined;
}
