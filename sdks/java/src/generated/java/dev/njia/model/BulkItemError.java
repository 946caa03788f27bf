// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Why an item was rejected.
 */
public final class BulkItemError extends Model {
    private static final Prop<String> CODE = Prop.required("code", Codecs.STRING);
    private static final Prop<String> MESSAGE = Prop.required("message", Codecs.STRING);
    private static final Prop<String> POINTER = Prop.required("pointer", Codecs.STRING).orNull();

    /** How this type travels. */
    public static final Shape<BulkItemError> SHAPE = Shape.of("BulkItemError", BulkItemError::new, CODE, MESSAGE, POINTER);

    private BulkItemError(Values values) {
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
     * Stable code from the error catalogue.
     *
     * @return the value, never null
     */
    public String code() {
        return get(CODE);
    }

    /**
     * The reason in words.
     *
     * @return the value, never null
     */
    public String message() {
        return get(MESSAGE);
    }

    /**
     * JSON pointer (RFC 6901) into the item; null when no single value is to blame.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> pointer() {
        return find(POINTER);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<BulkItemError, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code code}.
         *
         * @param value Stable code from the error catalogue.
         * @return this
         */
        public Builder code(String value) {
            return set(CODE, value);
        }

        /**
         * Sets {@code message}.
         *
         * @param value The reason in words.
         * @return this
         */
        public Builder message(String value) {
            return set(MESSAGE, value);
        }

        /**
         * Sets {@code pointer}.
         *
         * @param value JSON pointer (RFC 6901) into the item; null when no single value is to blame.
         * @return this
         */
        public Builder pointer(@Nullable String value) {
            return set(POINTER, value);
        }
    }
}
