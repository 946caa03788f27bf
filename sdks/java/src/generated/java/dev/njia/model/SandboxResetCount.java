// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;

/**
 * How many objects of one type were removed.
 */
public final class SandboxResetCount extends Model {
    private static final Prop<String> TYPE = Prop.required("type", Codecs.STRING);
    private static final Prop<Integer> COUNT = Prop.required("count", Codecs.INT32);

    /** How this type travels. */
    public static final Shape<SandboxResetCount> SHAPE = Shape.of("SandboxResetCount", SandboxResetCount::new, TYPE, COUNT);

    private SandboxResetCount(Values values) {
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
     * Value of the `object` field.
     *
     * @return the value, never null
     */
    public String type() {
        return get(TYPE);
    }

    /**
     * Objects removed.
     *
     * @return the value, never null
     */
    public int count() {
        return get(COUNT);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<SandboxResetCount, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code type}.
         *
         * @param value Value of the `object` field.
         * @return this
         */
        public Builder type(String value) {
            return set(TYPE, value);
        }

        /**
         * Sets {@code count}.
         *
         * @param value Objects removed.
         * @return this
         */
        public Builder count(int value) {
            return set(COUNT, value);
        }
    }
}
