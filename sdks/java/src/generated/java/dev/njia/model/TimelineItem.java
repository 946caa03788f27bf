// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.time.OffsetDateTime;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One change of state, with its time, reason and actor.
 */
public final class TimelineItem extends Model {
    private static final Prop<OffsetDateTime> AT = Prop.required("at", Codecs.DATE_TIME);
    private static final Prop<String> STATUS = Prop.required("status", Codecs.STRING);
    private static final Prop<String> REASON = Prop.required("reason", Codecs.STRING).orNull();
    private static final Prop<Actor> ACTOR = Prop.required("actor", Codecs.later(() -> Actor.SHAPE));

    /** How this type travels. */
    public static final Shape<TimelineItem> SHAPE = Shape.of("TimelineItem", TimelineItem::new, AT, STATUS, REASON, ACTOR);

    private TimelineItem(Values values) {
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
     * When the state was reached.
     *
     * @return the value, never null
     */
    public OffsetDateTime at() {
        return get(AT);
    }

    /**
     * The state that was reached; a value of the status of the object.
     *
     * @return the value, never null
     */
    public String status() {
        return get(STATUS);
    }

    /**
     * Machine code of the reason; null when the state explains itself.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> reason() {
        return find(REASON);
    }

    /**
     * The member actor.
     *
     * @return the value, never null
     */
    public Actor actor() {
        return get(ACTOR);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<TimelineItem, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code at}.
         *
         * @param value When the state was reached.
         * @return this
         */
        public Builder at(OffsetDateTime value) {
            return set(AT, value);
        }

        /**
         * Sets {@code status}.
         *
         * @param value The state that was reached; a value of the status of the object.
         * @return this
         */
        public Builder status(String value) {
            return set(STATUS, value);
        }

        /**
         * Sets {@code reason}.
         *
         * @param value Machine code of the reason; null when the state explains itself.
         * @return this
         */
        public Builder reason(@Nullable String value) {
            return set(REASON, value);
        }

        /**
         * Sets {@code actor}.
         *
         * @param value the value
         * @return this
         */
        public Builder actor(Actor value) {
            return set(ACTOR, value);
        }
    }
}
