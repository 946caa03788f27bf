// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.util.Optional;

/**
 * How the old key goes out of use.
 */
public final class RollApiKeyRequest extends Model {
    private static final Prop<Integer> OVERLAP_HOURS = Prop.optional("overlapHours", Codecs.INT32);

    /** How this type travels. */
    public static final Shape<RollApiKeyRequest> SHAPE = Shape.of("RollApiKeyRequest", RollApiKeyRequest::new, OVERLAP_HOURS);

    private RollApiKeyRequest(Values values) {
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
     * Hours for which the old key keeps working.
     *
     * @return empty when it was left out
     */
    public Optional<Integer> overlapHours() {
        return find(OVERLAP_HOURS);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<RollApiKeyRequest, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code overlapHours}.
         *
         * @param value Hours for which the old key keeps working.
         * @return this
         */
        public Builder overlapHours(Integer value) {
            return set(OVERLAP_HOURS, value);
        }
    }
}
