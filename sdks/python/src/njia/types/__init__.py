"""All shapes of the API; a name's module is imported when the name is first used. Generated."""

from __future__ import annotations

from .._runtime._lazy import lazy_names

TYPE_CHECKING = False

if TYPE_CHECKING:
    from .accounts import *  # noqa: F403
    from .accounts_requests import *  # noqa: F403
    from .accounts_values import *  # noqa: F403
    from .actor import *  # noqa: F403
    from .actor_values import *  # noqa: F403
    from .address import *  # noqa: F403
    from .amount_values import *  # noqa: F403
    from .api_keys import *  # noqa: F403
    from .audit import *  # noqa: F403
    from .auth import *  # noqa: F403
    from .balances import *  # noqa: F403
    from .bank import *  # noqa: F403
    from .bulk import *  # noqa: F403
    from .bulk_payments import *  # noqa: F403
    from .bulk_payments_requests import *  # noqa: F403
    from .bulk_payments_values import *  # noqa: F403
    from .bulk_values import *  # noqa: F403
    from .callbacks import *  # noqa: F403
    from .card import *  # noqa: F403
    from .card_authorizations import *  # noqa: F403
    from .card_values import *  # noqa: F403
    from .change import *  # noqa: F403
    from .change_values import *  # noqa: F403
    from .changelog import *  # noqa: F403
    from .changelog_subscriptions import *  # noqa: F403
    from .common_requests import *  # noqa: F403
    from .confidence_values import *  # noqa: F403
    from .consent import *  # noqa: F403
    from .consent_values import *  # noqa: F403
    from .corridors import *  # noqa: F403
    from .cost_values import *  # noqa: F403
    from .country_values import *  # noqa: F403
    from .credit import *  # noqa: F403
    from .credit_scores import *  # noqa: F403
    from .credit_scores_requests import *  # noqa: F403
    from .credit_scores_values import *  # noqa: F403
    from .credit_values import *  # noqa: F403
    from .currency_values import *  # noqa: F403
    from .customers import *  # noqa: F403
    from .decimal_values import *  # noqa: F403
    from .delivery import *  # noqa: F403
    from .delivery_values import *  # noqa: F403
    from .deprecations import *  # noqa: F403
    from .documentation import *  # noqa: F403
    from .events import *  # noqa: F403
    from .events_requests import *  # noqa: F403
    from .events_values import *  # noqa: F403
    from .failure import *  # noqa: F403
    from .failure_values import *  # noqa: F403
    from .fee_values import *  # noqa: F403
    from .field import *  # noqa: F403
    from .field_values import *  # noqa: F403
    from .flat import *  # noqa: F403
    from .fraud import *  # noqa: F403
    from .fraud_requests import *  # noqa: F403
    from .fraud_values import *  # noqa: F403
    from .fx import *  # noqa: F403
    from .ghost_cards import *  # noqa: F403
    from .ghost_cards_requests import *  # noqa: F403
    from .ghost_cards_values import *  # noqa: F403
    from .health import *  # noqa: F403
    from .idempotency_keys import *  # noqa: F403
    from .identity_values import *  # noqa: F403
    from .iso20022 import *  # noqa: F403
    from .iso20022_values import *  # noqa: F403
    from .key_values import *  # noqa: F403
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
    from .language_values import *  # noqa: F403
    from .masked_values import *  # noqa: F403
    from .metadata_values import *  # noqa: F403
    from .mobile import *  # noqa: F403
    from .mobile_values import *  # noqa: F403
    from .model import *  # noqa: F403
    from .model_values import *  # noqa: F403
    from .money import *  # noqa: F403
    from .party_values import *  # noqa: F403
    from .payments import *  # noqa: F403
    from .payments_attempt import *  # noqa: F403
    from .payments_event import *  # noqa: F403
    from .payments_fraud import *  # noqa: F403
    from .payments_list import *  # noqa: F403
    from .payments_next import *  # noqa: F403
    from .payments_requests import *  # noqa: F403
    from .payments_reversal import *  # noqa: F403
    from .payments_routing import *  # noqa: F403
    from .payments_values import *  # noqa: F403
    from .phone_values import *  # noqa: F403
    from .problem import *  # noqa: F403
    from .provider_values import *  # noqa: F403
    from .quotes import *  # noqa: F403
    from .rails import *  # noqa: F403
    from .recipients import *  # noqa: F403
    from .reconciliation import *  # noqa: F403
    from .reference import *  # noqa: F403
    from .resource import *  # noqa: F403
    from .retry import *  # noqa: F403
    from .reversals import *  # noqa: F403
    from .role_values import *  # noqa: F403
    from .routing import *  # noqa: F403
    from .sandbox import *  # noqa: F403
    from .sandbox_requests import *  # noqa: F403
    from .sandbox_values import *  # noqa: F403
    from .scope_values import *  # noqa: F403
    from .settlement_values import *  # noqa: F403
    from .spend import *  # noqa: F403
    from .spend_values import *  # noqa: F403
    from .tenant import *  # noqa: F403
    from .timeline import *  # noqa: F403
    from .transactions import *  # noqa: F403
    from .users import *  # noqa: F403
    from .webhook_deliveries import *  # noqa: F403
    from .webhook_endpoints import *  # noqa: F403
    from .webhook_values import *  # noqa: F403
    from .widget_client import *  # noqa: F403
    from .widget_client_requests import *  # noqa: F403
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
    ".actor": "Actor",
    ".actor_values": "ActorType ActorTypeValue",
    ".address": "Address",
    ".amount_values": "AmountType AmountTypeValue",
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
    ".bank": "BankAccountPartyDetails",
    ".bulk": "BulkCounts BulkItem BulkItemError BulkItemEvent BulkTotal",
    ".bulk_payments": "BulkItemList BulkPayment BulkPaymentEvent BulkPaymentList",
    ".bulk_payments_requests": (
        "BulkPaymentItemRequest BulkPaymentItemRequestParam BulkPaymentRequest BulkRetryRequest RetryPolicyInput "
        "RetryPolicyInputParam"
    ),
    ".bulk_payments_values": "BulkPaymentEventType BulkPaymentEventTypeValue BulkPaymentStatus BulkPaymentStatusValue",
    ".bulk_values": "BulkItemEventType BulkItemEventTypeValue BulkItemStatus BulkItemStatusValue BulkMode BulkModeValue",
    ".callbacks": (
        "CallbackEvent CallbackEventType CallbackEventTypeValue ProviderCallbackReceipt ProviderCallbackReceiptOutcome "
        "ProviderCallbackReceiptOutcomeValue ProviderCallbackRequest"
    ),
    ".card": "CardCapture CardFraudDecision CardMatchedLimit CardMerchant",
    ".card_authorizations": (
        "CardAuthorization CardAuthorizationEvent CardAuthorizationEventType CardAuthorizationEventTypeValue "
        "CardAuthorizationList CardAuthorizationRequest CardAuthorizationStatus CardAuthorizationStatusValue "
        "CardCaptureRequest"
    ),
    ".card_values": "CardDeclineCode CardDeclineCodeValue",
    ".change": "ChangeLogAffected ChangeLogEntry ChangeLogEvent",
    ".change_values": "ChangeLogEventType ChangeLogEventTypeValue ChangeLogKind ChangeLogKindValue",
    ".changelog": "ChangeLogEntryList",
    ".changelog_subscriptions": (
        "ChangeLogChannel ChangeLogChannelValue ChangeLogConfirmRequest ChangeLogFilter ChangeLogFilterInput "
        "ChangeLogFilterInputParam ChangeLogSubscription ChangeLogSubscriptionList ChangeLogSubscriptionRequest "
        "ChangeLogSubscriptionStatus ChangeLogSubscriptionStatusValue"
    ),
    ".common_requests": (
        "AddressInput AddressInputParam BankAccountParty BankAccountPartyParam ConsentInput ConsentInputParam "
        "MobileMoneyParty MobileMoneyPartyParam"
    ),
    ".confidence_values": "ConfidenceLevel ConfidenceLevelValue",
    ".consent": "Consent",
    ".consent_values": "ConsentPurpose ConsentPurposeValue",
    ".corridors": (
        "Corridor CorridorCost CorridorCostPoint CorridorHistory CorridorHistoryRequest CorridorId CorridorList "
        "CorridorObservation CorridorObservationParam CorridorRailCost"
    ),
    ".cost_values": "CostBasis CostBasisValue",
    ".country_values": "CountryCode",
    ".credit": "CreditContribution CreditDataCoverage CreditReason CreditSubject",
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
    ".credit_values": (
        "CreditDataSource CreditDataSourceValue CreditDecision CreditDecisionValue CreditFeatures CreditGrade "
        "CreditGradeValue CreditReasonCode CreditReasonCodeValue CreditReasonDirection CreditReasonDirectionValue"
    ),
    ".currency_values": "CurrencyCode",
    ".customers": (
        "Customer CustomerEvent CustomerEventType CustomerEventTypeValue CustomerKyc CustomerKycStatus "
        "CustomerKycStatusValue CustomerList CustomerRequest CustomerRisk CustomerRiskLevel CustomerRiskLevelValue "
        "CustomerType CustomerTypeValue CustomerUpdateRequest"
    ),
    ".decimal_values": "DecimalRate",
    ".delivery": "Delivery DeliveryAttempt",
    ".delivery_values": "DeliveryError DeliveryErrorValue DeliveryStatus DeliveryStatusValue",
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
    ".failure": "FailureDetail",
    ".failure_values": "FailureCode FailureCodeValue",
    ".fee_values": "FeeBearer FeeBearerValue",
    ".field": "FieldError",
    ".field_values": "FieldErrorLocation FieldErrorLocationValue",
    ".flat": "FlatEvent",
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
    ".fx": "FxTerms",
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
    ".identity_values": "IdentityType IdentityTypeValue",
    ".iso20022": "Iso20022Status",
    ".iso20022_values": "Iso20022TransactionStatus Iso20022TransactionStatusValue",
    ".key_values": "KeyMode KeyModeValue",
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
    ".language_values": "LanguageTag LanguageTagValue",
    ".masked_values": "MaskedPhoneNumber",
    ".metadata_values": "Metadata",
    ".mobile": "MobileMoneyPartyDetails",
    ".mobile_values": "MobileMoneyProvider MobileMoneyProviderValue",
    ".model": "ModelInfo",
    ".model_values": "ModelKind ModelKindValue",
    ".money": "Money MoneyParam",
    ".party_values": "Party PartyDetails PartyParam PartyType PartyTypeValue",
    ".payments": "Payment",
    ".payments_attempt": "PaymentAttempt",
    ".payments_event": "PaymentEvent",
    ".payments_fraud": "PaymentFraud",
    ".payments_list": "PaymentList",
    ".payments_next": "PaymentNextAction",
    ".payments_requests": (
        "PaymentDefaults PaymentDefaultsParam PaymentRequest PaymentReviewRequest PaymentSandboxOptions "
        "PaymentSandboxOptionsParam"
    ),
    ".payments_reversal": "PaymentReversal",
    ".payments_routing": "PaymentRouting",
    ".payments_values": (
        "PaymentAttemptStatus PaymentAttemptStatusValue PaymentDirection PaymentDirectionValue PaymentEventType "
        "PaymentEventTypeValue PaymentNextActionType PaymentStatus PaymentStatusValue ReviewDecision ReviewDecisionValue"
    ),
    ".phone_values": "PhoneNumber",
    ".problem": "Problem",
    ".provider_values": "ProviderCallbackEvent ProviderCallbackEventValue",
    ".quotes": "Quote QuoteRequest QuoteStatus QuoteStatusValue",
    ".rails": (
        "Rail RailEvent RailEventType RailEventTypeValue RailExclusionReason RailExclusionReasonValue RailHealth "
        "RailHealthStatus RailHealthStatusValue RailId RailKind RailKindValue RailLimit RailList RailReversal "
        "RailReversalValue RailSettlement RailTariff"
    ),
    ".recipients": "NameMatch NameMatchValue RecipientLookup RecipientLookupRequest",
    ".reconciliation": "ReconciliationCase",
    ".reference": (
        "CurrencyInfo CurrencyList MerchantCategory MerchantCategoryList MerchantCategoryRange ProviderInfo ProviderList "
        "ProviderPrefixes"
    ),
    ".resource": "ResourceReference",
    ".retry": "RetryPolicy",
    ".reversals": (
        "Reversal ReversalEvent ReversalEventType ReversalEventTypeValue ReversalList ReversalMethod ReversalMethodValue "
        "ReversalReason ReversalReasonValue ReversalRequest ReversalStatus ReversalStatusValue"
    ),
    ".role_values": "Role RoleValue",
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
    ".scope_values": "Scope ScopeValue",
    ".settlement_values": "SettlementModel SettlementModelValue",
    ".spend": "SpendLimit SpendLimitKeyUsage SpendLimitUsage",
    ".spend_values": "SpendLimitInterval SpendLimitIntervalValue SpendLimitScope SpendLimitScopeValue",
    ".tenant": (
        "Tenant TenantSettings TenantSettingsInput TenantSettingsInputParam TenantStatus TenantStatusValue TenantSummary "
        "UpdateTenantRequest"
    ),
    ".timeline": "TimelineItem",
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
    ".webhook_values": (
        "WebhookOrdering WebhookOrderingValue WebhookPayloadFormat WebhookPayloadFormatValue WebhookSignatureScheme "
        "WebhookSignatureSchemeValue"
    ),
    ".widget_client": (
        "ClientBalance ClientBalances ClientCurrency ClientIdentityTypes ClientKyc ClientPayment ClientPaymentFailure "
        "ClientQuote ClientSession ClientWalletPrefix"
    ),
    ".widget_client_requests": "ClientKycRequest ClientPaymentRequest ClientQuoteRequest",
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

if not TYPE_CHECKING:
    __getattr__, __dir__ = lazy_names(
        __name__, {name: module for module, names in _MODULES.items() for name in names.split()}
    )
