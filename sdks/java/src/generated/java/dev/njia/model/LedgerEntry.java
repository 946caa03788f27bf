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
 * One posting on an account.
 * <p>
 * Entries are only ever added; the debits and credits of a transaction are equal in each currency.
 */
public final class LedgerEntry extends Model {
    private static final Prop<String> ID = Prop.required("id", Codecs.STRING);
    private static final Prop<String> OBJECT = Prop.required("object", Codecs.STRING).always("ledger_entry");
    private static final Prop<Boolean> LIVEMODE = Prop.required("livemode", Codecs.BOOLEAN);
    private static final Prop<String> ACCOUNT_ID = Prop.required("accountId", Codecs.STRING);
    private static final Prop<LedgerDirection> DIRECTION = Prop.required("direction", LedgerDirection.CODEC);
    private static final Prop<Long> AMOUNT_MINOR_UNITS = Prop.required("amountMinorUnits", Codecs.INT64);
    private static final Prop<String> CURRENCY = Prop.required("currency", Codecs.STRING);
    private static final Prop<Money> BALANCE_AFTER = Prop.required("balanceAfter", Codecs.later(() -> Money.SHAPE));
    private static final Prop<LedgerPhase> PHASE = Prop.required("phase", LedgerPhase.CODEC);
    private static final Prop<String> TRANSACTION_ID = Prop.required("transactionId", Codecs.STRING).orNull();
    private static final Prop<LedgerEntryKind> KIND = Prop.required("kind", LedgerEntryKind.CODEC);
    private static final Prop<String> DESCRIPTION = Prop.required("description", Codecs.STRING).orNull();
    private static final Prop<OffsetDateTime> CREATED_AT = Prop.required("createdAt", Codecs.DATE_TIME);

    /** How this type travels. */
    public static final Shape<LedgerEntry> SHAPE = Shape.of("LedgerEntry", LedgerEntry::new, ID, OBJECT, LIVEMODE, ACCOUNT_ID, DIRECTION, AMOUNT_MINOR_UNITS, CURRENCY, BALANCE_AFTER, PHASE, TRANSACTION_ID, KIND, DESCRIPTION, CREATED_AT);

    private LedgerEntry(Values values) {
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
     * Id of the entry.
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
     * The account.
     *
     * @return the value, never null
     */
    public String accountId() {
        return get(ACCOUNT_ID);
    }

    /**
     * The member direction.
     *
     * @return the value, never null
     */
    public LedgerDirection direction() {
        return get(DIRECTION);
    }

    /**
     * Amount in minor units of `currency`, always positive.
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
     * The member balanceAfter.
     *
     * @return the value, never null
     */
    public Money balanceAfter() {
        return get(BALANCE_AFTER);
    }

    /**
     * The member phase.
     *
     * @return the value, never null
     */
    public LedgerPhase phase() {
        return get(PHASE);
    }

    /**
     * Transaction that posted it; null for entries outside of one.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> transactionId() {
        return find(TRANSACTION_ID);
    }

    /**
     * The member kind.
     *
     * @return the value, never null
     */
    public LedgerEntryKind kind() {
        return get(KIND);
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
     * When it was posted.
     *
     * @return the value, never null
     */
    public OffsetDateTime createdAt() {
        return get(CREATED_AT);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<LedgerEntry, Builder> {
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
         * @param value Id of the entry.
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
         * Sets {@code accountId}.
         *
         * @param value The account.
         * @return this
         */
        public Builder accountId(String value) {
            return set(ACCOUNT_ID, value);
        }

        /**
         * Sets {@code direction}.
         *
         * @param value the value
         * @return this
         */
        public Builder direction(LedgerDirection value) {
            return set(DIRECTION, value);
        }

        /**
         * Sets {@code amountMinorUnits}.
         *
         * @param value Amount in minor units of `currency`, always positive.
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
         * Sets {@code balanceAfter}.
         *
         * @param value the value
         * @return this
         */
        public Builder balanceAfter(Money value) {
            return set(BALANCE_AFTER, value);
        }

        /**
         * Sets {@code phase}.
         *
         * @param value the value
         * @return this
         */
        public Builder phase(LedgerPhase value) {
            return set(PHASE, value);
        }

        /**
         * Sets {@code transactionId}.
         *
         * @param value Transaction that posted it; null for entries outside of one.
         * @return this
         */
        public Builder transactionId(@Nullable String value) {
            return set(TRANSACTION_ID, value);
        }

        /**
         * Sets {@code kind}.
         *
         * @param value the value
         * @return this
         */
        public Builder kind(LedgerEntryKind value) {
            return set(KIND, value);
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
         * Sets {@code createdAt}.
         *
         * @param value When it was posted.
         * @return this
         */
        public Builder createdAt(OffsetDateTime value) {
            return set(CREATED_AT, value);
        }
    }
}
