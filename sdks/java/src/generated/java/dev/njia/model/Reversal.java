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
 * The taking back of one transaction, with its audit trail.
 * <p>
 * A transaction is reversed at most once, fully or partly.
 */
public final class Reversal extends Model {
    private static final Prop<String> ID = Prop.required("id", Codecs.STRING);
    private static final Prop<String> OBJECT = Prop.required("object", Codecs.STRING).always("reversal");
    private static final Prop<Boolean> LIVEMODE = Prop.required("livemode", Codecs.BOOLEAN);
    private static final Prop<Integer> VERSION = Prop.required("version", Codecs.INT32);
    private static final Prop<OffsetDateTime> CREATED_AT = Prop.required("createdAt", Codecs.DATE_TIME);
    private static final Prop<OffsetDateTime> UPDATED_AT = Prop.required("updatedAt", Codecs.DATE_TIME);
    private static final Prop<String> TRANSACTION_ID = Prop.required("transactionId", Codecs.STRING);
    private static final Prop<String> REVERSAL_TRANSACTION_ID = Prop.required("reversalTransactionId", Codecs.STRING).orNull();
    private static final Prop<ReversalStatus> STATUS = Prop.required("status", ReversalStatus.CODEC);
    private static final Prop<ReversalMethod> METHOD = Prop.required("method", ReversalMethod.CODEC);
    private static final Prop<ReversalReason> REASON = Prop.required("reason", ReversalReason.CODEC);
    private static final Prop<String> NOTE = Prop.required("note", Codecs.STRING).orNull();
    private static final Prop<Long> AMOUNT_MINOR_UNITS = Prop.required("amountMinorUnits", Codecs.INT64);
    private static final Prop<String> CURRENCY = Prop.required("currency", Codecs.STRING);
    private static final Prop<Boolean> PARTIAL = Prop.required("partial", Codecs.BOOLEAN);
    private static final Prop<Money> FEE = Prop.required("fee", Codecs.later(() -> Money.SHAPE));
    private static final Prop<Actor> REQUESTED_BY = Prop.required("requestedBy", Codecs.later(() -> Actor.SHAPE));
    private static final Prop<FailureDetail> FAILURE = Prop.required("failure", Codecs.later(() -> FailureDetail.SHAPE)).orNull();
    private static final Prop<List<AuditEntry>> AUDIT_TRAIL = Prop.required("auditTrail", Codecs.list(Codecs.later(() -> AuditEntry.SHAPE)));
    private static final Prop<OffsetDateTime> COMPLETED_AT = Prop.required("completedAt", Codecs.DATE_TIME).orNull();
    private static final Prop<Map<String, String>> METADATA = Prop.required("metadata", Codecs.map(Codecs.STRING));
    private static final Prop<Transaction> TRANSACTION = Prop.optional("transaction", Codecs.later(() -> Transaction.SHAPE));

    /** How this type travels. */
    public static final Shape<Reversal> SHAPE = Shape.of("Reversal", Reversal::new, ID, OBJECT, LIVEMODE, VERSION, CREATED_AT, UPDATED_AT, TRANSACTION_ID, REVERSAL_TRANSACTION_ID, STATUS, METHOD, REASON, NOTE, AMOUNT_MINOR_UNITS, CURRENCY, PARTIAL, FEE, REQUESTED_BY, FAILURE, AUDIT_TRAIL, COMPLETED_AT, METADATA, TRANSACTION);

    private Reversal(Values values) {
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
     * Id of the reversal.
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
     * When the reversal was asked for.
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
     * The transaction that is reversed.
     *
     * @return the value, never null
     */
    public String transactionId() {
        return get(TRANSACTION_ID);
    }

    /**
     * The transaction that moved the money back; null until there is one.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> reversalTransactionId() {
        return find(REVERSAL_TRANSACTION_ID);
    }

    /**
     * The member status.
     *
     * @return the value, never null
     */
    public ReversalStatus status() {
        return get(STATUS);
    }

    /**
     * The member method.
     *
     * @return the value, never null
     */
    public ReversalMethod method() {
        return get(METHOD);
    }

    /**
     * The member reason.
     *
     * @return the value, never null
     */
    public ReversalReason reason() {
        return get(REASON);
    }

    /**
     * Reason in words.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> note() {
        return find(NOTE);
    }

    /**
     * Amount taken back in minor units of `currency`.
     *
     * @return the value, never null
     */
    public long amountMinorUnits() {
        return get(AMOUNT_MINOR_UNITS);
    }

    /**
     * The member currency.
     *
     * @return the value, never null
     */
    public String currency() {
        return get(CURRENCY);
    }

    /**
     * Whether less than the whole transaction is reversed.
     *
     * @return the value, never null
     */
    public boolean partial() {
        return get(PARTIAL);
    }

    /**
     * The member fee.
     *
     * @return the value, never null
     */
    public Money fee() {
        return get(FEE);
    }

    /**
     * The member requestedBy.
     *
     * @return the value, never null
     */
    public Actor requestedBy() {
        return get(REQUESTED_BY);
    }

    /**
     * Why the reversal failed; null unless it did.
     *
     * @return empty when it is null or was left out
     */
    public Optional<FailureDetail> failure() {
        return find(FAILURE);
    }

    /**
     * The hash-chained audit entries of the reversal, oldest first.
     *
     * @return the value, never null
     */
    public List<AuditEntry> auditTrail() {
        return get(AUDIT_TRAIL);
    }

    /**
     * When the money was back.
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

    /**
     * The reversed transaction; only with `expand=transaction`.
     *
     * @return empty when it was left out
     */
    public Optional<Transaction> transaction() {
        return find(TRANSACTION);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<Reversal, Builder> {
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
         * @param value Id of the reversal.
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
         * @param value When the reversal was asked for.
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
         * Sets {@code transactionId}.
         *
         * @param value The transaction that is reversed.
         * @return this
         */
        public Builder transactionId(String value) {
            return set(TRANSACTION_ID, value);
        }

        /**
         * Sets {@code reversalTransactionId}.
         *
         * @param value The transaction that moved the money back; null until there is one.
         * @return this
         */
        public Builder reversalTransactionId(@Nullable String value) {
            return set(REVERSAL_TRANSACTION_ID, value);
        }

        /**
         * Sets {@code status}.
         *
         * @param value the value
         * @return this
         */
        public Builder status(ReversalStatus value) {
            return set(STATUS, value);
        }

        /**
         * Sets {@code method}.
         *
         * @param value the value
         * @return this
         */
        public Builder method(ReversalMethod value) {
            return set(METHOD, value);
        }

        /**
         * Sets {@code reason}.
         *
         * @param value the value
         * @return this
         */
        public Builder reason(ReversalReason value) {
            return set(REASON, value);
        }

        /**
         * Sets {@code note}.
         *
         * @param value Reason in words.
         * @return this
         */
        public Builder note(@Nullable String value) {
            return set(NOTE, value);
        }

        /**
         * Sets {@code amountMinorUnits}.
         *
         * @param value Amount taken back in minor units of `currency`.
         * @return this
         */
        public Builder amountMinorUnits(long value) {
            return set(AMOUNT_MINOR_UNITS, value);
        }

        /**
         * Sets {@code currency}.
         *
         * @param value the value
         * @return this
         */
        public Builder currency(String value) {
            return set(CURRENCY, value);
        }

        /**
         * Sets {@code partial}.
         *
         * @param value Whether less than the whole transaction is reversed.
         * @return this
         */
        public Builder partial(boolean value) {
            return set(PARTIAL, value);
        }

        /**
         * Sets {@code fee}.
         *
         * @param value the value
         * @return this
         */
        public Builder fee(Money value) {
            return set(FEE, value);
        }

        /**
         * Sets {@code requestedBy}.
         *
         * @param value the value
         * @return this
         */
        public Builder requestedBy(Actor value) {
            return set(REQUESTED_BY, value);
        }

        /**
         * Sets {@code failure}.
         *
         * @param value Why the reversal failed; null unless it did.
         * @return this
         */
        public Builder failure(@Nullable FailureDetail value) {
            return set(FAILURE, value);
        }

        /**
         * Sets {@code auditTrail}.
         *
         * @param value The hash-chained audit entries of the reversal, oldest first.
         * @return this
         */
        public Builder auditTrail(List<AuditEntry> value) {
            return set(AUDIT_TRAIL, value);
        }

        /**
         * Sets {@code completedAt}.
         *
         * @param value When the money was back.
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

        /**
         * Sets {@code transaction}.
         *
         * @param value The reversed transaction; only with `expand=transaction`.
         * @return this
         */
        public Builder transaction(Transaction value) {
            return set(TRANSACTION, value);
        }
    }
}
