/** What the reader entered. It lives in this module's memory; a test key may also live in the tab's session storage. */
export interface Credentials {
  readonly apiKey: string;
  readonly token: string;
  readonly refreshToken: string;
  /** RFC 3339; when the token ends. */
  readonly tokenExpiresAt: string;
}

const NONE: Credentials = { apiKey: "", token: "", refreshToken: "", tokenExpiresAt: "" };
const PLACE = "njia-test-key";
const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
let present: Credentials = NONE;
const listeners = new Set<() => void>();

try {
  const kept = sessionStorage.getItem(PLACE) ?? "";
  if (keyKind(kept) === "test") present = { ...NONE, apiKey: kept };
} catch {
  // Without storage nothing is kept.
}

export const credentials = (): Credentials => present;
export const isKept = (): boolean => present.apiKey !== "" && read() === present.apiKey;

export function changeCredentials(change: Partial<Credentials>): void {
  present = { ...present, ...change };
  for (const listener of listeners) listener();
}

export function onCredentials(listener: () => void): void {
  listeners.add(listener);
}

/** Keeps a test key until the tab is closed, or takes it away. Live keys are never kept. */
export function keepForTab(keep: boolean): void {
  try {
    if (keep && keyKind(present.apiKey) === "test") sessionStorage.setItem(PLACE, present.apiKey);
    else sessionStorage.removeItem(PLACE);
  } catch {
    // Without storage nothing is kept.
  }
}

export function forget(): void {
  keepForTab(false);
  changeCredentials(NONE);
}

export type KeyKind = "none" | "test" | "live" | "retired" | "malformed" | "mistyped";

/** What a key is by its shape and checksum, without asking anybody: 36 characters, then six of the CRC-32 of all before. */
export function keyKind(key: string): KeyKind {
  if (key === "") return "none";
  if (key.startsWith("sk_")) return "retired";
  const match = /^svc_(live|test)_[0-9A-Za-z]{42}$/.exec(key);
  if (match === null) return "malformed";
  if (base62(crc32(key.slice(0, -6))) !== key.slice(-6)) return "mistyped";
  return match[1] === "live" ? "live" : "test";
}

/** Enough of a secret to tell it from another one. */
export function masked(secret: string): string {
  return secret.length < 16 ? "…" : `${secret.slice(0, 13)}…${secret.slice(-4)}`;
}

/** A text without anything that looks like a secret. */
export function withoutSecrets(text: string): string {
  return text
    .replace(/\b(?:(?:svc|sk)_(?:test|live)_\w+|(?:svs|svr|wct)_[\w-]{8,}|whsec_[\w+/=-]+)/g, "…")
    .replace(
      /("(?:password|refreshToken|accessToken|clientToken|secret)"\s*:\s*)"[^"]*"/g,
      '$1"…"',
    );
}

function read(): string {
  try {
    return sessionStorage.getItem(PLACE) ?? "";
  } catch {
    return "";
  }
}

function base62(value: number): string {
  let rest = value;
  let text = "";
  do {
    text = (ALPHABET[rest % 62] ?? "") + text;
    rest = Math.floor(rest / 62);
  } while (rest > 0);
  return text.padStart(6, "0");
}

function crc32(text: string): number {
  let crc = 0xffffffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
