import type { EnquiryAnswer, ReversalSubmission } from "../connectors/connector.ts";
import { findReversalDossier } from "../db/queries/reversals.ts";
import { commit } from "../db/unit.ts";
import { toFailureCode } from "../domain/payments/failures.ts";
import { adoptOrphans } from "../domain/payments/signed-callbacks.ts";
import { caseUnit } from "../domain/reversals/case.ts";
import { completeReversal, failReversal, type ReversalEnd } from "../domain/reversals/resolve.ts";
import { commitEnd } from "../domain/reversals/settle.ts";
import { step as auditStep } from "../domain/reversals/trail.ts";
import type { ReversalDossier } from "../domain/reversals/types.ts";
import { SYSTEM, type Actor } from "../domain/shared/actor.ts";
import { enqueue, type JobPayloads } from "../domain/shared/jobs.ts";
import { ENQUIRY_LADDER_MS } from "./reconciliation.ts";
import { SKIPPED, type JobContext, type JobHandler, type JobResult } from "./handlers.ts";

/** How long an institution may think about a return (domain 3.6). */
const RETURN_WINDOW_MS = 5 * 24 * 3_600_000;

/** Asks the rail to bring the money back. That it was asked is committed first: a crash in between is cleared up by an enquiry. */
export const submitReversal: JobHandler = async (context) => {
  const { services, job, now } = context;
  const dossier = await findPending(context);
  if (dossier === null) return SKIPPED;
  const { reversal, terms } = dossier.stored;
  const wait = terms.method === "direct" ? services.mobileMoneyCallbackTimeoutMs : RETURN_WINDOW_MS;
  const at = new Date(now).toISOString();
  const asked = { rail: terms.rail, method: terms.method };
  const draft = auditStep(
    reversal,
    { actor: SYSTEM },
    "rail.reversal_submitted",
    null,
    asked,
    null,
    at,
  );
  await commit(
    services.db,
    job,
    {
      auditDrafts: [{ id: draft.id, draft, created_at: at }],
      jobs: [
        enqueue(
          "reversal.enquire",
          reversal.id,
          { reversalId: reversal.id, step: 0 },
          now + wait,
          now,
        ),
      ],
      finishedJob: context.finishedJob,
    },
    null,
  );
  const answer = await context
    .connectors(terms.rail)
    .submitReversal(submissionOf(context, dossier))
    .catch(() => ({ kind: "unknown" as const }));
  if (answer.kind === "refused") {
    const fresh = await findPending(context);
    if (fresh !== null)
      await commitEnd(services, job, refusal(fresh, answer.reason, railActor(terms.rail), now), {});
  }
  await adoptOrphans(services, reversal.id);
  services.wake();
  return { result: answer.kind, done: true };
};

/** The rail has been silent: it is asked, again and again where only it can know; a return that nobody made in five days is not coming. */
export const enquireReversal: JobHandler = async (context) => {
  const { services, job, now } = context;
  const dossier = await findPending(context);
  if (dossier === null) return SKIPPED;
  const { reversal, terms } = dossier.stored;
  const answer: EnquiryAnswer = await context
    .connectors(terms.rail)
    .enquireReversal(submissionOf(context, dossier))
    .catch(() => ({ kind: "unknown" as const }));
  const actor = railActor(terms.rail);
  switch (answer.kind) {
    case "succeeded":
      return finish(context, completeReversal(dossier, actor, null, now));
    case "failed":
      return finish(context, refusal(dossier, answer.reason, actor, now));
    case "not_executed":
      return finish(
        context,
        failReversal(dossier, "provider_error_not_executed", null, actor, now),
      );
    case "unknown":
      break;
    default:
      return answer satisfies never;
  }
  if (terms.method === "return_request")
    return finish(
      context,
      failReversal(dossier, "rail_rejected", "return_window_expired", SYSTEM, now),
    );
  const { step } = job.payload as JobPayloads["reversal.enquire"];
  const next = ENQUIRY_LADDER_MS[step + 1];
  const asked = Date.parse(reversal.createdAt) + services.mobileMoneyCallbackTimeoutMs;
  const unit =
    next === undefined
      ? caseUnit(dossier, "reversal_enquiries_exhausted", now)
      : {
          jobs: [
            enqueue(
              "reversal.enquire",
              reversal.id,
              { reversalId: reversal.id, step: step + 1 },
              asked + next,
              now,
            ),
          ],
        };
  await commit(services.db, job, { ...unit, finishedJob: context.finishedJob }, null);
  return { result: next === undefined ? "case_opened" : "unknown", done: true };
};

async function findPending({ services, job }: JobContext): Promise<ReversalDossier | null> {
  const dossier = await findReversalDossier(services.db, job, job.subject);
  return dossier?.stored.reversal.status === "pending" ? dossier : null;
}

function refusal(dossier: ReversalDossier, reason: string, actor: Actor, now: number): ReversalEnd {
  return failReversal(dossier, toFailureCode(reason) ?? "rail_rejected", reason, actor, now);
}

async function finish(context: JobContext, end: ReversalEnd): Promise<JobResult> {
  await commitEnd(context.services, context.job, end, { finishedJob: context.finishedJob });
  return { result: end.dossier.stored.reversal.status, done: true };
}

function submissionOf(context: JobContext, dossier: ReversalDossier): ReversalSubmission {
  const { reversal, terms, scenario } = dossier.stored;
  return {
    reference: reversal.id,
    rail: terms.rail,
    method: terms.method,
    amount: terms.destinationAmount,
    tenantId: context.job.tenantId,
    livemode: context.job.livemode,
    now: context.now,
    askedAt: Date.parse(reversal.createdAt),
    scenario,
    payment: dossier.payment,
  };
}

const railActor = (rail: string): Actor => ({ type: "provider", id: rail, display: rail });
