// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.time.OffsetDateTime;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One submission of the payment to a rail.
 * <p>
 * At most one attempt of a payment is unresolved at a time.
 */
public final class PaymentAttempt extends Model {
    private static final Prop<String> ID = Prop.required("id", Codecs.STRING);
    private static final Prop<Integer> NUMBER = Prop.required("number", Codecs.INT32);
    private static final Prop<String> RAIL = Prop.required("rail", Codecs.STRING);
    private static final Prop<PaymentAttemptStatus> STATUS = Prop.required("status", PaymentAttemptStatus.CODEC);
    private static final Prop<String> PROVIDER_REFERENCE = Prop.required("providerReference", Codecs.STRING).orNull();
    private static final Prop<OffsetDateTime> SUBMITTED_AT = Prop.required("submittedAt", Codecs.DATE_TIME);
    private static final Prop<OffsetDateTime> RESOLVED_AT = Prop.required("resolvedAt", Codecs.DATE_TIME).orNull();
    private static final Prop<FailureDetail> FAILURE = Prop.required("failure", Codecs.later(() -> FailureDetail.SHAPE)).orNull();
    private static final Prop<Money> COST = Prop.required("cost", Codecs.later(() -> Money.SHAPE)).orNull();

    /** How this type travels. */
    public static final Shape<PaymentAttempt> SHAPE = Shape.of("PaymentAttempt", PaymentAttempt::new, ID, NUMBER, RAIL, STATUS, PROVIDER_REFERENCE, SUBMITTED_AT, RESOLVED_AT, FAILURE, COST);

    private PaymentAttempt(Values values) {
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
     * Id of the attempt; the rail and its callbacks quote it as the reference.
     *
     * @return the value, never null
     */
    public String id() {
        return get(ID);
    }

    /**
     * Position among the attempts, from 1.
     *
     * @return the value, never null
     */
    public int number() {
        return get(NUMBER);
    }

    /**
     * The member rail.
     *
     * @return the value, never null
     */
    public String rail() {
        return get(RAIL);
    }

    /**
     * The member status.
     *
     * @return the value, never null
     */
    public PaymentAttemptStatus status() {
        return get(STATUS);
    }

    /**
     * The rail's own reference; null until it gave one.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> providerReference() {
        return find(PROVIDER_REFERENCE);
    }

    /**
     * When the attempt was sent.
     *
     * @return the value, never null
     */
    public OffsetDateTime submittedAt() {
        return get(SUBMITTED_AT);
    }

    /**
     * When the outcome became known; null before.
     *
     * @return empty when it is null or was left out
     */
    public Optional<OffsetDateTime> resolvedAt() {
        return find(RESOLVED_AT);
    }

    /**
     * Why the attempt failed; null unless it did.
     *
     * @return empty when it is null or was left out
     */
    public Optional<FailureDetail> failure() {
        return find(FAILURE);
    }

    /**
     * What the rail really charged; null until it said so.
     * <p>
     * The tenant pays `fee` of the payment, not this.
     *
     * @return empty when it is null or was left out
     */
    public Optional<Money> cost() {
        return find(COST);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<PaymentAttempt, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code id}.
         *
         * @param value Id of the attempt; the rail and its callbacks quote it as the reference.
         * @return this
         */
        public Builder id(String value) {
            return set(ID, value);
        }

        /**
         * Sets {@code number}.
         *
         * @param value Position among the attempts, from 1.
         * @return this
         */
        public Builder number(int value) {
            return set(NUMBER, value);
        }

        /**
         * Sets {@code rail}.
         *
         * @param value the value
         * @return this
         */
        public Builder rail(String value) {
            return set(RAIL, value);
        }

        /**
         * Sets {@code status}.
         *
         * @param value the value
         * @return this
         */
        public Builder status(PaymentAttemptStatus value) {
            return set(STATUS, value);
        }

        /**
         * Sets {@code providerReference}.
         *
         * @param value The rail's own reference; null until it gave one.
         * @return this
         */
        public Builder providerReference(@Nullable String value) {
            return set(PROVIDER_REFERENCE, value);
        }

        /**
         * Sets {@code submittedAt}.
         *
         * @param value When the attempt was sent.
         * @return this
         */
        public Builder submittedAt(OffsetDateTime value) {
            return set(SUBMITTED_AT, value);
        }

        /**
         * Sets {@code resolvedAt}.
         *
         * @param value When the outcome became known; null before.
         * @return this
         */
        public Builder resolvedAt(@Nullable OffsetDateTime value) {
            return set(RESOLVED_AT, value);
        }

        /**
         * Sets {@code failure}.
         *
         * @param value Why the attempt failed; null unless it did.
         * @return this
         */
        public Builder failure(@Nullable FailureDetail value) {
            return set(FAILURE, value);
        }

        /**
         * Sets {@code cost}.
         *
         * @param value What the rail really charged; null until it said so.
         * @return this
         */
        public Builder cost(@Nullable Money value) {
            return set(COST, value);
        }
    }
}
