import { findPolicy, type FraudContext } from "../../db/queries/fraud.ts";
import { findTenant } from "../../db/queries/tenants.ts";
import { isFailure } from "../../db/failures.ts";
import type { FraudPolicyRow } from "../../db/fraud-rows.ts";
import { commit } from "../../db/unit.ts";
import { auditTrail } from "../audit/append.ts";
import { tenantNow } from "../sandbox/clock.ts";
import type { Caller } from "../shared/actor.ts";
import { refuseField } from "../shared/refusal.ts";
import type { Services } from "../shared/services.ts";
import type { FraudPolicy } from "./types.ts";

const REVIEW_AT = 60;
const BLOCK_AT = 80;
const MAX_TRIES = 5;

/** New thresholds. */
export type FraudPolicyChange = Pick<FraudPolicy, "reviewAt" | "blockAt" | "failMode">;

/** The policy in force: its own row, else the thresholds of the tenant's settings as version 1. */
export function policyOf(
  livemode: boolean,
  row: FraudPolicyRow | null,
  context: Pick<FraudContext, "settings" | "tenantCreatedAt">,
): FraudPolicy {
  const { settings, tenantCreatedAt } = context;
  if (row !== null)
    return {
      object: "fraud_policy",
      livemode,
      version: row.version,
      reviewAt: row.review_at,
      blockAt: row.block_at,
      failMode: row.fail_mode,
      createdAt: new Date(row.created_at).toISOString(),
      updatedAt: new Date(row.updated_at).toISOString(),
    };
  const blockAt = numberOf(settings["fraudBlockAt"], BLOCK_AT);
  return {
    object: "fraud_policy",
    livemode,
    version: 1,
    reviewAt: Math.min(numberOf(settings["fraudReviewAt"], REVIEW_AT), blockAt),
    blockAt,
    failMode: "review",
    createdAt: tenantCreatedAt,
    updatedAt: tenantCreatedAt,
  };
}

/** getFraudPolicy. */
export async function readPolicy(services: Services, caller: Caller): Promise<FraudPolicy> {
  const row = await findPolicy(services.db, caller);
  const tenant = await findTenant(services.db, caller.tenantId);
  return policyOf(caller.livemode, row, {
    settings: tenant?.settings ?? {},
    tenantCreatedAt: tenant?.createdAt ?? services.now().toISOString(),
  });
}

/** replaceFraudPolicy: in force for later analyses; the audit trail keeps both. Throws validation_failed when the thresholds are out of order. */
export async function replacePolicy(
  services: Services,
  caller: Caller,
  change: FraudPolicyChange,
): Promise<FraudPolicy> {
  const { reviewAt, blockAt, failMode } = change;
  if (reviewAt > blockAt)
    throw refuseField(
      "validation_failed",
      "/reviewAt",
      `reviewAt (${reviewAt}) must not be above blockAt (${blockAt}).`,
    );
  for (let tries = 1; ; tries += 1) {
    const before = await readPolicy(services, caller);
    const isFirst = (await findPolicy(services.db, caller)) === null;
    const at = (await tenantNow(services, caller)).toISOString();
    const row: FraudPolicyRow = {
      id: "policy",
      review_at: reviewAt,
      block_at: blockAt,
      fail_mode: failMode,
      version: before.version + 1,
      created_at: before.createdAt,
      updated_at: at,
    };
    const audit = await auditTrail(
      services,
      caller,
      [
        {
          action: "fraud_policy.replaced",
          resource: { type: "fraud_policy", id: caller.tenantId },
          before: { reviewAt: before.reviewAt, blockAt: before.blockAt, failMode: before.failMode },
          after: { reviewAt, blockAt, failMode },
        },
      ],
      at,
    );
    const write = { table: "fraud_policies" as const, row };
    try {
      await commit(
        services.db,
        caller,
        isFirst ? { inserts: [write], audit } : { updates: [write], audit },
        null,
      );
      return { ...before, ...change, version: row.version, updatedAt: at };
    } catch (error) {
      // Somebody else changed it, or wrote to the trail, at the same moment: look again.
      if (
        tries >= MAX_TRIES ||
        !isFailure(error, "version_conflict", "audit_conflict", "unique_violation")
      )
        throw error;
    }
  }
}

function numberOf(value: unknown, fallback: number): number {
  return typeof value === "number" ? value : fallback;
}
