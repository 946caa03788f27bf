// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.util.List;

/**
 * How much data the score rests on.
 */
public final class CreditDataCoverage extends Model {
    private static final Prop<Integer> DAYS = Prop.required("days", Codecs.INT32);
    private static final Prop<Integer> TRANSACTION_COUNT = Prop.required("transactionCount", Codecs.INT32);
    private static final Prop<List<CreditDataSource>> SOURCES = Prop.required("sources", Codecs.list(CreditDataSource.CODEC));
    private static final Prop<ConfidenceLevel> CONFIDENCE = Prop.required("confidence", ConfidenceLevel.CODEC);

    /** How this type travels. */
    public static final Shape<CreditDataCoverage> SHAPE = Shape.of("CreditDataCoverage", CreditDataCoverage::new, DAYS, TRANSACTION_COUNT, SOURCES, CONFIDENCE);

    private CreditDataCoverage(Values values) {
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
     * Days between the first and the last transaction.
     *
     * @return the value, never null
     */
    public int days() {
        return get(DAYS);
    }

    /**
     * Completed transactions.
     *
     * @return the value, never null
     */
    public int transactionCount() {
        return get(TRANSACTION_COUNT);
    }

    /**
     * Sources that were used.
     *
     * @return the value, never null
     */
    public List<CreditDataSource> sources() {
        return get(SOURCES);
    }

    /**
     * The member confidence.
     *
     * @return the value, never null
     */
    public ConfidenceLevel confidence() {
        return get(CONFIDENCE);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<CreditDataCoverage, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code days}.
         *
         * @param value Days between the first and the last transaction.
         * @return this
         */
        public Builder days(int value) {
            return set(DAYS, value);
        }

        /**
         * Sets {@code transactionCount}.
         *
         * @param value Completed transactions.
         * @return this
         */
        public Builder transactionCount(int value) {
            return set(TRANSACTION_COUNT, value);
        }

        /**
         * Sets {@code sources}.
         *
         * @param value Sources that were used.
         * @return this
         */
        public Builder sources(List<CreditDataSource> value) {
            return set(SOURCES, value);
        }

        /**
         * Sets {@code confidence}.
         *
         * @param value the value
         * @return this
         */
        public Builder confidence(ConfidenceLevel value) {
            return set(CONFIDENCE, value);
        }
    }
}
