// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;

/**
 * What one merchant or one category group used of a limit for each of them.
 */
public final class SpendLimitKeyUsage extends Model {
    private static final Prop<String> KEY = Prop.required("key", Codecs.STRING);
    private static final Prop<SpendLimitUsage> USAGE = Prop.required("usage", Codecs.later(() -> SpendLimitUsage.SHAPE));

    /** How this type travels. */
    public static final Shape<SpendLimitKeyUsage> SHAPE = Shape.of("SpendLimitKeyUsage", SpendLimitKeyUsage::new, KEY, USAGE);

    private SpendLimitKeyUsage(Values values) {
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
     * Merchant id or category group.
     *
     * @return the value, never null
     */
    public String key() {
        return get(KEY);
    }

    /**
     * The member usage.
     *
     * @return the value, never null
     */
    public SpendLimitUsage usage() {
        return get(USAGE);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<SpendLimitKeyUsage, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code key}.
         *
         * @param value Merchant id or category group.
         * @return this
         */
        public Builder key(String value) {
            return set(KEY, value);
        }

        /**
         * Sets {@code usage}.
         *
         * @param value the value
         * @return this
         */
        public Builder usage(SpendLimitUsage value) {
            return set(USAGE, value);
        }
    }
}
