/** What a client is set up with, from the description: its address, its credentials, the names that no log may show. */
import type { Api, AuthScheme, Name, Server } from "../ir/types.ts";
import { toCase } from "../target/naming.ts";
import { byCodePoint } from "../target/imports.ts";

/** The URL of a server with the defaults of its variables, whatever that makes. */
export function filledUrl(server: Server): string {
  return server.variables.reduce(
    (all, one) => all.replaceAll(`{${one.name}}`, one.default),
    server.url,
  );
}

/** The address of the first server, without query and fragment; empty if that is no absolute URL. */
export function baseUrlOf(api: Pick<Api, "servers">): string {
  const [server] = api.servers;
  const url = server === undefined ? "" : filledUrl(server);
  return /^https?:\/\/[^/{}]+/.test(url) && !/[{}]/.test(url) ? url.replace(/[?#].*$/, "") : "";
}

/** An option of the client that carries the credential of a scheme. */
export interface Credential<Option extends string> {
  readonly option: Option;
  readonly scheme: AuthScheme;
}

/** What a caller can prove to be, each option once: the first scheme of an option has it. */
export function credentialsOf<Option extends string>(
  api: Pick<Api, "auth">,
  optionOf: (scheme: AuthScheme) => Option,
): readonly Credential<Option>[] {
  const found = new Map<Option, AuthScheme>();
  for (const scheme of api.auth) {
    const option = optionOf(scheme);
    if (!found.has(option)) found.set(option, scheme);
  }
  return [...found].map(([option, scheme]) => ({ option, scheme }));
}

/** The words of that option: `ApiKeyAuth` -> api key, `SessionAuth` of kind bearer -> session token. */
export function credentialWords(name: Name, kind: AuthScheme["kind"]): readonly string[] {
  const own = kind === "basic" ? name.words : name.words.filter((word) => word !== "auth");
  const isToken = kind === "bearer" || kind === "oauth2" || kind === "other";
  const words =
    isToken && !own.includes("token") ? [...own.filter((word) => word !== "bearer"), "token"] : own;
  return words.length === 0 ? ["api", "key"] : words;
}

/** Where a credential travels: the place of an API key, or how the `Authorization` header begins. */
export function carrierOf(scheme: AuthScheme): "header" | "query" | "cookie" | "basic" | "bearer" {
  if (scheme.kind === "api-key") return scheme.in;
  return scheme.kind === "basic" ? "basic" : "bearer";
}

/** The wire names of all fields that hold secrets or personal data, sorted. */
export function sensitiveNames(api: Pick<Api, "types">): readonly string[] {
  const names = new Set<string>();
  for (const type of api.types) {
    if (type.kind !== "record") continue;
    for (const field of type.fields) if (field.sensitive !== "no") names.add(field.name.wire);
  }
  return [...names].sort(byCodePoint);
}

/** An environment variable of a package: `NJIA_BASE_URL`. */
export function environmentName(words: readonly string[], suffix: string): string {
  return `${toCase(words, "screaming")}_${suffix}`;
}
