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

/**
 * What a provider or rail says about one attempt, in our common form.
 * <p>
 * Adapters translate native forms to it.
 */
public final class ProviderCallbackRequest extends Model {
    private static final Prop<String> CALLBACK_ID = Prop.required("callbackId", Codecs.STRING);
    private static final Prop<ProviderCallbackEvent> EVENT = Prop.required("event", ProviderCallbackEvent.CODEC);
    private static final Prop<String> REFERENCE = Prop.required("reference", Codecs.STRING);
    private static final Prop<String> PROVIDER_REFERENCE = Prop.optional("providerReference", Codecs.STRING);
    private static final Prop<Long> AMOUNT_MINOR_UNITS = Prop.optional("amountMinorUnits", Codecs.INT64);
    private static final Prop<String> CURRENCY = Prop.optional("currency", Codecs.STRING);
    private static final Prop<String> REASON_CODE = Prop.optional("reasonCode", Codecs.STRING);
    private static final Prop<Money> FEE_CHARGED = Prop.optional("feeCharged", Codecs.later(() -> Money.SHAPE));
    private static final Prop<OffsetDateTime> OCCURRED_AT = Prop.required("occurredAt", Codecs.DATE_TIME);

    /** How this type travels. */
    public static final Shape<ProviderCallbackRequest> SHAPE = Shape.of("ProviderCallbackRequest", ProviderCallbackRequest::new, CALLBACK_ID, EVENT, REFERENCE, PROVIDER_REFERENCE, AMOUNT_MINOR_UNITS, CURRENCY, REASON_CODE, FEE_CHARGED, OCCURRED_AT);

    private ProviderCallbackRequest(Values values) {
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
     * The sender's id of this message; a second message with it has no effect.
     *
     * @return the value, never null
     */
    public String callbackId() {
        return get(CALLBACK_ID);
    }

    /**
     * The member event.
     *
     * @return the value, never null
     */
    public ProviderCallbackEvent event() {
        return get(EVENT);
    }

    /**
     * Our attempt.
     *
     * @return the value, never null
     */
    public String reference() {
        return get(REFERENCE);
    }

    /**
     * The sender's reference of the payment.
     *
     * @return empty when it was left out
     */
    public Optional<String> providerReference() {
        return find(PROVIDER_REFERENCE);
    }

    /**
     * Amount that was moved, in minor units; compared with ours.
     *
     * @return empty when it was left out
     */
    public Optional<Long> amountMinorUnits() {
        return find(AMOUNT_MINOR_UNITS);
    }

    /**
     * ISO 4217 currency of the amount.
     *
     * @return empty when it was left out
     */
    public Optional<String> currency() {
        return find(CURRENCY);
    }

    /**
     * The sender's reason.
     *
     * @return empty when it was left out
     */
    public Optional<String> reasonCode() {
        return find(REASON_CODE);
    }

    /**
     * What the sender charged.
     *
     * @return empty when it was left out
     */
    public Optional<Money> feeCharged() {
        return find(FEE_CHARGED);
    }

    /**
     * When it happened.
     *
     * @return the value, never null
     */
    public OffsetDateTime occurredAt() {
        return get(OCCURRED_AT);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<ProviderCallbackRequest, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code callbackId}.
         *
         * @param value The sender's id of this message; a second message with it has no effect.
         * @return this
         */
        public Builder callbackId(String value) {
            return set(CALLBACK_ID, value);
        }

        /**
         * Sets {@code event}.
         *
         * @param value the value
         * @return this
         */
        public Builder event(ProviderCallbackEvent value) {
            return set(EVENT, value);
        }

        /**
         * Sets {@code reference}.
         *
         * @param value Our attempt.
         * @return this
         */
        public Builder reference(String value) {
            return set(REFERENCE, value);
        }

        /**
         * Sets {@code providerReference}.
         *
         * @param value The sender's reference of the payment.
         * @return this
         */
        public Builder providerReference(String value) {
            return set(PROVIDER_REFERENCE, value);
        }

        /**
         * Sets {@code amountMinorUnits}.
         *
         * @param value Amount that was moved, in minor units; compared with ours.
         * @return this
         */
        public Builder amountMinorUnits(Long value) {
            return set(AMOUNT_MINOR_UNITS, value);
        }

        /**
         * Sets {@code currency}.
         *
         * @param value ISO 4217 currency of the amount.
         * @return this
         */
        public Builder currency(String value) {
            return set(CURRENCY, value);
        }

        /**
         * Sets {@code reasonCode}.
         *
         * @param value The sender's reason.
         * @return this
         */
        public Builder reasonCode(String value) {
            return set(REASON_CODE, value);
        }

        /**
         * Sets {@code feeCharged}.
         *
         * @param value What the sender charged.
         * @return this
         */
        public Builder feeCharged(Money value) {
            return set(FEE_CHARGED, value);
        }

        /**
         * Sets {@code occurredAt}.
         *
         * @param value When it happened.
         * @return this
         */
        public Builder occurredAt(OffsetDateTime value) {
            return set(OCCURRED_AT, value);
        }
    }
}
