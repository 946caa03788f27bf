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
 * Who caused a change.
 */
public final class Actor extends Model {
    private static final Prop<ActorType> TYPE = Prop.required("type", ActorType.CODEC);
    private static final Prop<String> ID = Prop.required("id", Codecs.STRING).orNull();
    private static final Prop<String> DISPLAY = Prop.required("display", Codecs.STRING).orNull();

    /** How this type travels. */
    public static final Shape<Actor> SHAPE = Shape.of("Actor", Actor::new, TYPE, ID, DISPLAY);

    private Actor(Values values) {
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
     * The member type.
     *
     * @return the value, never null
     */
    public ActorType type() {
        return get(TYPE);
    }

    /**
     * Id of the key record, user, provider or widget; null for the system.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> id() {
        return find(ID);
    }

    /**
     * Name to show to people.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> display() {
        return find(DISPLAY);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<Actor, Builder> {
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
         * @param value the value
         * @return this
         */
        public Builder type(ActorType value) {
            return set(TYPE, value);
        }

        /**
         * Sets {@code id}.
         *
         * @param value Id of the key record, user, provider or widget; null for the system.
         * @return this
         */
        public Builder id(@Nullable String value) {
            return set(ID, value);
        }

        /**
         * Sets {@code display}.
         *
         * @param value Name to show to people.
         * @return this
         */
        public Builder display(@Nullable String value) {
            return set(DISPLAY, value);
        }
    }
}
