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
 * The money movement behind a payment, a reversal, a card capture, a book transfer or a test funding, with its
 * ledger entries.
 */
public final class Transaction extends Model {
    private static final Prop<String> ID = Prop.required("id", Codecs.STRING);
    private static final Prop<String> OBJECT = Prop.required("object", Codecs.STRING).always("transaction");
    private static final Prop<Boolean> LIVEMODE = Prop.required("livemode", Codecs.BOOLEAN);
    private static final Prop<Integer> VERSION = Prop.required("version", Codecs.INT32);
    private static final Prop<OffsetDateTime> CREATED_AT = Prop.required("createdAt", Codecs.DATE_TIME);
    private static final Prop<OffsetDateTime> UPDATED_AT = Prop.required("updatedAt", Codecs.DATE_TIME);
    private static final Prop<TransactionType> TYPE = Prop.required("type", TransactionType.CODEC);
    private static final Prop<TransactionStatus> STATUS = Prop.required("status", TransactionStatus.CODEC);
    private static final Prop<String> PAYMENT_ID = Prop.required("paymentId", Codecs.STRING).orNull();
    private static final Prop<String> ORIGINAL_TRANSACTION_ID = Prop.required("originalTransactionId", Codecs.STRING).orNull();
    private static final Prop<String> REVERSAL_ID = Prop.required("reversalId", Codecs.STRING).orNull();
    private static final Prop<String> ACCOUNT_ID = Prop.required("accountId", Codecs.STRING);
    private static final Prop<Long> AMOUNT_MINOR_UNITS = Prop.required("amountMinorUnits", Codecs.INT64);
    private static final Prop<String> CURRENCY = Prop.required("currency", Codecs.STRING);
    private static final Prop<Money> FEE = Prop.required("fee", Codecs.later(() -> Money.SHAPE));
    private static final Prop<Money> REVERSED_AMOUNT = Prop.required("reversedAmount", Codecs.later(() -> Money.SHAPE));
    private static final Prop<String> RAIL = Prop.required("rail", Codecs.STRING).orNull();
    private static final Prop<String> PROVIDER_REFERENCE = Prop.required("providerReference", Codecs.STRING).orNull();
    private static final Prop<String> CORRIDOR = Prop.required("corridor", Codecs.STRING).orNull();
    private static final Prop<String> CUSTOMER_ID = Prop.required("customerId", Codecs.STRING).orNull();
    private static final Prop<PartyDetails> COUNTERPARTY = Prop.required("counterparty", Codecs.later(() -> PartyDetails.CODEC)).orNull();
    private static final Prop<String> DESCRIPTION = Prop.required("description", Codecs.STRING).orNull();
    private static final Prop<List<String>> LEDGER_ENTRY_IDS = Prop.required("ledgerEntryIds", Codecs.list(Codecs.STRING));
    private static final Prop<ReconciliationCase> RECONCILIATION = Prop.required("reconciliation", Codecs.later(() -> ReconciliationCase.SHAPE));
    private static final Prop<OffsetDateTime> COMPLETED_AT = Prop.required("completedAt", Codecs.DATE_TIME).orNull();
    private static final Prop<List<TimelineItem>> TIMELINE = Prop.required("timeline", Codecs.list(Codecs.later(() -> TimelineItem.SHAPE)));
    private static final Prop<Map<String, String>> METADATA = Prop.required("metadata", Codecs.map(Codecs.STRING));
    private static final Prop<Payment> PAYMENT = Prop.optional("payment", Codecs.later(() -> Payment.SHAPE));
    private static final Prop<Customer> CUSTOMER = Prop.optional("customer", Codecs.later(() -> Customer.SHAPE));

    /** How this type travels. */
    public static final Shape<Transaction> SHAPE = Shape.of("Transaction", Transaction::new, ID, OBJECT, LIVEMODE, VERSION, CREATED_AT, UPDATED_AT, TYPE, STATUS, PAYMENT_ID, ORIGINAL_TRANSACTION_ID, REVERSAL_ID, ACCOUNT_ID, AMOUNT_MINOR_UNITS, CURRENCY, FEE, REVERSED_AMOUNT, RAIL, PROVIDER_REFERENCE, CORRIDOR, CUSTOMER_ID, COUNTERPARTY, DESCRIPTION, LEDGER_ENTRY_IDS, RECONCILIATION, COMPLETED_AT, TIMELINE, METADATA, PAYMENT, CUSTOMER);

    private Transaction(Values values) {
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
     * Id of the transaction.
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
     * When the transaction was made.
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
     * The member type.
     *
     * @return the value, never null
     */
    public TransactionType type() {
        return get(TYPE);
    }

    /**
     * The member status.
     *
     * @return the value, never null
     */
    public TransactionStatus status() {
        return get(STATUS);
    }

    /**
     * Payment that made it.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> paymentId() {
        return find(PAYMENT_ID);
    }

    /**
     * Of a reversal: the transaction that it undoes.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> originalTransactionId() {
        return find(ORIGINAL_TRANSACTION_ID);
    }

    /**
     * Reversal that made it or that undoes it.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> reversalId() {
        return find(REVERSAL_ID);
    }

    /**
     * The tenant's account.
     *
     * @return the value, never null
     */
    public String accountId() {
        return get(ACCOUNT_ID);
    }

    /**
     * Amount in minor units of `currency`.
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
     * The member fee.
     *
     * @return the value, never null
     */
    public Money fee() {
        return get(FEE);
    }

    /**
     * The member reversedAmount.
     *
     * @return the value, never null
     */
    public Money reversedAmount() {
        return get(REVERSED_AMOUNT);
    }

    /**
     * Rail that carried it; null without one.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> rail() {
        return find(RAIL);
    }

    /**
     * The rail's own reference.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> providerReference() {
        return find(PROVIDER_REFERENCE);
    }

    /**
     * Corridor; null for movements inside the tenant.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> corridor() {
        return find(CORRIDOR);
    }

    /**
     * Customer whom it belongs to.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> customerId() {
        return find(CUSTOMER_ID);
    }

    /**
     * The other side, masked; null without one.
     *
     * @return empty when it is null or was left out
     */
    public Optional<PartyDetails> counterparty() {
        return find(COUNTERPARTY);
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
     * Ledger entries that it posted.
     *
     * @return the value, never null
     */
    public List<String> ledgerEntryIds() {
        return get(LEDGER_ENTRY_IDS);
    }

    /**
     * The member reconciliation.
     *
     * @return the value, never null
     */
    public ReconciliationCase reconciliation() {
        return get(RECONCILIATION);
    }

    /**
     * When the money had moved.
     *
     * @return empty when it is null or was left out
     */
    public Optional<OffsetDateTime> completedAt() {
        return find(COMPLETED_AT);
    }

    /**
     * All changes of state, oldest first.
     *
     * @return the value, never null
     */
    public List<TimelineItem> timeline() {
        return get(TIMELINE);
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
     * The payment; only with `expand=payment`.
     *
     * @return empty when it was left out
     */
    public Optional<Payment> payment() {
        return find(PAYMENT);
    }

    /**
     * The customer; only with `expand=customer`.
     *
     * @return empty when it was left out
     */
    public Optional<Customer> customer() {
        return find(CUSTOMER);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<Transaction, Builder> {
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
         * @param value Id of the transaction.
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
         * @param value When the transaction was made.
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
         * Sets {@code type}.
         *
         * @param value the value
         * @return this
         */
        public Builder type(TransactionType value) {
            return set(TYPE, value);
        }

        /**
         * Sets {@code status}.
         *
         * @param value the value
         * @return this
         */
        public Builder status(TransactionStatus value) {
            return set(STATUS, value);
        }

        /**
         * Sets {@code paymentId}.
         *
         * @param value Payment that made it.
         * @return this
         */
        public Builder paymentId(@Nullable String value) {
            return set(PAYMENT_ID, value);
        }

        /**
         * Sets {@code originalTransactionId}.
         *
         * @param value Of a reversal: the transaction that it undoes.
         * @return this
         */
        public Builder originalTransactionId(@Nullable String value) {
            return set(ORIGINAL_TRANSACTION_ID, value);
        }

        /**
         * Sets {@code reversalId}.
         *
         * @param value Reversal that made it or that undoes it.
         * @return this
         */
        public Builder reversalId(@Nullable String value) {
            return set(REVERSAL_ID, value);
        }

        /**
         * Sets {@code accountId}.
         *
         * @param value The tenant's account.
         * @return this
         */
        public Builder accountId(String value) {
            return set(ACCOUNT_ID, value);
        }

        /**
         * Sets {@code amountMinorUnits}.
         *
         * @param value Amount in minor units of `currency`.
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
         * Sets {@code fee}.
         *
         * @param value the value
         * @return this
         */
        public Builder fee(Money value) {
            return set(FEE, value);
        }

        /**
         * Sets {@code reversedAmount}.
         *
         * @param value the value
         * @return this
         */
        public Builder reversedAmount(Money value) {
            return set(REVERSED_AMOUNT, value);
        }

        /**
         * Sets {@code rail}.
         *
         * @param value Rail that carried it; null without one.
         * @return this
         */
        public Builder rail(@Nullable String value) {
            return set(RAIL, value);
        }

        /**
         * Sets {@code providerReference}.
         *
         * @param value The rail's own reference.
         * @return this
         */
        public Builder providerReference(@Nullable String value) {
            return set(PROVIDER_REFERENCE, value);
        }

        /**
         * Sets {@code corridor}.
         *
         * @param value Corridor; null for movements inside the tenant.
         * @return this
         */
        public Builder corridor(@Nullable String value) {
            return set(CORRIDOR, value);
        }

        /**
         * Sets {@code customerId}.
         *
         * @param value Customer whom it belongs to.
         * @return this
         */
        public Builder customerId(@Nullable String value) {
            return set(CUSTOMER_ID, value);
        }

        /**
         * Sets {@code counterparty}.
         *
         * @param value The other side, masked; null without one.
         * @return this
         */
        public Builder counterparty(@Nullable PartyDetails value) {
            return set(COUNTERPARTY, value);
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
         * Sets {@code ledgerEntryIds}.
         *
         * @param value Ledger entries that it posted.
         * @return this
         */
        public Builder ledgerEntryIds(List<String> value) {
            return set(LEDGER_ENTRY_IDS, value);
        }

        /**
         * Sets {@code reconciliation}.
         *
         * @param value the value
         * @return this
         */
        public Builder reconciliation(ReconciliationCase value) {
            return set(RECONCILIATION, value);
        }

        /**
         * Sets {@code completedAt}.
         *
         * @param value When the money had moved.
         * @return this
         */
        public Builder completedAt(@Nullable OffsetDateTime value) {
            return set(COMPLETED_AT, value);
        }

        /**
         * Sets {@code timeline}.
         *
         * @param value All changes of state, oldest first.
         * @return this
         */
        public Builder timeline(List<TimelineItem> value) {
            return set(TIMELINE, value);
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
         * Sets {@code payment}.
         *
         * @param value The payment; only with `expand=payment`.
         * @return this
         */
        public Builder payment(Payment value) {
            return set(PAYMENT, value);
        }

        /**
         * Sets {@code customer}.
         *
         * @param value The customer; only with `expand=customer`.
         * @return this
         */
        public Builder customer(Customer value) {
            return set(CUSTOMER, value);
        }
    }
}
