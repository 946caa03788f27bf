import {
  identitySimulator,
  type IdentityAnswer,
  type IdentityProvider,
  type IdentityQuestion,
} from "../../connectors/identity.ts";
import { findIdentityRow, seenWithOthers } from "../../db/queries/identity.ts";
import type { KycCheckRow, KycScoreRow } from "../../db/identity-rows.ts";
import type { TenantScope } from "../../db/db.ts";
import type { Unit } from "../../db/unit.ts";
import { auditTrail } from "../audit/append.ts";
import { requireConsent } from "../consent/consent.ts";
import type { CommandAnswer, RequestKey } from "../idempotency/command.ts";
import { simpleCommand } from "../idempotency/simple.ts";
import type { Caller } from "../shared/actor.ts";
import { causedBy, newEvent, type Cause } from "../shared/events.ts";
import { enqueue } from "../shared/jobs.ts";
import { findCustomer } from "../../db/queries/customers.ts";
import type { KycTier } from "../reference/tiers.ts";
import { assessedCustomer } from "../customers/identity.ts";
import type { StoredCustomer } from "../customers/types.ts";
import { FaultMet, throughFaults } from "../sandbox/faults.ts";
import { notFound, refuse, refuseField, Refusal } from "../shared/refusal.ts";
import type { Services } from "../shared/services.ts";
import { newId } from "../shared/typeid.ts";
import { assess, limitsOf, missingFor, tierOf } from "./assess.ts";
import { checkIdentity, maskNumber, readOrder, requireProvider } from "./order.ts";
import type {
  Assessment,
  KycCheck,
  KycDecision,
  KycOrder,
  KycScore,
  KycScoreRequest,
  KycSubject,
} from "./types.ts";

/** An assessment with what it becomes when the authority has answered, and where it applies. */
export interface StoredScore {
  readonly score: KycScore;
  readonly pending: Assessment | null;
  readonly country: string;
  /** The tier that the business wants to reach. */
  readonly requestedTier?: KycTier;
  /** The visit to a widget that it comes from. */
  readonly widgetSessionId?: string;
}

/** An assessment that a visitor of a widget asked for. */
export interface Visit {
  readonly widgetSessionId: string;
  /** Refuses, or tells what else is written with the assessment; asked again whenever it is decided on again. */
  readonly beside: (
    now: number,
  ) => Promise<(score: KycScore) => Pick<Unit, "updates" | "events" | "jobs">>;
}

/** A check with what it becomes. */
export interface StoredCheck {
  readonly check: KycCheck;
  readonly pending: Pick<KycCheck, "status" | "matched"> | null;
}

const VALID_MS = 365 * 24 * 3_600_000;
const SUNSET = "2027-06-01T00:00:00.000Z";
const RETRY_SECONDS = 30;
const provider: IdentityProvider = identitySimulator;

/**
 * createKycScore: 200 with the finished assessment, 202 while the authority still works. Pictures and numbers are looked at and let go.
 * Throws consent_required, resource_not_found, kyc_identity_type_unsupported, validation_failed, identity_provider_unavailable.
 */
export function createKycScore(
  services: Services,
  caller: Caller,
  request: KycScoreRequest,
  key: RequestKey | null,
  render: (score: KycScore) => string,
  visit: Visit | null = null,
): Promise<CommandAnswer> {
  return simpleCommand(services, caller, key, async (now) => {
    const besides = await visit?.beside(now.getTime());
    const consent = requireConsent(request.consent, "identity_verification", now.getTime());
    const { customerId = null } = request;
    const customer =
      customerId === null ? null : await findCustomer(services.db, caller, customerId);
    if (customerId !== null && (customer === null || customer.erasedAt !== null))
      throw notFound("customer", customerId);
    const subject = request.subject ?? subjectOf(customer);
    const order = readOrder(request, subject);
    const { assessment, later, keys } = await ask(services, caller, order, now.getTime());
    const at = now.toISOString();
    const processing: KycScore = {
      id: newId("kys"),
      object: "kyc_score",
      livemode: caller.livemode,
      createdAt: at,
      updatedAt: at,
      version: 1,
      status: "processing",
      ...UNKNOWN,
      tierLimits: limitsOf("tier_0", subject.country),
      identity:
        order.identity === null
          ? null
          : {
              country: order.identity.country,
              type: order.identity.type,
              numberMasked: maskNumber(order.identity.number),
              authority: provider.authorityOf(order.identity.country),
            },
      provider: { id: provider.id, simulated: provider.simulated },
      customerId,
      consent,
      validUntil: null,
      review: null,
      completedAt: null,
    };
    const isLater = later !== null;
    const score = isLater
      ? processing
      : { ...completed(processing, assessment, at), version: 1, createdAt: at };
    const stored: StoredScore = {
      score,
      pending: isLater ? assessment : null,
      country: subject.country,
      ...(request.requestedTier === undefined ? {} : { requestedTier: request.requestedTier }),
      ...(visit === null ? {} : { widgetSessionId: visit.widgetSessionId }),
    };
    const more = besides?.(score) ?? {};
    const row = scoreRow(stored, keys);
    const cause = causedBy(caller, key?.key ?? null);
    const assessed = assessedCustomer(customer, score, at, cause);
    return {
      unit: {
        inserts: [{ table: "kyc_scores", row }],
        updates: [...assessed.updates, ...(more.updates ?? [])],
        events: [...scoreEvents(score, cause), ...assessed.events, ...(more.events ?? [])],
        followUps: more.jobs ?? [],
        jobs: isLater
          ? [
              enqueue(
                "kyc.complete",
                score.id,
                { id: score.id },
                now.getTime() + later * 1000,
                now.getTime(),
              ),
            ]
          : [],
      },
      status: isLater ? 202 : 200,
      body: render(score),
      resource: { type: "kyc_score", id: score.id },
    };
  });
}

/** A customer as the person to verify. Throws validation_failed when the name is not known. */
function subjectOf(stored: StoredCustomer | null): KycSubject {
  const {
    givenNames = null,
    lastName = null,
    dateOfBirth,
    phone,
    country,
    address,
  } = stored?.customer ?? ({} as Partial<StoredCustomer["customer"]>);
  if (givenNames === null || lastName === null)
    throw refuseField(
      "validation_failed",
      "/customerId",
      "The customer has no given names and last name. Add them, or give a subject.",
    );
  return {
    givenNames,
    lastName,
    country: country ?? "",
    ...(dateOfBirth == null ? {} : { dateOfBirth }),
    ...(phone == null ? {} : { phone }),
    ...(address == null ? {} : { address }),
  };
}

/** The body of createKycCheck. */
export interface KycCheckRequest {
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth?: string;
  readonly country: string;
  readonly idType: string;
  readonly idNumber: string;
  readonly phone?: string;
}

/** createKycCheck (deprecated): the same assessment, reduced to passed, failed or pending. */
export function createKycCheck(
  services: Services,
  caller: Caller,
  request: KycCheckRequest,
  key: RequestKey | null,
  render: (check: KycCheck) => string,
): Promise<CommandAnswer> {
  return simpleCommand(services, caller, key, async (now) => {
    const identity = { country: request.country, type: request.idType, number: request.idNumber };
    checkIdentity(identity, "/idNumber", "/idType");
    const subject: KycSubject = {
      givenNames: request.firstName,
      lastName: request.lastName,
      country: request.country,
      ...(request.dateOfBirth === undefined ? {} : { dateOfBirth: request.dateOfBirth }),
      ...(request.phone === undefined ? {} : { phone: request.phone }),
    };
    const order: KycOrder = {
      subject,
      identity,
      hasDocument: false,
      hasSelfie: false,
      hasLiveness: false,
      checks: null,
      requestedTier: null,
    };
    const { assessment, later } = await ask(services, caller, order, now.getTime());
    const at = now.toISOString();
    const result = {
      status: assessment.decision === "clear" ? ("passed" as const) : ("failed" as const),
      matched: ["id_number_lookup", "name_match"].every((type) =>
        assessment.checks.some((one) => one.type === type && one.result === "passed"),
      ),
    };
    const check: KycCheck = {
      id: newId("kyc"),
      object: "kyc_check",
      livemode: caller.livemode,
      createdAt: at,
      updatedAt: at,
      version: 1,
      ...(later === null ? result : { status: "pending" as const, matched: false }),
      checkedAt: later === null ? at : null,
      deprecation: { sunsetAt: SUNSET, replacement: "/v1/kyc/score" },
    };
    const row = checkRow({ check, pending: later === null ? null : result });
    const cause = causedBy(caller, key?.key ?? null);
    return {
      unit: {
        inserts: [{ table: "kyc_checks", row }],
        events: later === null ? [newEvent("kyc_check.completed", check, at, cause)] : [],
        jobs:
          later === null
            ? []
            : [
                enqueue(
                  "kyc.complete",
                  check.id,
                  { id: check.id },
                  now.getTime() + later * 1000,
                  now.getTime(),
                ),
              ],
      },
      status: 200,
      body: render(check),
      resource: { type: "kyc_check", id: check.id },
    };
  });
}

/** reviewKycScore: what a person decided about a doubt. Throws resource_not_found, invalid_state_transition. */
export function reviewKycScore(
  services: Services,
  caller: Caller,
  id: string,
  decision: "clear" | "block",
  note: string | null,
  key: RequestKey | null,
  render: (score: KycScore) => string,
): Promise<CommandAnswer> {
  return simpleCommand(services, caller, key, async (now) => {
    const row = await findIdentityRow(services.db, caller, "kyc_scores", id);
    if (row === null) throw notFound("kyc_score", id);
    const stored = row.doc as StoredScore;
    const { score } = stored;
    if (score.status !== "completed" || score.decision !== "attention")
      throw refuse(
        "invalid_state_transition",
        `The assessment is ${score.decision ?? score.status}; only attention wants a decision.`,
        { from: score.decision ?? score.status, to: decision },
      );
    const at = now.toISOString();
    const tier = decision === "clear" ? tierOf(score.checks, "clear", true) : score.tier;
    const reviewed: KycScore = {
      ...score,
      decision,
      tier,
      tierLimits: limitsOf(tier, stored.country),
      missingForNextTier: missingFor(
        tier,
        score.checks,
        stored.requestedTier ?? null,
        decision === "clear",
      ),
      version: score.version + 1,
      updatedAt: at,
      review: { decision, note, by: caller.actor, at },
    };
    const cause = causedBy(caller, key?.key ?? null);
    const customer =
      score.customerId === null ? null : await findCustomer(services.db, caller, score.customerId);
    const assessed = assessedCustomer(customer, reviewed, at, cause);
    const audit = await auditTrail(
      services,
      caller,
      [
        {
          action: "kyc_score.reviewed",
          resource: { type: "kyc_score", id },
          before: { decision: score.decision, tier: score.tier },
          after: { decision, tier },
          note,
        },
      ],
      at,
    );
    return {
      unit: {
        updates: [
          { table: "kyc_scores", row: { ...row, ...scoreColumns({ ...stored, score: reviewed }) } },
          ...assessed.updates,
        ],
        events: [newEvent("kyc_score.reviewed", reviewed, at, cause), ...assessed.events],
        audit,
      },
      status: 200,
      body: render(reviewed),
      resource: { type: "kyc_score", id },
    };
  });
}

interface Asked {
  readonly assessment: Assessment;
  /** Seconds until the authority has answered; null when it has. */
  readonly later: number | null;
  readonly keys: Pick<KycScoreRow, "identity_key" | "subject_key">;
}

async function ask(
  services: Services,
  caller: TenantScope,
  order: KycOrder,
  now: number,
): Promise<Asked> {
  const { db, keyRing } = services;
  requireProvider(caller.livemode, provider.simulated);
  const { subject, identity } = order;
  const question = {
    givenNames: subject.givenNames,
    lastName: subject.lastName,
    dateOfBirth: subject.dateOfBirth ?? null,
    phone: subject.phone ?? null,
    identity,
  };
  const first = await askProvider(services, { ...question, attempt: 1 });
  const second =
    first.kind === "record" ? first : await askProvider(services, { ...question, attempt: 2 });
  if (second.kind !== "record") throw unavailable();
  const number =
    identity === null ? null : `${identity.country} ${identity.type} ${identity.number}`;
  const person = `${subject.givenNames} ${subject.lastName} ${subject.dateOfBirth ?? ""}`;
  const isKnown =
    number !== null &&
    (await seenWithOthers(
      db,
      caller,
      keyRing.blindIndexes(number, "identity number"),
      keyRing.blindIndexes(person, "identity person"),
    ));
  return {
    assessment: assess(order, second.record, { seenWithOthers: isKnown, now }),
    later: first.kind === "later" ? first.seconds : null,
    keys: {
      identity_key: number === null ? null : keyRing.blindIndex(number, "identity number"),
      subject_key: keyRing.blindIndex(person, "identity person"),
    },
  };
}

async function askProvider(
  services: Services,
  question: IdentityQuestion,
): Promise<IdentityAnswer> {
  try {
    return await throughFaults(services, "kyc_provider", () => provider.ask(question));
  } catch (error) {
    throw error instanceof FaultMet ? unavailable() : error;
  }
}

const unavailable = (): Refusal =>
  new Refusal({
    code: "identity_provider_unavailable",
    detail: "The authority does not answer. Try again later.",
    retryAfterSeconds: RETRY_SECONDS,
  });

/** What is known of an assessment before the authority has answered. */
const UNKNOWN = {
  score: null,
  decision: null,
  tier: "tier_0",
  checks: [],
  matches: {
    givenNames: "not_checked",
    lastName: "not_checked",
    dateOfBirth: "not_checked",
    phone: "not_checked",
  },
  screening: { sanctions: "clear", pep: "clear", adverseMedia: "clear", matches: [] },
  missingForNextTier: [],
  riskFlags: [],
} as const satisfies Omit<Assessment, "tierLimits">;

/** The assessment as the authority's answer makes it. */
export function completed(score: KycScore, assessment: Assessment, at: string): KycScore {
  return {
    ...score,
    ...assessment,
    status: "completed",
    version: score.version + 1,
    updatedAt: at,
    completedAt: at,
    validUntil: new Date(Date.parse(at) + VALID_MS).toISOString(),
  };
}

/** The events that tell of an assessment in its present state. */
export function scoreEvents(score: KycScore, cause: Cause | null) {
  const event = (type: string) => newEvent(type, score, score.updatedAt, cause);
  if (score.status === "processing") return [event("kyc_score.processing")];
  return score.decision === "attention"
    ? [event("kyc_score.completed"), event("kyc_score.requires_review")]
    : [event("kyc_score.completed")];
}

/** The columns that change with an assessment. */
export function scoreColumns(stored: StoredScore) {
  const { score } = stored;
  return {
    status: score.status,
    decision: score.decision as KycDecision | null,
    doc: stored,
    version: score.version,
    updated_at: score.updatedAt,
  };
}

function scoreRow(
  stored: StoredScore,
  keys: Pick<KycScoreRow, "identity_key" | "subject_key">,
): KycScoreRow {
  const { id, customerId, createdAt } = stored.score;
  return {
    id,
    customer_id: customerId,
    ...keys,
    created_at: createdAt,
    ...scoreColumns(stored),
  };
}

/** A check as its row. */
export function checkRow(stored: StoredCheck): KycCheckRow {
  const { id, version, createdAt, updatedAt } = stored.check;
  return { id, doc: stored, version, created_at: createdAt, updated_at: updatedAt };
}
