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
 * The API request that caused an event.
 */
public final class EventCause extends Model {
    private static final Prop<String> ID = Prop.required("id", Codecs.STRING).orNull();
    private static final Prop<String> IDEMPOTENCY_KEY = Prop.required("idempotencyKey", Codecs.STRING).orNull();

    /** How this type travels. */
    public static final Shape<EventCause> SHAPE = Shape.of("EventCause", EventCause::new, ID, IDEMPOTENCY_KEY);

    private EventCause(Values values) {
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
     * Id of the request.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> id() {
        return find(ID);
    }

    /**
     * Idempotency key of the request, if it had one.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> idempotencyKey() {
        return find(IDEMPOTENCY_KEY);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<EventCause, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code id}.
         *
         * @param value Id of the request.
         * @return this
         */
        public Builder id(@Nullable String value) {
            return set(ID, value);
        }

        /**
         * Sets {@code idempotencyKey}.
         *
         * @param value Idempotency key of the request, if it had one.
         * @return this
         */
        public Builder idempotencyKey(@Nullable String value) {
            return set(IDEMPOTENCY_KEY, value);
        }
    }
}
