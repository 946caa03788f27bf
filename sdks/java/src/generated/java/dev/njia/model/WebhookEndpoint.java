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
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A URL of yours that receives events.
 * <p>
 * At most 16 per tenant and mode.
 */
public final class WebhookEndpoint extends Model {
    private static final Prop<String> ID = Prop.required("id", Codecs.STRING);
    private static final Prop<String> OBJECT = Prop.required("object", Codecs.STRING).always("webhook_endpoint");
    private static final Prop<Boolean> LIVEMODE = Prop.required("livemode", Codecs.BOOLEAN);
    private static final Prop<OffsetDateTime> CREATED_AT = Prop.required("createdAt", Codecs.DATE_TIME);
    private static final Prop<OffsetDateTime> UPDATED_AT = Prop.required("updatedAt", Codecs.DATE_TIME);
    private static final Prop<Integer> VERSION = Prop.required("version", Codecs.INT32);
    private static final Prop<String> URL = Prop.required("url", Codecs.STRING);
    private static final Prop<String> DESCRIPTION = Prop.required("description", Codecs.STRING).orNull();
    private static final Prop<List<String>> EVENTS = Prop.required("events", Codecs.list(Codecs.STRING));
    private static final Prop<WebhookPayloadFormat> PAYLOAD_FORMAT = Prop.required("payloadFormat", WebhookPayloadFormat.CODEC);
    private static final Prop<String> API_VERSION = Prop.required("apiVersion", Codecs.STRING);
    private static final Prop<WebhookSignatureScheme> SIGNATURE_SCHEME = Prop.required("signatureScheme", WebhookSignatureScheme.CODEC);
    private static final Prop<WebhookOrdering> ORDERING = Prop.required("ordering", WebhookOrdering.CODEC);
    private static final Prop<WebhookEndpointStatus> STATUS = Prop.required("status", WebhookEndpointStatus.CODEC);
    private static final Prop<WebhookEndpointDisabledReason> DISABLED_REASON = Prop.required("disabledReason", WebhookEndpointDisabledReason.CODEC).orNull();
    private static final Prop<String> SECRET = Prop.required("secret", Codecs.STRING).orNull().keep(Prop.Secrecy.SECRET);
    private static final Prop<String> PUBLIC_KEY = Prop.required("publicKey", Codecs.STRING).orNull();
    private static final Prop<OffsetDateTime> PREVIOUS_SECRET_EXPIRES_AT = Prop.required("previousSecretExpiresAt", Codecs.DATE_TIME).orNull();
    private static final Prop<WebhookEndpointStats> STATS = Prop.required("stats", Codecs.later(() -> WebhookEndpointStats.SHAPE));
    private static final Prop<Map<String, String>> METADATA = Prop.required("metadata", Codecs.map(Codecs.STRING));

    /** How this type travels. */
    public static final Shape<WebhookEndpoint> SHAPE = Shape.of("WebhookEndpoint", WebhookEndpoint::new, ID, OBJECT, LIVEMODE, CREATED_AT, UPDATED_AT, VERSION, URL, DESCRIPTION, EVENTS, PAYLOAD_FORMAT, API_VERSION, SIGNATURE_SCHEME, ORDERING, STATUS, DISABLED_REASON, SECRET, PUBLIC_KEY, PREVIOUS_SECRET_EXPIRES_AT, STATS, METADATA);

    private WebhookEndpoint(Values values) {
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
     * Id of the webhook endpoint.
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
     * Where events are posted.
     *
     * @return the value, never null
     */
    public String url() {
        return get(URL);
    }

    /**
     * Your note.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> description() {
        return find(DESCRIPTION);
    }

    /**
     * Events to deliver: exact types, `payment.*`, or `*`.
     *
     * @return the value, never null
     */
    public List<String> events() {
        return get(EVENTS);
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
     * API version that shapes the payloads.
     *
     * @return the value, never null
     */
    public String apiVersion() {
        return get(API_VERSION);
    }

    /**
     * The member signatureScheme.
     *
     * @return the value, never null
     */
    public WebhookSignatureScheme signatureScheme() {
        return get(SIGNATURE_SCHEME);
    }

    /**
     * The member ordering.
     *
     * @return the value, never null
     */
    public WebhookOrdering ordering() {
        return get(ORDERING);
    }

    /**
     * The member status.
     *
     * @return the value, never null
     */
    public WebhookEndpointStatus status() {
        return get(STATUS);
    }

    /**
     * Why it is disabled; null while it is enabled.
     *
     * @return empty when it is null or was left out
     */
    public Optional<WebhookEndpointDisabledReason> disabledReason() {
        return find(DISABLED_REASON);
    }

    /**
     * Signing secret; only in the answers to creation and rotation, and null for `ed25519`.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> secret() {
        return find(SECRET);
    }

    /**
     * Key that verifies `v1a` signatures; null for `hmac`.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> publicKey() {
        return find(PUBLIC_KEY);
    }

    /**
     * Until when the former secret signs too; null if none does.
     *
     * @return empty when it is null or was left out
     */
    public Optional<OffsetDateTime> previousSecretExpiresAt() {
        return find(PREVIOUS_SECRET_EXPIRES_AT);
    }

    /**
     * The member stats.
     *
     * @return the value, never null
     */
    public WebhookEndpointStats stats() {
        return get(STATS);
    }

    /**
     * The member metadata.
     *
     * @return the value, never null
     */
    public Map<String, String> metadata() {
        return get(METADATA);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<WebhookEndpoint, Builder> {
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
         * @param value Id of the webhook endpoint.
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
         * Sets {@code url}.
         *
         * @param value Where events are posted.
         * @return this
         */
        public Builder url(String value) {
            return set(URL, value);
        }

        /**
         * Sets {@code description}.
         *
         * @param value Your note.
         * @return this
         */
        public Builder description(@Nullable String value) {
            return set(DESCRIPTION, value);
        }

        /**
         * Sets {@code events}.
         *
         * @param value Events to deliver: exact types, `payment.*`, or `*`.
         * @return this
         */
        public Builder events(List<String> value) {
            return set(EVENTS, value);
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
         * Sets {@code apiVersion}.
         *
         * @param value API version that shapes the payloads.
         * @return this
         */
        public Builder apiVersion(String value) {
            return set(API_VERSION, value);
        }

        /**
         * Sets {@code signatureScheme}.
         *
         * @param value the value
         * @return this
         */
        public Builder signatureScheme(WebhookSignatureScheme value) {
            return set(SIGNATURE_SCHEME, value);
        }

        /**
         * Sets {@code ordering}.
         *
         * @param value the value
         * @return this
         */
        public Builder ordering(WebhookOrdering value) {
            return set(ORDERING, value);
        }

        /**
         * Sets {@code status}.
         *
         * @param value the value
         * @return this
         */
        public Builder status(WebhookEndpointStatus value) {
            return set(STATUS, value);
        }

        /**
         * Sets {@code disabledReason}.
         *
         * @param value Why it is disabled; null while it is enabled.
         * @return this
         */
        public Builder disabledReason(@Nullable WebhookEndpointDisabledReason value) {
            return set(DISABLED_REASON, value);
        }

        /**
         * Sets {@code secret}.
         *
         * @param value Signing secret; only in the answers to creation and rotation, and null for `ed25519`.
         * @return this
         */
        public Builder secret(@Nullable String value) {
            return set(SECRET, value);
        }

        /**
         * Sets {@code publicKey}.
         *
         * @param value Key that verifies `v1a` signatures; null for `hmac`.
         * @return this
         */
        public Builder publicKey(@Nullable String value) {
            return set(PUBLIC_KEY, value);
        }

        /**
         * Sets {@code previousSecretExpiresAt}.
         *
         * @param value Until when the former secret signs too; null if none does.
         * @return this
         */
        public Builder previousSecretExpiresAt(@Nullable OffsetDateTime value) {
            return set(PREVIOUS_SECRET_EXPIRES_AT, value);
        }

        /**
         * Sets {@code stats}.
         *
         * @param value the value
         * @return this
         */
        public Builder stats(WebhookEndpointStats value) {
            return set(STATS, value);
        }

        /**
         * Sets {@code metadata}.
         *
         * @param value the value
         * @return this
         */
        public Builder metadata(Map<String, String> value) {
            return set(METADATA, value);
        }
    }
}
