// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;

/**
 * A range of merchant category codes, both ends included.
 */
public final class MerchantCategoryRange extends Model {
    private static final Prop<String> FROM = Prop.required("from", Codecs.STRING);
    private static final Prop<String> TO = Prop.required("to", Codecs.STRING);

    /** How this type travels. */
    public static final Shape<MerchantCategoryRange> SHAPE = Shape.of("MerchantCategoryRange", MerchantCategoryRange::new, FROM, TO);

    private MerchantCategoryRange(Values values) {
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
     * First code.
     *
     * @return the value, never null
     */
    public String from_() {
        return get(FROM);
    }

    /**
     * Last code.
     *
     * @return the value, never null
     */
    public String to() {
        return get(TO);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<MerchantCategoryRange, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code from_}.
         *
         * @param value First code.
         * @return this
         */
        public Builder from_(String value) {
            return set(FROM, value);
        }

        /**
         * Sets {@code to}.
         *
         * @param value Last code.
         * @return this
         */
        public Builder to(String value) {
            return set(TO, value);
        }
    }
}
