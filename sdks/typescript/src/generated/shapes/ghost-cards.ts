// Generated from the API description. Do not edit: changes belong in the generator.
import type { Shape } from "../../runtime/codec.ts";
import { CardAuthorization } from "../shapes/card-authorizations.ts";
import { Money } from "../shapes/shared.ts";

export const CardAuthorizationList: Shape = [
  "object data:[0 hasMore:b nextCursor:? url",
  () => [CardAuthorization],
];

export const CardAuthorizationRequest: Shape = [
  "amountMinorUnits:i currency merchant:0 networkId:- cvc:- expMonth:-i expYear:-i metadata:-{",
  () => [CardMerchantInput],
];

export const CardMerchantInput: Shape = ["id name categoryCode city:- country"];

export const GhostCard: Shape = [
  "id object livemode:b createdAt updatedAt version:i status label:? last4 bin scheme expMonth:i expYear:i currency accountId customerId:? singleUse:b usedAt:? spendLimits:[0 controls:1 timezone expiresAt totals:2 metadata:{",
  () => [SpendLimit, GhostCardControls, GhostCardTotals],
];

export const GhostCardControls: Shape = ["allowedCategories:[ blockedCategories:[ allowedMerchants:[ blockedMerchants:[ allowedCountries:["];

export const GhostCardList: Shape = [
  "object data:[0 hasMore:b nextCursor:? url",
  () => [GhostCard],
];

export const GhostCardRequest: Shape = [
  "currency label:- customerId:- accountId:- spendLimits:-[0 allowedCategories:-[ blockedCategories:-[ allowedMerchants:-[ blockedMerchants:-[ allowedCountries:-[ singleUse:-b expiresAt:- timezone:- metadata:-{",
  () => [SpendLimitInput],
];

export const GhostCardSecrets: Shape = ["object cardId number cvc expMonth:i expYear:i revealedUntil"];

export const GhostCardTotals: Shape = [
  "spent:0 held:0",
  () => [Money],
];

export const GhostCardUpdateRequest: Shape = ["label:-? allowedCategories:-[ blockedCategories:-[ allowedMerchants:-[ blockedMerchants:-[ allowedCountries:-[ metadata:-{"];

export const SpendLimit: Shape = [
  "id object scope merchantId:? category:? amountMinorUnits:?i currency interval maxCount:?i usage:?0 usageByKey:?[1 nextKey:?",
  () => [SpendLimitUsage, SpendLimitKeyUsage],
];

export const SpendLimitInput: Shape = ["scope merchantId:- category:- amountMinorUnits:-i interval maxCount:-i"];

export const SpendLimitKeyUsage: Shape = [
  "key usage:0",
  () => [SpendLimitUsage],
];

export const SpendLimitList: Shape = [
  "object data:[0 hasMore:b nextCursor:? url",
  () => [SpendLimit],
];

export const SpendLimitUsage: Shape = [
  "windowStart:? windowEnd:? spent:0 held:0 remaining:?0 count:i remainingCount:?i",
  () => [Money],
];

export const SpendLimitsRequest: Shape = [
  "spendLimits:[0",
  () => [SpendLimitInput],
];
