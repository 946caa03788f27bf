// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The scored person, masked.
 */
public final class CreditSubject extends Model {
    private static final Prop<String> PHONE = Prop.required("phone", Codecs.STRING).orNull().keep(Prop.Secrecy.LAST4);
    private static final Prop<String> COUNTRY = Prop.required("country", Codecs.STRING);
    private static final Prop<String> FULL_NAME = Prop.required("fullName", Codecs.STRING).orNull();

    /** How this type travels. */
    public static final Shape<CreditSubject> SHAPE = Shape.of("CreditSubject", CreditSubject::new, PHONE, COUNTRY, FULL_NAME);

    private CreditSubject(Values values) {
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
     * Phone number; null when the customer has none.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> phone() {
        return find(PHONE);
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
     * Name with most letters hidden.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> fullName() {
        return find(FULL_NAME);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<CreditSubject, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code phone}.
         *
         * @param value Phone number; null when the customer has none.
         * @return this
         */
        public Builder phone(@Nullable String value) {
            return set(PHONE, value);
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
         * Sets {@code fullName}.
         *
         * @param value Name with most letters hidden.
         * @return this
         */
        public Builder fullName(@Nullable String value) {
            return set(FULL_NAME, value);
        }
    }
}
