// Generated from the API description. Do not edit: changes belong in the generator.
import type { Shape } from "../../runtime/codec.ts";
import { Actor, ModelInfo } from "../shapes/shared.ts";

export const FraudAnalysis: Shape = [
  "id object livemode:b version:i createdAt updatedAt type amountMinorUnits:i currency reference:? riskScore:i riskLevel decision reasons:[0 signalsEvaluated:i signalsMissing:[ policy:1 model:2 latencyMs:i paymentId:? transactionId:? usedByPaymentId:? feedback:?3 metadata:{",
  () => [FraudReason, FraudPolicySnapshot, ModelInfo, FraudFeedback],
];

export const FraudAnalysisList: Shape = [
  "object data:[0 hasMore:b nextCursor:? url",
  () => [FraudAnalysis],
];

export const FraudAnalysisRequest: Shape = [
  "amountMinorUnits:i currency type occurredAt:- paymentId:- transactionId:- reference:- sender:-0 recipient:-1 device:-2 network:-3 location:-4 channel:- agentId:- merchantCategoryCode:- historyOverride:-{n metadata:-{",
  () => [
  FraudSenderInput,
  FraudRecipientInput,
  FraudDeviceInput,
  FraudNetworkInput,
  FraudLocationInput,
],
];

export const FraudDeviceInput: Shape = ["id:- os:- model:- rooted:-b emulator:-b appVersion:-"];

export const FraudFeedback: Shape = [
  "label note:? at actor:0",
  () => [Actor],
];

export const FraudFeedbackRequest: Shape = ["label note:-"];

export const FraudLocationInput: Shape = ["lat:n lon:n country:- accuracyMeters:-i"];

export const FraudNetworkInput: Shape = ["ip:- asn:-i country:- vpn:-b"];

export const FraudPolicy: Shape = ["object livemode:b version:i reviewAt:i blockAt:i failMode createdAt updatedAt"];

export const FraudPolicyRequest: Shape = ["reviewAt:i blockAt:i failMode"];

export const FraudPolicySnapshot: Shape = ["version:i reviewAt:i blockAt:i"];

export const FraudReason: Shape = ["code category description weight:n scoreWithout:i evidence:{u"];

export const FraudRecipientInput: Shape = ["phone:- accountNumber:- merchantId:- country:- firstSeenAt:-"];

export const FraudSenderInput: Shape = ["customerId:- phone:- country:- accountAgeDays:-i kycTier:- simChangedAt:-"];
