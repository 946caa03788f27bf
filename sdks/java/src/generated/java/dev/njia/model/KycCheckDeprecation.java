// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.time.OffsetDateTime;

/**
 * When the legacy check ends, and what replaces it.
 */
public final class KycCheckDeprecation extends Model {
    private static final Prop<OffsetDateTime> SUNSET_AT = Prop.required("sunsetAt", Codecs.DATE_TIME);
    private static final Prop<String> REPLACEMENT = Prop.required("replacement", Codecs.STRING);

    /** How this type travels. */
    public static final Shape<KycCheckDeprecation> SHAPE = Shape.of("KycCheckDeprecation", KycCheckDeprecation::new, SUNSET_AT, REPLACEMENT);

    private KycCheckDeprecation(Values values) {
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
     * Not available from this time on.
     *
     * @return the value, never null
     */
    public OffsetDateTime sunsetAt() {
        return get(SUNSET_AT);
    }

    /**
     * Path that replaces it.
     *
     * @return the value, never null
     */
    public String replacement() {
        return get(REPLACEMENT);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<KycCheckDeprecation, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code sunsetAt}.
         *
         * @param value Not available from this time on.
         * @return this
         */
        public Builder sunsetAt(OffsetDateTime value) {
            return set(SUNSET_AT, value);
        }

        /**
         * Sets {@code replacement}.
         *
         * @param value Path that replaces it.
         * @return this
         */
        public Builder replacement(String value) {
            return set(REPLACEMENT, value);
        }
    }
}
