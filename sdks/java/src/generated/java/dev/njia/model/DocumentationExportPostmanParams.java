// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.util.List;
import java.util.Optional;

/**
 * Parameters of exportPostmanCollection.
 */
public final class DocumentationExportPostmanParams extends Model {
    private static final Prop<List<String>> TAGS = Prop.optional("tags", Codecs.list(Codecs.STRING));
    private static final Prop<String> JOURNEY = Prop.optional("journey", Codecs.STRING);
    private static final Prop<ExportEnvironment> ENV = Prop.optional("env", ExportEnvironment.CODEC);
    private static final Prop<String> BASE_URL = Prop.optional("baseUrl", Codecs.STRING);
    private static final Prop<Boolean> TESTS = Prop.optional("tests", Codecs.BOOLEAN);
    private static final Prop<Boolean> DEPRECATED = Prop.optional("deprecated", Codecs.BOOLEAN);
    private static final Prop<ExportPart> PART = Prop.optional("part", ExportPart.CODEC);
    private static final Prop<String> ACCEPT_LANGUAGE = Prop.optional("Accept-Language", Codecs.STRING);

    /** How this type travels. */
    public static final Shape<DocumentationExportPostmanParams> SHAPE = Shape.of("DocumentationExportPostmanParams", DocumentationExportPostmanParams::new, TAGS, JOURNEY, ENV, BASE_URL, TESTS, DEPRECATED, PART, ACCEPT_LANGUAGE);

    private DocumentationExportPostmanParams(Values values) {
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
     * Comma-separated tags; only their operations are exported.
     *
     * @return empty when it was left out
     */
    public Optional<List<String>> tags() {
        return find(TAGS);
    }

    /**
     * Name of a journey of the playground; only its steps are exported, in its order.
     *
     * @return empty when it was left out
     */
    public Optional<String> journey() {
        return find(JOURNEY);
    }

    /**
     * Environments to export; left out, both.
     *
     * @return empty when it was left out
     */
    public Optional<ExportEnvironment> env() {
        return find(ENV);
    }

    /**
     * Origin that the requests go to; left out, the origin that answers.
     *
     * @return empty when it was left out
     */
    public Optional<String> baseUrl() {
        return find(BASE_URL);
    }

    /**
     * Whether requests carry tests of status, headers and body.
     *
     * @return empty when it was left out
     */
    public Optional<Boolean> tests() {
        return find(TESTS);
    }

    /**
     * Whether deprecated operations are exported as well.
     *
     * @return empty when it was left out
     */
    public Optional<Boolean> deprecated() {
        return find(DEPRECATED);
    }

    /**
     * Part to export.
     *
     * @return empty when it was left out
     */
    public Optional<ExportPart> part() {
        return find(PART);
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

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<DocumentationExportPostmanParams, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code tags}.
         *
         * @param value Comma-separated tags; only their operations are exported.
         * @return this
         */
        public Builder tags(List<String> value) {
            return set(TAGS, value);
        }

        /**
         * Sets {@code journey}.
         *
         * @param value Name of a journey of the playground; only its steps are exported, in its order.
         * @return this
         */
        public Builder journey(String value) {
            return set(JOURNEY, value);
        }

        /**
         * Sets {@code env}.
         *
         * @param value Environments to export; left out, both.
         * @return this
         */
        public Builder env(ExportEnvironment value) {
            return set(ENV, value);
        }

        /**
         * Sets {@code baseUrl}.
         *
         * @param value Origin that the requests go to; left out, the origin that answers.
         * @return this
         */
        public Builder baseUrl(String value) {
            return set(BASE_URL, value);
        }

        /**
         * Sets {@code tests}.
         *
         * @param value Whether requests carry tests of status, headers and body.
         * @return this
         */
        public Builder tests(Boolean value) {
            return set(TESTS, value);
        }

        /**
         * Sets {@code deprecated}.
         *
         * @param value Whether deprecated operations are exported as well.
         * @return this
         */
        public Builder deprecated(Boolean value) {
            return set(DEPRECATED, value);
        }

        /**
         * Sets {@code part}.
         *
         * @param value Part to export.
         * @return this
         */
        public Builder part(ExportPart value) {
            return set(PART, value);
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
    }
}
