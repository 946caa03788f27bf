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
import java.util.Optional;

/**
 * Which events to deliver again.
 */
public final class EventReplayRequest extends Model {
    private static final Prop<OffsetDateTime> SINCE = Prop.required("since", Codecs.DATE_TIME);
    private static final Prop<OffsetDateTime> UNTIL = Prop.optional("until", Codecs.DATE_TIME);
    private static final Prop<List<String>> TYPES = Prop.optional("types", Codecs.list(Codecs.STRING));
    private static final Prop<Boolean> ONLY_UNDELIVERED = Prop.optional("onlyUndelivered", Codecs.BOOLEAN);
    private static final Prop<Boolean> DRY_RUN = Prop.optional("dryRun", Codecs.BOOLEAN);

    /** How this type travels. */
    public static final Shape<EventReplayRequest> SHAPE = Shape.of("EventReplayRequest", EventReplayRequest::new, SINCE, UNTIL, TYPES, ONLY_UNDELIVERED, DRY_RUN);

    private EventReplayRequest(Values values) {
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
     * From this time on; at most 90 days ago.
     *
     * @return the value, never null
     */
    public OffsetDateTime since() {
        return get(SINCE);
    }

    /**
     * Up to this time; now if absent.
     *
     * @return empty when it was left out
     */
    public Optional<OffsetDateTime> until() {
        return find(UNTIL);
    }

    /**
     * Only these; what the endpoint subscribes to if absent.
     *
     * @return empty when it was left out
     */
    public Optional<List<String>> types() {
        return find(TYPES);
    }

    /**
     * Only events that this endpoint never answered with 2xx.
     *
     * @return empty when it was left out
     */
    public Optional<Boolean> onlyUndelivered() {
        return find(ONLY_UNDELIVERED);
    }

    /**
     * Only count; deliver nothing.
     *
     * @return empty when it was left out
     */
    public Optional<Boolean> dryRun() {
        return find(DRY_RUN);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<EventReplayRequest, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code since}.
         *
         * @param value From this time on; at most 90 days ago.
         * @return this
         */
        public Builder since(OffsetDateTime value) {
            return set(SINCE, value);
        }

        /**
         * Sets {@code until}.
         *
         * @param value Up to this time; now if absent.
         * @return this
         */
        public Builder until(OffsetDateTime value) {
            return set(UNTIL, value);
        }

        /**
         * Sets {@code types}.
         *
         * @param value Only these; what the endpoint subscribes to if absent.
         * @return this
         */
        public Builder types(List<String> value) {
            return set(TYPES, value);
        }

        /**
         * Sets {@code onlyUndelivered}.
         *
         * @param value Only events that this endpoint never answered with 2xx.
         * @return this
         */
        public Builder onlyUndelivered(Boolean value) {
            return set(ONLY_UNDELIVERED, value);
        }

        /**
         * Sets {@code dryRun}.
         *
         * @param value Only count; deliver nothing.
         * @return this
         */
        public Builder dryRun(Boolean value) {
            return set(DRY_RUN, value);
        }
    }
}
