// Generated from the API description. Do not edit: changes belong in the generator.
import type { Shape } from "../../runtime/codec.ts";
import { PaymentSandboxOptions } from "../shapes/payments.ts";
import { RoutingPreference } from "../shapes/routing.ts";
import { FailureDetail, MobileMoneyParty, Money, Party } from "../shapes/shared.ts";

export const BulkCounts: Shape = ["total:i pending:i rejected:i processing:i retryScheduled:i inReconciliation:i succeeded:i failed:i canceled:i"];

export const BulkItem: Shape = [
  "id object livemode:b version:i createdAt updatedAt bulkPaymentId index:i itemReference:? idempotencyKey status paymentId:? deduplicated:b attemptCount:i nextAttemptAt:? amountMinorUnits:?i currency:? error:?0 failure:?1",
  () => [BulkItemError, FailureDetail],
];

export const BulkItemError: Shape = ["code message pointer:?"];

export const BulkItemList: Shape = [
  "object data:[0 hasMore:b nextCursor:? url",
  () => [BulkItem],
];

export const BulkPayment: Shape = [
  "id object livemode:b version:i createdAt updatedAt status mode reference:? description:? retryPolicy:0 counts:1 totals:[2 items:?[3 itemsUrl startedAt:? completedAt:? metadata:{",
  () => [RetryPolicy, BulkCounts, BulkTotal, BulkItem],
];

export const BulkPaymentItemRequest: Shape = [
  "amountMinorUnits:-i currency:- amountType:- direction:- accountId:- destination:-0 source:-1 destinationCurrency:- rail:- routing:-2 quoteId:- feeBearer:- reference:- description:- statementDescriptor:- purposeCode:- customerId:- fraudCheck:- fraudAnalysisId:- approvalWindowSeconds:-i itemReference:- idempotencyKey:- metadata:-{ sandbox:-3",
  () => [Party, MobileMoneyParty, RoutingPreference, PaymentSandboxOptions],
];

export const BulkPaymentList: Shape = [
  "object data:[0 hasMore:b nextCursor:? url",
  () => [BulkPayment],
];

export const BulkPaymentRequest: Shape = [
  "payments:[0 mode:- defaults:-1 retryPolicy:-2 reference:- description:- metadata:-{",
  () => [BulkPaymentItemRequest, PaymentDefaults, RetryPolicyInput],
];

export const BulkRetryRequest: Shape = ["itemIds:-["];

export const BulkTotal: Shape = [
  "currency requested:0 succeeded:0 failed:0 fees:0",
  () => [Money],
];

export const PaymentDefaults: Shape = [
  "amountMinorUnits:-i currency:- amountType:- direction:- accountId:- destination:-0 source:-1 destinationCurrency:- rail:- routing:-2 feeBearer:- reference:- description:- statementDescriptor:- purposeCode:- customerId:- fraudCheck:- approvalWindowSeconds:-i metadata:-{ sandbox:-3",
  () => [Party, MobileMoneyParty, RoutingPreference, PaymentSandboxOptions],
];

export const RetryPolicy: Shape = ["maxAttempts:i initialDelaySeconds:i maxDelaySeconds:i failover:b"];

export const RetryPolicyInput: Shape = ["maxAttempts:-i initialDelaySeconds:-i maxDelaySeconds:-i failover:-b"];
