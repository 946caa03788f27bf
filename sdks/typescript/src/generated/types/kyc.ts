// Generated from the API description. Do not edit: changes belong in the generator.
import type { DateTime } from "../../runtime/strings.ts";
import type { Wire } from "../wire.ts";
/**
 * Kind of identity number.
 *
 * Which kinds a country has: NG `NIN`, `BVN`, `VOTER_ID`; GH `GHANA_CARD`; KE `NATIONAL_ID`;
 * UG `NIN`; RW and EG `NID`; TZ `NIDA`; ZM `NRC`; ZA `ID`; CM, GA, CG, TD, SN and CI `CNI`;
 * all the others.
 */
export type IdentityType = Wire<"IdentityType">;

/** The values of {@link IdentityType} that this version knows; the keys are the values on the wire. */
export const IdentityType = {
  /** National identification number (Nigeria, Uganda). */
  NIN: "NIN",
  /** Bank verification number (Nigeria). */
  BVN: "BVN",
  /** Voter card (Nigeria). */
  VOTER_ID: "VOTER_ID",
  /** Ghana Card. */
  GHANA_CARD: "GHANA_CARD",
  /** National identity card (Kenya). */
  NATIONAL_ID: "NATIONAL_ID",
  /** National identity (Rwanda, Egypt). */
  NID: "NID",
  /** National identity (Tanzania). */
  NIDA: "NIDA",
  /** National registration card (Zambia). */
  NRC: "NRC",
  /** Identity number (South Africa). */
  ID: "ID",
  /** National identity card (francophone countries). */
  CNI: "CNI",
  /** Passport of any country. */
  PASSPORT: "PASSPORT",
  /** Driving licence. */
  DRIVERS_LICENSE: "DRIVERS_LICENSE",
  /** Residence permit. */
  RESIDENCE_PERMIT: "RESIDENCE_PERMIT",
  /** Tax number. */
  TAX_ID: "TAX_ID",
} as const;
/** The values of {@link IdentityType} that this version knows, for exhaustive switches. */
export type IdentityTypeKnown = (typeof IdentityType)[keyof typeof IdentityType];

/**
 * Result of the deprecated identity check.
 *
 * It runs the score and passes when the decision is `clear`.
 *
 * @deprecated Deprecated since 2026-03-01. Use KycScore. Removed in 3.0.0. Works until 2027-06-01. Use POST /v1/kyc/score, which also gives a score, checks and a tier.
 */
export interface KycCheck extends Wire<"KycCheck"> {}

/** When the legacy check ends, and what replaces it. */
export interface KycCheckDeprecation extends Wire<"KycCheckDeprecation"> {}

/**
 * The person and the identity number to check.
 *
 * @deprecated Deprecated since 2026-03-01. Use KycScoreRequest. Removed in 3.0.0. Works until 2027-06-01. Use POST /v1/kyc/score, which also gives a score, checks and a tier.
 */
export interface KycCheckRequest extends Wire<"KycCheckRequest"> {}

/** Result of one check. */
export interface KycCheckResult extends Wire<"KycCheckResult"> {}

/** Result. */
export type KycCheckResultResult = Wire<"KycCheckResultResult">;

/** The values of {@link KycCheckResultResult} that this version knows; the keys are the values on the wire. */
export const KycCheckResultResult = {
  /** It passed. */
  passed: "passed",
  /** A person should look. */
  attention: "attention",
  /** It failed. */
  failed: "failed",
  /** It does not apply. */
  not_applicable: "not_applicable",
  /** The source did not answer. */
  unavailable: "unavailable",
} as const;
/** The values of {@link KycCheckResultResult} that this version knows, for exhaustive switches. */
export type KycCheckResultResultKnown = (typeof KycCheckResultResult)[keyof typeof KycCheckResultResult];
/** Result. */
export type KycCheckStatus = Wire<"KycCheckStatus">;

/** The values of {@link KycCheckStatus} that this version knows; the keys are the values on the wire. */
export const KycCheckStatus = {
  /** The identity is confirmed. */
  passed: "passed",
  /** It is not confirmed. */
  failed: "failed",
  /** The provider has not answered yet. */
  pending: "pending",
} as const;
/** The values of {@link KycCheckStatus} that this version knows, for exhaustive switches. */
export type KycCheckStatusKnown = (typeof KycCheckStatus)[keyof typeof KycCheckStatus];
/** One of the checks that an assessment can run. */
export type KycCheckType = Wire<"KycCheckType">;

/** The values of {@link KycCheckType} that this version knows; the keys are the values on the wire. */
export const KycCheckType = {
  /** The authority knows the number. */
  id_number_lookup: "id_number_lookup",
  /** The name fits; the order of names does not matter. */
  name_match: "name_match",
  /** The date of birth fits. */
  dob_match: "dob_match",
  /** The phone belongs to the person. */
  phone_match: "phone_match",
  /** The document is genuine. */
  document_authenticity: "document_authenticity",
  /** The document is valid. */
  document_expiry: "document_expiry",
  /** A living person is in front of the camera. */
  liveness: "liveness",
  /** The face is that of the document. */
  face_match: "face_match",
  /** Sanctions lists. */
  sanctions: "sanctions",
  /** Politically exposed persons. */
  pep: "pep",
  /** Bad press. */
  adverse_media: "adverse_media",
  /** The address is confirmed. */
  address: "address",
  /** At least 18 years old. */
  age: "age",
  /** The identity is not used by another customer. */
  duplicate_identity: "duplicate_identity",
} as const;
/** The values of {@link KycCheckType} that this version knows, for exhaustive switches. */
export type KycCheckTypeKnown = (typeof KycCheckType)[keyof typeof KycCheckType];
/** Decision about an identity. */
export type KycDecision = Wire<"KycDecision">;

/** The values of {@link KycDecision} that this version knows; the keys are the values on the wire. */
export const KycDecision = {
  /** Confirmed. */
  clear: "clear",
  /** A person must decide. */
  attention: "attention",
  /** Refused. */
  block: "block",
} as const;
/** The values of {@link KycDecision} that this version knows, for exhaustive switches. */
export type KycDecisionKnown = (typeof KycDecision)[keyof typeof KycDecision];

/** Pictures of a document, JPEG or PNG in base64. */
export interface KycDocumentInput extends Wire<"KycDocumentInput"> {}

/** Kind of document. */
export type KycDocumentType = Wire<"KycDocumentType">;

/** The values of {@link KycDocumentType} that this version knows; the keys are the values on the wire. */
export const KycDocumentType = {
  /** Identity card. */
  national_id: "national_id",
  /** Passport. */
  passport: "passport",
  /** Driving licence. */
  drivers_license: "drivers_license",
  /** Residence permit. */
  residence_permit: "residence_permit",
  /** Voter card. */
  voter_card: "voter_card",
} as const;
/** The values of {@link KycDocumentType} that this version knows, for exhaustive switches. */
export type KycDocumentTypeKnown = (typeof KycDocumentType)[keyof typeof KycDocumentType];

/**
 * The identity that was looked up.
 *
 * The number is masked.
 */
export interface KycIdentity extends Wire<"KycIdentity"> {}

/** An identity number to look up at the issuing authority. */
export interface KycIdentityInput extends Wire<"KycIdentityInput"> {}

/** How well a fact fits what the authority holds. */
export type KycMatch = Wire<"KycMatch">;

/** The values of {@link KycMatch} that this version knows; the keys are the values on the wire. */
export const KycMatch = {
  /** It is the same. */
  exact: "exact",
  /** It is similar. */
  partial: "partial",
  /** It differs. */
  none: "none",
  /** It was not compared. */
  not_checked: "not_checked",
} as const;
/** The values of {@link KycMatch} that this version knows, for exhaustive switches. */
export type KycMatchKnown = (typeof KycMatch)[keyof typeof KycMatch];

/** The facts, compared with what the authority holds. */
export interface KycMatches extends Wire<"KycMatches"> {}

/** Who answered the checks. */
export interface KycProvider extends Wire<"KycProvider"> {}

/** Tier to reach. */
export type KycRequestedTier = Wire<"KycRequestedTier">;

/** The values of {@link KycRequestedTier} that this version knows; the keys are the values on the wire. */
export const KycRequestedTier = {
  /** Phone and name. */
  tier_1: "tier_1",
  /** Identity number too. */
  tier_2: "tier_2",
  /** Document, face and address too. */
  tier_3: "tier_3",
} as const;
/** The values of {@link KycRequestedTier} that this version knows, for exhaustive switches. */
export type KycRequestedTierKnown = (typeof KycRequestedTier)[keyof typeof KycRequestedTier];

/** Decision of a person. */
export interface KycReview extends Wire<"KycReview"> {}

/**
 * An identity assessment: checks, a score from 0 to 100, a decision, a tier, and what is
 * missing for the next one.
 */
export interface KycScore extends Wire<"KycScore"> {}

/** One page of assessments, newest first. */
export interface KycScoreList extends Wire<"KycScoreList"> {}

/**
 * Whom to verify and with what.
 *
 * Name a customer or a subject, and give at least one of identity, document and phone.
 */
export interface KycScoreRequest extends Wire<"KycScoreRequest"> {}

/** Decision of a person about an assessment that needs attention. */
export interface KycScoreReviewRequest extends Wire<"KycScoreReviewRequest"> {}

/** The decision. */
export type KycScoreReviewRequestDecision = Wire<"KycScoreReviewRequestDecision">;

/** The values of {@link KycScoreReviewRequestDecision} that this version knows; the keys are the values on the wire. */
export const KycScoreReviewRequestDecision = {
  /** Confirm the identity. */
  clear: "clear",
  /** Refuse it. */
  block: "block",
} as const;
/** The values of {@link KycScoreReviewRequestDecision} that this version knows, for exhaustive switches. */
export type KycScoreReviewRequestDecisionKnown = (typeof KycScoreReviewRequestDecision)[keyof typeof KycScoreReviewRequestDecision];
/** State of an assessment. */
export type KycScoreStatus = Wire<"KycScoreStatus">;

/** The values of {@link KycScoreStatus} that this version knows; the keys are the values on the wire. */
export const KycScoreStatus = {
  /** A provider has not answered yet. */
  processing: "processing",
  /** It is finished. */
  completed: "completed",
  /** It could not be finished. */
  error: "error",
} as const;
/** The values of {@link KycScoreStatus} that this version knows, for exhaustive switches. */
export type KycScoreStatusKnown = (typeof KycScoreStatus)[keyof typeof KycScoreStatus];

/** Screening against lists. */
export interface KycScreening extends Wire<"KycScreening"> {}

/** An entry that a screening found. */
export interface KycScreeningHit extends Wire<"KycScreeningHit"> {}

/** Result of a screening. */
export type KycScreeningResult = Wire<"KycScreeningResult">;

/** The values of {@link KycScreeningResult} that this version knows; the keys are the values on the wire. */
export const KycScreeningResult = {
  /** Nothing was found. */
  clear: "clear",
  /** Something similar was found. */
  possible_match: "possible_match",
  /** The person was found. */
  match: "match",
} as const;
/** The values of {@link KycScreeningResult} that this version knows, for exhaustive switches. */
export type KycScreeningResultKnown = (typeof KycScreeningResult)[keyof typeof KycScreeningResult];

/** Pictures of the face, JPEG or PNG in base64. */
export interface KycSelfieInput extends Wire<"KycSelfieInput"> {}

/** The person to verify. */
export interface KycSubject extends Wire<"KycSubject"> {}

/**
 * What the tier allows.
 *
 * Null means no limit.
 */
export interface KycTierLimits extends Wire<"KycTierLimits"> {}

/** Parameters of {@link list}: List assessments */
export interface KycListParams {
  /** Only assessments of this customer. */
  customerId?: string;
  /** Only assessments with this decision. */
  decision?: KycDecision;
  /** Only assessments in this state. */
  status?: KycScoreStatus;
  /**
   * Number of items on one page.
   *
   * The server assumes 20 when it is left out.
   */
  limit?: number;
  /**
   * Cursor: id of the last item of the page before.
   *
   * Excludes `endingBefore`.
   */
  startingAfter?: string;
  /**
   * Cursor: id of the first item of the page after.
   *
   * Excludes `startingAfter`.
   */
  endingBefore?: string;
  /** Only items created at or after this time (RFC 3339). */
  createdAfter?: DateTime | Date;
  /** Only items created before this time (RFC 3339). */
  createdBefore?: DateTime | Date;
}
