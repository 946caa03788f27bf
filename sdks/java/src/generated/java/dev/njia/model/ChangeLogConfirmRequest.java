// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;

/**
 * The token of the confirmation e-mail.
 */
public final class ChangeLogConfirmRequest extends Model {
    private static final Prop<String> TOKEN = Prop.required("token", Codecs.STRING).keep(Prop.Secrecy.SECRET);

    /** How this type travels. */
    public static final Shape<ChangeLogConfirmRequest> SHAPE = Shape.of("ChangeLogConfirmRequest", ChangeLogConfirmRequest::new, TOKEN);

    private ChangeLogConfirmRequest(Values values) {
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
     * Token from the e-mail.
     *
     * @return the value, never null
     */
    public String token() {
        return get(TOKEN);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<ChangeLogConfirmRequest, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code token}.
         *
         * @param value Token from the e-mail.
         * @return this
         */
        public Builder token(String value) {
            return set(TOKEN, value);
        }
    }
}
