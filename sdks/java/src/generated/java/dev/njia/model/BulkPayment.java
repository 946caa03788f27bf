// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A bulk payment with the state of its items.
 */
public final class BulkPayment extends Model {
    private static final Prop<String> ID = Prop.required("id", Codecs.STRING);
    private static final Prop<String> OBJECT = Prop.required("object", Codecs.STRING).always("bulk_payment");
    private static final Prop<Boolean> LIVEMODE = Prop.required("livemode", Codecs.BOOLEAN);
    private static final Prop<Integer> VERSION = Prop.required("version", Codecs.INT32);
    private static final Prop<OffsetDateTime> CREATED_AT = Prop.required("createdAt", Codecs.DATE_TIME);
    private static final Prop<OffsetDateTime> UPDATED_AT = Prop.required("updatedAt", Codecs.DATE_TIME);
    private static final Prop<BulkPaymentStatus> STATUS = Prop.required("status", BulkPaymentStatus.CODEC);
    private static final Prop<BulkMode> MODE = Prop.required("mode", BulkMode.CODEC);
    private static final Prop<String> REFERENCE = Prop.required("reference", Codecs.STRING).orNull();
    private static final Prop<String> DESCRIPTION = Prop.required("description", Codecs.STRING).orNull();
    private static final Prop<RetryPolicy> RETRY_POLICY = Prop.required("retryPolicy", Codecs.later(() -> RetryPolicy.SHAPE));
    private static final Prop<BulkCounts> COUNTS = Prop.required("counts", Codecs.later(() -> BulkCounts.SHAPE));
    private static final Prop<List<BulkTotal>> TOTALS = Prop.required("totals", Codecs.list(Codecs.later(() -> BulkTotal.SHAPE)));
    private static final Prop<List<BulkItem>> ITEMS = Prop.required("items", Codecs.list(Codecs.later(() -> BulkItem.SHAPE))).orNull();
    private static final Prop<String> ITEMS_URL = Prop.required("itemsUrl", Codecs.STRING);
    private static final Prop<OffsetDateTime> STARTED_AT = Prop.required("startedAt", Codecs.DATE_TIME).orNull();
    private static final Prop<OffsetDateTime> COMPLETED_AT = Prop.required("completedAt", Codecs.DATE_TIME).orNull();
    private static final Prop<Map<String, String>> METADATA = Prop.required("metadata", Codecs.map(Codecs.STRING));

    /** How this type travels. */
    public static final Shape<BulkPayment> SHAPE = Shape.of("BulkPayment", BulkPayment::new, ID, OBJECT, LIVEMODE, VERSION, CREATED_AT, UPDATED_AT, STATUS, MODE, REFERENCE, DESCRIPTION, RETRY_POLICY, COUNTS, TOTALS, ITEMS, ITEMS_URL, STARTED_AT, COMPLETED_AT, METADATA);

    private BulkPayment(Values values) {
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
     * Id of the bulk payment.
     *
     * @return the value, never null
     */
    public String id() {
        return get(ID);
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
     * Grows by 1 with each change of state.
     *
     * @return the value, never null
     */
    public int version() {
        return get(VERSION);
    }

    /**
     * When it was made.
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

    /**
     * The member status.
     *
     * @return the value, never null
     */
    public BulkPaymentStatus status() {
        return get(STATUS);
    }

    /**
     * The member mode.
     *
     * @return the value, never null
     */
    public BulkMode mode() {
        return get(MODE);
    }

    /**
     * The caller's reference.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> reference() {
        return find(REFERENCE);
    }

    /**
     * What it is for.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> description() {
        return find(DESCRIPTION);
    }

    /**
     * The member retryPolicy.
     *
     * @return the value, never null
     */
    public RetryPolicy retryPolicy() {
        return get(RETRY_POLICY);
    }

    /**
     * The member counts.
     *
     * @return the value, never null
     */
    public BulkCounts counts() {
        return get(COUNTS);
    }

    /**
     * Sums, one per currency.
     *
     * @return the value, never null
     */
    public List<BulkTotal> totals() {
        return get(TOTALS);
    }

    /**
     * The items, in the answer that creates the bulk payment and with `expand=items`; else null.
     *
     * @return empty when it is null or was left out
     */
    public Optional<List<BulkItem>> items() {
        return find(ITEMS);
    }

    /**
     * Path of the list of items.
     *
     * @return the value, never null
     */
    public String itemsUrl() {
        return get(ITEMS_URL);
    }

    /**
     * When the first item started.
     *
     * @return empty when it is null or was left out
     */
    public Optional<OffsetDateTime> startedAt() {
        return find(STARTED_AT);
    }

    /**
     * When the last item became final.
     *
     * @return empty when it is null or was left out
     */
    public Optional<OffsetDateTime> completedAt() {
        return find(COMPLETED_AT);
    }

    /**
     * The member metadata.
     *
     * @return the value, never null
     */
    public Map<String, String> metadata() {
        return get(METADATA);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<BulkPayment, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code id}.
         *
         * @param value Id of the bulk payment.
         * @return this
         */
        public Builder id(String value) {
            return set(ID, value);
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
         * @param value Grows by 1 with each change of state.
         * @return this
         */
        public Builder version(int value) {
            return set(VERSION, value);
        }

        /**
         * Sets {@code createdAt}.
         *
         * @param value When it was made.
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

        /**
         * Sets {@code status}.
         *
         * @param value the value
         * @return this
         */
        public Builder status(BulkPaymentStatus value) {
            return set(STATUS, value);
        }

        /**
         * Sets {@code mode}.
         *
         * @param value the value
         * @return this
         */
        public Builder mode(BulkMode value) {
            return set(MODE, value);
        }

        /**
         * Sets {@code reference}.
         *
         * @param value The caller's reference.
         * @return this
         */
        public Builder reference(@Nullable String value) {
            return set(REFERENCE, value);
        }

        /**
         * Sets {@code description}.
         *
         * @param value What it is for.
         * @return this
         */
        public Builder description(@Nullable String value) {
            return set(DESCRIPTION, value);
        }

        /**
         * Sets {@code retryPolicy}.
         *
         * @param value the value
         * @return this
         */
        public Builder retryPolicy(RetryPolicy value) {
            return set(RETRY_POLICY, value);
        }

        /**
         * Sets {@code counts}.
         *
         * @param value the value
         * @return this
         */
        public Builder counts(BulkCounts value) {
            return set(COUNTS, value);
        }

        /**
         * Sets {@code totals}.
         *
         * @param value Sums, one per currency.
         * @return this
         */
        public Builder totals(List<BulkTotal> value) {
            return set(TOTALS, value);
        }

        /**
         * Sets {@code items}.
         *
         * @param value The items, in the answer that creates the bulk payment and with `expand=items`; else null.
         * @return this
         */
        public Builder items(@Nullable List<BulkItem> value) {
            return set(ITEMS, value);
        }

        /**
         * Sets {@code itemsUrl}.
         *
         * @param value Path of the list of items.
         * @return this
         */
        public Builder itemsUrl(String value) {
            return set(ITEMS_URL, value);
        }

        /**
         * Sets {@code startedAt}.
         *
         * @param value When the first item started.
         * @return this
         */
        public Builder startedAt(@Nullable OffsetDateTime value) {
            return set(STARTED_AT, value);
        }

        /**
         * Sets {@code completedAt}.
         *
         * @param value When the last item became final.
         * @return this
         */
        public Builder completedAt(@Nullable OffsetDateTime value) {
            return set(COMPLETED_AT, value);
        }

        /**
         * Sets {@code metadata}.
         *
         * @param value the value
         * @return this
         */
        public Builder metadata(Map<String, String> value) {
            return set(METADATA, value);
        }
    }
}
