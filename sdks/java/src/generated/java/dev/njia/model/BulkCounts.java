// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;

/**
 * Number of items by state; they add up to `total`.
 */
public final class BulkCounts extends Model {
    private static final Prop<Integer> TOTAL = Prop.required("total", Codecs.INT32);
    private static final Prop<Integer> PENDING = Prop.required("pending", Codecs.INT32);
    private static final Prop<Integer> REJECTED = Prop.required("rejected", Codecs.INT32);
    private static final Prop<Integer> PROCESSING = Prop.required("processing", Codecs.INT32);
    private static final Prop<Integer> RETRY_SCHEDULED = Prop.required("retryScheduled", Codecs.INT32);
    private static final Prop<Integer> IN_RECONCILIATION = Prop.required("inReconciliation", Codecs.INT32);
    private static final Prop<Integer> SUCCEEDED = Prop.required("succeeded", Codecs.INT32);
    private static final Prop<Integer> FAILED = Prop.required("failed", Codecs.INT32);
    private static final Prop<Integer> CANCELED = Prop.required("canceled", Codecs.INT32);

    /** How this type travels. */
    public static final Shape<BulkCounts> SHAPE = Shape.of("BulkCounts", BulkCounts::new, TOTAL, PENDING, REJECTED, PROCESSING, RETRY_SCHEDULED, IN_RECONCILIATION, SUCCEEDED, FAILED, CANCELED);

    private BulkCounts(Values values) {
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
     * All items.
     *
     * @return the value, never null
     */
    public int total() {
        return get(TOTAL);
    }

    /**
     * Items that wait for their turn.
     *
     * @return the value, never null
     */
    public int pending() {
        return get(PENDING);
    }

    /**
     * Items that were not valid.
     *
     * @return the value, never null
     */
    public int rejected() {
        return get(REJECTED);
    }

    /**
     * Items in work.
     *
     * @return the value, never null
     */
    public int processing() {
        return get(PROCESSING);
    }

    /**
     * Items that will be tried again.
     *
     * @return the value, never null
     */
    public int retryScheduled() {
        return get(RETRY_SCHEDULED);
    }

    /**
     * Items whose outcome is unknown.
     *
     * @return the value, never null
     */
    public int inReconciliation() {
        return get(IN_RECONCILIATION);
    }

    /**
     * Items whose money moved.
     *
     * @return the value, never null
     */
    public int succeeded() {
        return get(SUCCEEDED);
    }

    /**
     * Items that failed for good.
     *
     * @return the value, never null
     */
    public int failed() {
        return get(FAILED);
    }

    /**
     * Items that were canceled.
     *
     * @return the value, never null
     */
    public int canceled() {
        return get(CANCELED);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<BulkCounts, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code total}.
         *
         * @param value All items.
         * @return this
         */
        public Builder total(int value) {
            return set(TOTAL, value);
        }

        /**
         * Sets {@code pending}.
         *
         * @param value Items that wait for their turn.
         * @return this
         */
        public Builder pending(int value) {
            return set(PENDING, value);
        }

        /**
         * Sets {@code rejected}.
         *
         * @param value Items that were not valid.
         * @return this
         */
        public Builder rejected(int value) {
            return set(REJECTED, value);
        }

        /**
         * Sets {@code processing}.
         *
         * @param value Items in work.
         * @return this
         */
        public Builder processing(int value) {
            return set(PROCESSING, value);
        }

        /**
         * Sets {@code retryScheduled}.
         *
         * @param value Items that will be tried again.
         * @return this
         */
        public Builder retryScheduled(int value) {
            return set(RETRY_SCHEDULED, value);
        }

        /**
         * Sets {@code inReconciliation}.
         *
         * @param value Items whose outcome is unknown.
         * @return this
         */
        public Builder inReconciliation(int value) {
            return set(IN_RECONCILIATION, value);
        }

        /**
         * Sets {@code succeeded}.
         *
         * @param value Items whose money moved.
         * @return this
         */
        public Builder succeeded(int value) {
            return set(SUCCEEDED, value);
        }

        /**
         * Sets {@code failed}.
         *
         * @param value Items that failed for good.
         * @return this
         */
        public Builder failed(int value) {
            return set(FAILED, value);
        }

        /**
         * Sets {@code canceled}.
         *
         * @param value Items that were canceled.
         * @return this
         */
        public Builder canceled(int value) {
            return set(CANCELED, value);
        }
    }
}
