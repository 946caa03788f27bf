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
 * Thresholds of the tenant.
 * <p>
 * Every change makes a new version; analyses name the version that they used.
 */
public final class FraudPolicy extends Model {
    private static final Prop<String> OBJECT = Prop.required("object", Codecs.STRING).always("fraud_policy");
    private static final Prop<Boolean> LIVEMODE = Prop.required("livemode", Codecs.BOOLEAN);
    private static final Prop<Integer> VERSION = Prop.required("version", Codecs.INT32);
    private static final Prop<Integer> REVIEW_AT = Prop.required("reviewAt", Codecs.INT32);
    private static final Prop<Integer> BLOCK_AT = Prop.required("blockAt", Codecs.INT32);
    private static final Prop<FraudFailMode> FAIL_MODE = Prop.required("failMode", FraudFailMode.CODEC);
    private static final Prop<OffsetDateTime> CREATED_AT = Prop.required("createdAt", Codecs.DATE_TIME);
    private static final Prop<OffsetDateTime> UPDATED_AT = Prop.required("updatedAt", Codecs.DATE_TIME);

    /** How this type travels. */
    public static final Shape<FraudPolicy> SHAPE = Shape.of("FraudPolicy", FraudPolicy::new, OBJECT, LIVEMODE, VERSION, REVIEW_AT, BLOCK_AT, FAIL_MODE, CREATED_AT, UPDATED_AT);

    private FraudPolicy(Values values) {
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
     * Kind of object.
     *
     * @return the value, never null
     */
    public String object() {
        return get(OBJECT);
    }

    /**
     * `true` in live mode, `false` in test mode.
     *
     * @return the value, never null
     */
    public boolean livemode() {
        return get(LIVEMODE);
    }

    /**
     * Grows by 1 with each change.
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

    /**
     * The member failMode.
     *
     * @return the value, never null
     */
    public FraudFailMode failMode() {
        return get(FAIL_MODE);
    }

    /**
     * When the first version was made.
     *
     * @return the value, never null
     */
    public OffsetDateTime createdAt() {
        return get(CREATED_AT);
    }

    /**
     * When it last changed.
     *
     * @return the value, never null
     */
    public OffsetDateTime updatedAt() {
        return get(UPDATED_AT);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<FraudPolicy, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code livemode}.
         *
         * @param value `true` in live mode, `false` in test mode.
         * @return this
         */
        public Builder livemode(boolean value) {
            return set(LIVEMODE, value);
        }

        /**
         * Sets {@code version}.
         *
         * @param value Grows by 1 with each change.
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

        /**
         * Sets {@code failMode}.
         *
         * @param value the value
         * @return this
         */
        public Builder failMode(FraudFailMode value) {
            return set(FAIL_MODE, value);
        }

        /**
         * Sets {@code createdAt}.
         *
         * @param value When the first version was made.
         * @return this
         */
        public Builder createdAt(OffsetDateTime value) {
            return set(CREATED_AT, value);
        }

        /**
         * Sets {@code updatedAt}.
         *
         * @param value When it last changed.
         * @return this
         */
        public Builder updatedAt(OffsetDateTime value) {
            return set(UPDATED_AT, value);
        }
    }
}
