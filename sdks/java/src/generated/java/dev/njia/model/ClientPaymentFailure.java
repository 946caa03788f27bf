// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;

/**
 * Why a payment failed, for the visitor.
 */
public final class ClientPaymentFailure extends Model {
    private static final Prop<FailureCode> CODE = Prop.required("code", FailureCode.CODEC);
    private static final Prop<String> MESSAGE = Prop.required("message", Codecs.STRING);
    private static final Prop<Boolean> MAY_RETRY = Prop.required("mayRetry", Codecs.BOOLEAN);

    /** How this type travels. */
    public static final Shape<ClientPaymentFailure> SHAPE = Shape.of("ClientPaymentFailure", ClientPaymentFailure::new, CODE, MESSAGE, MAY_RETRY);

    private ClientPaymentFailure(Values values) {
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
     * The member code.
     *
     * @return the value, never null
     */
    public FailureCode code() {
        return get(CODE);
    }

    /**
     * Sentence for the visitor, in the language of the widget.
     *
     * @return the value, never null
     */
    public String message() {
        return get(MESSAGE);
    }

    /**
     * Whether a new try makes sense.
     *
     * @return the value, never null
     */
    public boolean mayRetry() {
        return get(MAY_RETRY);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<ClientPaymentFailure, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code code}.
         *
         * @param value the value
         * @return this
         */
        public Builder code(FailureCode value) {
            return set(CODE, value);
        }

        /**
         * Sets {@code message}.
         *
         * @param value Sentence for the visitor, in the language of the widget.
         * @return this
         */
        public Builder message(String value) {
            return set(MESSAGE, value);
        }

        /**
         * Sets {@code mayRetry}.
         *
         * @param value Whether a new try makes sense.
         * @return this
         */
        public Builder mayRetry(boolean value) {
            return set(MAY_RETRY, value);
        }
    }
}
