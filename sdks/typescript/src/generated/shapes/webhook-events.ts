// Generated from the API description. Do not edit: changes belong in the generator.
import type { Shape } from "../../runtime/codec.ts";
import { Account } from "../shapes/accounts.ts";
import { ApiKey } from "../shapes/api-keys.ts";
import { Balance } from "../shapes/balances.ts";
import { BulkItem, BulkPayment } from "../shapes/bulk-payments.ts";
import { CardAuthorization } from "../shapes/card-authorizations.ts";
import { ChangeLogEntry } from "../shapes/changelog.ts";
import { CreditScore } from "../shapes/credit-scores.ts";
import { Customer } from "../shapes/customers.ts";
import { EventCause, ProviderCallback } from "../shapes/events.ts";
import { FraudAnalysis } from "../shapes/fraud.ts";
import { GhostCard } from "../shapes/ghost-cards.ts";
import { KycCheck, KycScore } from "../shapes/kyc.ts";
import { Payment } from "../shapes/payments.ts";
import { Rail } from "../shapes/rails.ts";
import { Reversal } from "../shapes/reversals.ts";
import { Transaction } from "../shapes/transactions.ts";
import { WebhookEndpoint } from "../shapes/webhook-endpoints.ts";
import { Widget, WidgetSession } from "../shapes/widgets.ts";

export const AccountEvent: Shape = [
  "id object timestamp apiVersion livemode:b tenantId sequence:i resourceVersion:i request:?0 previous:?{u sandboxFaultId:? type data:1",
  () => [EventCause, Account],
];

export const ApiKeyEvent: Shape = [
  "id object timestamp apiVersion livemode:b tenantId sequence:i resourceVersion:i request:?0 previous:?{u sandboxFaultId:? type data:1",
  () => [EventCause, ApiKey],
];

export const BalanceEvent: Shape = [
  "id object timestamp apiVersion livemode:b tenantId sequence:i resourceVersion:i request:?0 previous:?{u sandboxFaultId:? type data:1",
  () => [EventCause, Balance],
];

export const BulkItemEvent: Shape = [
  "id object timestamp apiVersion livemode:b tenantId sequence:i resourceVersion:i request:?0 previous:?{u sandboxFaultId:? type data:1",
  () => [EventCause, BulkItem],
];

export const BulkPaymentEvent: Shape = [
  "id object timestamp apiVersion livemode:b tenantId sequence:i resourceVersion:i request:?0 previous:?{u sandboxFaultId:? type data:1",
  () => [EventCause, BulkPayment],
];

export const CallbackEvent: Shape = [
  "id object timestamp apiVersion livemode:b tenantId sequence:i resourceVersion:i request:?0 previous:?{u sandboxFaultId:? type data:1",
  () => [EventCause, ProviderCallback],
];

export const CardAuthorizationEvent: Shape = [
  "id object timestamp apiVersion livemode:b tenantId sequence:i resourceVersion:i request:?0 previous:?{u sandboxFaultId:? type data:1",
  () => [EventCause, CardAuthorization],
];

export const ChangeLogEvent: Shape = [
  "id object timestamp apiVersion livemode:b tenantId sequence:i resourceVersion:i request:?0 previous:?{u sandboxFaultId:? type data:1",
  () => [EventCause, ChangeLogEntry],
];

export const CreditScoreEvent: Shape = [
  "id object timestamp apiVersion livemode:b tenantId sequence:i resourceVersion:i request:?0 previous:?{u sandboxFaultId:? type data:1",
  () => [EventCause, CreditScore],
];

export const CustomerEvent: Shape = [
  "id object timestamp apiVersion livemode:b tenantId sequence:i resourceVersion:i request:?0 previous:?{u sandboxFaultId:? type data:1",
  () => [EventCause, Customer],
];

export const FlatEvent: Shape = ["event eventId eventTimestamp id object"];

export const FraudAnalysisEvent: Shape = [
  "id object timestamp apiVersion livemode:b tenantId sequence:i resourceVersion:i request:?0 previous:?{u sandboxFaultId:? type data:1",
  () => [EventCause, FraudAnalysis],
];

export const GhostCardEvent: Shape = [
  "id object timestamp apiVersion livemode:b tenantId sequence:i resourceVersion:i request:?0 previous:?{u sandboxFaultId:? type data:1",
  () => [EventCause, GhostCard],
];

export const KycCheckEvent: Shape = [
  "id object timestamp apiVersion livemode:b tenantId sequence:i resourceVersion:i request:?0 previous:?{u sandboxFaultId:? type data:1",
  () => [EventCause, KycCheck],
];

export const KycScoreEvent: Shape = [
  "id object timestamp apiVersion livemode:b tenantId sequence:i resourceVersion:i request:?0 previous:?{u sandboxFaultId:? type data:1",
  () => [EventCause, KycScore],
];

export const PaymentEvent: Shape = [
  "id object timestamp apiVersion livemode:b tenantId sequence:i resourceVersion:i request:?0 previous:?{u sandboxFaultId:? type data:1",
  () => [EventCause, Payment],
];

export const RailEvent: Shape = [
  "id object timestamp apiVersion livemode:b tenantId sequence:i resourceVersion:i request:?0 previous:?{u sandboxFaultId:? type data:1",
  () => [EventCause, Rail],
];

export const ReversalEvent: Shape = [
  "id object timestamp apiVersion livemode:b tenantId sequence:i resourceVersion:i request:?0 previous:?{u sandboxFaultId:? type data:1",
  () => [EventCause, Reversal],
];

export const TransactionEvent: Shape = [
  "id object timestamp apiVersion livemode:b tenantId sequence:i resourceVersion:i request:?0 previous:?{u sandboxFaultId:? type data:1",
  () => [EventCause, Transaction],
];

export const WebhookEndpointEvent: Shape = [
  "id object timestamp apiVersion livemode:b tenantId sequence:i resourceVersion:i request:?0 previous:?{u sandboxFaultId:? type data:1",
  () => [EventCause, WebhookEndpoint],
];

export const WidgetEvent: Shape = [
  "id object timestamp apiVersion livemode:b tenantId sequence:i resourceVersion:i request:?0 previous:?{u sandboxFaultId:? type data:1",
  () => [EventCause, Widget],
];

export const WidgetSessionEvent: Shape = [
  "id object timestamp apiVersion livemode:b tenantId sequence:i resourceVersion:i request:?0 previous:?{u sandboxFaultId:? type data:1",
  () => [EventCause, WidgetSession],
];
