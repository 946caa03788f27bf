// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One of the main reasons of the score, specific to this person.
 */
public final class CreditReason extends Model {
    private static final Prop<CreditReasonCode> CODE = Prop.required("code", CreditReasonCode.CODEC);
    private static final Prop<String> DESCRIPTION = Prop.required("description", Codecs.STRING);
    private static final Prop<CreditReasonDirection> DIRECTION = Prop.required("direction", CreditReasonDirection.CODEC);
    private static final Prop<Integer> POINTS = Prop.required("points", Codecs.INT32);
    private static final Prop<String> FEATURE = Prop.required("feature", Codecs.STRING).orNull();

    /** How this type travels. */
    public static final Shape<CreditReason> SHAPE = Shape.of("CreditReason", CreditReason::new, CODE, DESCRIPTION, DIRECTION, POINTS, FEATURE);

    private CreditReason(Values values) {
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
     * The member code.
     *
     * @return the value, never null
     */
    public CreditReasonCode code() {
        return get(CODE);
    }

    /**
     * The reason in words.
     *
     * @return the value, never null
     */
    public String description() {
        return get(DESCRIPTION);
    }

    /**
     * The member direction.
     *
     * @return the value, never null
     */
    public CreditReasonDirection direction() {
        return get(DIRECTION);
    }

    /**
     * Points of the feature.
     *
     * @return the value, never null
     */
    public int points() {
        return get(POINTS);
    }

    /**
     * Feature behind it; null for reasons about the data.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> feature() {
        return find(FEATURE);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<CreditReason, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code code}.
         *
         * @param value the value
         * @return this
         */
        public Builder code(CreditReasonCode value) {
            return set(CODE, value);
        }

        /**
         * Sets {@code description}.
         *
         * @param value The reason in words.
         * @return this
         */
        public Builder description(String value) {
            return set(DESCRIPTION, value);
        }

        /**
         * Sets {@code direction}.
         *
         * @param value the value
         * @return this
         */
        public Builder direction(CreditReasonDirection value) {
            return set(DIRECTION, value);
        }

        /**
         * Sets {@code points}.
         *
         * @param value Points of the feature.
         * @return this
         */
        public Builder points(int value) {
            return set(POINTS, value);
        }

        /**
         * Sets {@code feature}.
         *
         * @param value Feature behind it; null for reasons about the data.
         * @return this
         */
        public Builder feature(@Nullable String value) {
            return set(FEATURE, value);
        }
    }
}
