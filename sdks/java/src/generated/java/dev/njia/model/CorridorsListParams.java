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
 * Parameters of listCorridors.
 */
public final class CorridorsListParams extends Model {
    private static final Prop<String> ACCEPT_LANGUAGE = Prop.optional("Accept-Language", Codecs.STRING);
    private static final Prop<String> X_CORRELATION_ID = Prop.optional("X-Correlation-Id", Codecs.STRING);
    private static final Prop<Integer> LIMIT = Prop.optional("limit", Codecs.INT32);
    private static final Prop<String> STARTING_AFTER = Prop.optional("startingAfter", Codecs.STRING);
    private static final Prop<String> ENDING_BEFORE = Prop.optional("endingBefore", Codecs.STRING);
    private static final Prop<String> SOURCE_COUNTRY = Prop.optional("sourceCountry", Codecs.STRING);
    private static final Prop<String> DESTINATION_COUNTRY = Prop.optional("destinationCountry", Codecs.STRING);
    private static final Prop<Boolean> ACTIVE = Prop.optional("active", Codecs.BOOLEAN);

    /** How this type travels. */
    public static final Shape<CorridorsListParams> SHAPE = Shape.of("CorridorsListParams", CorridorsListParams::new, ACCEPT_LANGUAGE, X_CORRELATION_ID, LIMIT, STARTING_AFTER, ENDING_BEFORE, SOURCE_COUNTRY, DESTINATION_COUNTRY, ACTIVE);

    private CorridorsListParams(Values values) {
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
     * The caller's own trace id: stored with the request and returned unchanged.
     * <p>
     * 1 to 64 printable ASCII characters.
     *
     * @return empty when it was left out
     */
    public Optional<String> xCorrelationId() {
        return find(X_CORRELATION_ID);
    }

    /**
     * Number of items on one page.
     *
     * @return empty when it was left out
     */
    public Optional<Integer> limit() {
        return find(LIMIT);
    }

    /**
     * Cursor: id of the last item of the page before.
     * <p>
     * Excludes `endingBefore`.
     *
     * @return empty when it was left out
     */
    public Optional<String> startingAfter() {
        return find(STARTING_AFTER);
    }

    /**
     * Cursor: id of the first item of the page after.
     * <p>
     * Excludes `startingAfter`.
     *
     * @return empty when it was left out
     */
    public Optional<String> endingBefore() {
        return find(ENDING_BEFORE);
    }

    /**
     * Only corridors from this country.
     *
     * @return empty when it was left out
     */
    public Optional<String> sourceCountry() {
        return find(SOURCE_COUNTRY);
    }

    /**
     * Only corridors to this country.
     *
     * @return empty when it was left out
     */
    public Optional<String> destinationCountry() {
        return find(DESTINATION_COUNTRY);
    }

    /**
     * Only corridors that accept payments, or only those that do not.
     *
     * @return empty when it was left out
     */
    public Optional<Boolean> active() {
        return find(ACTIVE);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<CorridorsListParams, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
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
         * Sets {@code xCorrelationId}.
         *
         * @param value The caller's own trace id: stored with the request and returned unchanged.
         * @return this
         */
        public Builder xCorrelationId(String value) {
            return set(X_CORRELATION_ID, value);
        }

        /**
         * Sets {@code limit}.
         *
         * @param value Number of items on one page.
         * @return this
         */
        public Builder limit(Integer value) {
            return set(LIMIT, value);
        }

        /**
         * Sets {@code startingAfter}.
         *
         * @param value Cursor: id of the last item of the page before.
         * @return this
         */
        public Builder startingAfter(String value) {
            return set(STARTING_AFTER, value);
        }

        /**
         * Sets {@code endingBefore}.
         *
         * @param value Cursor: id of the first item of the page after.
         * @return this
         */
        public Builder endingBefore(String value) {
            return set(ENDING_BEFORE, value);
        }

        /**
         * Sets {@code sourceCountry}.
         *
         * @param value Only corridors from this country.
         * @return this
         */
        public Builder sourceCountry(String value) {
            return set(SOURCE_COUNTRY, value);
        }

        /**
         * Sets {@code destinationCountry}.
         *
         * @param value Only corridors to this country.
         * @return this
         */
        public Builder destinationCountry(String value) {
            return set(DESTINATION_COUNTRY, value);
        }

        /**
         * Sets {@code active}.
         *
         * @param value Only corridors that accept payments, or only those that do not.
         * @return this
         */
        public Builder active(Boolean value) {
            return set(ACTIVE, value);
        }
    }
}
