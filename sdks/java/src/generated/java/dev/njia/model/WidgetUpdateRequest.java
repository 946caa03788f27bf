// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Field;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The members to change; absent ones stay.
 * <p>
 * Open sessions keep what they started with.
 */
public final class WidgetUpdateRequest extends Model {
    private static final Prop<List<String>> ALLOWED_ORIGINS = Prop.optional("allowedOrigins", Codecs.list(Codecs.STRING));
    private static final Prop<LanguageTag> LOCALE = Prop.optional("locale", LanguageTag.CODEC).orNull();
    private static final Prop<WidgetThemeInput> THEME = Prop.optional("theme", Codecs.later(() -> WidgetThemeInput.SHAPE));
    private static final Prop<Integer> SESSION_TTL_SECONDS = Prop.optional("sessionTtlSeconds", Codecs.INT32);
    private static final Prop<WidgetConfigInput> CONFIG = Prop.optional("config", Codecs.later(() -> WidgetConfigInput.SHAPE));
    private static final Prop<Map<String, String>> METADATA = Prop.optional("metadata", Codecs.map(Codecs.STRING));

    /** How this type travels. */
    public static final Shape<WidgetUpdateRequest> SHAPE = Shape.of("WidgetUpdateRequest", WidgetUpdateRequest::new, ALLOWED_ORIGINS, LOCALE, THEME, SESSION_TTL_SECONDS, CONFIG, METADATA);

    private WidgetUpdateRequest(Values values) {
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
     * Pages that may embed the widget: https, in test mode also `http://localhost:*` (any port) and names below
     * localhost, such as `http://shop.localhost:3001`.
     *
     * @return empty when it was left out
     */
    public Optional<List<String>> allowedOrigins() {
        return find(ALLOWED_ORIGINS);
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
     * {@code locale} in its three states: left out, null, or a value.
     *
     * @return never null
     */
    public Field<LanguageTag> localeField() {
        return field(LOCALE);
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
     * @return empty when it was left out
     */
    public Optional<WidgetConfigInput> config() {
        return find(CONFIG);
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
    public static final class Builder extends ModelBuilder<WidgetUpdateRequest, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
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
