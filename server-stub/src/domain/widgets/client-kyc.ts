import type { Unit } from "../../db/unit.ts";
import type { CommandAnswer, RequestKey } from "../idempotency/command.ts";
import { createKycScore } from "../kyc/commands.ts";
import type { KycScore, KycScoreRequest } from "../kyc/types.ts";
import type { Caller } from "../shared/actor.ts";
import { causedBy } from "../shared/events.ts";
import { enqueue } from "../shared/jobs.ts";
import { refuse, refuseField } from "../shared/refusal.ts";
import type { Services } from "../shared/services.ts";
import { forVisitor, ownKey } from "./client-key.ts";
import { scoreOf } from "./end.ts";
import { SessionSteps } from "./sessions.ts";
import { readSession, requireKind, type Visitor } from "./visitor.ts";

/** The body of createClientKyc after schema validation. */
export type ClientKycRequest = Omit<KycScoreRequest, "customerId" | "checks">;

/** An assessment as far as its visitor may see it. */
export interface ClientKyc {
  readonly object: "client_kyc";
  readonly id: string;
  readonly livemode: boolean;
  readonly status: KycScore["status"];
  readonly decision: KycScore["decision"];
  readonly tier: KycScore["tier"];
  readonly reasons: readonly string[];
  readonly missingForNextTier: KycScore["missingForNextTier"];
  readonly createdAt: string;
  readonly completedAt: string | null;
}

const MAX_REASONS = 20;

/**
 * createClientKyc: the widget's assessment with what the visitor gave; a session yields one. A widget with a customer verifies that
 * customer: a visitor must not lift somebody else with their own papers.
 * Throws invalid_state_transition, what createKycScore throws, origin_not_allowed, widget_token_invalid, idempotency_*.
 */
export function createClientKyc(
  services: Services,
  caller: Caller,
  visitor: Visitor,
  body: ClientKycRequest,
  key: RequestKey | null,
  render: (kyc: ClientKyc) => string,
): Promise<CommandAnswer> {
  return forVisitor(async () => {
    requireKind(visitor, "kyc");
    const { customerId, config } = visitor.setting;
    if (customerId === null && body.subject === undefined)
      throw refuseField("validation_failed", "/subject", "Say who is to be verified.");
    if (customerId !== null && body.subject !== undefined)
      throw refuseField(
        "validation_failed",
        "/subject",
        "This widget verifies a customer who is known; leave subject out.",
      );
    const request: KycScoreRequest = {
      ...body,
      ...(customerId === null ? {} : { customerId }),
      ...(config.checks === null ? {} : { checks: config.checks }),
    };
    return createKycScore(
      services,
      caller,
      request,
      key === null ? null : ownKey(visitor, key),
      (score) => render(kycView(score)),
      {
        widgetSessionId: visitor.sessionId,
        beside: (now) => beginAssessment(services, caller, visitor, key, now),
      },
    );
  });
}

async function beginAssessment(
  services: Services,
  caller: Caller,
  visitor: Visitor,
  key: RequestKey | null,
  now: number,
): Promise<(score: KycScore) => Pick<Unit, "updates" | "events" | "jobs">> {
  const stored = await readSession(services, visitor, now);
  const last = await scoreOf(services.db, visitor, stored);
  if (last !== null && last.status !== "error")
    throw refuse(
      "invalid_state_transition",
      "This session has an assessment that is finished or still under way.",
      { from: last.status, to: "created", resource: { type: "kyc_score", id: last.id } },
    );
  return (score) => {
    const steps = new SessionSteps(stored, now, causedBy(caller, key?.key ?? null));
    const { sessionId } = visitor;
    steps.open();
    steps.note({ kycScoreId: score.id });
    const isDone = score.status === "completed";
    return {
      ...steps.unit(),
      jobs: isDone ? [enqueue("widget_session.settle", sessionId, { sessionId }, now, now)] : [],
    };
  };
}

/** An assessment without what is none of the visitor's business: scores, matches, screening. */
export function kycView(score: KycScore): ClientKyc {
  const { id, livemode, status, decision, tier, checks } = score;
  const failed = checks.filter(({ result }) => result === "failed" || result === "attention");
  return {
    object: "client_kyc",
    id,
    livemode,
    status,
    decision,
    tier,
    reasons: [...new Set(failed.flatMap(({ reasons }) => reasons))].slice(0, MAX_REASONS),
    missingForNextTier: score.missingForNextTier,
    createdAt: score.createdAt,
    completedAt: score.completedAt,
  };
}
