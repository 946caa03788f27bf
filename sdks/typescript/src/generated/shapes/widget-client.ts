// Generated from the API description. Do not edit: changes belong in the generator.
import type { Shape } from "../../runtime/codec.ts";
import { KycDocumentInput, KycIdentityInput, KycSelfieInput, KycSubject } from "../shapes/kyc.ts";
import { PaymentNextAction } from "../shapes/payments.ts";
import { ConsentInput, Money, WidgetConfig, WidgetTheme } from "../shapes/shared.ts";

export const ClientBalance: Shape = [
  "name accountId:? currency available:0 pending:?0",
  () => [Money],
];

export const ClientBalances: Shape = [
  "object asOf balances:[0",
  () => [ClientBalance],
];

export const ClientCurrency: Shape = ["code minorUnitDigits:i"];

export const ClientIdentityTypes: Shape = ["country types:["];

export const ClientKyc: Shape = ["object id livemode:b status decision:? tier reasons:[ missingForNextTier:[ createdAt completedAt:?"];

export const ClientKycRequest: Shape = [
  "subject:-0 identity:-1 document:-2 selfie:-3 consent:4",
  () => [
  KycSubject,
  KycIdentityInput,
  KycDocumentInput,
  KycSelfieInput,
  ConsentInput,
],
];

export const ClientPayment: Shape = [
  "object id livemode:b status amountMinorUnits:i currency fee:0 total:0 provider reference:? nextAction:?1 failure:?2 createdAt updatedAt",
  () => [Money, PaymentNextAction, ClientPaymentFailure],
];

export const ClientPaymentFailure: Shape = ["code message mayRetry:b"];

export const ClientPaymentRequest: Shape = ["msisdn provider:- country:- holderName:- amountMinorUnits:-i quoteId:-"];

export const ClientQuote: Shape = [
  "object id amountMinorUnits:i currency fee:0 total:0 provider rail expiresAt",
  () => [Money],
];

export const ClientQuoteRequest: Shape = ["msisdn provider:- country:- amountMinorUnits:-i"];

export const ClientSession: Shape = [
  "object id livemode:b kind status expiresAt merchantName locale:? theme:0 config:1 tryNumber:i paymentId:? kycScoreId:? kyc:?2 subjectRequired:b identityTypes:[3 walletPrefixes:[4 currencies:[5",
  () => [
  WidgetTheme,
  WidgetConfig,
  ClientKyc,
  ClientIdentityTypes,
  ClientWalletPrefix,
  ClientCurrency,
],
];

export const ClientWalletPrefix: Shape = ["country prefix provider"];
