// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One request that the API answered.
 * <p>
 * Bodies and credentials are not kept.
 */
public final class RequestLogEntry extends Model {
    private static final Prop<String> ID = Prop.required("id", Codecs.STRING);
    private static final Prop<String> OBJECT = Prop.required("object", Codecs.STRING).always("request_log_entry");
    private static final Prop<OffsetDateTime> AT = Prop.required("at", Codecs.DATE_TIME);
    private static final Prop<String> METHOD = Prop.required("method", Codecs.STRING);
    private static final Prop<String> PATH = Prop.required("path", Codecs.STRING);
    private static final Prop<String> OPERATION_ID = Prop.required("operationId", Codecs.STRING).orNull();
    private static final Prop<Integer> STATUS = Prop.required("status", Codecs.INT32);
    private static final Prop<String> CODE = Prop.required("code", Codecs.STRING).orNull();
    private static final Prop<Integer> DURATION_MS = Prop.required("durationMs", Codecs.INT32);
    private static final Prop<String> IP = Prop.required("ip", Codecs.STRING).orNull();
    private static final Prop<String> USER_AGENT = Prop.required("userAgent", Codecs.STRING).orNull();
    private static final Prop<LocalDate> API_VERSION = Prop.required("apiVersion", Codecs.DATE);
    private static final Prop<String> CORRELATION_ID = Prop.required("correlationId", Codecs.STRING).orNull();
    private static final Prop<Actor> ACTOR = Prop.required("actor", Codecs.later(() -> Actor.SHAPE));
    private static final Prop<String> IDEMPOTENCY_KEY = Prop.required("idempotencyKey", Codecs.STRING).orNull();
    private static final Prop<Boolean> LIVEMODE = Prop.required("livemode", Codecs.BOOLEAN);

    /** How this type travels. */
    public static final Shape<RequestLogEntry> SHAPE = Shape.of("RequestLogEntry", RequestLogEntry::new, ID, OBJECT, AT, METHOD, PATH, OPERATION_ID, STATUS, CODE, DURATION_MS, IP, USER_AGENT, API_VERSION, CORRELATION_ID, ACTOR, IDEMPOTENCY_KEY, LIVEMODE);

    private RequestLogEntry(Values values) {
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
     * @return the value, never null
     */
    public String id() {
        return get(ID);
    }

    /**
     * Kind of object.
     *
     * @return the value, never null
     */
    public String object() {
        return get(OBJECT);
    }

    /**
     * When the request arrived.
     *
     * @return the value, never null
     */
    public OffsetDateTime at() {
        return get(AT);
    }

    /**
     * HTTP method.
     *
     * @return the value, never null
     */
    public String method() {
        return get(METHOD);
    }

    /**
     * Path without the query.
     *
     * @return the value, never null
     */
    public String path() {
        return get(PATH);
    }

    /**
     * Operation; null when no route fitted.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> operationId() {
        return find(OPERATION_ID);
    }

    /**
     * HTTP status of the answer.
     *
     * @return the value, never null
     */
    public int status() {
        return get(STATUS);
    }

    /**
     * Error code of the answer; null on success.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> code() {
        return find(CODE);
    }

    /**
     * Time to the answer in milliseconds.
     *
     * @return the value, never null
     */
    public int durationMs() {
        return get(DURATION_MS);
    }

    /**
     * Address that the request came from.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> ip() {
        return find(IP);
    }

    /**
     * User-Agent of the caller.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> userAgent() {
        return find(USER_AGENT);
    }

    /**
     * API version that served the request.
     *
     * @return the value, never null
     */
    public LocalDate apiVersion() {
        return get(API_VERSION);
    }

    /**
     * The caller's trace id.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> correlationId() {
        return find(CORRELATION_ID);
    }

    /**
     * The member actor.
     *
     * @return the value, never null
     */
    public Actor actor() {
        return get(ACTOR);
    }

    /**
     * Idempotency key of the request.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> idempotencyKey() {
        return find(IDEMPOTENCY_KEY);
    }

    /**
     * `true` in live mode, `false` in test mode.
     *
     * @return the value, never null
     */
    public boolean livemode() {
        return get(LIVEMODE);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<RequestLogEntry, Builder> {
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
        public Builder id(String value) {
            return set(ID, value);
        }

        /**
         * Sets {@code at}.
         *
         * @param value When the request arrived.
         * @return this
         */
        public Builder at(OffsetDateTime value) {
            return set(AT, value);
        }

        /**
         * Sets {@code method}.
         *
         * @param value HTTP method.
         * @return this
         */
        public Builder method(String value) {
            return set(METHOD, value);
        }

        /**
         * Sets {@code path}.
         *
         * @param value Path without the query.
         * @return this
         */
        public Builder path(String value) {
            return set(PATH, value);
        }

        /**
         * Sets {@code operationId}.
         *
         * @param value Operation; null when no route fitted.
         * @return this
         */
        public Builder operationId(@Nullable String value) {
            return set(OPERATION_ID, value);
        }

        /**
         * Sets {@code status}.
         *
         * @param value HTTP status of the answer.
         * @return this
         */
        public Builder status(int value) {
            return set(STATUS, value);
        }

        /**
         * Sets {@code code}.
         *
         * @param value Error code of the answer; null on success.
         * @return this
         */
        public Builder code(@Nullable String value) {
            return set(CODE, value);
        }

        /**
         * Sets {@code durationMs}.
         *
         * @param value Time to the answer in milliseconds.
         * @return this
         */
        public Builder durationMs(int value) {
            return set(DURATION_MS, value);
        }

        /**
         * Sets {@code ip}.
         *
         * @param value Address that the request came from.
         * @return this
         */
        public Builder ip(@Nullable String value) {
            return set(IP, value);
        }

        /**
         * Sets {@code userAgent}.
         *
         * @param value User-Agent of the caller.
         * @return this
         */
        public Builder userAgent(@Nullable String value) {
            return set(USER_AGENT, value);
        }

        /**
         * Sets {@code apiVersion}.
         *
         * @param value API version that served the request.
         * @return this
         */
        public Builder apiVersion(LocalDate value) {
            return set(API_VERSION, value);
        }

        /**
         * Sets {@code correlationId}.
         *
         * @param value The caller's trace id.
         * @return this
         */
        public Builder correlationId(@Nullable String value) {
            return set(CORRELATION_ID, value);
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

        /**
         * Sets {@code idempotencyKey}.
         *
         * @param value Idempotency key of the request.
         * @return this
         */
        public Builder idempotencyKey(@Nullable String value) {
            return set(IDEMPOTENCY_KEY, value);
        }

        /**
         * Sets {@code livemode}.
         *
         * @param value `true` in live mode, `false` in test mode.
         * @return this
         */
        public Builder livemode(boolean value) {
            return set(LIVEMODE, value);
        }
    }
}
