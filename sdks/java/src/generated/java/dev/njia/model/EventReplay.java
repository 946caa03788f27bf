// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.time.OffsetDateTime;
import java.util.List;

/**
 * What a replay delivers.
 */
public final class EventReplay extends Model {
    private static final Prop<String> OBJECT = Prop.required("object", Codecs.STRING).always("event_replay");
    private static final Prop<String> ENDPOINT_ID = Prop.required("endpointId", Codecs.STRING);
    private static final Prop<Boolean> DRY_RUN = Prop.required("dryRun", Codecs.BOOLEAN);
    private static final Prop<Long> COUNT = Prop.required("count", Codecs.INT64);
    private static final Prop<OffsetDateTime> SINCE = Prop.required("since", Codecs.DATE_TIME);
    private static final Prop<OffsetDateTime> UNTIL = Prop.required("until", Codecs.DATE_TIME);
    private static final Prop<List<String>> TYPES = Prop.required("types", Codecs.list(Codecs.STRING));
    private static final Prop<Boolean> ONLY_UNDELIVERED = Prop.required("onlyUndelivered", Codecs.BOOLEAN);

    /** How this type travels. */
    public static final Shape<EventReplay> SHAPE = Shape.of("EventReplay", EventReplay::new, OBJECT, ENDPOINT_ID, DRY_RUN, COUNT, SINCE, UNTIL, TYPES, ONLY_UNDELIVERED);

    private EventReplay(Values values) {
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
     * The kind of this object.
     *
     * @return the value, never null
     */
    public String object() {
        return get(OBJECT);
    }

    /**
     * The endpoint.
     *
     * @return the value, never null
     */
    public String endpointId() {
        return get(ENDPOINT_ID);
    }

    /**
     * True if nothing is delivered.
     *
     * @return the value, never null
     */
    public boolean dryRun() {
        return get(DRY_RUN);
    }

    /**
     * Number of matching events.
     *
     * @return the value, never null
     */
    public long count() {
        return get(COUNT);
    }

    /**
     * From this time on.
     *
     * @return the value, never null
     */
    public OffsetDateTime since() {
        return get(SINCE);
    }

    /**
     * Up to this time.
     *
     * @return the value, never null
     */
    public OffsetDateTime until() {
        return get(UNTIL);
    }

    /**
     * Selected types.
     *
     * @return the value, never null
     */
    public List<String> types() {
        return get(TYPES);
    }

    /**
     * Whether delivered events are left out.
     *
     * @return the value, never null
     */
    public boolean onlyUndelivered() {
        return get(ONLY_UNDELIVERED);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<EventReplay, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code endpointId}.
         *
         * @param value The endpoint.
         * @return this
         */
        public Builder endpointId(String value) {
            return set(ENDPOINT_ID, value);
        }

        /**
         * Sets {@code dryRun}.
         *
         * @param value True if nothing is delivered.
         * @return this
         */
        public Builder dryRun(boolean value) {
            return set(DRY_RUN, value);
        }

        /**
         * Sets {@code count}.
         *
         * @param value Number of matching events.
         * @return this
         */
        public Builder count(long value) {
            return set(COUNT, value);
        }

        /**
         * Sets {@code since}.
         *
         * @param value From this time on.
         * @return this
         */
        public Builder since(OffsetDateTime value) {
            return set(SINCE, value);
        }

        /**
         * Sets {@code until}.
         *
         * @param value Up to this time.
         * @return this
         */
        public Builder until(OffsetDateTime value) {
            return set(UNTIL, value);
        }

        /**
         * Sets {@code types}.
         *
         * @param value Selected types.
         * @return this
         */
        public Builder types(List<String> value) {
            return set(TYPES, value);
        }

        /**
         * Sets {@code onlyUndelivered}.
         *
         * @param value Whether delivered events are left out.
         * @return this
         */
        public Builder onlyUndelivered(boolean value) {
            return set(ONLY_UNDELIVERED, value);
        }
    }
}
