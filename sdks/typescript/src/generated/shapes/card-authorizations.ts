// Generated from the API description. Do not edit: changes belong in the generator.
import type { Shape } from "../../runtime/codec.ts";
import { Money } from "../shapes/shared.ts";

export const CardAuthorization: Shape = [
  "id object livemode:b createdAt updatedAt version:i cardId status amountMinorUnits:i currency merchantAmount:0 merchant:1 declineCode:? declinedByLimitId:? matchedLimits:[2 captured:0 released:0 fraud:?3 networkId:? expiresAt:? captures:[4 metadata:{",
  () => [Money, CardMerchant, CardMatchedLimit, CardFraudDecision, CardCapture],
];

export const CardCapture: Shape = ["id amountMinorUnits:i currency at transactionId"];

export const CardCaptureRequest: Shape = ["amountMinorUnits:-i currency:-"];

export const CardFraudDecision: Shape = ["analysisId riskScore:i decision"];

export const CardMatchedLimit: Shape = [
  "limitId before:?0 after:?0",
  () => [Money],
];

export const CardMerchant: Shape = ["id name categoryCode category city:? country"];
