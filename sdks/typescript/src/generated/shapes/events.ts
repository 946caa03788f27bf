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
import { FraudAnalysis } from "../shapes/fraud.ts";
import { GhostCard } from "../shapes/ghost-cards.ts";
import { KycCheck, KycScore } from "../shapes/kyc.ts";
import { Payment } from "../shapes/payments.ts";
import { Rail } from "../shapes/rails.ts";
import { Reversal } from "../shapes/reversals.ts";
import { Transaction } from "../shapes/transactions.ts";
import { WebhookEndpoint } from "../shapes/webhook-endpoints.ts";
import { Widget, WidgetSession } from "../shapes/widgets.ts";

export const Event: Shape = [
  "id object timestamp apiVersion livemode:b tenantId sequence:i resourceVersion:i request:?0 previous:?{u sandboxFaultId:? type data:1",
  () => [EventCause, EventData],
];

export const EventCause: Shape = ["id:? idempotencyKey:?"];

export const EventData: Shape = [
  "|object payment:0 transaction:1 reversal:2 bulk_payment:3 bulk_item:4 credit_score:5 fraud_analysis:6 kyc_score:7 kyc_check:8 ghost_card:9 card_authorization:10 widget:11 widget_session:12 customer:13 account:14 balance:15 provider_callback:16 rail:17 webhook_endpoint:18 api_key:19 changelog_entry:20",
  () => [
  Payment,
  Transaction,
  Reversal,
  BulkPayment,
  BulkItem,
  CreditScore,
  FraudAnalysis,
  KycScore,
  KycCheck,
  GhostCard,
  CardAuthorization,
  Widget,
  WidgetSession,
  Customer,
  Account,
  Balance,
  ProviderCallback,
  Rail,
  WebhookEndpoint,
  ApiKey,
  ChangeLogEntry,
],
];

export const EventList: Shape = [
  "object data:[0 hasMore:b nextCursor:? url",
  () => [Event],
];

export const EventTypeInfo: Shape = ["object type resource description dataObject deprecated:b"];

export const EventTypeInfoList: Shape = [
  "object data:[0 hasMore:b nextCursor:? url",
  () => [EventTypeInfo],
];

export const ListenResult: Shape = ["eventId attempt:i httpStatus:-i durationMs:i error:- responseSnippet:-"];

export const ListenResultsRequest: Shape = [
  "results:[0",
  () => [ListenResult],
];

export const ListenSession: Shape = ["id object livemode:b createdAt updatedAt version:i status streamUrl secret:? types:[ where:[ afterSequence:i payloadFormat device:? profile connected:b expiresAt"];

export const ListenSessionList: Shape = [
  "object data:[0 hasMore:b nextCursor:? url",
  () => [ListenSession],
];

export const ListenSessionRequest: Shape = ["types:-[ where:-[ afterSequence:-i createdAfter:- payloadFormat:- device:- profile:-"];

export const ProviderCallback: Shape = ["id object livemode:b createdAt updatedAt version:i outcome source reference providerReference:? paymentId:? transactionId event:? reasonCode:? deadlineAt receivedAt:?"];
