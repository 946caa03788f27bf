// Generated from the API description. Do not edit: changes belong in the generator.
import type { Shape } from "../../runtime/codec.ts";
import { MobileMoneyParty, Money, Party } from "../shapes/shared.ts";

export const RoutingCandidate: Shape = [
  "rail eligible:b rank:?i score:?n estimatedFee:?0 costBps:?n costIndex:?n costBasis confidence sampleSize:i successRate:?n p50Seconds:?n p95Seconds:?n exclusionReasons:[",
  () => [Money],
];

export const RoutingDecision: Shape = [
  "object strategy selectedRail decidedAt windowHours:i windowFrom windowTo amount:0 candidates:[1 savings:?0 explanation explored:b decisionHash",
  () => [Money, RoutingCandidate],
];

export const RoutingPreference: Shape = [
  "strategy:- allowRails:-[ excludeRails:-[ maxFee:-?0 failover:-b maxRails:-i",
  () => [Money],
];

export const RoutingPreviewRequest: Shape = [
  "amountMinorUnits:i currency amountType:- direction:- accountId:- destination:-0 source:-1 destinationCurrency:- rail:- routing:-2 feeBearer:- asOf:-",
  () => [Party, MobileMoneyParty, RoutingPreference],
];
