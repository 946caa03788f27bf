// Generated from the API description. Do not edit: changes belong in the generator.
import type { Shape } from "../../runtime/codec.ts";
import { Customer } from "../shapes/customers.ts";
import { RoutingCandidate, RoutingDecision, RoutingPreference } from "../shapes/routing.ts";
import {
  FailureDetail,
  FxTerms,
  MobileMoneyParty,
  Money,
  Party,
  PartyDetails,
  TimelineItem,
} from "../shapes/shared.ts";
import { Transaction } from "../shapes/transactions.ts";

export const Iso20022Status: Shape = ["transactionStatus reasonCode:?"];

export const Payment: Shape = [
  "id object livemode:b version:i createdAt updatedAt status statusReason:? amountMinorUnits:i currency amountType direction accountId destination:?0 source:?0 destinationCurrency rail:? routing:1 quoteId:? feeBearer reference:? description:? statementDescriptor:? purposeCode:? customerId:? fraudCheck approvalWindowSeconds:?i transactionId corridor fee:2 totalDebited:?2 destinationAmount:2 fx:?3 attempts:[4 nextAction:?5 failure:?6 fraud:7 reversal:?8 bulkPaymentId:? bulkItemId:? idempotencyKey iso20022:9 expectedCompletionAt:? submittedAt:? completedAt:? canceledAt:? timeline:[10 metadata:{ transaction:-11 customer:-12",
  () => [
  PartyDetails,
  PaymentRouting,
  Money,
  FxTerms,
  PaymentAttempt,
  PaymentNextAction,
  FailureDetail,
  PaymentFraud,
  PaymentReversal,
  Iso20022Status,
  TimelineItem,
  Transaction,
  Customer,
],
];

export const PaymentAttempt: Shape = [
  "id number:i rail status providerReference:? submittedAt resolvedAt:? failure:?0 cost:?1",
  () => [FailureDetail, Money],
];

export const PaymentFraud: Shape = ["analysisId:? riskScore:?i decision:?"];

export const PaymentList: Shape = [
  "object data:[0 hasMore:b nextCursor:? url",
  () => [Payment],
];

export const PaymentNextAction: Shape = ["type message expiresAt"];

export const PaymentRequest: Shape = [
  "amountMinorUnits:i currency amountType:- direction:- accountId:- destination:-0 source:-1 destinationCurrency:- rail:- routing:-2 quoteId:- feeBearer:- reference:- description:- statementDescriptor:- purposeCode:- customerId:- fraudCheck:- fraudAnalysisId:- approvalWindowSeconds:-i metadata:-{ sandbox:-3",
  () => [Party, MobileMoneyParty, RoutingPreference, PaymentSandboxOptions],
];

export const PaymentReversal: Shape = ["id status amountMinorUnits:i currency"];

export const PaymentReviewRequest: Shape = ["decision note:-"];

export const PaymentRouting: Shape = [
  "object strategy selectedRail decidedAt windowHours:i windowFrom windowTo amount:0 candidates:[1 savings:?0 explanation explored:b decisionHash decisions:[2",
  () => [Money, RoutingCandidate, RoutingDecision],
];

export const PaymentSandboxOptions: Shape = ["scenario:- forceRiskScore:-i latencyMs:-i"];
