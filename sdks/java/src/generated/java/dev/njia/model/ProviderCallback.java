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
 * A report of a mobile-money provider or rail about one attempt, or the lack of one.
 */
public final class ProviderCallback extends Model {
    private static final Prop<String> ID = Prop.required("id", Codecs.STRING);
    private static final Prop<String> OBJECT = Prop.required("object", Codecs.STRING).always("provider_callback");
    private static final Prop<Boolean> LIVEMODE = Prop.required("livemode", Codecs.BOOLEAN);
    private static final Prop<OffsetDateTime> CREATED_AT = Prop.required("createdAt", Codecs.DATE_TIME);
    private static final Prop<OffsetDateTime> UPDATED_AT = Prop.required("updatedAt", Codecs.DATE_TIME);
    private static final Prop<Integer> VERSION = Prop.required("version", Codecs.INT32);
    private static final Prop<ProviderCallbackOutcome> OUTCOME = Prop.required("outcome", ProviderCallbackOutcome.CODEC);
    private static final Prop<String> SOURCE = Prop.required("source", Codecs.STRING);
    private static final Prop<String> REFERENCE = Prop.required("reference", Codecs.STRING);
    private static final Prop<String> PROVIDER_REFERENCE = Prop.required("providerReference", Codecs.STRING).orNull();
    private static final Prop<String> PAYMENT_ID = Prop.required("paymentId", Codecs.STRING).orNull();
    private static final Prop<String> TRANSACTION_ID = Prop.required("transactionId", Codecs.STRING);
    private static final Prop<ProviderCallbackEvent> EVENT = Prop.required("event", ProviderCallbackEvent.CODEC).orNull();
    private static final Prop<String> REASON_CODE = Prop.required("reasonCode", Codecs.STRING).orNull();
    private static final Prop<OffsetDateTime> DEADLINE_AT = Prop.required("deadlineAt", Codecs.DATE_TIME);
    private static final Prop<OffsetDateTime> RECEIVED_AT = Prop.required("receivedAt", Codecs.DATE_TIME).orNull();

    /** How this type travels. */
    public static final Shape<ProviderCallback> SHAPE = Shape.of("ProviderCallback", ProviderCallback::new, ID, OBJECT, LIVEMODE, CREATED_AT, UPDATED_AT, VERSION, OUTCOME, SOURCE, REFERENCE, PROVIDER_REFERENCE, PAYMENT_ID, TRANSACTION_ID, EVENT, REASON_CODE, DEADLINE_AT, RECEIVED_AT);

    private ProviderCallback(Values values) {
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
     * Id of the provider callback.
     *
     * @return the value, never null
     */
    public String id() {
        return get(ID);
    }

    /**
     * The kind of this object.
     *
     * @return the value, never null
     */
    public String object() {
        return get(OBJECT);
    }

    /**
     * True for live data, false for test data.
     *
     * @return the value, never null
     */
    public boolean livemode() {
        return get(LIVEMODE);
    }

    /**
     * When it was created (UTC).
     *
     * @return the value, never null
     */
    public OffsetDateTime createdAt() {
        return get(CREATED_AT);
    }

    /**
     * When it last changed (UTC).
     *
     * @return the value, never null
     */
    public OffsetDateTime updatedAt() {
        return get(UPDATED_AT);
    }

    /**
     * Counts the state changes of this resource, from 1.
     *
     * @return the value, never null
     */
    public int version() {
        return get(VERSION);
    }

    /**
     * What became of it.
     *
     * @return the value, never null
     */
    public ProviderCallbackOutcome outcome() {
        return get(OUTCOME);
    }

    /**
     * Provider or rail that reports.
     *
     * @return the value, never null
     */
    public String source() {
        return get(SOURCE);
    }

    /**
     * Our attempt that it is about.
     *
     * @return the value, never null
     */
    public String reference() {
        return get(REFERENCE);
    }

    /**
     * The provider's own reference.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> providerReference() {
        return find(PROVIDER_REFERENCE);
    }

    /**
     * The payment of the attempt; null for a reversal.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> paymentId() {
        return find(PAYMENT_ID);
    }

    /**
     * The transaction of the attempt.
     *
     * @return the value, never null
     */
    public String transactionId() {
        return get(TRANSACTION_ID);
    }

    /**
     * What it says; null if nothing came.
     *
     * @return empty when it is null or was left out
     */
    public Optional<ProviderCallbackEvent> event() {
        return find(EVENT);
    }

    /**
     * Reason the provider gave.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> reasonCode() {
        return find(REASON_CODE);
    }

    /**
     * Until when it was expected.
     *
     * @return the value, never null
     */
    public OffsetDateTime deadlineAt() {
        return get(DEADLINE_AT);
    }

    /**
     * When it came; null if it did not.
     *
     * @return empty when it is null or was left out
     */
    public Optional<OffsetDateTime> receivedAt() {
        return find(RECEIVED_AT);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<ProviderCallback, Builder> {
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
         * @param value Id of the provider callback.
         * @return this
         */
        public Builder id(String value) {
            return set(ID, value);
        }

        /**
         * Sets {@code livemode}.
         *
         * @param value True for live data, false for test data.
         * @return this
         */
        public Builder livemode(boolean value) {
            return set(LIVEMODE, value);
        }

        /**
         * Sets {@code createdAt}.
         *
         * @param value When it was created (UTC).
         * @return this
         */
        public Builder createdAt(OffsetDateTime value) {
            return set(CREATED_AT, value);
        }

        /**
         * Sets {@code updatedAt}.
         *
         * @param value When it last changed (UTC).
         * @return this
         */
        public Builder updatedAt(OffsetDateTime value) {
            return set(UPDATED_AT, value);
        }

        /**
         * Sets {@code version}.
         *
         * @param value Counts the state changes of this resource, from 1.
         * @return this
         */
        public Builder version(int value) {
            return set(VERSION, value);
        }

        /**
         * Sets {@code outcome}.
         *
         * @param value What became of it.
         * @return this
         */
        public Builder outcome(ProviderCallbackOutcome value) {
            return set(OUTCOME, value);
        }

        /**
         * Sets {@code source}.
         *
         * @param value Provider or rail that reports.
         * @return this
         */
        public Builder source(String value) {
            return set(SOURCE, value);
        }

        /**
         * Sets {@code reference}.
         *
         * @param value Our attempt that it is about.
         * @return this
         */
        public Builder reference(String value) {
            return set(REFERENCE, value);
        }

        /**
         * Sets {@code providerReference}.
         *
         * @param value The provider's own reference.
         * @return this
         */
        public Builder providerReference(@Nullable String value) {
            return set(PROVIDER_REFERENCE, value);
        }

        /**
         * Sets {@code paymentId}.
         *
         * @param value The payment of the attempt; null for a reversal.
         * @return this
         */
        public Builder paymentId(@Nullable String value) {
            return set(PAYMENT_ID, value);
        }

        /**
         * Sets {@code transactionId}.
         *
         * @param value The transaction of the attempt.
         * @return this
         */
        public Builder transactionId(String value) {
            return set(TRANSACTION_ID, value);
        }

        /**
         * Sets {@code event}.
         *
         * @param value What it says; null if nothing came.
         * @return this
         */
        public Builder event(@Nullable ProviderCallbackEvent value) {
            return set(EVENT, value);
        }

        /**
         * Sets {@code reasonCode}.
         *
         * @param value Reason the provider gave.
         * @return this
         */
        public Builder reasonCode(@Nullable String value) {
            return set(REASON_CODE, value);
        }

        /**
         * Sets {@code deadlineAt}.
         *
         * @param value Until when it was expected.
         * @return this
         */
        public Builder deadlineAt(OffsetDateTime value) {
            return set(DEADLINE_AT, value);
        }

        /**
         * Sets {@code receivedAt}.
         *
         * @param value When it came; null if it did not.
         * @return this
         */
        public Builder receivedAt(@Nullable OffsetDateTime value) {
            return set(RECEIVED_AT, value);
        }
    }
}
