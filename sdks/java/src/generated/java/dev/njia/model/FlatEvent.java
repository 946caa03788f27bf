// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.time.OffsetDateTime;

/**
 * The deprecated flat webhook payload: the members of the resource itself at top level, beside three members
 * about the event.
 * <p>
 * It has no `data`, no `sequence` and no former values. Its deliveries carry the headers `Deprecation` and
 * `Sunset`.
 */
public final class FlatEvent extends Model {
    private static final Prop<EventType> EVENT = Prop.required("event", EventType.CODEC);
    private static final Prop<String> EVENT_ID = Prop.required("eventId", Codecs.STRING);
    private static final Prop<OffsetDateTime> EVENT_TIMESTAMP = Prop.required("eventTimestamp", Codecs.DATE_TIME);
    private static final Prop<String> ID = Prop.required("id", Codecs.STRING);
    private static final Prop<String> OBJECT = Prop.required("object", Codecs.STRING);

    /** How this type travels. */
    public static final Shape<FlatEvent> SHAPE = Shape.of("FlatEvent", FlatEvent::new, EVENT, EVENT_ID, EVENT_TIMESTAMP, ID, OBJECT);

    private FlatEvent(Values values) {
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
     * What happened.
     *
     * @return the value, never null
     */
    public EventType event() {
        return get(EVENT);
    }

    /**
     * Id of the event.
     *
     * @return the value, never null
     */
    public String eventId() {
        return get(EVENT_ID);
    }

    /**
     * When it happened (UTC).
     *
     * @return the value, never null
     */
    public OffsetDateTime eventTimestamp() {
        return get(EVENT_TIMESTAMP);
    }

    /**
     * Id of the resource.
     *
     * @return the value, never null
     */
    public String id() {
        return get(ID);
    }

    /**
     * Type of the resource.
     *
     * @return the value, never null
     */
    public String object() {
        return get(OBJECT);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<FlatEvent, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code event}.
         *
         * @param value What happened.
         * @return this
         */
        public Builder event(EventType value) {
            return set(EVENT, value);
        }

        /**
         * Sets {@code eventId}.
         *
         * @param value Id of the event.
         * @return this
         */
        public Builder eventId(String value) {
            return set(EVENT_ID, value);
        }

        /**
         * Sets {@code eventTimestamp}.
         *
         * @param value When it happened (UTC).
         * @return this
         */
        public Builder eventTimestamp(OffsetDateTime value) {
            return set(EVENT_TIMESTAMP, value);
        }

        /**
         * Sets {@code id}.
         *
         * @param value Id of the resource.
         * @return this
         */
        public Builder id(String value) {
            return set(ID, value);
        }

        /**
         * Sets {@code object}.
         *
         * @param value Type of the resource.
         * @return this
         */
        public Builder object(String value) {
            return set(OBJECT, value);
        }
    }
}
