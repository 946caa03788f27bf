// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Policies of the tenant.
 */
public final class TenantSettings extends Model {
    private static final Prop<RoutingStrategy> ROUTING_STRATEGY = Prop.required("routingStrategy", RoutingStrategy.CODEC);
    private static final Prop<Integer> FRAUD_REVIEW_AT = Prop.required("fraudReviewAt", Codecs.INT32);
    private static final Prop<Integer> FRAUD_BLOCK_AT = Prop.required("fraudBlockAt", Codecs.INT32);
    private static final Prop<Integer> REVERSAL_WINDOW_DAYS = Prop.required("reversalWindowDays", Codecs.INT32);
    private static final Prop<Integer> CREDIT_APPROVE_AT = Prop.required("creditApproveAt", Codecs.INT32);
    private static final Prop<Integer> CREDIT_REVIEW_AT = Prop.required("creditReviewAt", Codecs.INT32);
    private static final Prop<Money> LOW_BALANCE_ALERT = Prop.required("lowBalanceAlert", Codecs.later(() -> Money.SHAPE)).orNull();

    /** How this type travels. */
    public static final Shape<TenantSettings> SHAPE = Shape.of("TenantSettings", TenantSettings::new, ROUTING_STRATEGY, FRAUD_REVIEW_AT, FRAUD_BLOCK_AT, REVERSAL_WINDOW_DAYS, CREDIT_APPROVE_AT, CREDIT_REVIEW_AT, LOW_BALANCE_ALERT);

    private TenantSettings(Values values) {
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
     * The member routingStrategy.
     *
     * @return the value, never null
     */
    public RoutingStrategy routingStrategy() {
        return get(ROUTING_STRATEGY);
    }

    /**
     * Fraud score from which a payment is held for review.
     *
     * @return the value, never null
     */
    public int fraudReviewAt() {
        return get(FRAUD_REVIEW_AT);
    }

    /**
     * Fraud score from which a payment is refused.
     *
     * @return the value, never null
     */
    public int fraudBlockAt() {
        return get(FRAUD_BLOCK_AT);
    }

    /**
     * Days after completion in which a transaction can be reversed.
     *
     * @return the value, never null
     */
    public int reversalWindowDays() {
        return get(REVERSAL_WINDOW_DAYS);
    }

    /**
     * Credit score from which the decision is `approve`.
     *
     * @return the value, never null
     */
    public int creditApproveAt() {
        return get(CREDIT_APPROVE_AT);
    }

    /**
     * Credit score from which the decision is `review`.
     *
     * @return the value, never null
     */
    public int creditReviewAt() {
        return get(CREDIT_REVIEW_AT);
    }

    /**
     * Available balance under which the event `balance.low` is sent; null sends none.
     *
     * @return empty when it is null or was left out
     */
    public Optional<Money> lowBalanceAlert() {
        return find(LOW_BALANCE_ALERT);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<TenantSettings, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code routingStrategy}.
         *
         * @param value the value
         * @return this
         */
        public Builder routingStrategy(RoutingStrategy value) {
            return set(ROUTING_STRATEGY, value);
        }

        /**
         * Sets {@code fraudReviewAt}.
         *
         * @param value Fraud score from which a payment is held for review.
         * @return this
         */
        public Builder fraudReviewAt(int value) {
            return set(FRAUD_REVIEW_AT, value);
        }

        /**
         * Sets {@code fraudBlockAt}.
         *
         * @param value Fraud score from which a payment is refused.
         * @return this
         */
        public Builder fraudBlockAt(int value) {
            return set(FRAUD_BLOCK_AT, value);
        }

        /**
         * Sets {@code reversalWindowDays}.
         *
         * @param value Days after completion in which a transaction can be reversed.
         * @return this
         */
        public Builder reversalWindowDays(int value) {
            return set(REVERSAL_WINDOW_DAYS, value);
        }

        /**
         * Sets {@code creditApproveAt}.
         *
         * @param value Credit score from which the decision is `approve`.
         * @return this
         */
        public Builder creditApproveAt(int value) {
            return set(CREDIT_APPROVE_AT, value);
        }

        /**
         * Sets {@code creditReviewAt}.
         *
         * @param value Credit score from which the decision is `review`.
         * @return this
         */
        public Builder creditReviewAt(int value) {
            return set(CREDIT_REVIEW_AT, value);
        }

        /**
         * Sets {@code lowBalanceAlert}.
         *
         * @param value Available balance under which the event `balance.low` is sent; null sends none.
         * @return this
         */
        public Builder lowBalanceAlert(@Nullable Money value) {
            return set(LOW_BALANCE_ALERT, value);
        }
    }
}
