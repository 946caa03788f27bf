// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.util.Optional;

/**
 * Parameters of getApiDescription.
 */
public final class DocumentationRetrieveParams extends Model {
    private static final Prop<String> VERSION = Prop.optional("version", Codecs.STRING);
    private static final Prop<LanguageTag> LANG = Prop.optional("lang", LanguageTag.CODEC);
    private static final Prop<String> ACCEPT_LANGUAGE = Prop.optional("Accept-Language", Codecs.STRING);
    private static final Prop<String> IF_NONE_MATCH = Prop.optional("If-None-Match", Codecs.STRING);

    /** How this type travels. */
    public static final Shape<DocumentationRetrieveParams> SHAPE = Shape.of("DocumentationRetrieveParams", DocumentationRetrieveParams::new, VERSION, LANG, ACCEPT_LANGUAGE, IF_NONE_MATCH);

    private DocumentationRetrieveParams(Values values) {
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
     * A kept release of the description, such as 2.3.1.
     * <p>
     * Left out, the present one.
     *
     * @return empty when it was left out
     */
    public Optional<String> version() {
        return find(VERSION);
    }

    /**
     * Language of the texts; overrides `Accept-Language`.
     *
     * @return empty when it was left out
     */
    public Optional<LanguageTag> lang() {
        return find(LANG);
    }

    /**
     * Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
     * <p>
     * Other languages fall back to English.
     *
     * @return empty when it was left out
     */
    public Optional<String> acceptLanguage() {
        return find(ACCEPT_LANGUAGE);
    }

    /**
     * `ETag` of the form that you have; answers 304 when it is still the present one.
     *
     * @return empty when it was left out
     */
    public Optional<String> ifNoneMatch() {
        return find(IF_NONE_MATCH);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<DocumentationRetrieveParams, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code version}.
         *
         * @param value A kept release of the description, such as 2.3.1.
         * @return this
         */
        public Builder version(String value) {
            return set(VERSION, value);
        }

        /**
         * Sets {@code lang}.
         *
         * @param value Language of the texts; overrides `Accept-Language`.
         * @return this
         */
        public Builder lang(LanguageTag value) {
            return set(LANG, value);
        }

        /**
         * Sets {@code acceptLanguage}.
         *
         * @param value Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
         * @return this
         */
        public Builder acceptLanguage(String value) {
            return set(ACCEPT_LANGUAGE, value);
        }

        /**
         * Sets {@code ifNoneMatch}.
         *
         * @param value `ETag` of the form that you have; answers 304 when it is still the present one.
         * @return this
         */
        public Builder ifNoneMatch(String value) {
            return set(IF_NONE_MATCH, value);
        }
    }
}
