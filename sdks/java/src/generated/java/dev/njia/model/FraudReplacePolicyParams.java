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
 * Parameters of replaceFraudPolicy.
 */
public final class FraudReplacePolicyParams extends Model {
    private static final Prop<String> ACCEPT_LANGUAGE = Prop.optional("Accept-Language", Codecs.STRING);
    private static final Prop<String> X_CORRELATION_ID = Prop.optional("X-Correlation-Id", Codecs.STRING);

    /** How this type travels. */
    public static final Shape<FraudReplacePolicyParams> SHAPE = Shape.of("FraudReplacePolicyParams", FraudReplacePolicyParams::new, ACCEPT_LANGUAGE, X_CORRELATION_ID);

    private FraudReplacePolicyParams(Values values) {
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

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<FraudReplacePolicyParams, Builder> {
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
    }
}
