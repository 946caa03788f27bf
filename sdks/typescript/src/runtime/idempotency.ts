import { ConfigurationError } from "./errors.ts";

/** A random UUID of version 4 (RFC 9562). `randomUUID` is missing on plain-http pages, `getRandomValues` never is. */
export function newKey(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** Returns the caller's key untouched; throws {@link ConfigurationError} for one that cannot travel in a header. */
export function checkedKey(key: string): string {
  if (typeof key === "string" && /^[\x21-\x7e]{1,255}$/.test(key)) return key;
  throw new ConfigurationError(
    "idempotencyKey must be 1 to 255 visible ASCII characters, without blanks.",
  );
}
