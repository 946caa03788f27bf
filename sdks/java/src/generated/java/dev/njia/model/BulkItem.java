// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.time.OffsetDateTime;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One item of a bulk payment and the payment that it made.
 */
public final class BulkItem extends Model {
    private static final Prop<String> ID = Prop.required("id", Codecs.STRING);
    private static final Prop<String> OBJECT = Prop.required("object", Codecs.STRING).always("bulk_item");
    private static final Prop<Boolean> LIVEMODE = Prop.required("livemode", Codecs.BOOLEAN);
    private static final Prop<Integer> VERSION = Prop.required("version", Codecs.INT32);
    private static final Prop<OffsetDateTime> CREATED_AT = Prop.required("createdAt", Codecs.DATE_TIME);
    private static final Prop<OffsetDateTime> UPDATED_AT = Prop.required("updatedAt", Codecs.DATE_TIME);
    private static final Prop<String> BULK_PAYMENT_ID = Prop.required("bulkPaymentId", Codecs.STRING);
    private static final Prop<Integer> INDEX = Prop.required("index", Codecs.INT32);
    private static final Prop<String> ITEM_REFERENCE = Prop.required("itemReference", Codecs.STRING).orNull();
    private static final Prop<String> IDEMPOTENCY_KEY = Prop.required("idempotencyKey", Codecs.STRING);
    private static final Prop<BulkItemStatus> STATUS = Prop.required("status", BulkItemStatus.CODEC);
    private static final Prop<String> PAYMENT_ID = Prop.required("paymentId", Codecs.STRING).orNull();
    private static final Prop<Boolean> DEDUPLICATED = Prop.required("deduplicated", Codecs.BOOLEAN);
    private static final Prop<Integer> ATTEMPT_COUNT = Prop.required("attemptCount", Codecs.INT32);
    private static final Prop<OffsetDateTime> NEXT_ATTEMPT_AT = Prop.required("nextAttemptAt", Codecs.DATE_TIME).orNull();
    private static final Prop<Long> AMOUNT_MINOR_UNITS = Prop.required("amountMinorUnits", Codecs.INT64).orNull();
    private static final Prop<String> CURRENCY = Prop.required("currency", Codecs.STRING).orNull();
    private static final Prop<BulkItemError> ERROR = Prop.required("error", Codecs.later(() -> BulkItemError.SHAPE)).orNull();
    private static final Prop<FailureDetail> FAILURE = Prop.required("failure", Codecs.later(() -> FailureDetail.SHAPE)).orNull();

    /** How this type travels. */
    public static final Shape<BulkItem> SHAPE = Shape.of("BulkItem", BulkItem::new, ID, OBJECT, LIVEMODE, VERSION, CREATED_AT, UPDATED_AT, BULK_PAYMENT_ID, INDEX, ITEM_REFERENCE, IDEMPOTENCY_KEY, STATUS, PAYMENT_ID, DEDUPLICATED, ATTEMPT_COUNT, NEXT_ATTEMPT_AT, AMOUNT_MINOR_UNITS, CURRENCY, ERROR, FAILURE);

    private BulkItem(Values values) {
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
     * Id of the item.
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
     * When the item was made.
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
     * The bulk payment.
     *
     * @return the value, never null
     */
    public String bulkPaymentId() {
        return get(BULK_PAYMENT_ID);
    }

    /**
     * Position in the request, from 0.
     *
     * @return the value, never null
     */
    public int index() {
        return get(INDEX);
    }

    /**
     * The caller's reference of the item.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> itemReference() {
        return find(ITEM_REFERENCE);
    }

    /**
     * Idempotency key of the item.
     *
     * @return the value, never null
     */
    public String idempotencyKey() {
        return get(IDEMPOTENCY_KEY);
    }

    /**
     * The member status.
     *
     * @return the value, never null
     */
    public BulkItemStatus status() {
        return get(STATUS);
    }

    /**
     * The payment; null until there is one.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> paymentId() {
        return find(PAYMENT_ID);
    }

    /**
     * `true` when the key had made this payment before, so that nothing was paid again.
     *
     * @return the value, never null
     */
    public boolean deduplicated() {
        return get(DEDUPLICATED);
    }

    /**
     * Attempts so far.
     *
     * @return the value, never null
     */
    public int attemptCount() {
        return get(ATTEMPT_COUNT);
    }

    /**
     * When the next attempt is due; null without one.
     *
     * @return empty when it is null or was left out
     */
    public Optional<OffsetDateTime> nextAttemptAt() {
        return find(NEXT_ATTEMPT_AT);
    }

    /**
     * Amount in minor units of `currency`; null when a rejected item had none.
     *
     * @return empty when it is null or was left out
     */
    public Optional<Long> amountMinorUnits() {
        return find(AMOUNT_MINOR_UNITS);
    }

    /**
     * Currency; null when a rejected item had none.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> currency() {
        return find(CURRENCY);
    }

    /**
     * Why the item was rejected; null unless it was.
     *
     * @return empty when it is null or was left out
     */
    public Optional<BulkItemError> error() {
        return find(ERROR);
    }

    /**
     * Why the last attempt failed; null unless it did.
     *
     * @return empty when it is null or was left out
     */
    public Optional<FailureDetail> failure() {
        return find(FAILURE);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<BulkItem, Builder> {
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
         * @param value Id of the item.
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
         * @param value When the item was made.
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
         * Sets {@code bulkPaymentId}.
         *
         * @param value The bulk payment.
         * @return this
         */
        public Builder bulkPaymentId(String value) {
            return set(BULK_PAYMENT_ID, value);
        }

        /**
         * Sets {@code index}.
         *
         * @param value Position in the request, from 0.
         * @return this
         */
        public Builder index(int value) {
            return set(INDEX, value);
        }

        /**
         * Sets {@code itemReference}.
         *
         * @param value The caller's reference of the item.
         * @return this
         */
        public Builder itemReference(@Nullable String value) {
            return set(ITEM_REFERENCE, value);
        }

        /**
         * Sets {@code idempotencyKey}.
         *
         * @param value Idempotency key of the item.
         * @return this
         */
        public Builder idempotencyKey(String value) {
            return set(IDEMPOTENCY_KEY, value);
        }

        /**
         * Sets {@code status}.
         *
         * @param value the value
         * @return this
         */
        public Builder status(BulkItemStatus value) {
            return set(STATUS, value);
        }

        /**
         * Sets {@code paymentId}.
         *
         * @param value The payment; null until there is one.
         * @return this
         */
        public Builder paymentId(@Nullable String value) {
            return set(PAYMENT_ID, value);
        }

        /**
         * Sets {@code deduplicated}.
         *
         * @param value `true` when the key had made this payment before, so that nothing was paid again.
         * @return this
         */
        public Builder deduplicated(boolean value) {
            return set(DEDUPLICATED, value);
        }

        /**
         * Sets {@code attemptCount}.
         *
         * @param value Attempts so far.
         * @return this
         */
        public Builder attemptCount(int value) {
            return set(ATTEMPT_COUNT, value);
        }

        /**
         * Sets {@code nextAttemptAt}.
         *
         * @param value When the next attempt is due; null without one.
         * @return this
         */
        public Builder nextAttemptAt(@Nullable OffsetDateTime value) {
            return set(NEXT_ATTEMPT_AT, value);
        }

        /**
         * Sets {@code amountMinorUnits}.
         *
         * @param value Amount in minor units of `currency`; null when a rejected item had none.
         * @return this
         */
        public Builder amountMinorUnits(@Nullable Long value) {
            return set(AMOUNT_MINOR_UNITS, value);
        }

        /**
         * Sets {@code currency}.
         *
         * @param value Currency; null when a rejected item had none.
         * @return this
         */
        public Builder currency(@Nullable String value) {
            return set(CURRENCY, value);
        }

        /**
         * Sets {@code error}.
         *
         * @param value Why the item was rejected; null unless it was.
         * @return this
         */
        public Builder error(@Nullable BulkItemError value) {
            return set(ERROR, value);
        }

        /**
         * Sets {@code failure}.
         *
         * @param value Why the last attempt failed; null unless it did.
         * @return this
         */
        public Builder failure(@Nullable FailureDetail value) {
            return set(FAILURE, value);
        }
    }
}
