// Generated from the API description. Do not edit: changes belong in the generator.
import type { Shape } from "../../runtime/codec.ts";
import { Account } from "../shapes/accounts.ts";
import { ApiKey } from "../shapes/api-keys.ts";
import { BulkItem, BulkPayment } from "../shapes/bulk-payments.ts";
import { ChangeLogEntry } from "../shapes/changelog.ts";
import { CreditScore } from "../shapes/credit-scores.ts";
import { AddressInput, Customer } from "../shapes/customers.ts";
import { EventCause, ProviderCallback } from "../shapes/events.ts";
import { FraudAnalysis } from "../shapes/fraud.ts";
import { GhostCard } from "../shapes/ghost-cards.ts";
import { ResourceReference } from "../shapes/idempotency-keys.ts";
import { KycCheck, KycScore } from "../shapes/kyc.ts";
import { Payment } from "../shapes/payments.ts";
import { Rail } from "../shapes/rails.ts";
import { Transaction } from "../shapes/transactions.ts";
import { WebhookEndpoint } from "../shapes/webhook-endpoints.ts";
import { Widget, WidgetSession } from "../shapes/widgets.ts";

export const AccountEvent: Shape = [
  "id object timestamp apiVersion livemode:b tenantId sequence:i resourceVersion:i request:?0 previous:?{u sandboxFaultId:?s type data:1",
  () => [EventCause, Account],
];

export const AccountParty: Shape = ["type accountId"];

export const AccountPartyDetails: Shape = ["type accountId"];

export const Actor: Shape = ["type id:?s display:?s"];

export const ApiKeyEvent: Shape = [
  "id object timestamp apiVersion livemode:b tenantId sequence:i resourceVersion:i request:?0 previous:?{u sandboxFaultId:?s type data:1",
  () => [EventCause, ApiKey],
];

export const AuditEntry: Shape = [
  "id object sequence:i at action actor:0 resource:1 requestId:?s ip:?s before:?{u after:?{u note:?s previousHash hash",
  () => [Actor, ResourceReference],
];

export const AuditEntryList: Shape = [
  "object data:[0 hasMore:b nextCursor:?s url",
  () => [AuditEntry],
];

export const Balance: Shape = [
  "object currency available:0 pending:0 reserved:0 total:0 asOf",
  () => [Money],
];

export const BalanceEvent: Shape = [
  "id object timestamp apiVersion livemode:b tenantId sequence:i resourceVersion:i request:?0 previous:?{u sandboxFaultId:?s type data:1",
  () => [EventCause, Balance],
];

export const BankAccountParty: Shape = ["type country bankCode accountNumber:- iban:- holderName"];

export const BankAccountPartyDetails: Shape = ["type country bankCode accountNumber:?s iban:?s holderName"];

export const BulkItemEvent: Shape = [
  "id object timestamp apiVersion livemode:b tenantId sequence:i resourceVersion:i request:?0 previous:?{u sandboxFaultId:?s type data:1",
  () => [EventCause, BulkItem],
];

export const BulkPaymentEvent: Shape = [
  "id object timestamp apiVersion livemode:b tenantId sequence:i resourceVersion:i request:?0 previous:?{u sandboxFaultId:?s type data:1",
  () => [EventCause, BulkPayment],
];

export const CallbackEvent: Shape = [
  "id object timestamp apiVersion livemode:b tenantId sequence:i resourceVersion:i request:?0 previous:?{u sandboxFaultId:?s type data:1",
  () => [EventCause, ProviderCallback],
];

export const CardAuthorization: Shape = [
  "id object livemode:b createdAt updatedAt version:i cardId status amountMinorUnits:i currency merchantAmount:0 merchant:1 declineCode:?s declinedByLimitId:?s matchedLimits:[2 captured:0 released:0 fraud:?3 networkId:?s expiresAt:?s captures:[4 metadata:{s",
  () => [Money, CardMerchant, CardMatchedLimit, CardFraudDecision, CardCapture],
];

export const CardAuthorizationEvent: Shape = [
  "id object timestamp apiVersion livemode:b tenantId sequence:i resourceVersion:i request:?0 previous:?{u sandboxFaultId:?s type data:1",
  () => [EventCause, CardAuthorization],
];

export const CardCapture: Shape = ["id amountMinorUnits:i currency at transactionId"];

export const CardFraudDecision: Shape = ["analysisId riskScore:i decision"];

export const CardMatchedLimit: Shape = [
  "limitId before:?0 after:?0",
  () => [Money],
];

export const CardMerchant: Shape = ["id name categoryCode category city:?s country"];

export const ChangeLogEvent: Shape = [
  "id object timestamp apiVersion livemode:b tenantId sequence:i resourceVersion:i request:?0 previous:?{u sandboxFaultId:?s type data:1",
  () => [EventCause, ChangeLogEntry],
];

export const Consent: Shape = ["granted:b grantedAt purpose reference noticeLanguage noticeUrl:?s"];

export const ConsentInput: Shape = ["granted:b grantedAt purpose reference noticeLanguage noticeUrl:-"];

export const CreditScoreEvent: Shape = [
  "id object timestamp apiVersion livemode:b tenantId sequence:i resourceVersion:i request:?0 previous:?{u sandboxFaultId:?s type data:1",
  () => [EventCause, CreditScore],
];

export const CustomerEvent: Shape = [
  "id object timestamp apiVersion livemode:b tenantId sequence:i resourceVersion:i request:?0 previous:?{u sandboxFaultId:?s type data:1",
  () => [EventCause, Customer],
];

export const Delivery: Shape = [
  "id object livemode:b createdAt updatedAt version:i eventId eventType endpointId status attemptCount:i nextAttemptAt:?s attempts:[0",
  () => [DeliveryAttempt],
];

export const DeliveryAttempt: Shape = ["number:i at httpStatus:?i durationMs:i error:?s responseSnippet:?s"];

export const FailureDetail: Shape = ["code message retryable:b exhausted:b providerCode:?s isoReason:?s"];

export const FieldError_: Shape = ["in:- pointer:- name:- code message"];

export const FlatEvent: Shape = ["event eventId eventTimestamp id object"];

export const FraudAnalysisEvent: Shape = [
  "id object timestamp apiVersion livemode:b tenantId sequence:i resourceVersion:i request:?0 previous:?{u sandboxFaultId:?s type data:1",
  () => [EventCause, FraudAnalysis],
];

export const FxTerms: Shape = ["rate baseCurrency quoteCurrency marginBps:n quotedAt"];

export const GhostCardEvent: Shape = [
  "id object timestamp apiVersion livemode:b tenantId sequence:i resourceVersion:i request:?0 previous:?{u sandboxFaultId:?s type data:1",
  () => [EventCause, GhostCard],
];

export const KycCheckEvent: Shape = [
  "id object timestamp apiVersion livemode:b tenantId sequence:i resourceVersion:i request:?0 previous:?{u sandboxFaultId:?s type data:1",
  () => [EventCause, KycCheck],
];

export const KycDocumentInput: Shape = ["type frontImage backImage:-"];

export const KycIdentityInput: Shape = ["country type number"];

export const KycScoreEvent: Shape = [
  "id object timestamp apiVersion livemode:b tenantId sequence:i resourceVersion:i request:?0 previous:?{u sandboxFaultId:?s type data:1",
  () => [EventCause, KycScore],
];

export const KycSelfieInput: Shape = ["image livenessFrames:-[s"];

export const KycSubject: Shape = [
  "givenNames lastName dateOfBirth:- phone:- email:- country address:-0",
  () => [AddressInput],
];

export const MobileMoneyParty: Shape = ["type msisdn provider:- country holderName:-"];

export const MobileMoneyPartyDetails: Shape = ["type msisdn provider:?s country holderName:?s"];

export const ModelInfo: Shape = ["id version kind fallback:b trainingData"];

export const Money: Shape = ["amountMinorUnits:i currency"];

export const Party: Shape = [
  "|type mobile_money:0 bank_account:1 account:2",
  () => [MobileMoneyParty, BankAccountParty, AccountParty],
];

export const PartyDetails: Shape = [
  "|type mobile_money:0 bank_account:1 account:2",
  () => [MobileMoneyPartyDetails, BankAccountPartyDetails, AccountPartyDetails],
];

export const PaymentEvent: Shape = [
  "id object timestamp apiVersion livemode:b tenantId sequence:i resourceVersion:i request:?0 previous:?{u sandboxFaultId:?s type data:1",
  () => [EventCause, Payment],
];

export const PaymentNextAction: Shape = ["type message expiresAt"];

export const Problem: Shape = [
  "type title status:i detail instance code retryable:b requestId errors:-[0",
  () => [FieldError_],
];

export const RailEvent: Shape = [
  "id object timestamp apiVersion livemode:b tenantId sequence:i resourceVersion:i request:?0 previous:?{u sandboxFaultId:?s type data:1",
  () => [EventCause, Rail],
];

export const Reversal: Shape = [
  "id object livemode:b version:i createdAt updatedAt transactionId reversalTransactionId:?s status method reason note:?s amountMinorUnits:i currency partial:b fee:0 requestedBy:1 failure:?2 auditTrail:[3 completedAt:?s metadata:{s transaction:-4",
  () => [Money, Actor, FailureDetail, AuditEntry, Transaction],
];

export const ReversalEvent: Shape = [
  "id object timestamp apiVersion livemode:b tenantId sequence:i resourceVersion:i request:?0 previous:?{u sandboxFaultId:?s type data:1",
  () => [EventCause, Reversal],
];

export const RoutingPreference: Shape = [
  "strategy:- allowRails:-[s excludeRails:-[s maxFee:-?0 failover:-b maxRails:-i",
  () => [Money],
];

export const TimelineItem: Shape = [
  "at status reason:?s actor:0",
  () => [Actor],
];

export const TransactionEvent: Shape = [
  "id object timestamp apiVersion livemode:b tenantId sequence:i resourceVersion:i request:?0 previous:?{u sandboxFaultId:?s type data:1",
  () => [EventCause, Transaction],
];

export const WebhookEndpointEvent: Shape = [
  "id object timestamp apiVersion livemode:b tenantId sequence:i resourceVersion:i request:?0 previous:?{u sandboxFaultId:?s type data:1",
  () => [EventCause, WebhookEndpoint],
];

export const WidgetConfig: Shape = ["amountMinorUnits:?i currency:?s reference:?s description:?s methods:?[s lockAmount:?b country:?s accountIds:?[s currencies:?[s showPending:?b requestedTier:?s checks:?[s"];

export const WidgetEvent: Shape = [
  "id object timestamp apiVersion livemode:b tenantId sequence:i resourceVersion:i request:?0 previous:?{u sandboxFaultId:?s type data:1",
  () => [EventCause, Widget],
];

export const WidgetSessionEvent: Shape = [
  "id object timestamp apiVersion livemode:b tenantId sequence:i resourceVersion:i request:?0 previous:?{u sandboxFaultId:?s type data:1",
  () => [EventCause, WidgetSession],
];

export const WidgetTheme: Shape = ["mode primaryColor:?s radius:i logoUrl:?s"];
