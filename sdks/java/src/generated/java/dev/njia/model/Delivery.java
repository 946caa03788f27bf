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
import org.jspecify.annotations.Nullable;

/**
 * The delivery of one event to one endpoint: up to ten attempts over about 75.6 hours.
 */
public final class Delivery extends Model {
    private static final Prop<String> ID = Prop.required("id", Codecs.STRING);
    private static final Prop<String> OBJECT = Prop.required("object", Codecs.STRING).always("delivery");
    private static final Prop<Boolean> LIVEMODE = Prop.required("livemode", Codecs.BOOLEAN);
    private static final Prop<OffsetDateTime> CREATED_AT = Prop.required("createdAt", Codecs.DATE_TIME);
    private static final Prop<OffsetDateTime> UPDATED_AT = Prop.required("updatedAt", Codecs.DATE_TIME);
    private static final Prop<Integer> VERSION = Prop.required("version", Codecs.INT32);
    private static final Prop<String> EVENT_ID = Prop.required("eventId", Codecs.STRING);
    private static final Prop<EventType> EVENT_TYPE = Prop.required("eventType", EventType.CODEC);
    private static final Prop<String> ENDPOINT_ID = Prop.required("endpointId", Codecs.STRING);
    private static final Prop<DeliveryStatus> STATUS = Prop.required("status", DeliveryStatus.CODEC);
    private static final Prop<Integer> ATTEMPT_COUNT = Prop.required("attemptCount", Codecs.INT32);
    private static final Prop<OffsetDateTime> NEXT_ATTEMPT_AT = Prop.required("nextAttemptAt", Codecs.DATE_TIME).orNull();
    private static final Prop<List<DeliveryAttempt>> ATTEMPTS = Prop.required("attempts", Codecs.list(Codecs.later(() -> DeliveryAttempt.SHAPE)));

    /** How this type travels. */
    public static final Shape<Delivery> SHAPE = Shape.of("Delivery", Delivery::new, ID, OBJECT, LIVEMODE, CREATED_AT, UPDATED_AT, VERSION, EVENT_ID, EVENT_TYPE, ENDPOINT_ID, STATUS, ATTEMPT_COUNT, NEXT_ATTEMPT_AT, ATTEMPTS);

    private Delivery(Values values) {
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
     * Id of the delivery.
     *
     * @return the value, never null
     */
    public String id() {
        return get(ID);
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
     * True for live data, false for test data.
     *
     * @return the value, never null
     */
    public boolean livemode() {
        return get(LIVEMODE);
    }

    /**
     * When it was created (UTC).
     *
     * @return the value, never null
     */
    public OffsetDateTime createdAt() {
        return get(CREATED_AT);
    }

    /**
     * When it last changed (UTC).
     *
     * @return the value, never null
     */
    public OffsetDateTime updatedAt() {
        return get(UPDATED_AT);
    }

    /**
     * Counts the state changes of this resource, from 1.
     *
     * @return the value, never null
     */
    public int version() {
        return get(VERSION);
    }

    /**
     * The event.
     *
     * @return the value, never null
     */
    public String eventId() {
        return get(EVENT_ID);
    }

    /**
     * The member eventType.
     *
     * @return the value, never null
     */
    public EventType eventType() {
        return get(EVENT_TYPE);
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
     * The member status.
     *
     * @return the value, never null
     */
    public DeliveryStatus status() {
        return get(STATUS);
    }

    /**
     * Attempts made.
     *
     * @return the value, never null
     */
    public int attemptCount() {
        return get(ATTEMPT_COUNT);
    }

    /**
     * When the next attempt is due; null if none is.
     *
     * @return empty when it is null or was left out
     */
    public Optional<OffsetDateTime> nextAttemptAt() {
        return find(NEXT_ATTEMPT_AT);
    }

    /**
     * The attempts, oldest first.
     *
     * @return the value, never null
     */
    public List<DeliveryAttempt> attempts() {
        return get(ATTEMPTS);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<Delivery, Builder> {
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
         * @param value Id of the delivery.
         * @return this
         */
        public Builder id(String value) {
            return set(ID, value);
        }

        /**
         * Sets {@code livemode}.
         *
         * @param value True for live data, false for test data.
         * @return this
         */
        public Builder livemode(boolean value) {
            return set(LIVEMODE, value);
        }

        /**
         * Sets {@code createdAt}.
         *
         * @param value When it was created (UTC).
         * @return this
         */
        public Builder createdAt(OffsetDateTime value) {
            return set(CREATED_AT, value);
        }

        /**
         * Sets {@code updatedAt}.
         *
         * @param value When it last changed (UTC).
         * @return this
         */
        public Builder updatedAt(OffsetDateTime value) {
            return set(UPDATED_AT, value);
        }

        /**
         * Sets {@code version}.
         *
         * @param value Counts the state changes of this resource, from 1.
         * @return this
         */
        public Builder version(int value) {
            return set(VERSION, value);
        }

        /**
         * Sets {@code eventId}.
         *
         * @param value The event.
         * @return this
         */
        public Builder eventId(String value) {
            return set(EVENT_ID, value);
        }

        /**
         * Sets {@code eventType}.
         *
         * @param value the value
         * @return this
         */
        public Builder eventType(EventType value) {
            return set(EVENT_TYPE, value);
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
         * Sets {@code status}.
         *
         * @param value the value
         * @return this
         */
        public Builder status(DeliveryStatus value) {
            return set(STATUS, value);
        }

        /**
         * Sets {@code attemptCount}.
         *
         * @param value Attempts made.
         * @return this
         */
        public Builder attemptCount(int value) {
            return set(ATTEMPT_COUNT, value);
        }

        /**
         * Sets {@code nextAttemptAt}.
         *
         * @param value When the next attempt is due; null if none is.
         * @return this
         */
        public Builder nextAttemptAt(@Nullable OffsetDateTime value) {
            return set(NEXT_ATTEMPT_AT, value);
        }

        /**
         * Sets {@code attempts}.
         *
         * @param value The attempts, oldest first.
         * @return this
         */
        public Builder attempts(List<DeliveryAttempt> value) {
            return set(ATTEMPTS, value);
        }
    }
}
