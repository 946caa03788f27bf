// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;

/**
 * E-mail and password of a user of the key's tenant.
 */
public final class LoginRequest extends Model {
    private static final Prop<String> EMAIL = Prop.required("email", Codecs.STRING);
    private static final Prop<String> PASSWORD = Prop.required("password", Codecs.STRING).keep(Prop.Secrecy.SECRET);

    /** How this type travels. */
    public static final Shape<LoginRequest> SHAPE = Shape.of("LoginRequest", LoginRequest::new, EMAIL, PASSWORD);

    private LoginRequest(Values values) {
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
     * E-mail of the user.
     *
     * @return the value, never null
     */
    public String email() {
        return get(EMAIL);
    }

    /**
     * Password of the user; never logged.
     *
     * @return the value, never null
     */
    public String password() {
        return get(PASSWORD);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<LoginRequest, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code email}.
         *
         * @param value E-mail of the user.
         * @return this
         */
        public Builder email(String value) {
            return set(EMAIL, value);
        }

        /**
         * Sets {@code password}.
         *
         * @param value Password of the user; never logged.
         * @return this
         */
        public Builder password(String value) {
            return set(PASSWORD, value);
        }
    }
}
