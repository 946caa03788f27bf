import { canonicalJson, type Json } from "./jcs.ts";
import { sha256Hex } from "./digest.ts";

/** Top-level members that never make a request different: the key itself and test-mode controls. */
const IGNORED = new Set(["idempotencyKey", "sandbox"]);

/**
 * Identity of a request under an idempotency key (domain 4.4): SHA-256 over method, path and canonical body,
 * with the retired name `amount` folded into `amountMinorUnits`, so a retry that only changed the name is the same request.
 * The body must already have been validated.
 */
export function requestFingerprint(method: string, path: string, body: Json): string {
  return sha256Hex(`${method.toUpperCase()}\n${path}\n${canonicalJson(fold(body, true))}`);
}

function fold(value: Json, top: boolean): Json {
  if (Array.isArray(value)) return value.map((item: Json) => fold(item, false));
  if (value === null || typeof value !== "object") return value;
  const folded: Record<string, Json> = {};
  for (const [name, member] of Object.entries(value)) {
    if (member === undefined || (top && IGNORED.has(name))) continue;
    if (name === "amount" && typeof member === "number") folded["amountMinorUnits"] ??= member;
    else folded[name] = fold(member, false);
  }
  return folded;
}
