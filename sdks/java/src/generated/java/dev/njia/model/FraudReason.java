// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import dev.njia.json.JsonValue;
import java.util.Map;

/**
 * One reason of the score, with its evidence and the score without it.
 */
public final class FraudReason extends Model {
    private static final Prop<FraudReasonCode> CODE = Prop.required("code", FraudReasonCode.CODEC);
    private static final Prop<FraudReasonCategory> CATEGORY = Prop.required("category", FraudReasonCategory.CODEC);
    private static final Prop<String> DESCRIPTION = Prop.required("description", Codecs.STRING);
    private static final Prop<Double> WEIGHT = Prop.required("weight", Codecs.DOUBLE);
    private static final Prop<Integer> SCORE_WITHOUT = Prop.required("scoreWithout", Codecs.INT32);
    private static final Prop<Map<String, JsonValue>> EVIDENCE = Prop.required("evidence", Codecs.map(Codecs.ANY));

    /** How this type travels. */
    public static final Shape<FraudReason> SHAPE = Shape.of("FraudReason", FraudReason::new, CODE, CATEGORY, DESCRIPTION, WEIGHT, SCORE_WITHOUT, EVIDENCE);

    private FraudReason(Values values) {
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
    public FraudReasonCode code() {
        return get(CODE);
    }

    /**
     * The member category.
     *
     * @return the value, never null
     */
    public FraudReasonCategory category() {
        return get(CATEGORY);
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
     * Its share of all evidence for a fraud.
     *
     * @return the value, never null
     */
    public double weight() {
        return get(WEIGHT);
    }

    /**
     * Risk score without this signal.
     *
     * @return the value, never null
     */
    public int scoreWithout() {
        return get(SCORE_WITHOUT);
    }

    /**
     * The member evidence.
     *
     * @return the value, never null
     */
    public Map<String, JsonValue> evidence() {
        return get(EVIDENCE);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<FraudReason, Builder> {
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
        public Builder code(FraudReasonCode value) {
            return set(CODE, value);
        }

        /**
         * Sets {@code category}.
         *
         * @param value the value
         * @return this
         */
        public Builder category(FraudReasonCategory value) {
            return set(CATEGORY, value);
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
         * Sets {@code weight}.
         *
         * @param value Its share of all evidence for a fraud.
         * @return this
         */
        public Builder weight(double value) {
            return set(WEIGHT, value);
        }

        /**
         * Sets {@code scoreWithout}.
         *
         * @param value Risk score without this signal.
         * @return this
         */
        public Builder scoreWithout(int value) {
            return set(SCORE_WITHOUT, value);
        }

        /**
         * Sets {@code evidence}.
         *
         * @param value the value
         * @return this
         */
        public Builder evidence(Map<String, JsonValue> value) {
            return set(EVIDENCE, value);
        }
    }
}
