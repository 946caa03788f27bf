import { pin, urlFault, URL_FAULTS, type Outbound } from "../../outbound/target.ts";
import { Refusal } from "../shared/refusal.ts";

/** A resolver that is slower does not hold up the caller; each delivery resolves again anyway. */
const RESOLVE_MS = 2_000;

/** Refuses a URL that this server must not post to. Throws webhook_url_not_allowed, pointing at the member. */
export async function checkTargetUrl(
  outbound: Outbound,
  text: string,
  livemode: boolean,
  pointer: string,
): Promise<void> {
  const fault = urlFault(text, livemode, outbound);
  const target = fault === null ? await pin(new URL(text), livemode, outbound, RESOLVE_MS) : null;
  const code = fault ?? (target?.kind === "blocked" ? "private_address" : null);
  if (code === null) return;
  throw new Refusal({
    code: "webhook_url_not_allowed",
    detail: URL_FAULTS[code],
    errors: [{ pointer, code, message: URL_FAULTS[code] }],
  });
}
