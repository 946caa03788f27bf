// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Up to 500 payments in one order.
 */
public final class BulkPaymentRequest extends Model {
    private static final Prop<List<BulkPaymentItemRequest>> PAYMENTS = Prop.required("payments", Codecs.list(Codecs.later(() -> BulkPaymentItemRequest.SHAPE)));
    private static final Prop<BulkMode> MODE = Prop.optional("mode", BulkMode.CODEC);
    private static final Prop<PaymentDefaults> DEFAULTS = Prop.optional("defaults", Codecs.later(() -> PaymentDefaults.SHAPE));
    private static final Prop<RetryPolicyInput> RETRY_POLICY = Prop.optional("retryPolicy", Codecs.later(() -> RetryPolicyInput.SHAPE));
    private static final Prop<String> REFERENCE = Prop.optional("reference", Codecs.STRING);
    private static final Prop<String> DESCRIPTION = Prop.optional("description", Codecs.STRING);
    private static final Prop<Map<String, String>> METADATA = Prop.optional("metadata", Codecs.map(Codecs.STRING));

    /** How this type travels. */
    public static final Shape<BulkPaymentRequest> SHAPE = Shape.of("BulkPaymentRequest", BulkPaymentRequest::new, PAYMENTS, MODE, DEFAULTS, RETRY_POLICY, REFERENCE, DESCRIPTION, METADATA);

    private BulkPaymentRequest(Values values) {
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
     * The payments.
     * <p>
     * In mode `partial` each is checked by itself; a faulty one becomes `rejected` and does not stop the others.
     *
     * @return the value, never null
     */
    public List<BulkPaymentItemRequest> payments() {
        return get(PAYMENTS);
    }

    /**
     * What happens when some items are not valid or funds are short.
     *
     * @return empty when it was left out
     */
    public Optional<BulkMode> mode() {
        return find(MODE);
    }

    /**
     * The member defaults.
     *
     * @return empty when it was left out
     */
    public Optional<PaymentDefaults> defaults() {
        return find(DEFAULTS);
    }

    /**
     * The member retryPolicy.
     *
     * @return empty when it was left out
     */
    public Optional<RetryPolicyInput> retryPolicy() {
        return find(RETRY_POLICY);
    }

    /**
     * The caller's own reference.
     *
     * @return empty when it was left out
     */
    public Optional<String> reference() {
        return find(REFERENCE);
    }

    /**
     * What the bulk payment is for.
     *
     * @return empty when it was left out
     */
    public Optional<String> description() {
        return find(DESCRIPTION);
    }

    /**
     * The member metadata.
     *
     * @return empty when it was left out
     */
    public Optional<Map<String, String>> metadata() {
        return find(METADATA);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<BulkPaymentRequest, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code payments}.
         *
         * @param value The payments.
         * @return this
         */
        public Builder payments(List<BulkPaymentItemRequest> value) {
            return set(PAYMENTS, value);
        }

        /**
         * Sets {@code mode}.
         *
         * @param value What happens when some items are not valid or funds are short.
         * @return this
         */
        public Builder mode(BulkMode value) {
            return set(MODE, value);
        }

        /**
         * Sets {@code defaults}.
         *
         * @param value the value
         * @return this
         */
        public Builder defaults(PaymentDefaults value) {
            return set(DEFAULTS, value);
        }

        /**
         * Sets {@code retryPolicy}.
         *
         * @param value the value
         * @return this
         */
        public Builder retryPolicy(RetryPolicyInput value) {
            return set(RETRY_POLICY, value);
        }

        /**
         * Sets {@code reference}.
         *
         * @param value The caller's own reference.
         * @return this
         */
        public Builder reference(String value) {
            return set(REFERENCE, value);
        }

        /**
         * Sets {@code description}.
         *
         * @param value What the bulk payment is for.
         * @return this
         */
        public Builder description(String value) {
            return set(DESCRIPTION, value);
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
    }
}
