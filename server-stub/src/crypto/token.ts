import { randomBytes } from "node:crypto";

/** Session access, session refresh and widget client tokens. */
export type TokenPrefix = "svs" | "svr" | "wct";

/** 256 random bits as 43 base64url characters behind the prefix. Stored only as SHA-256. */
export function generateToken(prefix: TokenPrefix): string {
  return `${prefix}_${randomBytes(32).toString("base64url")}`;
}

/** Whether the text has the exact shape of such a token. */
export function isToken(text: string, prefix: TokenPrefix): boolean {
  return new RegExp(`^${prefix}_[A-Za-z0-9_-]{43}$`).test(text);
}
