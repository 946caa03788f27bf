import type { Consent, ConsentInput } from "../consent/consent.ts";
import type { KycTier } from "../reference/tiers.ts";
import type { Actor } from "../shared/actor.ts";
import type { Money } from "../shared/money.ts";
import type { Match } from "./names.ts";

export type CheckType =
  | "id_number_lookup"
  | "name_match"
  | "dob_match"
  | "phone_match"
  | "document_authenticity"
  | "document_expiry"
  | "liveness"
  | "face_match"
  | "sanctions"
  | "pep"
  | "adverse_media"
  | "address"
  | "age"
  | "duplicate_identity";
export type KycDecision = "clear" | "attention" | "block";

export interface CheckResult {
  readonly type: CheckType;
  readonly result: "passed" | "attention" | "failed" | "not_applicable" | "unavailable";
  readonly score: number | null;
  readonly reasons: readonly string[];
}

/** The person as requests give it. */
export interface KycSubject {
  readonly givenNames: string;
  readonly lastName: string;
  readonly dateOfBirth?: string;
  readonly phone?: string;
  readonly country: string;
  readonly address?: object;
}

/** What to verify, with pictures already reduced to whether they are there. */
export interface KycOrder {
  readonly subject: KycSubject;
  readonly identity: {
    readonly country: string;
    readonly type: string;
    readonly number: string;
  } | null;
  readonly hasDocument: boolean;
  readonly hasSelfie: boolean;
  readonly hasLiveness: boolean;
  /** Null: all that the data allows. */
  readonly checks: readonly CheckType[] | null;
  /** The tier that the business wants to reach; null for the next one. */
  readonly requestedTier: KycTier | null;
}

/** The body of createKycScore after schema validation. */
export interface KycScoreRequest {
  readonly customerId?: string;
  readonly subject?: KycSubject;
  readonly identity?: { readonly country: string; readonly type: string; readonly number: string };
  readonly document?: { readonly frontImage: string; readonly backImage?: string };
  readonly selfie?: { readonly image: string; readonly livenessFrames?: readonly string[] };
  readonly consent: ConsentInput;
  readonly checks?: readonly CheckType[];
  readonly requestedTier?: Exclude<KycTier, "tier_0">;
}

/** An identity assessment exactly as the API answers it. */
export interface KycScore {
  readonly id: string;
  readonly object: "kyc_score";
  readonly livemode: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly version: number;
  readonly status: "processing" | "completed" | "error";
  readonly score: number | null;
  readonly decision: KycDecision | null;
  readonly tier: KycTier;
  readonly checks: readonly CheckResult[];
  readonly matches: {
    readonly givenNames: Match;
    readonly lastName: Match;
    readonly dateOfBirth: Match;
    readonly phone: Match;
  };
  readonly screening: {
    readonly sanctions: "clear" | "possible_match" | "match";
    readonly pep: "clear" | "possible_match" | "match";
    readonly adverseMedia: "clear" | "possible_match" | "match";
    readonly matches: readonly {
      readonly list: string;
      readonly name: string;
      readonly similarity: number;
    }[];
  };
  readonly missingForNextTier: readonly CheckType[];
  readonly tierLimits: {
    readonly daily: Money | null;
    readonly single: Money | null;
    readonly balance: Money | null;
  };
  readonly riskFlags: readonly string[];
  readonly identity: {
    readonly country: string;
    readonly type: string;
    readonly numberMasked: string;
    readonly authority: string;
  } | null;
  readonly provider: { readonly id: string; readonly simulated: boolean };
  readonly customerId: string | null;
  readonly consent: Consent;
  readonly validUntil: string | null;
  readonly review: {
    readonly decision: KycDecision;
    readonly note: string | null;
    readonly by: Actor;
    readonly at: string;
  } | null;
  readonly completedAt: string | null;
}

/** The part of an assessment that the checks decide. */
export type Assessment = Pick<
  KycScore,
  | "score"
  | "decision"
  | "tier"
  | "checks"
  | "matches"
  | "screening"
  | "missingForNextTier"
  | "tierLimits"
  | "riskFlags"
>;

/** Result of the deprecated check. */
export interface KycCheck {
  readonly id: string;
  readonly object: "kyc_check";
  readonly livemode: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly version: number;
  readonly status: "passed" | "failed" | "pending";
  readonly matched: boolean;
  readonly checkedAt: string | null;
  readonly deprecation: { readonly sunsetAt: string; readonly replacement: string };
}
