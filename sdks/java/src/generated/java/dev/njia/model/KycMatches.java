// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;

/**
 * The facts, compared with what the authority holds.
 */
public final class KycMatches extends Model {
    private static final Prop<KycMatch> GIVEN_NAMES = Prop.required("givenNames", KycMatch.CODEC);
    private static final Prop<KycMatch> LAST_NAME = Prop.required("lastName", KycMatch.CODEC);
    private static final Prop<KycMatch> DATE_OF_BIRTH = Prop.required("dateOfBirth", KycMatch.CODEC);
    private static final Prop<KycMatch> PHONE = Prop.required("phone", KycMatch.CODEC);

    /** How this type travels. */
    public static final Shape<KycMatches> SHAPE = Shape.of("KycMatches", KycMatches::new, GIVEN_NAMES, LAST_NAME, DATE_OF_BIRTH, PHONE);

    private KycMatches(Values values) {
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
     * The member givenNames.
     *
     * @return the value, never null
     */
    public KycMatch givenNames() {
        return get(GIVEN_NAMES);
    }

    /**
     * The member lastName.
     *
     * @return the value, never null
     */
    public KycMatch lastName() {
        return get(LAST_NAME);
    }

    /**
     * Whether the date of birth fits; not the date itself.
     *
     * @return the value, never null
     */
    public KycMatch dateOfBirth() {
        return get(DATE_OF_BIRTH);
    }

    /**
     * The member phone.
     *
     * @return the value, never null
     */
    public KycMatch phone() {
        return get(PHONE);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<KycMatches, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code givenNames}.
         *
         * @param value the value
         * @return this
         */
        public Builder givenNames(KycMatch value) {
            return set(GIVEN_NAMES, value);
        }

        /**
         * Sets {@code lastName}.
         *
         * @param value the value
         * @return this
         */
        public Builder lastName(KycMatch value) {
            return set(LAST_NAME, value);
        }

        /**
         * Sets {@code dateOfBirth}.
         *
         * @param value Whether the date of birth fits; not the date itself.
         * @return this
         */
        public Builder dateOfBirth(KycMatch value) {
            return set(DATE_OF_BIRTH, value);
        }

        /**
         * Sets {@code phone}.
         *
         * @param value the value
         * @return this
         */
        public Builder phone(KycMatch value) {
            return set(PHONE, value);
        }
    }
}
