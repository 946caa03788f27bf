import type { IdentityRecord } from "../../connectors/identity.ts";
import { COUNTRIES } from "../reference/countries.ts";
import { tierLimits, type KycTier } from "../reference/tiers.ts";
import { money } from "../shared/money.ts";
import { compareNames, type Match } from "./names.ts";
import { screen, type Screened } from "./screening.ts";
import type {
  Assessment,
  CheckResult,
  CheckType,
  KycDecision,
  KycOrder,
  KycScore,
} from "./types.ts";

/** Shares of the score (domain 5.4); the others only gate. */
const WEIGHTS: Partial<Record<CheckType, number>> = {
  id_number_lookup: 30,
  name_match: 20,
  dob_match: 10,
  phone_match: 10,
  document_authenticity: 10,
  liveness: 7.5,
  face_match: 7.5,
  address: 5,
};
const CLEAR_AT = 80;
const ATTENTION_AT = 55;
const NOT_FOUND_CAP = 35;
const SANCTIONS_CAP = 10;
const ADULT_YEARS = 18;

/** What only the database knows. */
export interface Surroundings {
  /** Whether the number was seen with somebody else. */
  readonly seenWithOthers: boolean;
  /** Unix ms on the tenant's clock. */
  readonly now: number;
}

/** Checks, score, decision and tier. Pure. */
export function assess(order: KycOrder, record: IdentityRecord, around: Surroundings): Assessment {
  const names = namesOf(order, record);
  const { subject } = order;
  const birth = (record.found ? record.dateOfBirth : null) ?? subject.dateOfBirth ?? null;
  const listed = screen(`${subject.givenNames} ${subject.lastName}`, birth);
  const found = allChecks(order, record, around, names, listed);
  const checks = order.checks === null ? [...found.values()] : wanted(order.checks, found);
  const decided = decide(checks);
  const tier = tierOf(checks, decided.decision);
  return {
    ...decided,
    tier,
    checks,
    matches: { ...names.matches, ...otherMatches(found) },
    screening: screeningOf(order, record, checks, listed),
    missingForNextTier: missingFor(tier, checks, order.requestedTier),
    tierLimits: limitsOf(tier, order.subject.country),
    riskFlags: [...flagsOf(checks), ...moneyLaunderingRisk(order, checks)],
  };
}

/** What stops an assessment, whether it was asked for or not: nobody is cleared by leaving a question out. */
const HARD_STOPS: readonly CheckType[] = ["sanctions", "age", "id_number_lookup"];

function wanted(
  types: readonly CheckType[],
  found: ReadonlyMap<CheckType, CheckResult>,
): readonly CheckResult[] {
  const stops = HARD_STOPS.filter(
    (type) => !types.includes(type) && (found.get(type)?.result ?? "passed") !== "passed",
  );
  return [...types, ...stops].map(resultOf(found));
}

/** Looks a wanted check up; what the data does not allow is not applicable. */
const resultOf =
  (found: ReadonlyMap<CheckType, CheckResult>) =>
  (type: CheckType): CheckResult =>
    found.get(type) ?? { type, result: "not_applicable", score: null, reasons: [] };

interface Names {
  readonly matches: { readonly givenNames: Match; readonly lastName: Match };
  readonly match: Match;
  readonly similarity: number;
}

function namesOf({ subject }: KycOrder, record: IdentityRecord): Names {
  if (!record.found || record.givenNames === null || record.lastName === null)
    return {
      matches: { givenNames: "not_checked", lastName: "not_checked" },
      match: "not_checked",
      similarity: 0,
    };
  const whole = compareNames(
    `${subject.givenNames} ${subject.lastName}`,
    `${record.givenNames} ${record.lastName}`,
  );
  const givenNames = compareNames(subject.givenNames, record.givenNames).match;
  const lastName = compareNames(subject.lastName, record.lastName).match;
  // One name alone can be an initial, which only says something beside the other.
  const isInitial = givenNames === "none" && whole.match === "partial";
  return {
    matches: { givenNames: isInitial ? "partial" : givenNames, lastName },
    match: whole.match,
    similarity: whole.similarity,
  };
}

function allChecks(
  order: KycOrder,
  record: IdentityRecord,
  { seenWithOthers, now }: Surroundings,
  names: Names,
  listed: Screened,
): ReadonlyMap<CheckType, CheckResult> {
  const { subject, identity } = order;
  const found = new Map<CheckType, CheckResult>();
  const add = (
    type: CheckType,
    result: CheckResult["result"],
    score: number | null,
    ...reasons: string[]
  ): void => void found.set(type, { type, result, score, reasons });
  const verdict = (type: CheckType, ok: boolean, reason: string, soft = false): void =>
    ok ? add(type, "passed", 1) : add(type, soft ? "attention" : "failed", 0, reason);

  if (identity !== null) verdict("id_number_lookup", record.found, "id_number_not_found");
  if (names.match === "exact") add("name_match", "passed", 1);
  if (names.match === "partial")
    add("name_match", "attention", round(names.similarity), "name_partial");
  if (names.match === "none") add("name_match", "failed", round(names.similarity), "name_mismatch");
  if (subject.dateOfBirth !== undefined && record.found && record.dateOfBirth !== null)
    verdict("dob_match", subject.dateOfBirth === record.dateOfBirth, "dob_mismatch");
  if (subject.phone !== undefined && record.phoneBelongs !== null)
    verdict("phone_match", record.phoneBelongs, "phone_of_someone_else");
  if (order.hasDocument) {
    add("document_authenticity", "passed", 0.97);
    verdict("document_expiry", !record.documentExpired, "document_expired", true);
  }
  if (order.hasLiveness) add("liveness", "passed", 0.98);
  if (order.hasSelfie && order.hasDocument)
    verdict("face_match", record.faceMatches, "face_mismatch");
  if (listed.level === "possible_match" && !record.sanctions)
    add("sanctions", "attention", 0, "sanctions_possible_match");
  else verdict("sanctions", !record.sanctions && listed.level === "clear", "sanctions_match");
  verdict("pep", !record.pep, "pep_match", true);
  add("adverse_media", "passed", 1);
  if (subject.address !== undefined) add("address", "passed", 0.9);
  const birth = (record.found ? record.dateOfBirth : null) ?? subject.dateOfBirth ?? null;
  if (birth !== null) verdict("age", isAdult(birth, now), "age_requirement_not_met");
  if (identity !== null)
    verdict(
      "duplicate_identity",
      !(record.duplicate ?? seenWithOthers),
      "possible_duplicate_identity",
      true,
    );
  return found;
}

/** The weighted score with its gates, and the decision. */
function decide(checks: readonly CheckResult[]): {
  readonly score: number;
  readonly decision: KycDecision;
} {
  let weights = 0;
  let sum = 0;
  for (const { type, result, score } of checks) {
    const weight = WEIGHTS[type];
    if (weight === undefined || result === "not_applicable" || result === "unavailable") continue;
    weights += weight;
    sum += weight * (score ?? 0);
  }
  const plain = weights === 0 ? 0 : Math.round((100 * sum) / weights);
  const failed = (type: CheckType): boolean =>
    checks.some((one) => one.type === type && one.result === "failed");
  if (failed("sanctions")) return { score: Math.min(plain, SANCTIONS_CAP), decision: "block" };
  if (failed("id_number_lookup"))
    return { score: Math.min(plain, NOT_FOUND_CAP), decision: "block" };
  if (failed("age")) return { score: plain, decision: "block" };
  const byScore = plain >= CLEAR_AT ? "clear" : plain >= ATTENTION_AT ? "attention" : "block";
  // A doubt or a mismatch is never waved through by the sum of the others.
  const isDoubtful = checks.some(({ result }) => result === "attention" || result === "failed");
  return {
    score: plain,
    decision: byScore === "clear" && isDoubtful ? "attention" : byScore,
  };
}

const TIERS: Readonly<Record<Exclude<KycTier, "tier_0">, readonly CheckType[]>> = {
  tier_1: ["name_match"],
  tier_2: ["id_number_lookup", "name_match"],
  tier_3: ["document_authenticity", "liveness", "face_match", "address"],
};

/** The tier the checks reach. `accepted` counts doubts as passed: a person has looked at them. */
export function tierOf(
  checks: readonly CheckResult[],
  decision: KycDecision | null,
  accepted = false,
): KycTier {
  if (decision === "block") return "tier_0";
  const isPassed = (type: CheckType): boolean =>
    checks.some(
      (one) =>
        one.type === type && (one.result === "passed" || (accepted && one.result === "attention")),
    );
  const hasName = checks.some(
    ({ type, result }) => type === "name_match" && (result === "passed" || result === "attention"),
  );
  if (!hasName || !(isPassed("phone_match") || isPassed("id_number_lookup"))) return "tier_0";
  if (decision !== "clear" || !TIERS.tier_2.every(isPassed)) return "tier_1";
  return TIERS.tier_3.every(isPassed) ? "tier_3" : "tier_2";
}

/** What the tier above still needs, or every tier up to the one that is wanted. */
export function missingFor(
  tier: KycTier,
  checks: readonly CheckResult[],
  upTo: KycTier | null,
  accepted = false,
): readonly CheckType[] {
  const isMissing = (type: CheckType): boolean =>
    !checks.some(
      (one) =>
        one.type === type && (one.result === "passed" || (accepted && one.result === "attention")),
    );
  const next = ORDER.indexOf(tier) + 1;
  const last = Math.max(next, upTo === null ? next : ORDER.indexOf(upTo));
  const needed = ORDER.slice(next, last + 1).flatMap((one) => NEEDED[one]);
  return [...new Set(needed)].filter(isMissing);
}

const ORDER: readonly KycTier[] = ["tier_0", "tier_1", "tier_2", "tier_3"];
const NEEDED: Readonly<Record<KycTier, readonly CheckType[]>> = {
  tier_0: [],
  tier_1: ["phone_match", "name_match"],
  tier_2: TIERS.tier_2,
  tier_3: TIERS.tier_3,
};

/** Limits of a tier in the main currency of a country. */
export function limitsOf(tier: KycTier, country: string): KycScore["tierLimits"] {
  const currency = COUNTRIES.get(country)?.currency ?? "USD";
  const limits = tierLimits(tier, currency);
  if (limits === null) {
    const none = money(0, currency);
    return { daily: none, single: none, balance: none };
  }
  return {
    daily: money(limits.daily, currency),
    single: money(limits.single, currency),
    balance: limits.balance === null ? null : money(limits.balance, currency),
  };
}

function otherMatches(found: ReadonlyMap<CheckType, CheckResult>): {
  readonly dateOfBirth: Match;
  readonly phone: Match;
} {
  const match = (type: CheckType): Match => {
    const check = found.get(type);
    return check === undefined ? "not_checked" : check.result === "passed" ? "exact" : "none";
  };
  return { dateOfBirth: match("dob_match"), phone: match("phone_match") };
}

function screeningOf(
  { subject }: KycOrder,
  { sanctions, pep }: IdentityRecord,
  checks: readonly CheckResult[],
  listed: Screened,
): KycScore["screening"] {
  const ran = (type: CheckType): boolean => checks.some((one) => one.type === type);
  const name = `${subject.givenNames} ${subject.lastName}`.slice(0, 200);
  const hit = (list: string) => ({ list, name, similarity: 1 });
  const isScreened = ran("sanctions");
  const isSanctioned = isScreened && (sanctions || listed.level === "match");
  const isExposed = pep && ran("pep");
  return {
    sanctions: isSanctioned ? "match" : isScreened ? listed.level : "clear",
    pep: isExposed ? "match" : "clear",
    adverseMedia: "clear",
    matches: [
      ...(isScreened && sanctions ? [hit("Simulated sanctions list")] : []),
      ...(isScreened ? listed.hits.slice(0, 10) : []),
      ...(isExposed ? [hit("Simulated list of politically exposed persons")] : []),
    ],
  };
}

const FLAGS: ReadonlySet<CheckType> = new Set([
  "sanctions",
  "pep",
  "age",
  "document_expiry",
  "duplicate_identity",
]);

function flagsOf(checks: readonly CheckResult[]): readonly string[] {
  return checks.filter(({ type }) => FLAGS.has(type)).flatMap(({ reasons }) => reasons);
}

/**
 * The risk of money laundering as a flag: high for a listed or politically exposed person, who must be examined more closely;
 * medium for a doubt about lists, an identity seen with somebody else, or papers of another country. Without a flag it is low.
 */
function moneyLaunderingRisk(
  { subject, identity }: KycOrder,
  checks: readonly CheckResult[],
): readonly string[] {
  const isRaised = (type: CheckType, ...results: CheckResult["result"][]): boolean =>
    checks.some((one) => one.type === type && results.includes(one.result));
  if (isRaised("sanctions", "failed") || isRaised("pep", "attention", "failed"))
    return ["aml_risk_high"];
  const isMedium =
    isRaised("sanctions", "attention") ||
    isRaised("adverse_media", "attention", "failed") ||
    isRaised("duplicate_identity", "attention", "failed") ||
    (identity !== null && identity.country !== subject.country);
  return isMedium ? ["aml_risk_medium"] : [];
}

function isAdult(dateOfBirth: string, now: number): boolean {
  const birthday = new Date(`${dateOfBirth}T00:00:00Z`);
  birthday.setUTCFullYear(birthday.getUTCFullYear() + ADULT_YEARS);
  return birthday.getTime() <= now;
}

const round = (number: number): number => Number(number.toFixed(2));
