// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;

/**
 * An identity number to look up at the issuing authority.
 */
public final class KycIdentityInput extends Model {
    private static final Prop<String> COUNTRY = Prop.required("country", Codecs.STRING);
    private static final Prop<IdentityType> TYPE = Prop.required("type", IdentityType.CODEC);
    private static final Prop<String> NUMBER = Prop.required("number", Codecs.STRING).keep(Prop.Secrecy.LAST4);

    /** How this type travels. */
    public static final Shape<KycIdentityInput> SHAPE = Shape.of("KycIdentityInput", KycIdentityInput::new, COUNTRY, TYPE, NUMBER);

    private KycIdentityInput(Values values) {
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
     * Country that issued it.
     *
     * @return the value, never null
     */
    public String country() {
        return get(COUNTRY);
    }

    /**
     * The member type.
     *
     * @return the value, never null
     */
    public IdentityType type() {
        return get(TYPE);
    }

    /**
     * The number.
     *
     * @return the value, never null
     */
    public String number() {
        return get(NUMBER);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<KycIdentityInput, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code country}.
         *
         * @param value Country that issued it.
         * @return this
         */
        public Builder country(String value) {
            return set(COUNTRY, value);
        }

        /**
         * Sets {@code type}.
         *
         * @param value the value
         * @return this
         */
        public Builder type(IdentityType value) {
            return set(TYPE, value);
        }

        /**
         * Sets {@code number}.
         *
         * @param value The number.
         * @return this
         */
        public Builder number(String value) {
            return set(NUMBER, value);
        }
    }
}
