// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;

/**
 * The customer's risk in short.
 */
public final class CustomerRisk extends Model {
    private static final Prop<CustomerRiskLevel> LEVEL = Prop.required("level", CustomerRiskLevel.CODEC);
    private static final Prop<Boolean> BLOCKED = Prop.required("blocked", Codecs.BOOLEAN);

    /** How this type travels. */
    public static final Shape<CustomerRisk> SHAPE = Shape.of("CustomerRisk", CustomerRisk::new, LEVEL, BLOCKED);

    private CustomerRisk(Values values) {
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
     * The member level.
     *
     * @return the value, never null
     */
    public CustomerRiskLevel level() {
        return get(LEVEL);
    }

    /**
     * Whether payments of this customer are refused.
     *
     * @return the value, never null
     */
    public boolean blocked() {
        return get(BLOCKED);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<CustomerRisk, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code level}.
         *
         * @param value the value
         * @return this
         */
        public Builder level(CustomerRiskLevel value) {
            return set(LEVEL, value);
        }

        /**
         * Sets {@code blocked}.
         *
         * @param value Whether payments of this customer are refused.
         * @return this
         */
        public Builder blocked(boolean value) {
            return set(BLOCKED, value);
        }
    }
}
