// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.util.Map;
import java.util.Optional;

/**
 * One payment of a bulk payment: the members of a payment request and an `itemReference`.
 * <p>
 * What is left out comes from `defaults` of the bulk payment; afterwards amount, currency and destination must
 * be there, else the item becomes `rejected`.
 */
public final class BulkPaymentItemRequest extends Model {
    private static final Prop<Long> AMOUNT_MINOR_UNITS = Prop.optional("amountMinorUnits", Codecs.INT64);
    private static final Prop<String> CURRENCY = Prop.optional("currency", Codecs.STRING);
    private static final Prop<AmountType> AMOUNT_TYPE = Prop.optional("amountType", AmountType.CODEC);
    private static final Prop<PaymentDirection> DIRECTION = Prop.optional("direction", PaymentDirection.CODEC);
    private static final Prop<String> ACCOUNT_ID = Prop.optional("accountId", Codecs.STRING);
    private static final Prop<Party> DESTINATION = Prop.optional("destination", Codecs.later(() -> Party.CODEC));
    private static final Prop<MobileMoneyParty> SOURCE = Prop.optional("source", Codecs.later(() -> MobileMoneyParty.SHAPE));
    private static final Prop<String> DESTINATION_CURRENCY = Prop.optional("destinationCurrency", Codecs.STRING);
    private static final Prop<String> RAIL = Prop.optional("rail", Codecs.STRING);
    private static final Prop<RoutingPreference> ROUTING = Prop.optional("routing", Codecs.later(() -> RoutingPreference.SHAPE));
    private static final Prop<String> QUOTE_ID = Prop.optional("quoteId", Codecs.STRING);
    private static final Prop<FeeBearer> FEE_BEARER = Prop.optional("feeBearer", FeeBearer.CODEC);
    private static final Prop<String> REFERENCE = Prop.optional("reference", Codecs.STRING);
    private static final Prop<String> DESCRIPTION = Prop.optional("description", Codecs.STRING);
    private static final Prop<String> STATEMENT_DESCRIPTOR = Prop.optional("statementDescriptor", Codecs.STRING);
    private static final Prop<String> PURPOSE_CODE = Prop.optional("purposeCode", Codecs.STRING);
    private static final Prop<String> CUSTOMER_ID = Prop.optional("customerId", Codecs.STRING);
    private static final Prop<FraudCheckMode> FRAUD_CHECK = Prop.optional("fraudCheck", FraudCheckMode.CODEC);
    private static final Prop<String> FRAUD_ANALYSIS_ID = Prop.optional("fraudAnalysisId", Codecs.STRING);
    private static final Prop<Integer> APPROVAL_WINDOW_SECONDS = Prop.optional("approvalWindowSeconds", Codecs.INT32);
    private static final Prop<String> ITEM_REFERENCE = Prop.optional("itemReference", Codecs.STRING);
    private static final Prop<String> IDEMPOTENCY_KEY = Prop.optional("idempotencyKey", Codecs.STRING);
    private static final Prop<Map<String, String>> METADATA = Prop.optional("metadata", Codecs.map(Codecs.STRING));
    private static final Prop<PaymentSandboxOptions> SANDBOX = Prop.optional("sandbox", Codecs.later(() -> PaymentSandboxOptions.SHAPE));

    /** How this type travels. */
    public static final Shape<BulkPaymentItemRequest> SHAPE = Shape.of("BulkPaymentItemRequest", BulkPaymentItemRequest::new, AMOUNT_MINOR_UNITS, CURRENCY, AMOUNT_TYPE, DIRECTION, ACCOUNT_ID, DESTINATION, SOURCE, DESTINATION_CURRENCY, RAIL, ROUTING, QUOTE_ID, FEE_BEARER, REFERENCE, DESCRIPTION, STATEMENT_DESCRIPTOR, PURPOSE_CODE, CUSTOMER_ID, FRAUD_CHECK, FRAUD_ANALYSIS_ID, APPROVAL_WINDOW_SECONDS, ITEM_REFERENCE, IDEMPOTENCY_KEY, METADATA, SANDBOX);

    private BulkPaymentItemRequest(Values values) {
        super(values);
    }

    /**
     * Starts an object.
     *
     * @return a new builder
     */
    public static Builder builder() {
        return new Builder();
    }

    /**
     * Starts another object from this one.
     *
     * @return a new builder with the same members
     */
    public Builder toBuilder() {
        return new Builder().from(this);
    }

    /**
     * Amount in minor units of `currency`; 25000 with XAF is 25 000 francs, with KES 250.00 shillings.
     * <p>
     * Never a decimal or a string.
     *
     * @return empty when it was left out
     */
    public Optional<Long> amountMinorUnits() {
        return find(AMOUNT_MINOR_UNITS);
    }

    /**
     * The member currency.
     *
     * @return empty when it was left out
     */
    public Optional<String> currency() {
        return find(CURRENCY);
    }

    /**
     * Which side the amount fixes.
     *
     * @return empty when it was left out
     */
    public Optional<AmountType> amountType() {
        return find(AMOUNT_TYPE);
    }

    /**
     * Way in which the money moves.
     *
     * @return empty when it was left out
     */
    public Optional<PaymentDirection> direction() {
        return find(DIRECTION);
    }

    /**
     * Account that a payout is debited from or a collection is credited to.
     * <p>
     * Without it, the tenant's default account in the currency.
     *
     * @return empty when it was left out
     */
    public Optional<String> accountId() {
        return find(ACCOUNT_ID);
    }

    /**
     * Who gets the money.
     * <p>
     * Required for a payout.
     *
     * @return empty when it was left out
     */
    public Optional<Party> destination() {
        return find(DESTINATION);
    }

    /**
     * Who pays a collection.
     * <p>
     * Required for a collection; only mobile-money wallets can be asked to pay.
     *
     * @return empty when it was left out
     */
    public Optional<MobileMoneyParty> source() {
        return find(SOURCE);
    }

    /**
     * Currency that the recipient gets.
     * <p>
     * Without it, the main currency of the destination's country.
     *
     * @return empty when it was left out
     */
    public Optional<String> destinationCurrency() {
        return find(DESTINATION_CURRENCY);
    }

    /**
     * Id of the rail to use, or `auto` to let the routing choose.
     *
     * @return empty when it was left out
     */
    public Optional<String> rail() {
        return find(RAIL);
    }

    /**
     * The member routing.
     *
     * @return empty when it was left out
     */
    public Optional<RoutingPreference> routing() {
        return find(ROUTING);
    }

    /**
     * Quote whose price binds.
     * <p>
     * It must match amount, currency, destination country and direction, else 422 `quote_mismatch`.
     *
     * @return empty when it was left out
     */
    public Optional<String> quoteId() {
        return find(QUOTE_ID);
    }

    /**
     * Who pays the fee.
     *
     * @return empty when it was left out
     */
    public Optional<FeeBearer> feeBearer() {
        return find(FEE_BEARER);
    }

    /**
     * The caller's own reference; searchable, need not be unique.
     *
     * @return empty when it was left out
     */
    public Optional<String> reference() {
        return find(REFERENCE);
    }

    /**
     * What the payment is for.
     *
     * @return empty when it was left out
     */
    public Optional<String> description() {
        return find(DESCRIPTION);
    }

    /**
     * Text that the recipient sees on the statement, where the rail carries one.
     *
     * @return empty when it was left out
     */
    public Optional<String> statementDescriptor() {
        return find(STATEMENT_DESCRIPTOR);
    }

    /**
     * Purpose of the payment, a code of the ISO 20022 external purpose list such as SALA, SUPP, GDDS, FAMI or EDUC.
     *
     * @return empty when it was left out
     */
    public Optional<String> purposeCode() {
        return find(PURPOSE_CODE);
    }

    /**
     * Customer whom the payment belongs to.
     *
     * @return empty when it was left out
     */
    public Optional<String> customerId() {
        return find(CUSTOMER_ID);
    }

    /**
     * Whether the fraud analysis runs.
     *
     * @return empty when it was left out
     */
    public Optional<FraudCheckMode> fraudCheck() {
        return find(FRAUD_CHECK);
    }

    /**
     * Fraud analysis to use instead of a new one.
     * <p>
     * At most 15 minutes old, of the same amount and parties, and not used before.
     *
     * @return empty when it was left out
     */
    public Optional<String> fraudAnalysisId() {
        return find(FRAUD_ANALYSIS_ID);
    }

    /**
     * Collections only.
     * <p>
     * Seconds that the payer has to confirm on the phone.
     *
     * @return empty when it was left out
     */
    public Optional<Integer> approvalWindowSeconds() {
        return find(APPROVAL_WINDOW_SECONDS);
    }

    /**
     * The caller's own reference of the item.
     *
     * @return empty when it was left out
     */
    public Optional<String> itemReference() {
        return find(ITEM_REFERENCE);
    }

    /**
     * Idempotency key of the item, in the same space as the keys of `POST /v1/payments`.
     * <p>
     * Without it, the key of the bulk payment, `#` and the index.
     *
     * @return empty when it was left out
     */
    public Optional<String> idempotencyKey() {
        return find(IDEMPOTENCY_KEY);
    }

    /**
     * The member metadata.
     *
     * @return empty when it was left out
     */
    public Optional<Map<String, String>> metadata() {
        return find(METADATA);
    }

    /**
     * The member sandbox.
     *
     * @return empty when it was left out
     */
    public Optional<PaymentSandboxOptions> sandbox() {
        return find(SANDBOX);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<BulkPaymentItemRequest, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code amountMinorUnits}.
         *
         * @param value Amount in minor units of `currency`; 25000 with XAF is 25 000 francs, with KES 250.00 shillings.
         * @return this
         */
        public Builder amountMinorUnits(Long value) {
            return set(AMOUNT_MINOR_UNITS, value);
        }

        /**
         * Sets {@code currency}.
         *
         * @param value the value
         * @return this
         */
        public Builder currency(String value) {
            return set(CURRENCY, value);
        }

        /**
         * Sets {@code amountType}.
         *
         * @param value Which side the amount fixes.
         * @return this
         */
        public Builder amountType(AmountType value) {
            return set(AMOUNT_TYPE, value);
        }

        /**
         * Sets {@code direction}.
         *
         * @param value Way in which the money moves.
         * @return this
         */
        public Builder direction(PaymentDirection value) {
            return set(DIRECTION, value);
        }

        /**
         * Sets {@code accountId}.
         *
         * @param value Account that a payout is debited from or a collection is credited to.
         * @return this
         */
        public Builder accountId(String value) {
            return set(ACCOUNT_ID, value);
        }

        /**
         * Sets {@code destination}.
         *
         * @param value Who gets the money.
         * @return this
         */
        public Builder destination(Party value) {
            return set(DESTINATION, value);
        }

        /**
         * Sets {@code source}.
         *
         * @param value Who pays a collection.
         * @return this
         */
        public Builder source(MobileMoneyParty value) {
            return set(SOURCE, value);
        }

        /**
         * Sets {@code destinationCurrency}.
         *
         * @param value Currency that the recipient gets.
         * @return this
         */
        public Builder destinationCurrency(String value) {
            return set(DESTINATION_CURRENCY, value);
        }

        /**
         * Sets {@code rail}.
         *
         * @param value Id of the rail to use, or `auto` to let the routing choose.
         * @return this
         */
        public Builder rail(String value) {
            return set(RAIL, value);
        }

        /**
         * Sets {@code routing}.
         *
         * @param value the value
         * @return this
         */
        public Builder routing(RoutingPreference value) {
            return set(ROUTING, value);
        }

        /**
         * Sets {@code quoteId}.
         *
         * @param value Quote whose price binds.
         * @return this
         */
        public Builder quoteId(String value) {
            return set(QUOTE_ID, value);
        }

        /**
         * Sets {@code feeBearer}.
         *
         * @param value Who pays the fee.
         * @return this
         */
        public Builder feeBearer(FeeBearer value) {
            return set(FEE_BEARER, value);
        }

        /**
         * Sets {@code reference}.
         *
         * @param value The caller's own reference; searchable, need not be unique.
         * @return this
         */
        public Builder reference(String value) {
            return set(REFERENCE, value);
        }

        /**
         * Sets {@code description}.
         *
         * @param value What the payment is for.
         * @return this
         */
        public Builder description(String value) {
            return set(DESCRIPTION, value);
        }

        /**
         * Sets {@code statementDescriptor}.
         *
         * @param value Text that the recipient sees on the statement, where the rail carries one.
         * @return this
         */
        public Builder statementDescriptor(String value) {
            return set(STATEMENT_DESCRIPTOR, value);
        }

        /**
         * Sets {@code purposeCode}.
         *
         * @param value Purpose of the payment, a code of the ISO 20022 external purpose list such as SALA, SUPP, GDDS, FAMI or EDUC.
         * @return this
         */
        public Builder purposeCode(String value) {
            return set(PURPOSE_CODE, value);
        }

        /**
         * Sets {@code customerId}.
         *
         * @param value Customer whom the payment belongs to.
         * @return this
         */
        public Builder customerId(String value) {
            return set(CUSTOMER_ID, value);
        }

        /**
         * Sets {@code fraudCheck}.
         *
         * @param value Whether the fraud analysis runs.
         * @return this
         */
        public Builder fraudCheck(FraudCheckMode value) {
            return set(FRAUD_CHECK, value);
        }

        /**
         * Sets {@code fraudAnalysisId}.
         *
         * @param value Fraud analysis to use instead of a new one.
         * @return this
         */
        public Builder fraudAnalysisId(String value) {
            return set(FRAUD_ANALYSIS_ID, value);
        }

        /**
         * Sets {@code approvalWindowSeconds}.
         *
         * @param value Collections only.
         * @return this
         */
        public Builder approvalWindowSeconds(Integer value) {
            return set(APPROVAL_WINDOW_SECONDS, value);
        }

        /**
         * Sets {@code itemReference}.
         *
         * @param value The caller's own reference of the item.
         * @return this
         */
        public Builder itemReference(String value) {
            return set(ITEM_REFERENCE, value);
        }

        /**
         * Sets {@code idempotencyKey}.
         *
         * @param value Idempotency key of the item, in the same space as the keys of `POST /v1/payments`.
         * @return this
         */
        public Builder idempotencyKey(String value) {
            return set(IDEMPOTENCY_KEY, value);
        }

        /**
         * Sets {@code metadata}.
         *
         * @param value the value
         * @return this
         */
        public Builder metadata(Map<String, String> value) {
            return set(METADATA, value);
        }

        /**
         * Sets {@code sandbox}.
         *
         * @param value the value
         * @return this
         */
        public Builder sandbox(PaymentSandboxOptions value) {
            return set(SANDBOX, value);
        }
    }
}
