// Generated from the API description. Do not edit: changes belong in the generator.
import type { Shape } from "../../runtime/codec.ts";
import { Customer } from "../shapes/customers.ts";
import { Consent, ConsentInput, ModelInfo, Money } from "../shapes/shared.ts";

export const CreditContribution: Shape = ["feature value:?n benchmark:?n points:i"];

export const CreditDataCoverage: Shape = ["days:i transactionCount:i sources:[ confidence"];

export const CreditProductInput: Shape = [
  "type requested:0 tenorDays:i",
  () => [Money],
];

export const CreditReason: Shape = ["code description direction points:i feature:?"];

export const CreditScore: Shape = [
  "id object livemode:b version:i createdAt updatedAt customerId:? subject:0 score:?i scoreRange:1 grade:? probabilityOfDefault:?n decision recommendedLimit:?2 recommendedTenorDays:?i baseScore:i contributions:[3 reasons:[4 features:{?n dataCoverage:5 model:6 consent:7 validUntil customer:-8",
  () => [
  CreditSubject,
  CreditScoreRange,
  Money,
  CreditContribution,
  CreditReason,
  CreditDataCoverage,
  ModelInfo,
  Consent,
  Customer,
],
];

export const CreditScoreList: Shape = [
  "object data:[0 hasMore:b nextCursor:? url",
  () => [CreditScore],
];

export const CreditScoreRange: Shape = ["min:i max:i"];

export const CreditScoreRequest: Shape = [
  "customerId:- subject:-0 consent:1 product:-2 currency mobileMoney:-3 mobileMoneySummary:-4 useTenantHistory:-b modelVersion:-",
  () => [
  CreditSubjectInput,
  ConsentInput,
  CreditProductInput,
  MobileMoneyHistoryInput,
  MobileMoneySummaryInput,
],
];

export const CreditSubject: Shape = ["phone:? country fullName:?"];

export const CreditSubjectInput: Shape = ["phone country fullName:- dateOfBirth:-"];

export const MobileMoneyHistoryInput: Shape = [
  "provider periodStart periodEnd transactions:[0",
  () => [MobileMoneyTransactionInput],
];

export const MobileMoneySummaryInput: Shape = [
  "activeDays90:-i inflowMonthlyAvgUsd:-0 inflowRegularity:-n netFlowRatio:-n balanceMedianToOutflow:-n lowBalanceDayShare:-n cashOutWithin24hShare:-n billPaymentMonths:-i merchantPaymentShare:-n counterpartyDiversity:-i airtimeMicroTopUpShare:-n loanRepaidOnTimeShare:-n openLoans:-i failedTxnShare:-n reversalShare:-n gamblingShare:-n nightActivityShare:-n accountAgeMonths:-i simSwap90d:-i crossBorderShare:-n",
  () => [Money],
];

export const MobileMoneyTransactionInput: Shape = [
  "id:- occurredAt type direction amountMinorUnits:i counterpartyHash:- status:- balanceAfter:-0",
  () => [Money],
];
