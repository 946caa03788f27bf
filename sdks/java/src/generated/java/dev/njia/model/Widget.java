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
 * A payment, balance or identity form for your own pages.
 */
public final class Widget extends Model {
    private static final Prop<String> ID = Prop.required("id", Codecs.STRING);
    private static final Prop<String> OBJECT = Prop.required("object", Codecs.STRING).always("widget");
    private static final Prop<Boolean> LIVEMODE = Prop.required("livemode", Codecs.BOOLEAN);
    private static final Prop<OffsetDateTime> CREATED_AT = Prop.required("createdAt", Codecs.DATE_TIME);
    private static final Prop<OffsetDateTime> UPDATED_AT = Prop.required("updatedAt", Codecs.DATE_TIME);
    private static final Prop<Integer> VERSION = Prop.required("version", Codecs.INT32);
    private static final Prop<WidgetKind> KIND = Prop.required("kind", WidgetKind.CODEC);
    private static final Prop<WidgetStatus> STATUS = Prop.required("status", WidgetStatus.CODEC);
    private static final Prop<List<String>> ALLOWED_ORIGINS = Prop.required("allowedOrigins", Codecs.list(Codecs.STRING));
    private static final Prop<String> CUSTOMER_ID = Prop.required("customerId", Codecs.STRING).orNull();
    private static final Prop<LanguageTag> LOCALE = Prop.required("locale", LanguageTag.CODEC).orNull();
    private static final Prop<WidgetTheme> THEME = Prop.required("theme", Codecs.later(() -> WidgetTheme.SHAPE));
    private static final Prop<Integer> SESSION_TTL_SECONDS = Prop.required("sessionTtlSeconds", Codecs.INT32);
    private static final Prop<WidgetConfig> CONFIG = Prop.required("config", Codecs.later(() -> WidgetConfig.SHAPE));
    private static final Prop<WidgetEmbed> EMBED = Prop.required("embed", Codecs.later(() -> WidgetEmbed.SHAPE));
    private static final Prop<WidgetSession> SESSION = Prop.required("session", Codecs.later(() -> WidgetSession.SHAPE)).orNull();
    private static final Prop<Map<String, String>> METADATA = Prop.required("metadata", Codecs.map(Codecs.STRING));

    /** How this type travels. */
    public static final Shape<Widget> SHAPE = Shape.of("Widget", Widget::new, ID, OBJECT, LIVEMODE, CREATED_AT, UPDATED_AT, VERSION, KIND, STATUS, ALLOWED_ORIGINS, CUSTOMER_ID, LOCALE, THEME, SESSION_TTL_SECONDS, CONFIG, EMBED, SESSION, METADATA);

    private Widget(Values values) {
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
     * Id of the widget.
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
     * The member kind.
     *
     * @return the value, never null
     */
    public WidgetKind kind() {
        return get(KIND);
    }

    /**
     * The member status.
     *
     * @return the value, never null
     */
    public WidgetStatus status() {
        return get(STATUS);
    }

    /**
     * Pages that may embed the widget: https, in test mode also `http://localhost:*` (any port) and names below
     * localhost, such as `http://shop.localhost:3001`.
     *
     * @return the value, never null
     */
    public List<String> allowedOrigins() {
        return get(ALLOWED_ORIGINS);
    }

    /**
     * Customer whom its payments or assessments belong to.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> customerId() {
        return find(CUSTOMER_ID);
    }

    /**
     * Language; null for the visitor's.
     *
     * @return empty when it is null or was left out
     */
    public Optional<LanguageTag> locale() {
        return find(LOCALE);
    }

    /**
     * The member theme.
     *
     * @return the value, never null
     */
    public WidgetTheme theme() {
        return get(THEME);
    }

    /**
     * How long a session lives, in seconds.
     *
     * @return the value, never null
     */
    public int sessionTtlSeconds() {
        return get(SESSION_TTL_SECONDS);
    }

    /**
     * The member config.
     *
     * @return the value, never null
     */
    public WidgetConfig config() {
        return get(CONFIG);
    }

    /**
     * The member embed.
     *
     * @return the value, never null
     */
    public WidgetEmbed embed() {
        return get(EMBED);
    }

    /**
     * The first session, with its client token; only in the answer to creation.
     *
     * @return empty when it is null or was left out
     */
    public Optional<WidgetSession> session() {
        return find(SESSION);
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
    public static final class Builder extends ModelBuilder<Widget, Builder> {
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
         * @param value Id of the widget.
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
         * Sets {@code kind}.
         *
         * @param value the value
         * @return this
         */
        public Builder kind(WidgetKind value) {
            return set(KIND, value);
        }

        /**
         * Sets {@code status}.
         *
         * @param value the value
         * @return this
         */
        public Builder status(WidgetStatus value) {
            return set(STATUS, value);
        }

        /**
         * Sets {@code allowedOrigins}.
         *
         * @param value Pages that may embed the widget: https, in test mode also `http://localhost:*` (any port) and names below localhost, such as `http://shop.localhost:3001`.
         * @return this
         */
        public Builder allowedOrigins(List<String> value) {
            return set(ALLOWED_ORIGINS, value);
        }

        /**
         * Sets {@code customerId}.
         *
         * @param value Customer whom its payments or assessments belong to.
         * @return this
         */
        public Builder customerId(@Nullable String value) {
            return set(CUSTOMER_ID, value);
        }

        /**
         * Sets {@code locale}.
         *
         * @param value Language; null for the visitor's.
         * @return this
         */
        public Builder locale(@Nullable LanguageTag value) {
            return set(LOCALE, value);
        }

        /**
         * Sets {@code theme}.
         *
         * @param value the value
         * @return this
         */
        public Builder theme(WidgetTheme value) {
            return set(THEME, value);
        }

        /**
         * Sets {@code sessionTtlSeconds}.
         *
         * @param value How long a session lives, in seconds.
         * @return this
         */
        public Builder sessionTtlSeconds(int value) {
            return set(SESSION_TTL_SECONDS, value);
        }

        /**
         * Sets {@code config}.
         *
         * @param value the value
         * @return this
         */
        public Builder config(WidgetConfig value) {
            return set(CONFIG, value);
        }

        /**
         * Sets {@code embed}.
         *
         * @param value the value
         * @return this
         */
        public Builder embed(WidgetEmbed value) {
            return set(EMBED, value);
        }

        /**
         * Sets {@code session}.
         *
         * @param value The first session, with its client token; only in the answer to creation.
         * @return this
         */
        public Builder session(@Nullable WidgetSession value) {
            return set(SESSION, value);
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
