// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.time.OffsetDateTime;

/**
 * The step that the payment waits for.
 */
public final class PaymentNextAction extends Model {
    private static final Prop<String> TYPE = Prop.required("type", Codecs.STRING);
    private static final Prop<String> MESSAGE = Prop.required("message", Codecs.STRING);
    private static final Prop<OffsetDateTime> EXPIRES_AT = Prop.required("expiresAt", Codecs.DATE_TIME);

    /** How this type travels. */
    public static final Shape<PaymentNextAction> SHAPE = Shape.of("PaymentNextAction", PaymentNextAction::new, TYPE, MESSAGE, EXPIRES_AT);

    private PaymentNextAction(Values values) {
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
     * The member type.
     *
     * @return the value, never null
     */
    public String type() {
        return get(TYPE);
    }

    /**
     * Text to show to the person.
     *
     * @return the value, never null
     */
    public String message() {
        return get(MESSAGE);
    }

    /**
     * When the step is no longer possible.
     *
     * @return the value, never null
     */
    public OffsetDateTime expiresAt() {
        return get(EXPIRES_AT);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<PaymentNextAction, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code type}.
         *
         * @param value the value
         * @return this
         */
        public Builder type(String value) {
            return set(TYPE, value);
        }

        /**
         * Sets {@code message}.
         *
         * @param value Text to show to the person.
         * @return this
         */
        public Builder message(String value) {
            return set(MESSAGE, value);
        }

        /**
         * Sets {@code expiresAt}.
         *
         * @param value When the step is no longer possible.
         * @return this
         */
        public Builder expiresAt(OffsetDateTime value) {
            return set(EXPIRES_AT, value);
        }
    }
}
