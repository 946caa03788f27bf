// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.util.List;

/**
 * The new limits; they replace the old ones.
 * <p>
 * A limit with the same scope, merchant or category, and interval keeps what it has counted.
 */
public final class SpendLimitsRequest extends Model {
    private static final Prop<List<SpendLimitInput>> SPEND_LIMITS = Prop.required("spendLimits", Codecs.list(Codecs.later(() -> SpendLimitInput.SHAPE)));

    /** How this type travels. */
    public static final Shape<SpendLimitsRequest> SHAPE = Shape.of("SpendLimitsRequest", SpendLimitsRequest::new, SPEND_LIMITS);

    private SpendLimitsRequest(Values values) {
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
     * The limits; an empty list removes all.
     *
     * @return the value, never null
     */
    public List<SpendLimitInput> spendLimits() {
        return get(SPEND_LIMITS);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<SpendLimitsRequest, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code spendLimits}.
         *
         * @param value The limits; an empty list removes all.
         * @return this
         */
        public Builder spendLimits(List<SpendLimitInput> value) {
            return set(SPEND_LIMITS, value);
        }
    }
}
