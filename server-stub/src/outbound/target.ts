import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import { isLoopback, isPublicAddress } from "./address-guard.ts";

/** How this server reaches URLs that callers name. One object per process. */
export interface Outbound {
  /** Whether test mode may call this machine itself (ALLOW_LOOPBACK_WEBHOOKS). */
  readonly allowLoopback: boolean;
  /** Milliseconds from the connection's begin to the status of the answer. */
  readonly timeoutMs: number;
  /** All addresses of a host name. Rejects when there are none. */
  readonly resolve: (host: string) => Promise<readonly string[]>;
}

/** The system's resolver, and 15 seconds (domain 4.7). */
export function systemOutbound(allowLoopback: boolean): Outbound {
  return {
    allowLoopback,
    timeoutMs: 15_000,
    resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  };
}

/** Why a URL is refused before anything is sent. */
export type UrlFault =
  "url_invalid" | "credentials" | "fragment" | "scheme" | "port" | "private_address";

export const URL_FAULTS: Readonly<Record<UrlFault, string>> = {
  url_invalid: "This is no http or https URL.",
  credentials: "A URL must not hold a user or a password.",
  fragment: "A URL must not have a fragment.",
  scheme: "Use https. In test mode http works for a loopback address, where the server allows it.",
  port: "Live mode delivers to port 443 only.",
  private_address: "The host must resolve to a public address.",
};

/** Checks what the URL itself says. Null when it may be used. */
export function urlFault(text: string, livemode: boolean, outbound: Outbound): UrlFault | null {
  const url = URL.parse(text);
  if (url === null || !["http:", "https:"].includes(url.protocol)) return "url_invalid";
  if (url.username !== "" || url.password !== "") return "credentials";
  // An empty fragment leaves no trace in the parsed form.
  if (text.includes("#")) return "fragment";
  const host = hostOf(url);
  if (isIP(host) !== 0 && !isAllowed(host, livemode, outbound)) return "private_address";
  if (url.protocol === "http:" && (livemode || !outbound.allowLoopback || !mayBeLoopback(host)))
    return "scheme";
  return livemode && url.port !== "" ? "port" : null;
}

/** Whether an address may be connected to: public ones, and loopback in test mode where the server allows it. */
export function isAllowed(
  address: string,
  livemode: boolean,
  outbound: Pick<Outbound, "allowLoopback">,
): boolean {
  return isPublicAddress(address) || (!livemode && outbound.allowLoopback && isLoopback(address));
}

/** What became of a host name: the one address to connect to, or why not. */
export type Pinned =
  | { readonly kind: "pinned"; readonly address: string }
  | { readonly kind: "blocked"; readonly address: string }
  | { readonly kind: "unresolved" };

/** Resolves once. One forbidden address among several forbids them all: a later look-up could pick it. */
export async function pin(
  url: URL,
  livemode: boolean,
  outbound: Outbound,
  waitMs: number,
): Promise<Pinned> {
  const host = hostOf(url);
  const addresses =
    isIP(host) === 0
      ? await within(outbound.resolve(host), waitMs).catch(() => [] as const)
      : [host];
  const blocked = addresses.find(
    (address) =>
      !isAllowed(address, livemode, outbound) || (url.protocol === "http:" && !isLoopback(address)),
  );
  if (blocked !== undefined) return { kind: "blocked", address: blocked };
  const address = addresses[0];
  return address === undefined ? { kind: "unresolved" } : { kind: "pinned", address };
}

/** The host without the brackets of an IPv6 address. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, "");
}

function mayBeLoopback(host: string): boolean {
  return isIP(host) === 0 ? host === "localhost" || host.endsWith(".localhost") : isLoopback(host);
}

function within<T>(work: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("no answer from the resolver in time")), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
