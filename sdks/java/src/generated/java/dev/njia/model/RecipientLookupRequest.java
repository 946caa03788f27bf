// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;

/**
 * Whom to look up.
 */
public final class RecipientLookupRequest extends Model {
    private static final Prop<Party> DESTINATION = Prop.required("destination", Codecs.later(() -> Party.CODEC));

    /** How this type travels. */
    public static final Shape<RecipientLookupRequest> SHAPE = Shape.of("RecipientLookupRequest", RecipientLookupRequest::new, DESTINATION);

    private RecipientLookupRequest(Values values) {
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
     * The member destination.
     *
     * @return the value, never null
     */
    public Party destination() {
        return get(DESTINATION);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<RecipientLookupRequest, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code destination}.
         *
         * @param value the value
         * @return this
         */
        public Builder destination(Party value) {
            return set(DESTINATION, value);
        }
    }
}
