// Generated from the API description. Do not edit: changes belong in the generator.
import type { Shape } from "../../runtime/codec.ts";

export const AccountParty: Shape = ["type accountId"];

export const AccountPartyDetails: Shape = ["type accountId"];

export const Actor: Shape = ["type id:? display:?"];

export const BankAccountParty: Shape = ["type country bankCode accountNumber:- iban:- holderName"];

export const BankAccountPartyDetails: Shape = ["type country bankCode accountNumber:? iban:? holderName"];

export const Consent: Shape = ["granted:b grantedAt purpose reference noticeLanguage noticeUrl:?"];

export const ConsentInput: Shape = ["granted:b grantedAt purpose reference noticeLanguage noticeUrl:-"];

export const Delivery: Shape = [
  "id object livemode:b createdAt updatedAt version:i eventId eventType endpointId status attemptCount:i nextAttemptAt:? attempts:[0",
  () => [DeliveryAttempt],
];

export const DeliveryAttempt: Shape = ["number:i at httpStatus:?i durationMs:i error:? responseSnippet:?"];

export const FailureDetail: Shape = ["code message retryable:b exhausted:b providerCode:? isoReason:?"];

export const FieldError_: Shape = ["in:- pointer:- name:- code message"];

export const FxTerms: Shape = ["rate baseCurrency quoteCurrency marginBps:n quotedAt"];

export const MobileMoneyParty: Shape = ["type msisdn provider:- country holderName:-"];

export const MobileMoneyPartyDetails: Shape = ["type msisdn provider:? country holderName:?"];

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

export const Problem: Shape = [
  "type title status:i detail instance code retryable:b requestId errors:-[0",
  () => [FieldError_],
];

export const TimelineItem: Shape = [
  "at status reason:? actor:0",
  () => [Actor],
];

export const WidgetConfig: Shape = ["amountMinorUnits:?i currency:? reference:? description:? methods:?[ lockAmount:?b country:? accountIds:?[ currencies:?[ showPending:?b requestedTier:? checks:?["];

export const WidgetTheme: Shape = ["mode primaryColor:? radius:i logoUrl:?"];
