import { StartupRefusal } from "./refusal.ts";

/** The environment as Node gives it. An empty value counts as unset. */
export type Environment = Readonly<Record<string, string | undefined>>;

function raw(env: Environment, name: string): string | undefined {
  const value = env[name];
  return value === "" ? undefined : value;
}

/** A free text. */
export function text(env: Environment, name: string, fallback: string): string {
  return raw(env, name) ?? fallback;
}

/** A whole number inside bounds, both included. */
export function integer(
  env: Environment,
  name: string,
  bounds: { fallback: number; minimum: number; maximum: number },
): number {
  const value = raw(env, name);
  if (value === undefined) return bounds.fallback;
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < bounds.minimum || number > bounds.maximum) {
    throw new StartupRefusal(
      name,
      `"${value}" is not a whole number from ${bounds.minimum} to ${bounds.maximum}.`,
    );
  }
  return number;
}

/** `true|1` or `false|0`. */
export function flag(env: Environment, name: string, fallback: boolean): boolean {
  const value = raw(env, name);
  if (value === undefined) return fallback;
  if (value === "true" || value === "1") return true;
  if (value === "false" || value === "0") return false;
  throw new StartupRefusal(name, `"${value}" is neither true nor false.`);
}

/** One of a fixed list of words. */
export function choice<T extends string>(
  env: Environment,
  name: string,
  allowed: readonly T[],
  fallback: T,
): T {
  const value = raw(env, name);
  if (value === undefined) return fallback;
  const found = allowed.find((word) => word === value);
  if (found === undefined)
    throw new StartupRefusal(name, `"${value}" is not one of ${allowed.join(", ")}.`);
  return found;
}

/** An RFC 3339 instant with an offset. */
export function instant(env: Environment, name: string, fallback: string): Date {
  const value = raw(env, name) ?? fallback;
  const date = new Date(value);
  if (Number.isNaN(date.getTime()) || !/(Z|[+-]\d\d:\d\d)$/.test(value)) {
    throw new StartupRefusal(
      name,
      `"${value}" is not an RFC 3339 date-time with an offset, e.g. 2026-09-01T00:00:00Z.`,
    );
  }
  return date;
}

/** An http or https URL, returned without a trailing slash. */
export function httpUrl(env: Environment, name: string, fallback: string): string {
  const value = raw(env, name) ?? fallback;
  const url = URL.parse(value);
  if (url === null || (url.protocol !== "http:" && url.protocol !== "https:"))
    throw new StartupRefusal(name, `"${value}" is not an http or https URL.`);
  return value.replace(/\/+$/, "");
}

/** A PostgreSQL URL with a user and a database. The password is never repeated in an error. */
export function postgresUrl(name: string, value: string): string {
  const url = URL.parse(value);
  if (url === null || (url.protocol !== "postgres:" && url.protocol !== "postgresql:")) {
    throw new StartupRefusal(
      name,
      "is not a PostgreSQL URL. Expected postgresql://user:password@host:5432/database.",
    );
  }
  if (url.username === "")
    throw new StartupRefusal(
      name,
      "names no user. Expected postgresql://user:password@host:5432/database.",
    );
  if (url.pathname.length < 2)
    throw new StartupRefusal(
      name,
      "names no database. Expected postgresql://user:password@host:5432/database.",
    );
  return value;
}

/** A comma separated list of base64 keys of an exact length in bytes; null when unset. */
export function base64Keys(
  env: Environment,
  name: string,
  bytes: number,
): readonly string[] | null {
  const value = raw(env, name);
  if (value === undefined) return null;
  const keys = value.split(",").map((key) => key.trim());
  keys.forEach((key, index) => {
    const decoded = Buffer.from(key, "base64");
    if (
      decoded.length !== bytes ||
      decoded.toString("base64").replace(/=+$/, "") !== key.replace(/=+$/, "")
    ) {
      throw new StartupRefusal(
        name,
        `entry ${index + 1} is not base64 of exactly ${bytes} bytes (openssl rand -base64 ${bytes}).`,
      );
    }
  });
  return keys;
}
