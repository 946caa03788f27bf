// Generated from the API description. Do not edit: changes belong in the generator.
import type { Shape } from "../../runtime/codec.ts";

export const AccountParty: Shape = ["type accountId"];

export const AccountPartyDetails: Shape = ["type accountId"];

export const Actor: Shape = ["type id:?s display:?s"];

export const BankAccountParty: Shape = ["type country bankCode accountNumber:- iban:- holderName"];

export const BankAccountPartyDetails: Shape = ["type country bankCode accountNumber:?s iban:?s holderName"];

export const Consent: Shape = ["granted:b grantedAt purpose reference noticeLanguage noticeUrl:?s"];

export const ConsentInput: Shape = ["granted:b grantedAt purpose reference noticeLanguage noticeUrl:-"];

export const Delivery: Shape = [
  "id object livemode:b createdAt updatedAt version:i eventId eventType endpointId status attemptCount:i nextAttemptAt:?s attempts:[0",
  () => [DeliveryAttempt],
];

export const DeliveryAttempt: Shape = ["number:i at httpStatus:?i durationMs:i error:?s responseSnippet:?s"];

export const FailureDetail: Shape = ["code message retryable:b exhausted:b providerCode:?s isoReason:?s"];

export const FieldError_: Shape = ["in:- pointer:- name:- code message"];

export const FxTerms: Shape = ["rate baseCurrency quoteCurrency marginBps:n quotedAt"];

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

export const Problem: Shape = [
  "type title status:i detail instance code retryable:b requestId errors:-[0",
  () => [FieldError_],
];

export const TimelineItem: Shape = [
  "at status reason:?s actor:0",
  () => [Actor],
];

export const WidgetConfig: Shape = ["amountMinorUnits:?i currency:?s reference:?s description:?s methods:?[s lockAmount:?b country:?s accountIds:?[s currencies:?[s showPending:?b requestedTier:?s checks:?[s"];

export const WidgetTheme: Shape = ["mode primaryColor:?s radius:i logoUrl:?s"];
