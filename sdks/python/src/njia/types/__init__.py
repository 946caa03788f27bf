"""All shapes of the API; a name's module is imported when the name is first used. Generated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._runtime._lazy import lazy_names

if TYPE_CHECKING:
    from .accounts import *  # noqa: F403
    from .accounts_requests import *  # noqa: F403
    from .accounts_values import *  # noqa: F403
    from .api_keys import *  # noqa: F403
    from .audit import *  # noqa: F403
    from .auth import *  # noqa: F403
    from .balances import *  # noqa: F403
    from .bulk_payments import *  # noqa: F403
    from .bulk_payments_requests import *  # noqa: F403
    from .bulk_payments_values import *  # noqa: F403
    from .callbacks import *  # noqa: F403
    from .card_authorizations import *  # noqa: F403
    from .changelog import *  # noqa: F403
    from .changelog_subscriptions import *  # noqa: F403
    from .common_actor import *  # noqa: F403
    from .common_address import *  # noqa: F403
    from .common_bank import *  # noqa: F403
    from .common_bulk import *  # noqa: F403
    from .common_card import *  # noqa: F403
    from .common_change import *  # noqa: F403
    from .common_consent import *  # noqa: F403
    from .common_credit import *  # noqa: F403
    from .common_delivery import *  # noqa: F403
    from .common_failure import *  # noqa: F403
    from .common_field import *  # noqa: F403
    from .common_flat import *  # noqa: F403
    from .common_fx import *  # noqa: F403
    from .common_iso20022 import *  # noqa: F403
    from .common_mobile import *  # noqa: F403
    from .common_model import *  # noqa: F403
    from .common_money import *  # noqa: F403
    from .common_problem import *  # noqa: F403
    from .common_reconciliation import *  # noqa: F403
    from .common_requests import *  # noqa: F403
    from .common_resource import *  # noqa: F403
    from .common_retry import *  # noqa: F403
    from .common_spend import *  # noqa: F403
    from .common_timeline import *  # noqa: F403
    from .common_values_actor import *  # noqa: F403
    from .common_values_amount import *  # noqa: F403
    from .common_values_bulk import *  # noqa: F403
    from .common_values_card import *  # noqa: F403
    from .common_values_change import *  # noqa: F403
    from .common_values_confidence import *  # noqa: F403
    from .common_values_consent import *  # noqa: F403
    from .common_values_cost import *  # noqa: F403
    from .common_values_country import *  # noqa: F403
    from .common_values_credit import *  # noqa: F403
    from .common_values_currency import *  # noqa: F403
    from .common_values_decimal import *  # noqa: F403
    from .common_values_delivery import *  # noqa: F403
    from .common_values_failure import *  # noqa: F403
    from .common_values_fee import *  # noqa: F403
    from .common_values_field import *  # noqa: F403
    from .common_values_identity import *  # noqa: F403
    from .common_values_iso20022 import *  # noqa: F403
    from .common_values_key import *  # noqa: F403
    from .common_values_language import *  # noqa: F403
    from .common_values_masked import *  # noqa: F403
    from .common_values_metadata import *  # noqa: F403
    from .common_values_mobile import *  # noqa: F403
    from .common_values_model import *  # noqa: F403
    from .common_values_party import *  # noqa: F403
    from .common_values_phone import *  # noqa: F403
    from .common_values_provider import *  # noqa: F403
    from .common_values_role import *  # noqa: F403
    from .common_values_scope import *  # noqa: F403
    from .common_values_settlement import *  # noqa: F403
    from .common_values_spend import *  # noqa: F403
    from .common_values_webhook import *  # noqa: F403
    from .corridors import *  # noqa: F403
    from .credit_scores import *  # noqa: F403
    from .credit_scores_requests import *  # noqa: F403
    from .credit_scores_values import *  # noqa: F403
    from .customers import *  # noqa: F403
    from .deprecations import *  # noqa: F403
    from .documentation import *  # noqa: F403
    from .events import *  # noqa: F403
    from .events_requests import *  # noqa: F403
    from .events_values import *  # noqa: F403
    from .fraud import *  # noqa: F403
    from .fraud_requests import *  # noqa: F403
    from .fraud_values import *  # noqa: F403
    from .ghost_cards import *  # noqa: F403
    from .ghost_cards_requests import *  # noqa: F403
    from .ghost_cards_values import *  # noqa: F403
    from .health import *  # noqa: F403
    from .idempotency_keys import *  # noqa: F403
    from .kyc_check import *  # noqa: F403
    from .kyc_identity import *  # noqa: F403
    from .kyc_matches import *  # noqa: F403
    from .kyc_provider import *  # noqa: F403
    from .kyc_requests import *  # noqa: F403
    from .kyc_review import *  # noqa: F403
    from .kyc_score import *  # noqa: F403
    from .kyc_screening import *  # noqa: F403
    from .kyc_tier import *  # noqa: F403
    from .kyc_values import *  # noqa: F403
    from .payments_payment_attempt import *  # noqa: F403
    from .payments_payment_event import *  # noqa: F403
    from .payments_payment_fraud import *  # noqa: F403
    from .payments_payment_list import *  # noqa: F403
    from .payments_payment_main import *  # noqa: F403
    from .payments_payment_next import *  # noqa: F403
    from .payments_payment_reversal import *  # noqa: F403
    from .payments_payment_routing import *  # noqa: F403
    from .payments_requests import *  # noqa: F403
    from .payments_values import *  # noqa: F403
    from .quotes import *  # noqa: F403
    from .rails import *  # noqa: F403
    from .recipients import *  # noqa: F403
    from .reference import *  # noqa: F403
    from .reversals import *  # noqa: F403
    from .routing import *  # noqa: F403
    from .sandbox import *  # noqa: F403
    from .sandbox_requests import *  # noqa: F403
    from .sandbox_values import *  # noqa: F403
    from .tenant import *  # noqa: F403
    from .transactions import *  # noqa: F403
    from .users import *  # noqa: F403
    from .webhook_deliveries import *  # noqa: F403
    from .webhook_endpoints import *  # noqa: F403
    from .widget_client import *  # noqa: F403
    from .widgets import *  # noqa: F403
    from .widgets_requests import *  # noqa: F403
    from .widgets_values import *  # noqa: F403

_MODULES = {
    ".accounts": "Account AccountEvent AccountList AccountPartyDetails LedgerEntry LedgerEntryList",
    ".accounts_requests": "AccountParty AccountPartyParam AccountRequest",
    ".accounts_values": (
        "AccountEventType AccountEventTypeValue AccountStatus AccountStatusValue AccountType AccountTypeValue "
        "LedgerDirection LedgerDirectionValue LedgerEntryKind LedgerEntryKindValue LedgerPhase LedgerPhaseValue"
    ),
    ".api_keys": (
        "ApiKey ApiKeyEvent ApiKeyEventType ApiKeyEventTypeValue ApiKeyList ApiKeyStatus ApiKeyStatusValue "
        "CreateApiKeyRequest RollApiKeyRequest UpdateApiKeyRequest"
    ),
    ".audit": "AuditEntry AuditEntryList AuditSnapshot AuditVerification RequestLogEntry RequestLogEntryList",
    ".auth": (
        "AuthCheck LoginRequest RateClass RateClassValue RateLimitState RefreshSessionRequest Session SessionInfo "
        "SessionUser"
    ),
    ".balances": "Balance BalanceEvent BalanceList",
    ".bulk_payments": "BulkItemList BulkPayment BulkPaymentEvent BulkPaymentList",
    ".bulk_payments_requests": (
        "BulkPaymentItemRequest BulkPaymentItemRequestParam BulkPaymentRequest BulkRetryRequest RetryPolicyInput "
        "RetryPolicyInputParam"
    ),
    ".bulk_payments_values": "BulkPaymentEventType BulkPaymentEventTypeValue BulkPaymentStatus BulkPaymentStatusValue",
    ".callbacks": (
        "CallbackEvent CallbackEventType CallbackEventTypeValue ProviderCallbackReceipt ProviderCallbackReceiptOutcome "
        "ProviderCallbackReceiptOutcomeValue ProviderCallbackRequest"
    ),
    ".card_authorizations": (
        "CardAuthorization CardAuthorizationEvent CardAuthorizationEventType CardAuthorizationEventTypeValue "
        "CardAuthorizationList CardAuthorizationRequest CardAuthorizationStatus CardAuthorizationStatusValue "
        "CardCaptureRequest"
    ),
    ".changelog": "ChangeLogEntryList",
    ".changelog_subscriptions": (
        "ChangeLogChannel ChangeLogChannelValue ChangeLogConfirmRequest ChangeLogFilter ChangeLogFilterInput "
        "ChangeLogFilterInputParam ChangeLogSubscription ChangeLogSubscriptionList ChangeLogSubscriptionRequest "
        "ChangeLogSubscriptionStatus ChangeLogSubscriptionStatusValue"
    ),
    ".common_actor": "Actor",
    ".common_address": "Address",
    ".common_bank": "BankAccountPartyDetails",
    ".common_bulk": "BulkCounts BulkItem BulkItemError BulkItemEvent BulkTotal",
    ".common_card": "CardCapture CardFraudDecision CardMatchedLimit CardMerchant",
    ".common_change": "ChangeLogAffected ChangeLogEntry ChangeLogEvent",
    ".common_consent": "Consent",
    ".common_credit": "CreditContribution CreditDataCoverage CreditReason CreditSubject",
    ".common_delivery": "Delivery DeliveryAttempt",
    ".common_failure": "FailureDetail",
    ".common_field": "FieldError",
    ".common_flat": "FlatEvent",
    ".common_fx": "FxTerms",
    ".common_iso20022": "Iso20022Status",
    ".common_mobile": "MobileMoneyPartyDetails",
    ".common_model": "ModelInfo",
    ".common_money": "Money MoneyParam",
    ".common_problem": "Problem",
    ".common_reconciliation": "ReconciliationCase",
    ".common_requests": (
        "AddressInput AddressInputParam BankAccountParty BankAccountPartyParam ConsentInput ConsentInputParam "
        "MobileMoneyParty MobileMoneyPartyParam"
    ),
    ".common_resource": "ResourceReference",
    ".common_retry": "RetryPolicy",
    ".common_spend": "SpendLimit SpendLimitKeyUsage SpendLimitUsage",
    ".common_timeline": "TimelineItem",
    ".common_values_actor": "ActorType ActorTypeValue",
    ".common_values_amount": "AmountType AmountTypeValue",
    ".common_values_bulk": (
        "BulkItemEventType BulkItemEventTypeValue BulkItemStatus BulkItemStatusValue BulkMode BulkModeValue"
    ),
    ".common_values_card": "CardDeclineCode CardDeclineCodeValue",
    ".common_values_change": "ChangeLogEventType ChangeLogEventTypeValue ChangeLogKind ChangeLogKindValue",
    ".common_values_confidence": "ConfidenceLevel ConfidenceLevelValue",
    ".common_values_consent": "ConsentPurpose ConsentPurposeValue",
    ".common_values_cost": "CostBasis CostBasisValue",
    ".common_values_country": "CountryCode",
    ".common_values_credit": (
        "CreditDataSource CreditDataSourceValue CreditDecision CreditDecisionValue CreditFeatures CreditGrade "
        "CreditGradeValue CreditReasonCode CreditReasonCodeValue CreditReasonDirection CreditReasonDirectionValue"
    ),
    ".common_values_currency": "CurrencyCode",
    ".common_values_decimal": "DecimalRate",
    ".common_values_delivery": "DeliveryError DeliveryErrorValue DeliveryStatus DeliveryStatusValue",
    ".common_values_failure": "FailureCode FailureCodeValue",
    ".common_values_fee": "FeeBearer FeeBearerValue",
    ".common_values_field": "FieldErrorLocation FieldErrorLocationValue",
    ".common_values_identity": "IdentityType IdentityTypeValue",
    ".common_values_iso20022": "Iso20022TransactionStatus Iso20022TransactionStatusValue",
    ".common_values_key": "KeyMode KeyModeValue",
    ".common_values_language": "LanguageTag LanguageTagValue",
    ".common_values_masked": "MaskedPhoneNumber",
    ".common_values_metadata": "Metadata",
    ".common_values_mobile": "MobileMoneyProvider MobileMoneyProviderValue",
    ".common_values_model": "ModelKind ModelKindValue",
    ".common_values_party": "Party PartyDetails PartyParam PartyType PartyTypeValue",
    ".common_values_phone": "PhoneNumber",
    ".common_values_provider": "ProviderCallbackEvent ProviderCallbackEventValue",
    ".common_values_role": "Role RoleValue",
    ".common_values_scope": "Scope ScopeValue",
    ".common_values_settlement": "SettlementModel SettlementModelValue",
    ".common_values_spend": "SpendLimitInterval SpendLimitIntervalValue SpendLimitScope SpendLimitScopeValue",
    ".common_values_webhook": (
        "WebhookOrdering WebhookOrderingValue WebhookPayloadFormat WebhookPayloadFormatValue WebhookSignatureScheme "
        "WebhookSignatureSchemeValue"
    ),
    ".corridors": (
        "Corridor CorridorCost CorridorCostPoint CorridorHistory CorridorHistoryRequest CorridorId CorridorList "
        "CorridorObservation CorridorObservationParam CorridorRailCost"
    ),
    ".credit_scores": "CreditScore CreditScoreEvent CreditScoreList CreditScoreRange",
    ".credit_scores_requests": (
        "CreditProductInput CreditProductInputParam CreditScoreRequest CreditSubjectInput CreditSubjectInputParam "
        "MobileMoneyHistoryInput MobileMoneyHistoryInputParam MobileMoneySummaryInput MobileMoneySummaryInputParam "
        "MobileMoneyTransactionInput MobileMoneyTransactionInputParam"
    ),
    ".credit_scores_values": (
        "CreditProductType CreditProductTypeValue MobileMoneyFlow MobileMoneyFlowValue MobileMoneyTransactionStatus "
        "MobileMoneyTransactionStatusValue MobileMoneyTransactionType MobileMoneyTransactionTypeValue"
    ),
    ".customers": (
        "Customer CustomerEvent CustomerEventType CustomerEventTypeValue CustomerKyc CustomerKycStatus "
        "CustomerKycStatusValue CustomerList CustomerRequest CustomerRisk CustomerRiskLevel CustomerRiskLevelValue "
        "CustomerType CustomerTypeValue CustomerUpdateRequest"
    ),
    ".deprecations": "DeprecationUsage DeprecationUsageItem DeprecationUsageItemKind DeprecationUsageItemKindValue",
    ".documentation": (
        "ApiDescription ErrorMember ErrorType ErrorTypeList ExportEnvironment ExportEnvironmentValue ExportPart "
        "ExportPartValue InsomniaDocument PostmanDocument"
    ),
    ".events": (
        "Event EventCause EventList EventReplay EventTypeInfo EventTypeInfoList ListenSession ListenSessionList "
        "ProviderCallback"
    ),
    ".events_requests": "EventReplayRequest ListenResult ListenResultParam ListenResultsRequest ListenSessionRequest",
    ".events_values": (
        "EventData EventFilter EventSelector EventType EventTypeValue ListenSessionStatus ListenSessionStatusValue "
        "ProviderCallbackOutcome ProviderCallbackOutcomeValue"
    ),
    ".fraud": "FraudAnalysis FraudAnalysisEvent FraudAnalysisList FraudFeedback FraudPolicy FraudPolicySnapshot FraudReason",
    ".fraud_requests": (
        "FraudAnalysisRequest FraudDeviceInput FraudDeviceInputParam FraudFeedbackRequest FraudLocationInput "
        "FraudLocationInputParam FraudNetworkInput FraudNetworkInputParam FraudPolicyRequest FraudRecipientInput "
        "FraudRecipientInputParam FraudSenderInput FraudSenderInputParam"
    ),
    ".fraud_values": (
        "FraudAnalysisEventType FraudAnalysisEventTypeValue FraudChannel FraudChannelValue FraudCheckMode "
        "FraudCheckModeValue FraudDecision FraudDecisionValue FraudEvidence FraudFailMode FraudFailModeValue "
        "FraudFeedbackLabel FraudFeedbackLabelValue FraudHistoryOverride FraudReasonCategory FraudReasonCategoryValue "
        "FraudReasonCode FraudReasonCodeValue FraudRiskLevel FraudRiskLevelValue FraudTransactionType "
        "FraudTransactionTypeValue"
    ),
    ".ghost_cards": (
        "GhostCard GhostCardControls GhostCardEvent GhostCardList GhostCardSecrets GhostCardTotals SpendLimitList"
    ),
    ".ghost_cards_requests": (
        "CardMerchantInput CardMerchantInputParam GhostCardRequest GhostCardUpdateRequest SpendLimitInput "
        "SpendLimitInputParam SpendLimitsRequest"
    ),
    ".ghost_cards_values": "GhostCardEventType GhostCardEventTypeValue GhostCardStatus GhostCardStatusValue",
    ".health": "Health HealthCheck HealthStatus HealthStatusValue",
    ".idempotency_keys": "IdempotencyKeyRecord IdempotencyKeyState IdempotencyKeyStateValue",
    ".kyc_check": "KycCheck KycCheckDeprecation KycCheckEvent KycCheckResult",
    ".kyc_identity": "KycIdentity",
    ".kyc_matches": "KycMatches",
    ".kyc_provider": "KycProvider",
    ".kyc_requests": (
        "KycCheckRequest KycDocumentInput KycDocumentInputParam KycIdentityInput KycIdentityInputParam KycScoreRequest "
        "KycScoreReviewRequest KycSelfieInput KycSelfieInputParam KycSubject KycSubjectParam"
    ),
    ".kyc_review": "KycReview",
    ".kyc_score": "KycScore KycScoreEvent KycScoreList",
    ".kyc_screening": "KycScreening KycScreeningHit",
    ".kyc_tier": "KycTierLimits",
    ".kyc_values": (
        "KycCheckResultResult KycCheckResultResultValue KycCheckStatus KycCheckStatusValue KycCheckType KycCheckTypeValue "
        "KycDecision KycDecisionValue KycDocumentType KycDocumentTypeValue KycMatch KycMatchValue KycRequestedTier "
        "KycRequestedTierValue KycScoreEventType KycScoreEventTypeValue KycScoreReviewRequestDecision "
        "KycScoreReviewRequestDecisionValue KycScoreStatus KycScoreStatusValue KycScreeningResult KycScreeningResultValue "
        "KycTier KycTierValue"
    ),
    ".payments_payment_attempt": "PaymentAttempt",
    ".payments_payment_event": "PaymentEvent",
    ".payments_payment_fraud": "PaymentFraud",
    ".payments_payment_list": "PaymentList",
    ".payments_payment_main": "Payment",
    ".payments_payment_next": "PaymentNextAction",
    ".payments_payment_reversal": "PaymentReversal",
    ".payments_payment_routing": "PaymentRouting",
    ".payments_requests": (
        "PaymentDefaults PaymentDefaultsParam PaymentRequest PaymentReviewRequest PaymentSandboxOptions "
        "PaymentSandboxOptionsParam"
    ),
    ".payments_values": (
        "PaymentAttemptStatus PaymentAttemptStatusValue PaymentDirection PaymentDirectionValue PaymentEventType "
        "PaymentEventTypeValue PaymentNextActionType PaymentStatus PaymentStatusValue ReviewDecision ReviewDecisionValue"
    ),
    ".quotes": "Quote QuoteRequest QuoteStatus QuoteStatusValue",
    ".rails": (
        "Rail RailEvent RailEventType RailEventTypeValue RailExclusionReason RailExclusionReasonValue RailHealth "
        "RailHealthStatus RailHealthStatusValue RailId RailKind RailKindValue RailLimit RailList RailReversal "
        "RailReversalValue RailSettlement RailTariff"
    ),
    ".recipients": "NameMatch NameMatchValue RecipientLookup RecipientLookupRequest",
    ".reference": (
        "CurrencyInfo CurrencyList MerchantCategory MerchantCategoryList MerchantCategoryRange ProviderInfo ProviderList "
        "ProviderPrefixes"
    ),
    ".reversals": (
        "Reversal ReversalEvent ReversalEventType ReversalEventTypeValue ReversalList ReversalMethod ReversalMethodValue "
        "ReversalReason ReversalReasonValue ReversalRequest ReversalStatus ReversalStatusValue"
    ),
    ".routing": (
        "RoutingCandidate RoutingDecision RoutingPreference RoutingPreferenceParam RoutingPreviewRequest RoutingStrategy "
        "RoutingStrategyValue"
    ),
    ".sandbox": (
        "SandboxCallback SandboxClock SandboxClockAdvance SandboxDueWork SandboxFault SandboxFaultList "
        "SandboxFaultParameters SandboxFaultParametersParam SandboxFunding SandboxReset SandboxResetCount"
    ),
    ".sandbox_requests": (
        "SandboxCallbackRequest SandboxClockAdvanceRequest SandboxClockSetRequest SandboxFaultRequest SandboxFundingRequest"
    ),
    ".sandbox_values": (
        "SandboxClockMode SandboxClockModeValue SandboxDueWorkKind SandboxDueWorkKindValue SandboxFaultKind "
        "SandboxFaultKindValue SandboxFaultStatus SandboxFaultStatusValue SandboxFaultTarget"
    ),
    ".tenant": (
        "Tenant TenantSettings TenantSettingsInput TenantSettingsInputParam TenantStatus TenantStatusValue TenantSummary "
        "UpdateTenantRequest"
    ),
    ".transactions": (
        "Transaction TransactionEvent TransactionEventType TransactionEventTypeValue TransactionList TransactionStatus "
        "TransactionStatusValue TransactionType TransactionTypeValue"
    ),
    ".users": "CreateUserRequest UpdateUserRequest User UserList UserStatus UserStatusValue",
    ".webhook_deliveries": "DeliveryList",
    ".webhook_endpoints": (
        "WebhookEndpoint WebhookEndpointDisabledReason WebhookEndpointDisabledReasonValue WebhookEndpointEvent "
        "WebhookEndpointEventType WebhookEndpointEventTypeValue WebhookEndpointList WebhookEndpointRequest "
        "WebhookEndpointStats WebhookEndpointStatus WebhookEndpointStatusValue WebhookEndpointUpdateRequest "
        "WebhookTestRequest"
    ),
    ".widget_client": (
        "ClientBalance ClientBalances ClientCurrency ClientKyc ClientKycRequest ClientPayment ClientPaymentFailure "
        "ClientPaymentRequest ClientQuote ClientQuoteRequest ClientSession ClientWalletPrefix"
    ),
    ".widgets": (
        "Widget WidgetConfig WidgetEmbed WidgetEvent WidgetList WidgetSession WidgetSessionEvent WidgetSessionResult "
        "WidgetTheme"
    ),
    ".widgets_requests": (
        "WidgetConfigInput WidgetConfigInputParam WidgetRequest WidgetThemeInput WidgetThemeInputParam WidgetUpdateRequest"
    ),
    ".widgets_values": (
        "WidgetEventType WidgetEventTypeValue WidgetKind WidgetKindValue WidgetSessionEventType WidgetSessionEventTypeValue "
        "WidgetSessionStatus WidgetSessionStatusValue WidgetStatus WidgetStatusValue WidgetThemeMode WidgetThemeModeValue"
    ),
}

__getattr__, __dir__ = lazy_names(__name__, {name: module for module, names in _MODULES.items() for name in names.split()})
