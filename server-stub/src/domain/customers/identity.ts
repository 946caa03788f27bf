import type { EventRow } from "../../db/rows.ts";
import type { Update } from "../../db/unit.ts";
import type { KycScore } from "../kyc/types.ts";
import { newEvent, type Cause } from "../shared/events.ts";
import type { Customer, StoredCustomer } from "./types.ts";
import { changedCustomer, maskedCustomer } from "./views.ts";

const STATUS: Readonly<Record<string, Customer["kyc"]["status"]>> = {
  clear: "verified",
  attention: "pending",
  block: "rejected",
};

/** What an assessment makes of its customer: tier and status, and the event when the tier changes. A blocked one keeps its tier. */
export function assessedCustomer(
  stored: StoredCustomer | null,
  score: KycScore,
  at: string,
  cause: Cause | null,
): { readonly updates: readonly Update[]; readonly events: readonly EventRow[] } {
  if (stored === null || stored.erasedAt !== null) return { updates: [], events: [] };
  const { kyc } = stored.customer;
  const isKnown = score.decision === "clear" || score.decision === "attention";
  const tier = isKnown && score.tier > kyc.tier ? score.tier : kyc.tier;
  const { customer, update } = changedCustomer(
    stored,
    {
      kyc: {
        tier,
        status: STATUS[score.decision ?? ""] ?? "pending",
        lastScoreId: score.id,
        verifiedAt: score.decision === "clear" ? at : kyc.verifiedAt,
      },
    },
    at,
  );
  const type = tier === kyc.tier ? "customer.updated" : "customer.kyc_tier_changed";
  return {
    updates: [update],
    events: [newEvent(type, maskedCustomer(customer), at, cause, { kyc })],
  };
}
