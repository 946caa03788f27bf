// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;

/**
 * The refresh token to trade in.
 */
public final class RefreshSessionRequest extends Model {
    private static final Prop<String> REFRESH_TOKEN = Prop.required("refreshToken", Codecs.STRING).keep(Prop.Secrecy.SECRET);

    /** How this type travels. */
    public static final Shape<RefreshSessionRequest> SHAPE = Shape.of("RefreshSessionRequest", RefreshSessionRequest::new, REFRESH_TOKEN);

    private RefreshSessionRequest(Values values) {
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
     * The refresh token of the last session.
     *
     * @return the value, never null
     */
    public String refreshToken() {
        return get(REFRESH_TOKEN);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<RefreshSessionRequest, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code refreshToken}.
         *
         * @param value The refresh token of the last session.
         * @return this
         */
        public Builder refreshToken(String value) {
            return set(REFRESH_TOKEN, value);
        }
    }
}
