// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import dev.njia.json.JsonValue;
import java.time.OffsetDateTime;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * An event about a bulk item.
 */
public final class BulkItemEvent extends Model {
    private static final Prop<String> ID = Prop.required("id", Codecs.STRING);
    private static final Prop<String> OBJECT = Prop.required("object", Codecs.STRING).always("event");
    private static final Prop<OffsetDateTime> TIMESTAMP = Prop.required("timestamp", Codecs.DATE_TIME);
    private static final Prop<String> API_VERSION = Prop.required("apiVersion", Codecs.STRING);
    private static final Prop<Boolean> LIVEMODE = Prop.required("livemode", Codecs.BOOLEAN);
    private static final Prop<String> TENANT_ID = Prop.required("tenantId", Codecs.STRING);
    private static final Prop<Long> SEQUENCE = Prop.required("sequence", Codecs.INT64);
    private static final Prop<Integer> RESOURCE_VERSION = Prop.required("resourceVersion", Codecs.INT32);
    private static final Prop<EventCause> REQUEST = Prop.required("request", Codecs.later(() -> EventCause.SHAPE)).orNull();
    private static final Prop<Map<String, JsonValue>> PREVIOUS = Prop.required("previous", Codecs.map(Codecs.ANY)).orNull();
    private static final Prop<String> SANDBOX_FAULT_ID = Prop.required("sandboxFaultId", Codecs.STRING).orNull();
    private static final Prop<BulkItemEventType> TYPE = Prop.required("type", BulkItemEventType.CODEC);
    private static final Prop<BulkItem> DATA = Prop.required("data", Codecs.later(() -> BulkItem.SHAPE));

    /** How this type travels. */
    public static final Shape<BulkItemEvent> SHAPE = Shape.of("BulkItemEvent", BulkItemEvent::new, ID, OBJECT, TIMESTAMP, API_VERSION, LIVEMODE, TENANT_ID, SEQUENCE, RESOURCE_VERSION, REQUEST, PREVIOUS, SANDBOX_FAULT_ID, TYPE, DATA);

    private BulkItemEvent(Values values) {
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
     * Id of the event; the same on every delivery and retry, so use it to drop duplicates.
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
     * When it happened (UTC).
     *
     * @return the value, never null
     */
    public OffsetDateTime timestamp() {
        return get(TIMESTAMP);
    }

    /**
     * API version that shaped `data`.
     *
     * @return the value, never null
     */
    public String apiVersion() {
        return get(API_VERSION);
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
     * Tenant it happened to.
     *
     * @return the value, never null
     */
    public String tenantId() {
        return get(TENANT_ID);
    }

    /**
     * Position in the tenant's event log of this mode: 1, 2, 3 and so on without gaps, so a missing number is a lost
     * event.
     *
     * @return the value, never null
     */
    public long sequence() {
        return get(SEQUENCE);
    }

    /**
     * `version` of the resource after the event; drop an event that is older than what you have.
     *
     * @return the value, never null
     */
    public int resourceVersion() {
        return get(RESOURCE_VERSION);
    }

    /**
     * The request that caused it; null if the system acted by itself.
     *
     * @return empty when it is null or was left out
     */
    public Optional<EventCause> request() {
        return find(REQUEST);
    }

    /**
     * Former values of the members of `data` that changed; null if the resource is new.
     *
     * @return empty when it is null or was left out
     */
    public Optional<Map<String, JsonValue>> previous() {
        return find(PREVIOUS);
    }

    /**
     * The injected fault that caused it; null without one.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> sandboxFaultId() {
        return find(SANDBOX_FAULT_ID);
    }

    /**
     * What happened.
     *
     * @return the value, never null
     */
    public BulkItemEventType type() {
        return get(TYPE);
    }

    /**
     * The member data.
     *
     * @return the value, never null
     */
    public BulkItem data() {
        return get(DATA);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<BulkItemEvent, Builder> {
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
         * @param value Id of the event; the same on every delivery and retry, so use it to drop duplicates.
         * @return this
         */
        public Builder id(String value) {
            return set(ID, value);
        }

        /**
         * Sets {@code timestamp}.
         *
         * @param value When it happened (UTC).
         * @return this
         */
        public Builder timestamp(OffsetDateTime value) {
            return set(TIMESTAMP, value);
        }

        /**
         * Sets {@code apiVersion}.
         *
         * @param value API version that shaped `data`.
         * @return this
         */
        public Builder apiVersion(String value) {
            return set(API_VERSION, value);
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
         * Sets {@code tenantId}.
         *
         * @param value Tenant it happened to.
         * @return this
         */
        public Builder tenantId(String value) {
            return set(TENANT_ID, value);
        }

        /**
         * Sets {@code sequence}.
         *
         * @param value Position in the tenant's event log of this mode: 1, 2, 3 and so on without gaps, so a missing number is a lost event.
         * @return this
         */
        public Builder sequence(long value) {
            return set(SEQUENCE, value);
        }

        /**
         * Sets {@code resourceVersion}.
         *
         * @param value `version` of the resource after the event; drop an event that is older than what you have.
         * @return this
         */
        public Builder resourceVersion(int value) {
            return set(RESOURCE_VERSION, value);
        }

        /**
         * Sets {@code request}.
         *
         * @param value The request that caused it; null if the system acted by itself.
         * @return this
         */
        public Builder request(@Nullable EventCause value) {
            return set(REQUEST, value);
        }

        /**
         * Sets {@code previous}.
         *
         * @param value Former values of the members of `data` that changed; null if the resource is new.
         * @return this
         */
        public Builder previous(@Nullable Map<String, JsonValue> value) {
            return set(PREVIOUS, value);
        }

        /**
         * Sets {@code sandboxFaultId}.
         *
         * @param value The injected fault that caused it; null without one.
         * @return this
         */
        public Builder sandboxFaultId(@Nullable String value) {
            return set(SANDBOX_FAULT_ID, value);
        }

        /**
         * Sets {@code type}.
         *
         * @param value What happened.
         * @return this
         */
        public Builder type(BulkItemEventType value) {
            return set(TYPE, value);
        }

        /**
         * Sets {@code data}.
         *
         * @param value the value
         * @return this
         */
        public Builder data(BulkItem value) {
            return set(DATA, value);
        }
    }
}
