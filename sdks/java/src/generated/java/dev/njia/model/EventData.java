// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Union;
import dev.njia.codec.UnionCodec;
import dev.njia.json.JsonValue;
import java.util.Optional;

/**
 * The resource an event is about, as it was right after the event.
 * <p>
 * `object` tells its type.
 */
public final class EventData extends Union {
    /** How this type travels. */
    public static final UnionCodec<EventData> CODEC = new UnionCodec<>(EventData::new)
            .tagged(Codecs.later(() -> Payment.SHAPE), "/object", "payment")
            .tagged(Codecs.later(() -> Transaction.SHAPE), "/object", "transaction")
            .tagged(Codecs.later(() -> Reversal.SHAPE), "/object", "reversal")
            .tagged(Codecs.later(() -> BulkPayment.SHAPE), "/object", "bulk_payment")
            .tagged(Codecs.later(() -> BulkItem.SHAPE), "/object", "bulk_item")
            .tagged(Codecs.later(() -> CreditScore.SHAPE), "/object", "credit_score")
            .tagged(Codecs.later(() -> FraudAnalysis.SHAPE), "/object", "fraud_analysis")
            .tagged(Codecs.later(() -> KycScore.SHAPE), "/object", "kyc_score")
            .tagged(Codecs.later(() -> KycCheck.SHAPE), "/object", "kyc_check")
            .tagged(Codecs.later(() -> GhostCard.SHAPE), "/object", "ghost_card")
            .tagged(Codecs.later(() -> CardAuthorization.SHAPE), "/object", "card_authorization")
            .tagged(Codecs.later(() -> Widget.SHAPE), "/object", "widget")
            .tagged(Codecs.later(() -> WidgetSession.SHAPE), "/object", "widget_session")
            .tagged(Codecs.later(() -> Customer.SHAPE), "/object", "customer")
            .tagged(Codecs.later(() -> Account.SHAPE), "/object", "account")
            .tagged(Codecs.later(() -> Balance.SHAPE), "/object", "balance")
            .tagged(Codecs.later(() -> ProviderCallback.SHAPE), "/object", "provider_callback")
            .tagged(Codecs.later(() -> Rail.SHAPE), "/object", "rail")
            .tagged(Codecs.later(() -> WebhookEndpoint.SHAPE), "/object", "webhook_endpoint")
            .tagged(Codecs.later(() -> ApiKey.SHAPE), "/object", "api_key")
            .tagged(Codecs.later(() -> ChangeLogEntry.SHAPE), "/object", "changelog_entry");

    private EventData(UnionCodec.Content content) {
        super(content);
    }

    /**
     * Holds Payment.
     *
     * @param value not null
     * @return the union
     */
    public static EventData ofPayment(Payment value) {
        return CODEC.wrap(0, Payment.SHAPE, value);
    }

    /**
     * The value, if it is Payment.
     *
     * @return empty for any other variant
     */
    public Optional<Payment> asPayment() {
        return as(0, Payment.SHAPE);
    }

    /**
     * Holds Transaction.
     *
     * @param value not null
     * @return the union
     */
    public static EventData ofTransaction(Transaction value) {
        return CODEC.wrap(1, Transaction.SHAPE, value);
    }

    /**
     * The value, if it is Transaction.
     *
     * @return empty for any other variant
     */
    public Optional<Transaction> asTransaction() {
        return as(1, Transaction.SHAPE);
    }

    /**
     * Holds Reversal.
     *
     * @param value not null
     * @return the union
     */
    public static EventData ofReversal(Reversal value) {
        return CODEC.wrap(2, Reversal.SHAPE, value);
    }

    /**
     * The value, if it is Reversal.
     *
     * @return empty for any other variant
     */
    public Optional<Reversal> asReversal() {
        return as(2, Reversal.SHAPE);
    }

    /**
     * Holds BulkPayment.
     *
     * @param value not null
     * @return the union
     */
    public static EventData ofBulkPayment(BulkPayment value) {
        return CODEC.wrap(3, BulkPayment.SHAPE, value);
    }

    /**
     * The value, if it is BulkPayment.
     *
     * @return empty for any other variant
     */
    public Optional<BulkPayment> asBulkPayment() {
        return as(3, BulkPayment.SHAPE);
    }

    /**
     * Holds BulkItem.
     *
     * @param value not null
     * @return the union
     */
    public static EventData ofBulkItem(BulkItem value) {
        return CODEC.wrap(4, BulkItem.SHAPE, value);
    }

    /**
     * The value, if it is BulkItem.
     *
     * @return empty for any other variant
     */
    public Optional<BulkItem> asBulkItem() {
        return as(4, BulkItem.SHAPE);
    }

    /**
     * Holds CreditScore.
     *
     * @param value not null
     * @return the union
     */
    public static EventData ofCreditScore(CreditScore value) {
        return CODEC.wrap(5, CreditScore.SHAPE, value);
    }

    /**
     * The value, if it is CreditScore.
     *
     * @return empty for any other variant
     */
    public Optional<CreditScore> asCreditScore() {
        return as(5, CreditScore.SHAPE);
    }

    /**
     * Holds FraudAnalysis.
     *
     * @param value not null
     * @return the union
     */
    public static EventData ofFraudAnalysis(FraudAnalysis value) {
        return CODEC.wrap(6, FraudAnalysis.SHAPE, value);
    }

    /**
     * The value, if it is FraudAnalysis.
     *
     * @return empty for any other variant
     */
    public Optional<FraudAnalysis> asFraudAnalysis() {
        return as(6, FraudAnalysis.SHAPE);
    }

    /**
     * Holds KycScore.
     *
     * @param value not null
     * @return the union
     */
    public static EventData ofKycScore(KycScore value) {
        return CODEC.wrap(7, KycScore.SHAPE, value);
    }

    /**
     * The value, if it is KycScore.
     *
     * @return empty for any other variant
     */
    public Optional<KycScore> asKycScore() {
        return as(7, KycScore.SHAPE);
    }

    /**
     * Holds KycCheck.
     *
     * @param value not null
     * @return the union
     */
    public static EventData ofKycCheck(KycCheck value) {
        return CODEC.wrap(8, KycCheck.SHAPE, value);
    }

    /**
     * The value, if it is KycCheck.
     *
     * @return empty for any other variant
     */
    public Optional<KycCheck> asKycCheck() {
        return as(8, KycCheck.SHAPE);
    }

    /**
     * Holds GhostCard.
     *
     * @param value not null
     * @return the union
     */
    public static EventData ofGhostCard(GhostCard value) {
        return CODEC.wrap(9, GhostCard.SHAPE, value);
    }

    /**
     * The value, if it is GhostCard.
     *
     * @return empty for any other variant
     */
    public Optional<GhostCard> asGhostCard() {
        return as(9, GhostCard.SHAPE);
    }

    /**
     * Holds CardAuthorization.
     *
     * @param value not null
     * @return the union
     */
    public static EventData ofCardAuthorization(CardAuthorization value) {
        return CODEC.wrap(10, CardAuthorization.SHAPE, value);
    }

    /**
     * The value, if it is CardAuthorization.
     *
     * @return empty for any other variant
     */
    public Optional<CardAuthorization> asCardAuthorization() {
        return as(10, CardAuthorization.SHAPE);
    }

    /**
     * Holds Widget.
     *
     * @param value not null
     * @return the union
     */
    public static EventData ofWidget(Widget value) {
        return CODEC.wrap(11, Widget.SHAPE, value);
    }

    /**
     * The value, if it is Widget.
     *
     * @return empty for any other variant
     */
    public Optional<Widget> asWidget() {
        return as(11, Widget.SHAPE);
    }

    /**
     * Holds WidgetSession.
     *
     * @param value not null
     * @return the union
     */
    public static EventData ofWidgetSession(WidgetSession value) {
        return CODEC.wrap(12, WidgetSession.SHAPE, value);
    }

    /**
     * The value, if it is WidgetSession.
     *
     * @return empty for any other variant
     */
    public Optional<WidgetSession> asWidgetSession() {
        return as(12, WidgetSession.SHAPE);
    }

    /**
     * Holds Customer.
     *
     * @param value not null
     * @return the union
     */
    public static EventData ofCustomer(Customer value) {
        return CODEC.wrap(13, Customer.SHAPE, value);
    }

    /**
     * The value, if it is Customer.
     *
     * @return empty for any other variant
     */
    public Optional<Customer> asCustomer() {
        return as(13, Customer.SHAPE);
    }

    /**
     * Holds Account.
     *
     * @param value not null
     * @return the union
     */
    public static EventData ofAccount(Account value) {
        return CODEC.wrap(14, Account.SHAPE, value);
    }

    /**
     * The value, if it is Account.
     *
     * @return empty for any other variant
     */
    public Optional<Account> asAccount() {
        return as(14, Account.SHAPE);
    }

    /**
     * Holds Balance.
     *
     * @param value not null
     * @return the union
     */
    public static EventData ofBalance(Balance value) {
        return CODEC.wrap(15, Balance.SHAPE, value);
    }

    /**
     * The value, if it is Balance.
     *
     * @return empty for any other variant
     */
    public Optional<Balance> asBalance() {
        return as(15, Balance.SHAPE);
    }

    /**
     * Holds ProviderCallback.
     *
     * @param value not null
     * @return the union
     */
    public static EventData ofProviderCallback(ProviderCallback value) {
        return CODEC.wrap(16, ProviderCallback.SHAPE, value);
    }

    /**
     * The value, if it is ProviderCallback.
     *
     * @return empty for any other variant
     */
    public Optional<ProviderCallback> asProviderCallback() {
        return as(16, ProviderCallback.SHAPE);
    }

    /**
     * Holds Rail.
     *
     * @param value not null
     * @return the union
     */
    public static EventData ofRail(Rail value) {
        return CODEC.wrap(17, Rail.SHAPE, value);
    }

    /**
     * The value, if it is Rail.
     *
     * @return empty for any other variant
     */
    public Optional<Rail> asRail() {
        return as(17, Rail.SHAPE);
    }

    /**
     * Holds WebhookEndpoint.
     *
     * @param value not null
     * @return the union
     */
    public static EventData ofWebhookEndpoint(WebhookEndpoint value) {
        return CODEC.wrap(18, WebhookEndpoint.SHAPE, value);
    }

    /**
     * The value, if it is WebhookEndpoint.
     *
     * @return empty for any other variant
     */
    public Optional<WebhookEndpoint> asWebhookEndpoint() {
        return as(18, WebhookEndpoint.SHAPE);
    }

    /**
     * Holds ApiKey.
     *
     * @param value not null
     * @return the union
     */
    public static EventData ofApiKey(ApiKey value) {
        return CODEC.wrap(19, ApiKey.SHAPE, value);
    }

    /**
     * The value, if it is ApiKey.
     *
     * @return empty for any other variant
     */
    public Optional<ApiKey> asApiKey() {
        return as(19, ApiKey.SHAPE);
    }

    /**
     * Holds ChangeLogEntry.
     *
     * @param value not null
     * @return the union
     */
    public static EventData ofChangeLogEntry(ChangeLogEntry value) {
        return CODEC.wrap(20, ChangeLogEntry.SHAPE, value);
    }

    /**
     * The value, if it is ChangeLogEntry.
     *
     * @return empty for any other variant
     */
    public Optional<ChangeLogEntry> asChangeLogEntry() {
        return as(20, ChangeLogEntry.SHAPE);
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
                return visitor.payment(as(0, Payment.SHAPE).orElseThrow());
            case 1:
                return visitor.transaction(as(1, Transaction.SHAPE).orElseThrow());
            case 2:
                return visitor.reversal(as(2, Reversal.SHAPE).orElseThrow());
            case 3:
                return visitor.bulkPayment(as(3, BulkPayment.SHAPE).orElseThrow());
            case 4:
                return visitor.bulkItem(as(4, BulkItem.SHAPE).orElseThrow());
            case 5:
                return visitor.creditScore(as(5, CreditScore.SHAPE).orElseThrow());
            case 6:
                return visitor.fraudAnalysis(as(6, FraudAnalysis.SHAPE).orElseThrow());
            case 7:
                return visitor.kycScore(as(7, KycScore.SHAPE).orElseThrow());
            case 8:
                return visitor.kycCheck(as(8, KycCheck.SHAPE).orElseThrow());
            case 9:
                return visitor.ghostCard(as(9, GhostCard.SHAPE).orElseThrow());
            case 10:
                return visitor.cardAuthorization(as(10, CardAuthorization.SHAPE).orElseThrow());
            case 11:
                return visitor.widget(as(11, Widget.SHAPE).orElseThrow());
            case 12:
                return visitor.widgetSession(as(12, WidgetSession.SHAPE).orElseThrow());
            case 13:
                return visitor.customer(as(13, Customer.SHAPE).orElseThrow());
            case 14:
                return visitor.account(as(14, Account.SHAPE).orElseThrow());
            case 15:
                return visitor.balance(as(15, Balance.SHAPE).orElseThrow());
            case 16:
                return visitor.providerCallback(as(16, ProviderCallback.SHAPE).orElseThrow());
            case 17:
                return visitor.rail(as(17, Rail.SHAPE).orElseThrow());
            case 18:
                return visitor.webhookEndpoint(as(18, WebhookEndpoint.SHAPE).orElseThrow());
            case 19:
                return visitor.apiKey(as(19, ApiKey.SHAPE).orElseThrow());
            case 20:
                return visitor.changeLogEntry(as(20, ChangeLogEntry.SHAPE).orElseThrow());
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
         * For Payment.
         *
         * @param value not null
         * @return anything
         */
        R payment(Payment value);

        /**
         * For Transaction.
         *
         * @param value not null
         * @return anything
         */
        R transaction(Transaction value);

        /**
         * For Reversal.
         *
         * @param value not null
         * @return anything
         */
        R reversal(Reversal value);

        /**
         * For BulkPayment.
         *
         * @param value not null
         * @return anything
         */
        R bulkPayment(BulkPayment value);

        /**
         * For BulkItem.
         *
         * @param value not null
         * @return anything
         */
        R bulkItem(BulkItem value);

        /**
         * For CreditScore.
         *
         * @param value not null
         * @return anything
         */
        R creditScore(CreditScore value);

        /**
         * For FraudAnalysis.
         *
         * @param value not null
         * @return anything
         */
        R fraudAnalysis(FraudAnalysis value);

        /**
         * For KycScore.
         *
         * @param value not null
         * @return anything
         */
        R kycScore(KycScore value);

        /**
         * For KycCheck.
         *
         * @param value not null
         * @return anything
         */
        R kycCheck(KycCheck value);

        /**
         * For GhostCard.
         *
         * @param value not null
         * @return anything
         */
        R ghostCard(GhostCard value);

        /**
         * For CardAuthorization.
         *
         * @param value not null
         * @return anything
         */
        R cardAuthorization(CardAuthorization value);

        /**
         * For Widget.
         *
         * @param value not null
         * @return anything
         */
        R widget(Widget value);

        /**
         * For WidgetSession.
         *
         * @param value not null
         * @return anything
         */
        R widgetSession(WidgetSession value);

        /**
         * For Customer.
         *
         * @param value not null
         * @return anything
         */
        R customer(Customer value);

        /**
         * For Account.
         *
         * @param value not null
         * @return anything
         */
        R account(Account value);

        /**
         * For Balance.
         *
         * @param value not null
         * @return anything
         */
        R balance(Balance value);

        /**
         * For ProviderCallback.
         *
         * @param value not null
         * @return anything
         */
        R providerCallback(ProviderCallback value);

        /**
         * For Rail.
         *
         * @param value not null
         * @return anything
         */
        R rail(Rail value);

        /**
         * For WebhookEndpoint.
         *
         * @param value not null
         * @return anything
         */
        R webhookEndpoint(WebhookEndpoint value);

        /**
         * For ApiKey.
         *
         * @param value not null
         * @return anything
         */
        R apiKey(ApiKey value);

        /**
         * For ChangeLogEntry.
         *
         * @param value not null
         * @return anything
         */
        R changeLogEntry(ChangeLogEntry value);

        /**
         * For a variant that this version of the library does not know.
         *
         * @param json the whole of it
         * @return anything
         */
        R unknown(JsonValue json);
    }
}
