// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;

/**
 * The policy that made the decision.
 */
public final class FraudPolicySnapshot extends Model {
    private static final Prop<Integer> VERSION = Prop.required("version", Codecs.INT32);
    private static final Prop<Integer> REVIEW_AT = Prop.required("reviewAt", Codecs.INT32);
    private static final Prop<Integer> BLOCK_AT = Prop.required("blockAt", Codecs.INT32);

    /** How this type travels. */
    public static final Shape<FraudPolicySnapshot> SHAPE = Shape.of("FraudPolicySnapshot", FraudPolicySnapshot::new, VERSION, REVIEW_AT, BLOCK_AT);

    private FraudPolicySnapshot(Values values) {
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
     * Version of the policy.
     *
     * @return the value, never null
     */
    public int version() {
        return get(VERSION);
    }

    /**
     * Score from which the decision is `review`.
     *
     * @return the value, never null
     */
    public int reviewAt() {
        return get(REVIEW_AT);
    }

    /**
     * Score from which the decision is `block`.
     *
     * @return the value, never null
     */
    public int blockAt() {
        return get(BLOCK_AT);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<FraudPolicySnapshot, Builder> {
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
         * @param value Version of the policy.
         * @return this
         */
        public Builder version(int value) {
            return set(VERSION, value);
        }

        /**
         * Sets {@code reviewAt}.
         *
         * @param value Score from which the decision is `review`.
         * @return this
         */
        public Builder reviewAt(int value) {
            return set(REVIEW_AT, value);
        }

        /**
         * Sets {@code blockAt}.
         *
         * @param value Score from which the decision is `block`.
         * @return this
         */
        public Builder blockAt(int value) {
            return set(BLOCK_AT, value);
        }
    }
}
