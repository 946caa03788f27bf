// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.event;

import dev.njia.codec.Union;
import dev.njia.codec.UnionCodec;
import dev.njia.json.JsonValue;
import dev.njia.model.AccountEvent;
import dev.njia.model.ApiKeyEvent;
import dev.njia.model.BalanceEvent;
import dev.njia.model.BulkItemEvent;
import dev.njia.model.BulkPaymentEvent;
import dev.njia.model.CallbackEvent;
import dev.njia.model.CardAuthorizationEvent;
import dev.njia.model.ChangeLogEvent;
import dev.njia.model.CreditScoreEvent;
import dev.njia.model.CustomerEvent;
import dev.njia.model.Event;
import dev.njia.model.FlatEvent;
import dev.njia.model.FraudAnalysisEvent;
import dev.njia.model.GhostCardEvent;
import dev.njia.model.KycCheckEvent;
import dev.njia.model.KycScoreEvent;
import dev.njia.model.PaymentEvent;
import dev.njia.model.RailEvent;
import dev.njia.model.ReversalEvent;
import dev.njia.model.TransactionEvent;
import dev.njia.model.WebhookEndpointEvent;
import dev.njia.model.WidgetEvent;
import dev.njia.model.WidgetSessionEvent;
import java.util.Optional;

/**
 * An event that the API sends.
 */
public final class WebhookEvent extends Union {
    /** How this type travels. */
    public static final UnionCodec<WebhookEvent> CODEC = new UnionCodec<>(WebhookEvent::new)
            .tagged(AccountEvent.SHAPE, "/type", "account.created", "account.frozen")
            .tagged(ApiKeyEvent.SHAPE, "/type", "api_key.created", "api_key.expiring", "api_key.revoked", "api_key.rolled")
            .tagged(BalanceEvent.SHAPE, "/type", "balance.low")
            .tagged(BulkItemEvent.SHAPE, "/type", "bulk_item.failed", "bulk_item.rejected", "bulk_item.retry_scheduled", "bulk_item.succeeded")
            .tagged(BulkPaymentEvent.SHAPE, "/type", "bulk_payment.accepted", "bulk_payment.canceled", "bulk_payment.completed", "bulk_payment.completed_with_failures", "bulk_payment.failed", "bulk_payment.processing")
            .tagged(CallbackEvent.SHAPE, "/type", "callback.conflict", "callback.late", "callback.timed_out")
            .tagged(CardAuthorizationEvent.SHAPE, "/type", "card_authorization.approved", "card_authorization.captured", "card_authorization.declined", "card_authorization.expired", "card_authorization.reversed")
            .tagged(ChangeLogEvent.SHAPE, "/type", "changelog.breaking_change_announced", "changelog.entry_published", "changelog.sunset_approaching")
            .tagged(CreditScoreEvent.SHAPE, "/type", "credit_score.completed")
            .tagged(CustomerEvent.SHAPE, "/type", "customer.created", "customer.erased", "customer.kyc_tier_changed", "customer.updated")
            .tagged(Event.SHAPE, "/type", "eventDelivery")
            .tagged(FlatEvent.SHAPE, "/type", "flatEventDelivery")
            .tagged(FraudAnalysisEvent.SHAPE, "/type", "fraud_analysis.blocked", "fraud_analysis.completed", "fraud_analysis.flagged")
            .tagged(GhostCardEvent.SHAPE, "/type", "ghost_card.closed", "ghost_card.created", "ghost_card.expired", "ghost_card.frozen", "ghost_card.limit_reached", "ghost_card.unfrozen", "ghost_card.updated")
            .tagged(KycCheckEvent.SHAPE, "/type", "kyc_check.completed")
            .tagged(KycScoreEvent.SHAPE, "/type", "kyc_score.completed", "kyc_score.processing", "kyc_score.requires_review", "kyc_score.reviewed")
            .tagged(PaymentEvent.SHAPE, "/type", "payment.awaiting_approval", "payment.canceled", "payment.completed", "payment.created", "payment.expired", "payment.failed", "payment.held_for_review", "payment.in_reconciliation", "payment.queued", "payment.rerouted", "payment.submitted")
            .tagged(RailEvent.SHAPE, "/type", "rail.degraded", "rail.down", "rail.recovered")
            .tagged(ReversalEvent.SHAPE, "/type", "reversal.completed", "reversal.created", "reversal.failed")
            .tagged(TransactionEvent.SHAPE, "/type", "transaction.completed", "transaction.failed", "transaction.partially_reversed", "transaction.reconciliation_case_opened", "transaction.reconciliation_case_resolved", "transaction.reversal_pending", "transaction.reversed")
            .tagged(WebhookEndpointEvent.SHAPE, "/type", "webhook_endpoint.disabled", "webhook_endpoint.test")
            .tagged(WidgetEvent.SHAPE, "/type", "widget.created", "widget.disabled")
            .tagged(WidgetSessionEvent.SHAPE, "/type", "widget_session.canceled", "widget_session.completed", "widget_session.expired", "widget_session.opened");

    private WebhookEvent(UnionCodec.Content content) {
        super(content);
    }

    /**
     * Holds one of account.created, account.frozen.
     *
     * @param value not null
     * @return the union
     */
    public static WebhookEvent ofAccountEvent(AccountEvent value) {
        return CODEC.wrap(0, AccountEvent.SHAPE, value);
    }

    /**
     * The value, if it is one of account.created, account.frozen.
     *
     * @return empty for any other variant
     */
    public Optional<AccountEvent> asAccountEvent() {
        return as(0, AccountEvent.SHAPE);
    }

    /**
     * Holds one of api_key.created, api_key.expiring, api_key.revoked, api_key.rolled.
     *
     * @param value not null
     * @return the union
     */
    public static WebhookEvent ofApiKeyEvent(ApiKeyEvent value) {
        return CODEC.wrap(1, ApiKeyEvent.SHAPE, value);
    }

    /**
     * The value, if it is one of api_key.created, api_key.expiring, api_key.revoked, api_key.rolled.
     *
     * @return empty for any other variant
     */
    public Optional<ApiKeyEvent> asApiKeyEvent() {
        return as(1, ApiKeyEvent.SHAPE);
    }

    /**
     * Holds balance.low.
     *
     * @param value not null
     * @return the union
     */
    public static WebhookEvent ofBalanceEvent(BalanceEvent value) {
        return CODEC.wrap(2, BalanceEvent.SHAPE, value);
    }

    /**
     * The value, if it is balance.low.
     *
     * @return empty for any other variant
     */
    public Optional<BalanceEvent> asBalanceEvent() {
        return as(2, BalanceEvent.SHAPE);
    }

    /**
     * Holds one of bulk_item.failed, bulk_item.rejected, bulk_item.retry_scheduled, bulk_item.succeeded.
     *
     * @param value not null
     * @return the union
     */
    public static WebhookEvent ofBulkItemEvent(BulkItemEvent value) {
        return CODEC.wrap(3, BulkItemEvent.SHAPE, value);
    }

    /**
     * The value, if it is one of bulk_item.failed, bulk_item.rejected, bulk_item.retry_scheduled, bulk_item.succeeded.
     *
     * @return empty for any other variant
     */
    public Optional<BulkItemEvent> asBulkItemEvent() {
        return as(3, BulkItemEvent.SHAPE);
    }

    /**
     * Holds one of bulk_payment.accepted, bulk_payment.canceled, bulk_payment.completed, bulk_payment.completed_with_failures, bulk_payment.failed, bulk_payment.processing.
     *
     * @param value not null
     * @return the union
     */
    public static WebhookEvent ofBulkPaymentEvent(BulkPaymentEvent value) {
        return CODEC.wrap(4, BulkPaymentEvent.SHAPE, value);
    }

    /**
     * The value, if it is one of bulk_payment.accepted, bulk_payment.canceled, bulk_payment.completed, bulk_payment.completed_with_failures, bulk_payment.failed, bulk_payment.processing.
     *
     * @return empty for any other variant
     */
    public Optional<BulkPaymentEvent> asBulkPaymentEvent() {
        return as(4, BulkPaymentEvent.SHAPE);
    }

    /**
     * Holds one of callback.conflict, callback.late, callback.timed_out.
     *
     * @param value not null
     * @return the union
     */
    public static WebhookEvent ofCallbackEvent(CallbackEvent value) {
        return CODEC.wrap(5, CallbackEvent.SHAPE, value);
    }

    /**
     * The value, if it is one of callback.conflict, callback.late, callback.timed_out.
     *
     * @return empty for any other variant
     */
    public Optional<CallbackEvent> asCallbackEvent() {
        return as(5, CallbackEvent.SHAPE);
    }

    /**
     * Holds one of card_authorization.approved, card_authorization.captured, card_authorization.declined, card_authorization.expired, card_authorization.reversed.
     *
     * @param value not null
     * @return the union
     */
    public static WebhookEvent ofCardAuthorizationEvent(CardAuthorizationEvent value) {
        return CODEC.wrap(6, CardAuthorizationEvent.SHAPE, value);
    }

    /**
     * The value, if it is one of card_authorization.approved, card_authorization.captured, card_authorization.declined, card_authorization.expired, card_authorization.reversed.
     *
     * @return empty for any other variant
     */
    public Optional<CardAuthorizationEvent> asCardAuthorizationEvent() {
        return as(6, CardAuthorizationEvent.SHAPE);
    }

    /**
     * Holds one of changelog.breaking_change_announced, changelog.entry_published, changelog.sunset_approaching.
     *
     * @param value not null
     * @return the union
     */
    public static WebhookEvent ofChangeLogEvent(ChangeLogEvent value) {
        return CODEC.wrap(7, ChangeLogEvent.SHAPE, value);
    }

    /**
     * The value, if it is one of changelog.breaking_change_announced, changelog.entry_published, changelog.sunset_approaching.
     *
     * @return empty for any other variant
     */
    public Optional<ChangeLogEvent> asChangeLogEvent() {
        return as(7, ChangeLogEvent.SHAPE);
    }

    /**
     * Holds credit_score.completed.
     *
     * @param value not null
     * @return the union
     */
    public static WebhookEvent ofCreditScoreEvent(CreditScoreEvent value) {
        return CODEC.wrap(8, CreditScoreEvent.SHAPE, value);
    }

    /**
     * The value, if it is credit_score.completed.
     *
     * @return empty for any other variant
     */
    public Optional<CreditScoreEvent> asCreditScoreEvent() {
        return as(8, CreditScoreEvent.SHAPE);
    }

    /**
     * Holds one of customer.created, customer.erased, customer.kyc_tier_changed, customer.updated.
     *
     * @param value not null
     * @return the union
     */
    public static WebhookEvent ofCustomerEvent(CustomerEvent value) {
        return CODEC.wrap(9, CustomerEvent.SHAPE, value);
    }

    /**
     * The value, if it is one of customer.created, customer.erased, customer.kyc_tier_changed, customer.updated.
     *
     * @return empty for any other variant
     */
    public Optional<CustomerEvent> asCustomerEvent() {
        return as(9, CustomerEvent.SHAPE);
    }

    /**
     * Holds eventDelivery.
     *
     * @param value not null
     * @return the union
     */
    public static WebhookEvent ofEvent(Event value) {
        return CODEC.wrap(10, Event.SHAPE, value);
    }

    /**
     * The value, if it is eventDelivery.
     *
     * @return empty for any other variant
     */
    public Optional<Event> asEvent() {
        return as(10, Event.SHAPE);
    }

    /**
     * Holds flatEventDelivery.
     *
     * @param value not null
     * @return the union
     */
    public static WebhookEvent ofFlatEvent(FlatEvent value) {
        return CODEC.wrap(11, FlatEvent.SHAPE, value);
    }

    /**
     * The value, if it is flatEventDelivery.
     *
     * @return empty for any other variant
     */
    public Optional<FlatEvent> asFlatEvent() {
        return as(11, FlatEvent.SHAPE);
    }

    /**
     * Holds one of fraud_analysis.blocked, fraud_analysis.completed, fraud_analysis.flagged.
     *
     * @param value not null
     * @return the union
     */
    public static WebhookEvent ofFraudAnalysisEvent(FraudAnalysisEvent value) {
        return CODEC.wrap(12, FraudAnalysisEvent.SHAPE, value);
    }

    /**
     * The value, if it is one of fraud_analysis.blocked, fraud_analysis.completed, fraud_analysis.flagged.
     *
     * @return empty for any other variant
     */
    public Optional<FraudAnalysisEvent> asFraudAnalysisEvent() {
        return as(12, FraudAnalysisEvent.SHAPE);
    }

    /**
     * Holds one of ghost_card.closed, ghost_card.created, ghost_card.expired, ghost_card.frozen, ghost_card.limit_reached, ghost_card.unfrozen, ghost_card.updated.
     *
     * @param value not null
     * @return the union
     */
    public static WebhookEvent ofGhostCardEvent(GhostCardEvent value) {
        return CODEC.wrap(13, GhostCardEvent.SHAPE, value);
    }

    /**
     * The value, if it is one of ghost_card.closed, ghost_card.created, ghost_card.expired, ghost_card.frozen, ghost_card.limit_reached, ghost_card.unfrozen, ghost_card.updated.
     *
     * @return empty for any other variant
     */
    public Optional<GhostCardEvent> asGhostCardEvent() {
        return as(13, GhostCardEvent.SHAPE);
    }

    /**
     * Holds kyc_check.completed.
     *
     * @param value not null
     * @return the union
     */
    public static WebhookEvent ofKycCheckEvent(KycCheckEvent value) {
        return CODEC.wrap(14, KycCheckEvent.SHAPE, value);
    }

    /**
     * The value, if it is kyc_check.completed.
     *
     * @return empty for any other variant
     */
    public Optional<KycCheckEvent> asKycCheckEvent() {
        return as(14, KycCheckEvent.SHAPE);
    }

    /**
     * Holds one of kyc_score.completed, kyc_score.processing, kyc_score.requires_review, kyc_score.reviewed.
     *
     * @param value not null
     * @return the union
     */
    public static WebhookEvent ofKycScoreEvent(KycScoreEvent value) {
        return CODEC.wrap(15, KycScoreEvent.SHAPE, value);
    }

    /**
     * The value, if it is one of kyc_score.completed, kyc_score.processing, kyc_score.requires_review, kyc_score.reviewed.
     *
     * @return empty for any other variant
     */
    public Optional<KycScoreEvent> asKycScoreEvent() {
        return as(15, KycScoreEvent.SHAPE);
    }

    /**
     * Holds one of payment.awaiting_approval, payment.canceled, payment.completed, payment.created, payment.expired, payment.failed, payment.held_for_review, payment.in_reconciliation, payment.queued, payment.rerouted, payment.submitted.
     *
     * @param value not null
     * @return the union
     */
    public static WebhookEvent ofPaymentEvent(PaymentEvent value) {
        return CODEC.wrap(16, PaymentEvent.SHAPE, value);
    }

    /**
     * The value, if it is one of payment.awaiting_approval, payment.canceled, payment.completed, payment.created, payment.expired, payment.failed, payment.held_for_review, payment.in_reconciliation, payment.queued, payment.rerouted, payment.submitted.
     *
     * @return empty for any other variant
     */
    public Optional<PaymentEvent> asPaymentEvent() {
        return as(16, PaymentEvent.SHAPE);
    }

    /**
     * Holds one of rail.degraded, rail.down, rail.recovered.
     *
     * @param value not null
     * @return the union
     */
    public static WebhookEvent ofRailEvent(RailEvent value) {
        return CODEC.wrap(17, RailEvent.SHAPE, value);
    }

    /**
     * The value, if it is one of rail.degraded, rail.down, rail.recovered.
     *
     * @return empty for any other variant
     */
    public Optional<RailEvent> asRailEvent() {
        return as(17, RailEvent.SHAPE);
    }

    /**
     * Holds one of reversal.completed, reversal.created, reversal.failed.
     *
     * @param value not null
     * @return the union
     */
    public static WebhookEvent ofReversalEvent(ReversalEvent value) {
        return CODEC.wrap(18, ReversalEvent.SHAPE, value);
    }

    /**
     * The value, if it is one of reversal.completed, reversal.created, reversal.failed.
     *
     * @return empty for any other variant
     */
    public Optional<ReversalEvent> asReversalEvent() {
        return as(18, ReversalEvent.SHAPE);
    }

    /**
     * Holds one of transaction.completed, transaction.failed, transaction.partially_reversed, transaction.reconciliation_case_opened, transaction.reconciliation_case_resolved, transaction.reversal_pending, transaction.reversed.
     *
     * @param value not null
     * @return the union
     */
    public static WebhookEvent ofTransactionEvent(TransactionEvent value) {
        return CODEC.wrap(19, TransactionEvent.SHAPE, value);
    }

    /**
     * The value, if it is one of transaction.completed, transaction.failed, transaction.partially_reversed, transaction.reconciliation_case_opened, transaction.reconciliation_case_resolved, transaction.reversal_pending, transaction.reversed.
     *
     * @return empty for any other variant
     */
    public Optional<TransactionEvent> asTransactionEvent() {
        return as(19, TransactionEvent.SHAPE);
    }

    /**
     * Holds one of webhook_endpoint.disabled, webhook_endpoint.test.
     *
     * @param value not null
     * @return the union
     */
    public static WebhookEvent ofWebhookEndpointEvent(WebhookEndpointEvent value) {
        return CODEC.wrap(20, WebhookEndpointEvent.SHAPE, value);
    }

    /**
     * The value, if it is one of webhook_endpoint.disabled, webhook_endpoint.test.
     *
     * @return empty for any other variant
     */
    public Optional<WebhookEndpointEvent> asWebhookEndpointEvent() {
        return as(20, WebhookEndpointEvent.SHAPE);
    }

    /**
     * Holds one of widget.created, widget.disabled.
     *
     * @param value not null
     * @return the union
     */
    public static WebhookEvent ofWidgetEvent(WidgetEvent value) {
        return CODEC.wrap(21, WidgetEvent.SHAPE, value);
    }

    /**
     * The value, if it is one of widget.created, widget.disabled.
     *
     * @return empty for any other variant
     */
    public Optional<WidgetEvent> asWidgetEvent() {
        return as(21, WidgetEvent.SHAPE);
    }

    /**
     * Holds one of widget_session.canceled, widget_session.completed, widget_session.expired, widget_session.opened.
     *
     * @param value not null
     * @return the union
     */
    public static WebhookEvent ofWidgetSessionEvent(WidgetSessionEvent value) {
        return CODEC.wrap(22, WidgetSessionEvent.SHAPE, value);
    }

    /**
     * The value, if it is one of widget_session.canceled, widget_session.completed, widget_session.expired, widget_session.opened.
     *
     * @return empty for any other variant
     */
    public Optional<WidgetSessionEvent> asWidgetSessionEvent() {
        return as(22, WidgetSessionEvent.SHAPE);
    }

    /**
     * Calls the method of the visitor that fits the variant.
     *
     * @param visitor with a method for each variant
     * @param <R> what it gives
     * @return what it gave
     */
    public <R> R accept(Visitor<R> visitor) {
        switch (variant()) {
            case 0:
                return visitor.accountEvent(as(0, AccountEvent.SHAPE).orElseThrow());
            case 1:
                return visitor.apiKeyEvent(as(1, ApiKeyEvent.SHAPE).orElseThrow());
            case 2:
                return visitor.balanceEvent(as(2, BalanceEvent.SHAPE).orElseThrow());
            case 3:
                return visitor.bulkItemEvent(as(3, BulkItemEvent.SHAPE).orElseThrow());
            case 4:
                return visitor.bulkPaymentEvent(as(4, BulkPaymentEvent.SHAPE).orElseThrow());
            case 5:
                return visitor.callbackEvent(as(5, CallbackEvent.SHAPE).orElseThrow());
            case 6:
                return visitor.cardAuthorizationEvent(as(6, CardAuthorizationEvent.SHAPE).orElseThrow());
            case 7:
                return visitor.changeLogEvent(as(7, ChangeLogEvent.SHAPE).orElseThrow());
            case 8:
                return visitor.creditScoreEvent(as(8, CreditScoreEvent.SHAPE).orElseThrow());
            case 9:
                return visitor.customerEvent(as(9, CustomerEvent.SHAPE).orElseThrow());
            case 10:
                return visitor.event(as(10, Event.SHAPE).orElseThrow());
            case 11:
                return visitor.flatEvent(as(11, FlatEvent.SHAPE).orElseThrow());
            case 12:
                return visitor.fraudAnalysisEvent(as(12, FraudAnalysisEvent.SHAPE).orElseThrow());
            case 13:
                return visitor.ghostCardEvent(as(13, GhostCardEvent.SHAPE).orElseThrow());
            case 14:
                return visitor.kycCheckEvent(as(14, KycCheckEvent.SHAPE).orElseThrow());
            case 15:
                return visitor.kycScoreEvent(as(15, KycScoreEvent.SHAPE).orElseThrow());
            case 16:
                return visitor.paymentEvent(as(16, PaymentEvent.SHAPE).orElseThrow());
            case 17:
                return visitor.railEvent(as(17, RailEvent.SHAPE).orElseThrow());
            case 18:
                return visitor.reversalEvent(as(18, ReversalEvent.SHAPE).orElseThrow());
            case 19:
                return visitor.transactionEvent(as(19, TransactionEvent.SHAPE).orElseThrow());
            case 20:
                return visitor.webhookEndpointEvent(as(20, WebhookEndpointEvent.SHAPE).orElseThrow());
            case 21:
                return visitor.widgetEvent(as(21, WidgetEvent.SHAPE).orElseThrow());
            case 22:
                return visitor.widgetSessionEvent(as(22, WidgetSessionEvent.SHAPE).orElseThrow());
            default:
                return visitor.unknown(toJson());
        }
    }

    /**
     * Something to do for each variant.
     *
     * @param <R> what it gives
     */
    public interface Visitor<R> {
        /**
         * For one of account.created, account.frozen.
         *
         * @param value not null
         * @return anything
         */
        R accountEvent(AccountEvent value);

        /**
         * For one of api_key.created, api_key.expiring, api_key.revoked, api_key.rolled.
         *
         * @param value not null
         * @return anything
         */
        R apiKeyEvent(ApiKeyEvent value);

        /**
         * For balance.low.
         *
         * @param value not null
         * @return anything
         */
        R balanceEvent(BalanceEvent value);

        /**
         * For one of bulk_item.failed, bulk_item.rejected, bulk_item.retry_scheduled, bulk_item.succeeded.
         *
         * @param value not null
         * @return anything
         */
        R bulkItemEvent(BulkItemEvent value);

        /**
         * For one of bulk_payment.accepted, bulk_payment.canceled, bulk_payment.completed, bulk_payment.completed_with_failures, bulk_payment.failed, bulk_payment.processing.
         *
         * @param value not null
         * @return anything
         */
        R bulkPaymentEvent(BulkPaymentEvent value);

        /**
         * For one of callback.conflict, callback.late, callback.timed_out.
         *
         * @param value not null
         * @return anything
         */
        R callbackEvent(CallbackEvent value);

        /**
         * For one of card_authorization.approved, card_authorization.captured, card_authorization.declined, card_authorization.expired, card_authorization.reversed.
         *
         * @param value not null
         * @return anything
         */
        R cardAuthorizationEvent(CardAuthorizationEvent value);

        /**
         * For one of changelog.breaking_change_announced, changelog.entry_published, changelog.sunset_approaching.
         *
         * @param value not null
         * @return anything
         */
        R changeLogEvent(ChangeLogEvent value);

        /**
         * For credit_score.completed.
         *
         * @param value not null
         * @return anything
         */
        R creditScoreEvent(CreditScoreEvent value);

        /**
         * For one of customer.created, customer.erased, customer.kyc_tier_changed, customer.updated.
         *
         * @param value not null
         * @return anything
         */
        R customerEvent(CustomerEvent value);

        /**
         * For eventDelivery.
         *
         * @param value not null
         * @return anything
         */
        R event(Event value);

        /**
         * For flatEventDelivery.
         *
         * @param value not null
         * @return anything
         */
        R flatEvent(FlatEvent value);

        /**
         * For one of fraud_analysis.blocked, fraud_analysis.completed, fraud_analysis.flagged.
         *
         * @param value not null
         * @return anything
         */
        R fraudAnalysisEvent(FraudAnalysisEvent value);

        /**
         * For one of ghost_card.closed, ghost_card.created, ghost_card.expired, ghost_card.frozen, ghost_card.limit_reached, ghost_card.unfrozen, ghost_card.updated.
         *
         * @param value not null
         * @return anything
         */
        R ghostCardEvent(GhostCardEvent value);

        /**
         * For kyc_check.completed.
         *
         * @param value not null
         * @return anything
         */
        R kycCheckEvent(KycCheckEvent value);

        /**
         * For one of kyc_score.completed, kyc_score.processing, kyc_score.requires_review, kyc_score.reviewed.
         *
         * @param value not null
         * @return anything
         */
        R kycScoreEvent(KycScoreEvent value);

        /**
         * For one of payment.awaiting_approval, payment.canceled, payment.completed, payment.created, payment.expired, payment.failed, payment.held_for_review, payment.in_reconciliation, payment.queued, payment.rerouted, payment.submitted.
         *
         * @param value not null
         * @return anything
         */
        R paymentEvent(PaymentEvent value);

        /**
         * For one of rail.degraded, rail.down, rail.recovered.
         *
         * @param value not null
         * @return anything
         */
        R railEvent(RailEvent value);

        /**
         * For one of reversal.completed, reversal.created, reversal.failed.
         *
         * @param value not null
         * @return anything
         */
        R reversalEvent(ReversalEvent value);

        /**
         * For one of transaction.completed, transaction.failed, transaction.partially_reversed, transaction.reconciliation_case_opened, transaction.reconciliation_case_resolved, transaction.reversal_pending, transaction.reversed.
         *
         * @param value not null
         * @return anything
         */
        R transactionEvent(TransactionEvent value);

        /**
         * For one of webhook_endpoint.disabled, webhook_endpoint.test.
         *
         * @param value not null
         * @return anything
         */
        R webhookEndpointEvent(WebhookEndpointEvent value);

        /**
         * For one of widget.created, widget.disabled.
         *
         * @param value not null
         * @return anything
         */
        R widgetEvent(WidgetEvent value);

        /**
         * For one of widget_session.canceled, widget_session.completed, widget_session.expired, widget_session.opened.
         *
         * @param value not null
         * @return anything
         */
        R widgetSessionEvent(WidgetSessionEvent value);

        /**
         * For a variant that this version of the library does not know.
         *
         * @param json the whole of it
         * @return anything
         */
        R unknown(JsonValue json);
    }
}
