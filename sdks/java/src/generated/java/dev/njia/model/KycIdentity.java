// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;

/**
 * The identity that was looked up.
 * <p>
 * The number is masked.
 */
public final class KycIdentity extends Model {
    private static final Prop<String> COUNTRY = Prop.required("country", Codecs.STRING);
    private static final Prop<IdentityType> TYPE = Prop.required("type", IdentityType.CODEC);
    private static final Prop<String> NUMBER_MASKED = Prop.required("numberMasked", Codecs.STRING);
    private static final Prop<String> AUTHORITY = Prop.required("authority", Codecs.STRING);

    /** How this type travels. */
    public static final Shape<KycIdentity> SHAPE = Shape.of("KycIdentity", KycIdentity::new, COUNTRY, TYPE, NUMBER_MASKED, AUTHORITY);

    private KycIdentity(Values values) {
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
     * The member country.
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
     * The last four characters.
     *
     * @return the value, never null
     */
    public String numberMasked() {
        return get(NUMBER_MASKED);
    }

    /**
     * Authority that answered.
     *
     * @return the value, never null
     */
    public String authority() {
        return get(AUTHORITY);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<KycIdentity, Builder> {
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
         * @param value the value
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
         * Sets {@code numberMasked}.
         *
         * @param value The last four characters.
         * @return this
         */
        public Builder numberMasked(String value) {
            return set(NUMBER_MASKED, value);
        }

        /**
         * Sets {@code authority}.
         *
         * @param value Authority that answered.
         * @return this
         */
        public Builder authority(String value) {
            return set(AUTHORITY, value);
        }
    }
}
