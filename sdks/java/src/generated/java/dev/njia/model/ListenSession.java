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
 * A session of a developer's machine that receives events as a stream.
 * <p>
 * At most 10 live sessions per tenant and mode.
 */
public final class ListenSession extends Model {
    private static final Prop<String> ID = Prop.required("id", Codecs.STRING);
    private static final Prop<String> OBJECT = Prop.required("object", Codecs.STRING).always("listen_session");
    private static final Prop<Boolean> LIVEMODE = Prop.required("livemode", Codecs.BOOLEAN);
    private static final Prop<OffsetDateTime> CREATED_AT = Prop.required("createdAt", Codecs.DATE_TIME);
    private static final Prop<OffsetDateTime> UPDATED_AT = Prop.required("updatedAt", Codecs.DATE_TIME);
    private static final Prop<Integer> VERSION = Prop.required("version", Codecs.INT32);
    private static final Prop<ListenSessionStatus> STATUS = Prop.required("status", ListenSessionStatus.CODEC);
    private static final Prop<String> STREAM_URL = Prop.required("streamUrl", Codecs.STRING);
    private static final Prop<String> SECRET = Prop.required("secret", Codecs.STRING).orNull().keep(Prop.Secrecy.SECRET);
    private static final Prop<List<String>> TYPES = Prop.required("types", Codecs.list(Codecs.STRING));
    private static final Prop<List<String>> WHERE = Prop.required("where", Codecs.list(Codecs.STRING));
    private static final Prop<Long> AFTER_SEQUENCE = Prop.required("afterSequence", Codecs.INT64);
    private static final Prop<WebhookPayloadFormat> PAYLOAD_FORMAT = Prop.required("payloadFormat", WebhookPayloadFormat.CODEC);
    private static final Prop<String> DEVICE = Prop.required("device", Codecs.STRING).orNull();
    private static final Prop<String> PROFILE = Prop.required("profile", Codecs.STRING);
    private static final Prop<Boolean> CONNECTED = Prop.required("connected", Codecs.BOOLEAN);
    private static final Prop<OffsetDateTime> EXPIRES_AT = Prop.required("expiresAt", Codecs.DATE_TIME);

    /** How this type travels. */
    public static final Shape<ListenSession> SHAPE = Shape.of("ListenSession", ListenSession::new, ID, OBJECT, LIVEMODE, CREATED_AT, UPDATED_AT, VERSION, STATUS, STREAM_URL, SECRET, TYPES, WHERE, AFTER_SEQUENCE, PAYLOAD_FORMAT, DEVICE, PROFILE, CONNECTED, EXPIRES_AT);

    private ListenSession(Values values) {
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
     * Id of the listen session.
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
     * State of the session.
     *
     * @return the value, never null
     */
    public ListenSessionStatus status() {
        return get(STATUS);
    }

    /**
     * Open this with `Accept: text/event-stream` and your API key in the header.
     *
     * @return the value, never null
     */
    public String streamUrl() {
        return get(STREAM_URL);
    }

    /**
     * Secret to sign forwarded requests with; only in the answer to creation.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> secret() {
        return find(SECRET);
    }

    /**
     * Streamed events.
     *
     * @return the value, never null
     */
    public List<String> types() {
        return get(TYPES);
    }

    /**
     * Conditions that must all hold.
     *
     * @return the value, never null
     */
    public List<String> where() {
        return get(WHERE);
    }

    /**
     * Position after which it started.
     *
     * @return the value, never null
     */
    public long afterSequence() {
        return get(AFTER_SEQUENCE);
    }

    /**
     * The member payloadFormat.
     *
     * @return the value, never null
     */
    public WebhookPayloadFormat payloadFormat() {
        return get(PAYLOAD_FORMAT);
    }

    /**
     * Name of the machine.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> device() {
        return find(DEVICE);
    }

    /**
     * Name of the local configuration.
     *
     * @return the value, never null
     */
    public String profile() {
        return get(PROFILE);
    }

    /**
     * Whether a stream is open right now.
     *
     * @return the value, never null
     */
    public boolean connected() {
        return get(CONNECTED);
    }

    /**
     * When it ends unless a stream is open.
     *
     * @return the value, never null
     */
    public OffsetDateTime expiresAt() {
        return get(EXPIRES_AT);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<ListenSession, Builder> {
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
         * @param value Id of the listen session.
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
         * Sets {@code status}.
         *
         * @param value State of the session.
         * @return this
         */
        public Builder status(ListenSessionStatus value) {
            return set(STATUS, value);
        }

        /**
         * Sets {@code streamUrl}.
         *
         * @param value Open this with `Accept: text/event-stream` and your API key in the header.
         * @return this
         */
        public Builder streamUrl(String value) {
            return set(STREAM_URL, value);
        }

        /**
         * Sets {@code secret}.
         *
         * @param value Secret to sign forwarded requests with; only in the answer to creation.
         * @return this
         */
        public Builder secret(@Nullable String value) {
            return set(SECRET, value);
        }

        /**
         * Sets {@code types}.
         *
         * @param value Streamed events.
         * @return this
         */
        public Builder types(List<String> value) {
            return set(TYPES, value);
        }

        /**
         * Sets {@code where}.
         *
         * @param value Conditions that must all hold.
         * @return this
         */
        public Builder where(List<String> value) {
            return set(WHERE, value);
        }

        /**
         * Sets {@code afterSequence}.
         *
         * @param value Position after which it started.
         * @return this
         */
        public Builder afterSequence(long value) {
            return set(AFTER_SEQUENCE, value);
        }

        /**
         * Sets {@code payloadFormat}.
         *
         * @param value the value
         * @return this
         */
        public Builder payloadFormat(WebhookPayloadFormat value) {
            return set(PAYLOAD_FORMAT, value);
        }

        /**
         * Sets {@code device}.
         *
         * @param value Name of the machine.
         * @return this
         */
        public Builder device(@Nullable String value) {
            return set(DEVICE, value);
        }

        /**
         * Sets {@code profile}.
         *
         * @param value Name of the local configuration.
         * @return this
         */
        public Builder profile(String value) {
            return set(PROFILE, value);
        }

        /**
         * Sets {@code connected}.
         *
         * @param value Whether a stream is open right now.
         * @return this
         */
        public Builder connected(boolean value) {
            return set(CONNECTED, value);
        }

        /**
         * Sets {@code expiresAt}.
         *
         * @param value When it ends unless a stream is open.
         * @return this
         */
        public Builder expiresAt(OffsetDateTime value) {
            return set(EXPIRES_AT, value);
        }
    }
}
