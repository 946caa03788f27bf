// Generated from the API description. Do not edit: changes belong in the generator.
import type { Shape } from "../../runtime/codec.ts";
import { AddressInput } from "../shapes/customers.ts";
import { Actor, Consent, ConsentInput, Money } from "../shapes/shared.ts";

export const KycCheck: Shape = [
  "id object livemode:b createdAt updatedAt version:i status matched:b checkedAt:? deprecation:0",
  () => [KycCheckDeprecation],
];

export const KycCheckDeprecation: Shape = ["sunsetAt replacement"];

export const KycCheckRequest: Shape = ["firstName lastName dateOfBirth:- country idType idNumber phone:-"];

export const KycCheckResult: Shape = ["type result score:?n reasons:["];

export const KycDocumentInput: Shape = ["type frontImage backImage:-"];

export const KycIdentity: Shape = ["country type numberMasked authority"];

export const KycIdentityInput: Shape = ["country type number"];

export const KycMatches: Shape = ["givenNames lastName dateOfBirth phone"];

export const KycProvider: Shape = ["id simulated:b"];

export const KycReview: Shape = [
  "decision note:? by:0 at",
  () => [Actor],
];

export const KycScore: Shape = [
  "id object livemode:b createdAt updatedAt version:i status score:?i decision:? tier checks:[0 matches:1 screening:2 missingForNextTier:[ tierLimits:3 riskFlags:[ identity:?4 provider:5 customerId:? consent:6 validUntil:? review:?7 completedAt:?",
  () => [
  KycCheckResult,
  KycMatches,
  KycScreening,
  KycTierLimits,
  KycIdentity,
  KycProvider,
  Consent,
  KycReview,
],
];

export const KycScoreList: Shape = [
  "object data:[0 hasMore:b nextCursor:? url",
  () => [KycScore],
];

export const KycScoreRequest: Shape = [
  "customerId:- subject:-0 identity:-1 document:-2 selfie:-3 consent:4 checks:-[ requestedTier:-",
  () => [
  KycSubject,
  KycIdentityInput,
  KycDocumentInput,
  KycSelfieInput,
  ConsentInput,
],
];

export const KycScoreReviewRequest: Shape = ["decision note:-"];

export const KycScreening: Shape = [
  "sanctions pep adverseMedia matches:[0",
  () => [KycScreeningHit],
];

export const KycScreeningHit: Shape = ["list name similarity:n"];

export const KycSelfieInput: Shape = ["image livenessFrames:-["];

export const KycSubject: Shape = [
  "givenNames lastName dateOfBirth:- phone:- email:- country address:-0",
  () => [AddressInput],
];

export const KycTierLimits: Shape = [
  "daily:?0 single:?0 balance:?0",
  () => [Money],
];
