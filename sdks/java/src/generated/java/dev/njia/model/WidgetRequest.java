// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The widget to make.
 */
public final class WidgetRequest extends Model {
    private static final Prop<WidgetKind> KIND = Prop.required("kind", WidgetKind.CODEC);
    private static final Prop<List<String>> ALLOWED_ORIGINS = Prop.required("allowedOrigins", Codecs.list(Codecs.STRING));
    private static final Prop<String> CUSTOMER_ID = Prop.optional("customerId", Codecs.STRING);
    private static final Prop<LanguageTag> LOCALE = Prop.optional("locale", LanguageTag.CODEC);
    private static final Prop<WidgetThemeInput> THEME = Prop.optional("theme", Codecs.later(() -> WidgetThemeInput.SHAPE));
    private static final Prop<Integer> SESSION_TTL_SECONDS = Prop.optional("sessionTtlSeconds", Codecs.INT32);
    private static final Prop<WidgetConfigInput> CONFIG = Prop.required("config", Codecs.later(() -> WidgetConfigInput.SHAPE));
    private static final Prop<Map<String, String>> METADATA = Prop.optional("metadata", Codecs.map(Codecs.STRING));

    /** How this type travels. */
    public static final Shape<WidgetRequest> SHAPE = Shape.of("WidgetRequest", WidgetRequest::new, KIND, ALLOWED_ORIGINS, CUSTOMER_ID, LOCALE, THEME, SESSION_TTL_SECONDS, CONFIG, METADATA);

    private WidgetRequest(Values values) {
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
     * The member kind.
     *
     * @return the value, never null
     */
    public WidgetKind kind() {
        return get(KIND);
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
     * @return empty when it was left out
     */
    public Optional<String> customerId() {
        return find(CUSTOMER_ID);
    }

    /**
     * Language; the visitor's if absent.
     *
     * @return empty when it was left out
     */
    public Optional<LanguageTag> locale() {
        return find(LOCALE);
    }

    /**
     * The member theme.
     *
     * @return empty when it was left out
     */
    public Optional<WidgetThemeInput> theme() {
        return find(THEME);
    }

    /**
     * How long a session lives, in seconds.
     *
     * @return empty when it was left out
     */
    public Optional<Integer> sessionTtlSeconds() {
        return find(SESSION_TTL_SECONDS);
    }

    /**
     * The member config.
     *
     * @return the value, never null
     */
    public WidgetConfigInput config() {
        return get(CONFIG);
    }

    /**
     * The member metadata.
     *
     * @return empty when it was left out
     */
    public Optional<Map<String, String>> metadata() {
        return find(METADATA);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<WidgetRequest, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
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
        public Builder customerId(String value) {
            return set(CUSTOMER_ID, value);
        }

        /**
         * Sets {@code locale}.
         *
         * @param value Language; the visitor's if absent.
         * @return this
         */
        public Builder locale(LanguageTag value) {
            return set(LOCALE, value);
        }

        /**
         * Sets {@code theme}.
         *
         * @param value the value
         * @return this
         */
        public Builder theme(WidgetThemeInput value) {
            return set(THEME, value);
        }

        /**
         * Sets {@code sessionTtlSeconds}.
         *
         * @param value How long a session lives, in seconds.
         * @return this
         */
        public Builder sessionTtlSeconds(Integer value) {
            return set(SESSION_TTL_SECONDS, value);
        }

        /**
         * Sets {@code config}.
         *
         * @param value the value
         * @return this
         */
        public Builder config(WidgetConfigInput value) {
            return set(CONFIG, value);
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
