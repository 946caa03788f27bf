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
 * Order to take a completed transaction back.
 * <p>
 * Without an amount the whole transaction is reversed.
 */
public final class ReversalRequest extends Model {
    private static final Prop<ReversalReason> REASON = Prop.required("reason", ReversalReason.CODEC);
    private static final Prop<String> NOTE = Prop.optional("note", Codecs.STRING);
    private static final Prop<Long> AMOUNT_MINOR_UNITS = Prop.optional("amountMinorUnits", Codecs.INT64);
    private static final Prop<Map<String, String>> METADATA = Prop.optional("metadata", Codecs.map(Codecs.STRING));

    /** How this type travels. */
    public static final Shape<ReversalRequest> SHAPE = Shape.of("ReversalRequest", ReversalRequest::new, REASON, NOTE, AMOUNT_MINOR_UNITS, METADATA);

    private ReversalRequest(Values values) {
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
     * The member reason.
     *
     * @return the value, never null
     */
    public ReversalReason reason() {
        return get(REASON);
    }

    /**
     * Reason in words; required when `reason` is `other`.
     *
     * @return empty when it was left out
     */
    public Optional<String> note() {
        return find(NOTE);
    }

    /**
     * Amount to take back, in minor units of the transaction's currency; at most its amount.
     * <p>
     * Without it, the whole amount.
     *
     * @return empty when it was left out
     */
    public Optional<Long> amountMinorUnits() {
        return find(AMOUNT_MINOR_UNITS);
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
    public static final class Builder extends ModelBuilder<ReversalRequest, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code reason}.
         *
         * @param value the value
         * @return this
         */
        public Builder reason(ReversalReason value) {
            return set(REASON, value);
        }

        /**
         * Sets {@code note}.
         *
         * @param value Reason in words; required when `reason` is `other`.
         * @return this
         */
        public Builder note(String value) {
            return set(NOTE, value);
        }

        /**
         * Sets {@code amountMinorUnits}.
         *
         * @param value Amount to take back, in minor units of the transaction's currency; at most its amount.
         * @return this
         */
        public Builder amountMinorUnits(Long value) {
            return set(AMOUNT_MINOR_UNITS, value);
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
