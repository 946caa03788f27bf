// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;

/**
 * A member that a problem of this kind carries besides the common ones.
 */
public final class ErrorMember extends Model {
    private static final Prop<String> NAME = Prop.required("name", Codecs.STRING);
    private static final Prop<String> DESCRIPTION = Prop.required("description", Codecs.STRING);

    /** How this type travels. */
    public static final Shape<ErrorMember> SHAPE = Shape.of("ErrorMember", ErrorMember::new, NAME, DESCRIPTION);

    private ErrorMember(Values values) {
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
     * Name of the member.
     *
     * @return the value, never null
     */
    public String name() {
        return get(NAME);
    }

    /**
     * What it holds.
     *
     * @return the value, never null
     */
    public String description() {
        return get(DESCRIPTION);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<ErrorMember, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code name}.
         *
         * @param value Name of the member.
         * @return this
         */
        public Builder name(String value) {
            return set(NAME, value);
        }

        /**
         * Sets {@code description}.
         *
         * @param value What it holds.
         * @return this
         */
        public Builder description(String value) {
            return set(DESCRIPTION, value);
        }
    }
}
