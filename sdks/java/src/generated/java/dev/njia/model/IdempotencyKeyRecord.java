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
 * What became of the first request with an idempotency key.
 */
public final class IdempotencyKeyRecord extends Model {
    private static final Prop<String> OBJECT = Prop.required("object", Codecs.STRING).always("idempotency_key");
    private static final Prop<String> OPERATION_ID = Prop.required("operationId", Codecs.STRING);
    private static final Prop<String> KEY = Prop.required("key", Codecs.STRING);
    private static final Prop<IdempotencyKeyState> STATE = Prop.required("state", IdempotencyKeyState.CODEC);
    private static final Prop<ResourceReference> RESOURCE = Prop.required("resource", Codecs.later(() -> ResourceReference.SHAPE)).orNull();
    private static final Prop<Integer> RESPONSE_STATUS = Prop.required("responseStatus", Codecs.INT32).orNull();
    private static final Prop<OffsetDateTime> CREATED_AT = Prop.required("createdAt", Codecs.DATE_TIME);
    private static final Prop<OffsetDateTime> EXPIRES_AT = Prop.required("expiresAt", Codecs.DATE_TIME);

    /** How this type travels. */
    public static final Shape<IdempotencyKeyRecord> SHAPE = Shape.of("IdempotencyKeyRecord", IdempotencyKeyRecord::new, OBJECT, OPERATION_ID, KEY, STATE, RESOURCE, RESPONSE_STATUS, CREATED_AT, EXPIRES_AT);

    private IdempotencyKeyRecord(Values values) {
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
     * Kind of object.
     *
     * @return the value, never null
     */
    public String object() {
        return get(OBJECT);
    }

    /**
     * Operation that the key was used with.
     *
     * @return the value, never null
     */
    public String operationId() {
        return get(OPERATION_ID);
    }

    /**
     * The idempotency key.
     *
     * @return the value, never null
     */
    public String key() {
        return get(KEY);
    }

    /**
     * The member state.
     *
     * @return the value, never null
     */
    public IdempotencyKeyState state() {
        return get(STATE);
    }

    /**
     * What the request made; null while it is being worked on.
     *
     * @return empty when it is null or was left out
     */
    public Optional<ResourceReference> resource() {
        return find(RESOURCE);
    }

    /**
     * HTTP status of the stored answer.
     *
     * @return empty when it is null or was left out
     */
    public Optional<Integer> responseStatus() {
        return find(RESPONSE_STATUS);
    }

    /**
     * When the key was first used.
     *
     * @return the value, never null
     */
    public OffsetDateTime createdAt() {
        return get(CREATED_AT);
    }

    /**
     * Until when the answer is kept for a replay, 30 days.
     * <p>
     * The key never has a second effect, also not later.
     *
     * @return the value, never null
     */
    public OffsetDateTime expiresAt() {
        return get(EXPIRES_AT);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<IdempotencyKeyRecord, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code operationId}.
         *
         * @param value Operation that the key was used with.
         * @return this
         */
        public Builder operationId(String value) {
            return set(OPERATION_ID, value);
        }

        /**
         * Sets {@code key}.
         *
         * @param value The idempotency key.
         * @return this
         */
        public Builder key(String value) {
            return set(KEY, value);
        }

        /**
         * Sets {@code state}.
         *
         * @param value the value
         * @return this
         */
        public Builder state(IdempotencyKeyState value) {
            return set(STATE, value);
        }

        /**
         * Sets {@code resource}.
         *
         * @param value What the request made; null while it is being worked on.
         * @return this
         */
        public Builder resource(@Nullable ResourceReference value) {
            return set(RESOURCE, value);
        }

        /**
         * Sets {@code responseStatus}.
         *
         * @param value HTTP status of the stored answer.
         * @return this
         */
        public Builder responseStatus(@Nullable Integer value) {
            return set(RESPONSE_STATUS, value);
        }

        /**
         * Sets {@code createdAt}.
         *
         * @param value When the key was first used.
         * @return this
         */
        public Builder createdAt(OffsetDateTime value) {
            return set(CREATED_AT, value);
        }

        /**
         * Sets {@code expiresAt}.
         *
         * @param value Until when the answer is kept for a replay, 30 days.
         * @return this
         */
        public Builder expiresAt(OffsetDateTime value) {
            return set(EXPIRES_AT, value);
        }
    }
}
