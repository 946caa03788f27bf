import type { KeyRing } from "../../crypto/key-ring.ts";
import type { TenantScope } from "../../db/db.ts";

/** What a link in an e-mail lets its reader do, without a key. */
export type TokenPurpose = "confirm" | "unsubscribe";

const PURPOSE = "changelog link";
const CONFIRM_MS = 7 * 86_400_000;
const MAC_CHARACTERS = 32;

/** A link's token: it names tenant, mode and subscription, so that nothing must be looked up before it is proved. */
export function linkToken(
  ring: KeyRing,
  scope: TenantScope,
  subscriptionId: string,
  purpose: TokenPurpose,
  now: number,
): string {
  const until = purpose === "confirm" ? now + CONFIRM_MS : 0;
  const claim = [
    scope.tenantId,
    scope.livemode ? "live" : "test",
    subscriptionId,
    purpose,
    until,
  ].join(" ");
  const mac = ring.blindIndex(claim, PURPOSE).slice(0, MAC_CHARACTERS);
  return Buffer.from(claim).toString("base64url") + mac;
}

/** The scope that a token proves, with the end of its life (Unix ms, null: none); null when it proves nothing. */
export function readToken(
  ring: KeyRing,
  token: string,
  subscriptionId: string,
  purpose: TokenPurpose,
): { readonly scope: TenantScope; readonly until: number | null } | null {
  const mac = token.slice(-MAC_CHARACTERS);
  const claim = Buffer.from(token.slice(0, -MAC_CHARACTERS), "base64url").toString("utf8");
  const known = ring.blindIndexes(claim, PURPOSE).map((index) => index.slice(0, MAC_CHARACTERS));
  if (!known.includes(mac)) return null;
  const [tenantId = "", mode, subject, meant, until] = claim.split(" ");
  if (subject !== subscriptionId || meant !== purpose) return null;
  return {
    scope: { tenantId, livemode: mode === "live" },
    until: Number(until) === 0 ? null : Number(until),
  };
}
