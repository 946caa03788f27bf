// Generated from the API description. Do not edit: changes belong in the generator.
import type { Shape } from "../../runtime/codec.ts";
import { RoutingDecision, RoutingPreference } from "../shapes/routing.ts";
import { FxTerms, MobileMoneyParty, Money, Party } from "../shapes/shared.ts";

export const Quote: Shape = [
  "id object livemode:b version:i createdAt updatedAt status amountMinorUnits:i currency amountType direction corridor feeBearer destinationAmount:0 fee:0 totalDebited:?0 fx:?1 rail routing:2 paymentId:? expiresAt metadata:{",
  () => [Money, FxTerms, RoutingDecision],
];

export const QuoteRequest: Shape = [
  "amountMinorUnits:i currency amountType:- direction:- accountId:- destination:-0 source:-1 destinationCurrency:- rail:- routing:-2 feeBearer:- metadata:-{",
  () => [Party, MobileMoneyParty, RoutingPreference],
];
