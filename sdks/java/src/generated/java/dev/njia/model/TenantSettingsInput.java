// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Field;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Policies to change; those left out stay as they are.
 */
public final class TenantSettingsInput extends Model {
    private static final Prop<RoutingStrategy> ROUTING_STRATEGY = Prop.optional("routingStrategy", RoutingStrategy.CODEC);
    private static final Prop<Integer> FRAUD_REVIEW_AT = Prop.optional("fraudReviewAt", Codecs.INT32);
    private static final Prop<Integer> FRAUD_BLOCK_AT = Prop.optional("fraudBlockAt", Codecs.INT32);
    private static final Prop<Integer> REVERSAL_WINDOW_DAYS = Prop.optional("reversalWindowDays", Codecs.INT32);
    private static final Prop<Integer> CREDIT_APPROVE_AT = Prop.optional("creditApproveAt", Codecs.INT32);
    private static final Prop<Integer> CREDIT_REVIEW_AT = Prop.optional("creditReviewAt", Codecs.INT32);
    private static final Prop<Money> LOW_BALANCE_ALERT = Prop.optional("lowBalanceAlert", Codecs.later(() -> Money.SHAPE)).orNull();

    /** How this type travels. */
    public static final Shape<TenantSettingsInput> SHAPE = Shape.of("TenantSettingsInput", TenantSettingsInput::new, ROUTING_STRATEGY, FRAUD_REVIEW_AT, FRAUD_BLOCK_AT, REVERSAL_WINDOW_DAYS, CREDIT_APPROVE_AT, CREDIT_REVIEW_AT, LOW_BALANCE_ALERT);

    private TenantSettingsInput(Values values) {
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
     * @return empty when it was left out
     */
    public Optional<RoutingStrategy> routingStrategy() {
        return find(ROUTING_STRATEGY);
    }

    /**
     * Fraud score from which a payment is held for review.
     *
     * @return empty when it was left out
     */
    public Optional<Integer> fraudReviewAt() {
        return find(FRAUD_REVIEW_AT);
    }

    /**
     * Fraud score from which a payment is refused.
     *
     * @return empty when it was left out
     */
    public Optional<Integer> fraudBlockAt() {
        return find(FRAUD_BLOCK_AT);
    }

    /**
     * Days after completion in which a transaction can be reversed.
     *
     * @return empty when it was left out
     */
    public Optional<Integer> reversalWindowDays() {
        return find(REVERSAL_WINDOW_DAYS);
    }

    /**
     * Credit score from which the decision is `approve`.
     *
     * @return empty when it was left out
     */
    public Optional<Integer> creditApproveAt() {
        return find(CREDIT_APPROVE_AT);
    }

    /**
     * Credit score from which the decision is `review`.
     *
     * @return empty when it was left out
     */
    public Optional<Integer> creditReviewAt() {
        return find(CREDIT_REVIEW_AT);
    }

    /**
     * Available balance under which the event `balance.low` is sent; null sends none.
     *
     * @return empty when it is null or was left out
     */
    public Optional<Money> lowBalanceAlert() {
        return find(LOW_BALANCE_ALERT);
    }

    /**
     * {@code lowBalanceAlert} in its three states: left out, null, or a value.
     *
     * @return never null
     */
    public Field<Money> lowBalanceAlertField() {
        return field(LOW_BALANCE_ALERT);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<TenantSettingsInput, Builder> {
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
        public Builder fraudReviewAt(Integer value) {
            return set(FRAUD_REVIEW_AT, value);
        }

        /**
         * Sets {@code fraudBlockAt}.
         *
         * @param value Fraud score from which a payment is refused.
         * @return this
         */
        public Builder fraudBlockAt(Integer value) {
            return set(FRAUD_BLOCK_AT, value);
        }

        /**
         * Sets {@code reversalWindowDays}.
         *
         * @param value Days after completion in which a transaction can be reversed.
         * @return this
         */
        public Builder reversalWindowDays(Integer value) {
            return set(REVERSAL_WINDOW_DAYS, value);
        }

        /**
         * Sets {@code creditApproveAt}.
         *
         * @param value Credit score from which the decision is `approve`.
         * @return this
         */
        public Builder creditApproveAt(Integer value) {
            return set(CREDIT_APPROVE_AT, value);
        }

        /**
         * Sets {@code creditReviewAt}.
         *
         * @param value Credit score from which the decision is `review`.
         * @return this
         */
        public Builder creditReviewAt(Integer value) {
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
