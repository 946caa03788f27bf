import { ConfigurationError } from "./errors.ts";

/** Headers of a call: a value, or null to leave out one that the client would send. */
export type HeaderInput = Readonly<Record<string, string | null | undefined>>;

/** Names the library owns; a caller may not set them by hand. */
const OWNED = /^(host|content-length|transfer-encoding|connection|cookie|x-retry-count)$/;

/**
 * Merges `extra` over `headers` in place, names in lower case. Throws {@link ConfigurationError}, without the value, for a
 * name or value that HTTP does not allow (line breaks would let a value become a header of its own).
 */
export function mergeHeaders(
  headers: Record<string, string>,
  extra: HeaderInput | undefined,
  owned: RegExp | undefined = OWNED,
): void {
  for (const [name, value] of Object.entries(extra ?? {})) {
    const key = name.toLowerCase();
    if (value === undefined) continue;
    if (!/^[!#$%&'*+.^_`|~0-9a-z-]+$/.test(key))
      throw new ConfigurationError(`${JSON.stringify(name)} is no header name.`);
    if (owned?.test(key)) throw new ConfigurationError(`The header ${name} is set by the library.`);
    if (value === null) Reflect.deleteProperty(headers, key);
    else headers[key] = checkedValue(name, value);
  }
}

/** Returns `value` if it can travel as a header value. */
export function checkedValue(name: string, value: string): string {
  if (typeof value === "string" && /^[\t\x20-\x7e\x80-\xff]*$/.test(value)) return value.trim();
  throw new ConfigurationError(
    `The value for ${name} holds a character that a header cannot carry (a line break, or one beyond Latin-1).`,
  );
}

interface Globals {
  readonly process?: {
    readonly versions?: Readonly<Record<string, string>>;
    readonly env?: Readonly<Record<string, string | undefined>>;
    readonly platform?: string;
    readonly arch?: string;
  };
  readonly Deno?: {
    readonly version: { readonly deno: string };
    readonly build: { readonly os: string; readonly arch: string };
  };
  readonly Bun?: { readonly version: string };
  readonly navigator?: { readonly userAgent?: string };
  readonly document?: unknown;
  readonly window?: unknown;
}
const globals = (): Globals => globalThis as unknown as Globals;

/** Whether this is a web page, where a key is readable by everybody. */
export function isBrowser(): boolean {
  const { window, document, Deno } = globals();
  return window !== undefined && document !== undefined && Deno === undefined;
}

/** An environment variable, where the runtime has such a thing and allows reading it. */
export function environment(name: string): string | undefined {
  try {
    return globals().process?.env?.[name]?.trim() || undefined;
  } catch {
    return undefined;
  }
}

/** `njia-typescript/2.4.0 (node/24.9.0; linux; x64) api/2.4.0` (contract section 12). */
export function userAgent(product: string, apiVersion: string): string {
  const { process, Deno, Bun, navigator } = globals();
  const versions = process?.versions ?? {};
  const runtime = Deno
    ? `deno/${Deno.version.deno}`
    : Bun
      ? `bun/${Bun.version}`
      : versions["node"]
        ? `node/${versions["node"]}`
        : navigator?.userAgent === "Cloudflare-Workers"
          ? "workerd/unknown"
          : `${isBrowser() ? "browser" : "other"}/unknown`;
  const os = Deno?.build.os ?? process?.platform ?? "unknown";
  const arch = Deno?.build.arch ?? process?.arch ?? "unknown";
  return `${product} (${runtime}; ${os}; ${arch}) api/${apiVersion}`;
}
