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
 * One faulty value of a request.
 * <p>
 * Values in the body are named by `pointer`, all others by `in` and `name`.
 */
public final class FieldError extends Model {
    private static final Prop<FieldErrorLocation> IN = Prop.optional("in", FieldErrorLocation.CODEC);
    private static final Prop<String> POINTER = Prop.optional("pointer", Codecs.STRING);
    private static final Prop<String> NAME = Prop.optional("name", Codecs.STRING);
    private static final Prop<String> CODE = Prop.required("code", Codecs.STRING);
    private static final Prop<String> MESSAGE = Prop.required("message", Codecs.STRING);

    /** How this type travels. */
    public static final Shape<FieldError> SHAPE = Shape.of("FieldError", FieldError::new, IN, POINTER, NAME, CODE, MESSAGE);

    private FieldError(Values values) {
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
     * The member in.
     *
     * @return empty when it was left out
     */
    public Optional<FieldErrorLocation> in() {
        return find(IN);
    }

    /**
     * Where the value stands in the body: a JSON pointer (RFC 6901).
     *
     * @return empty when it was left out
     */
    public Optional<String> pointer() {
        return find(POINTER);
    }

    /**
     * Name of the faulty parameter or header.
     *
     * @return empty when it was left out
     */
    public Optional<String> name() {
        return find(NAME);
    }

    /**
     * Stable code of the broken rule.
     *
     * @return the value, never null
     */
    public String code() {
        return get(CODE);
    }

    /**
     * The broken rule in words.
     *
     * @return the value, never null
     */
    public String message() {
        return get(MESSAGE);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<FieldError, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code in}.
         *
         * @param value the value
         * @return this
         */
        public Builder in(FieldErrorLocation value) {
            return set(IN, value);
        }

        /**
         * Sets {@code pointer}.
         *
         * @param value Where the value stands in the body: a JSON pointer (RFC 6901).
         * @return this
         */
        public Builder pointer(String value) {
            return set(POINTER, value);
        }

        /**
         * Sets {@code name}.
         *
         * @param value Name of the faulty parameter or header.
         * @return this
         */
        public Builder name(String value) {
            return set(NAME, value);
        }

        /**
         * Sets {@code code}.
         *
         * @param value Stable code of the broken rule.
         * @return this
         */
        public Builder code(String value) {
            return set(CODE, value);
        }

        /**
         * Sets {@code message}.
         *
         * @param value The broken rule in words.
         * @return this
         */
        public Builder message(String value) {
            return set(MESSAGE, value);
        }
    }
}
