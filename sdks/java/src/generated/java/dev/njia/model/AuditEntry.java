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
 * One entry of the hash-chained audit log.
 * <p>
 * `hash` is SHA-256 over `previousHash` followed by the canonical JSON (RFC 8785) of the entry without `hash`;
 * the first `previousHash` is 64 zeros.
 */
public final class AuditEntry extends Model {
    private static final Prop<String> ID = Prop.required("id", Codecs.STRING);
    private static final Prop<String> OBJECT = Prop.required("object", Codecs.STRING).always("audit_entry");
    private static final Prop<Long> SEQUENCE = Prop.required("sequence", Codecs.INT64);
    private static final Prop<OffsetDateTime> AT = Prop.required("at", Codecs.DATE_TIME);
    private static final Prop<String> ACTION = Prop.required("action", Codecs.STRING);
    private static final Prop<Actor> ACTOR = Prop.required("actor", Codecs.later(() -> Actor.SHAPE));
    private static final Prop<ResourceReference> RESOURCE = Prop.required("resource", Codecs.later(() -> ResourceReference.SHAPE));
    private static final Prop<String> REQUEST_ID = Prop.required("requestId", Codecs.STRING).orNull();
    private static final Prop<String> IP = Prop.required("ip", Codecs.STRING).orNull();
    private static final Prop<Map<String, JsonValue>> BEFORE = Prop.required("before", Codecs.map(Codecs.ANY)).orNull();
    private static final Prop<Map<String, JsonValue>> AFTER = Prop.required("after", Codecs.map(Codecs.ANY)).orNull();
    private static final Prop<String> NOTE = Prop.required("note", Codecs.STRING).orNull();
    private static final Prop<String> PREVIOUS_HASH = Prop.required("previousHash", Codecs.STRING);
    private static final Prop<String> HASH = Prop.required("hash", Codecs.STRING);

    /** How this type travels. */
    public static final Shape<AuditEntry> SHAPE = Shape.of("AuditEntry", AuditEntry::new, ID, OBJECT, SEQUENCE, AT, ACTION, ACTOR, RESOURCE, REQUEST_ID, IP, BEFORE, AFTER, NOTE, PREVIOUS_HASH, HASH);

    private AuditEntry(Values values) {
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
     * Id of the entry.
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
     * Position in the log of the tenant and mode, from 1, without gaps.
     *
     * @return the value, never null
     */
    public long sequence() {
        return get(SEQUENCE);
    }

    /**
     * When the action happened.
     *
     * @return the value, never null
     */
    public OffsetDateTime at() {
        return get(AT);
    }

    /**
     * What happened, as `&lt;resource&gt;.&lt;verb&gt;`.
     *
     * @return the value, never null
     */
    public String action() {
        return get(ACTION);
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
     * The member resource.
     *
     * @return the value, never null
     */
    public ResourceReference resource() {
        return get(RESOURCE);
    }

    /**
     * Request that caused the action.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> requestId() {
        return find(REQUEST_ID);
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
     * Changed members before the action; null when the object was created.
     *
     * @return empty when it is null or was left out
     */
    public Optional<Map<String, JsonValue>> before() {
        return find(BEFORE);
    }

    /**
     * Changed members after the action; null when nothing was changed.
     *
     * @return empty when it is null or was left out
     */
    public Optional<Map<String, JsonValue>> after() {
        return find(AFTER);
    }

    /**
     * Note of the actor.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> note() {
        return find(NOTE);
    }

    /**
     * Hash of the entry before.
     *
     * @return the value, never null
     */
    public String previousHash() {
        return get(PREVIOUS_HASH);
    }

    /**
     * Hash of this entry.
     *
     * @return the value, never null
     */
    public String hash() {
        return get(HASH);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<AuditEntry, Builder> {
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
         * @param value Id of the entry.
         * @return this
         */
        public Builder id(String value) {
            return set(ID, value);
        }

        /**
         * Sets {@code sequence}.
         *
         * @param value Position in the log of the tenant and mode, from 1, without gaps.
         * @return this
         */
        public Builder sequence(long value) {
            return set(SEQUENCE, value);
        }

        /**
         * Sets {@code at}.
         *
         * @param value When the action happened.
         * @return this
         */
        public Builder at(OffsetDateTime value) {
            return set(AT, value);
        }

        /**
         * Sets {@code action}.
         *
         * @param value What happened, as `&lt;resource&gt;.&lt;verb&gt;`.
         * @return this
         */
        public Builder action(String value) {
            return set(ACTION, value);
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
         * Sets {@code resource}.
         *
         * @param value the value
         * @return this
         */
        public Builder resource(ResourceReference value) {
            return set(RESOURCE, value);
        }

        /**
         * Sets {@code requestId}.
         *
         * @param value Request that caused the action.
         * @return this
         */
        public Builder requestId(@Nullable String value) {
            return set(REQUEST_ID, value);
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
         * Sets {@code before}.
         *
         * @param value Changed members before the action; null when the object was created.
         * @return this
         */
        public Builder before(@Nullable Map<String, JsonValue> value) {
            return set(BEFORE, value);
        }

        /**
         * Sets {@code after}.
         *
         * @param value Changed members after the action; null when nothing was changed.
         * @return this
         */
        public Builder after(@Nullable Map<String, JsonValue> value) {
            return set(AFTER, value);
        }

        /**
         * Sets {@code note}.
         *
         * @param value Note of the actor.
         * @return this
         */
        public Builder note(@Nullable String value) {
            return set(NOTE, value);
        }

        /**
         * Sets {@code previousHash}.
         *
         * @param value Hash of the entry before.
         * @return this
         */
        public Builder previousHash(String value) {
            return set(PREVIOUS_HASH, value);
        }

        /**
         * Sets {@code hash}.
         *
         * @param value Hash of this entry.
         * @return this
         */
        public Builder hash(String value) {
            return set(HASH, value);
        }
    }
}
