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
 * A payment, as far as its visitor may see it.
 */
public final class ClientPayment extends Model {
    private static final Prop<String> OBJECT = Prop.required("object", Codecs.STRING).always("client_payment");
    private static final Prop<String> ID = Prop.required("id", Codecs.STRING);
    private static final Prop<Boolean> LIVEMODE = Prop.required("livemode", Codecs.BOOLEAN);
    private static final Prop<PaymentStatus> STATUS = Prop.required("status", PaymentStatus.CODEC);
    private static final Prop<Long> AMOUNT_MINOR_UNITS = Prop.required("amountMinorUnits", Codecs.INT64);
    private static final Prop<String> CURRENCY = Prop.required("currency", Codecs.STRING);
    private static final Prop<Money> FEE = Prop.required("fee", Codecs.later(() -> Money.SHAPE));
    private static final Prop<Money> TOTAL = Prop.required("total", Codecs.later(() -> Money.SHAPE));
    private static final Prop<MobileMoneyProvider> PROVIDER = Prop.required("provider", MobileMoneyProvider.CODEC);
    private static final Prop<String> REFERENCE = Prop.required("reference", Codecs.STRING).orNull();
    private static final Prop<PaymentNextAction> NEXT_ACTION = Prop.required("nextAction", Codecs.later(() -> PaymentNextAction.SHAPE)).orNull();
    private static final Prop<ClientPaymentFailure> FAILURE = Prop.required("failure", Codecs.later(() -> ClientPaymentFailure.SHAPE)).orNull();
    private static final Prop<OffsetDateTime> CREATED_AT = Prop.required("createdAt", Codecs.DATE_TIME);
    private static final Prop<OffsetDateTime> UPDATED_AT = Prop.required("updatedAt", Codecs.DATE_TIME);

    /** How this type travels. */
    public static final Shape<ClientPayment> SHAPE = Shape.of("ClientPayment", ClientPayment::new, OBJECT, ID, LIVEMODE, STATUS, AMOUNT_MINOR_UNITS, CURRENCY, FEE, TOTAL, PROVIDER, REFERENCE, NEXT_ACTION, FAILURE, CREATED_AT, UPDATED_AT);

    private ClientPayment(Values values) {
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
     * The kind of this object.
     *
     * @return the value, never null
     */
    public String object() {
        return get(OBJECT);
    }

    /**
     * Id of the payment.
     *
     * @return the value, never null
     */
    public String id() {
        return get(ID);
    }

    /**
     * True for live data, false for test data.
     *
     * @return the value, never null
     */
    public boolean livemode() {
        return get(LIVEMODE);
    }

    /**
     * The member status.
     *
     * @return the value, never null
     */
    public PaymentStatus status() {
        return get(STATUS);
    }

    /**
     * Amount, in minor units.
     *
     * @return the value, never null
     */
    public long amountMinorUnits() {
        return get(AMOUNT_MINOR_UNITS);
    }

    /**
     * ISO 4217 currency of the amount.
     *
     * @return the value, never null
     */
    public String currency() {
        return get(CURRENCY);
    }

    /**
     * Fee that the visitor bears.
     *
     * @return the value, never null
     */
    public Money fee() {
        return get(FEE);
    }

    /**
     * What the wallet is charged.
     *
     * @return the value, never null
     */
    public Money total() {
        return get(TOTAL);
    }

    /**
     * The member provider.
     *
     * @return the value, never null
     */
    public MobileMoneyProvider provider() {
        return get(PROVIDER);
    }

    /**
     * Reference of the business.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> reference() {
        return find(REFERENCE);
    }

    /**
     * What the visitor must do; null if nothing.
     *
     * @return empty when it is null or was left out
     */
    public Optional<PaymentNextAction> nextAction() {
        return find(NEXT_ACTION);
    }

    /**
     * Why it failed; null if it did not.
     *
     * @return empty when it is null or was left out
     */
    public Optional<ClientPaymentFailure> failure() {
        return find(FAILURE);
    }

    /**
     * When it was created.
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
    public static final class Builder extends ModelBuilder<ClientPayment, Builder> {
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
         * @param value Id of the payment.
         * @return this
         */
        public Builder id(String value) {
            return set(ID, value);
        }

        /**
         * Sets {@code livemode}.
         *
         * @param value True for live data, false for test data.
         * @return this
         */
        public Builder livemode(boolean value) {
            return set(LIVEMODE, value);
        }

        /**
         * Sets {@code status}.
         *
         * @param value the value
         * @return this
         */
        public Builder status(PaymentStatus value) {
            return set(STATUS, value);
        }

        /**
         * Sets {@code amountMinorUnits}.
         *
         * @param value Amount, in minor units.
         * @return this
         */
        public Builder amountMinorUnits(long value) {
            return set(AMOUNT_MINOR_UNITS, value);
        }

        /**
         * Sets {@code currency}.
         *
         * @param value ISO 4217 currency of the amount.
         * @return this
         */
        public Builder currency(String value) {
            return set(CURRENCY, value);
        }

        /**
         * Sets {@code fee}.
         *
         * @param value Fee that the visitor bears.
         * @return this
         */
        public Builder fee(Money value) {
            return set(FEE, value);
        }

        /**
         * Sets {@code total}.
         *
         * @param value What the wallet is charged.
         * @return this
         */
        public Builder total(Money value) {
            return set(TOTAL, value);
        }

        /**
         * Sets {@code provider}.
         *
         * @param value the value
         * @return this
         */
        public Builder provider(MobileMoneyProvider value) {
            return set(PROVIDER, value);
        }

        /**
         * Sets {@code reference}.
         *
         * @param value Reference of the business.
         * @return this
         */
        public Builder reference(@Nullable String value) {
            return set(REFERENCE, value);
        }

        /**
         * Sets {@code nextAction}.
         *
         * @param value What the visitor must do; null if nothing.
         * @return this
         */
        public Builder nextAction(@Nullable PaymentNextAction value) {
            return set(NEXT_ACTION, value);
        }

        /**
         * Sets {@code failure}.
         *
         * @param value Why it failed; null if it did not.
         * @return this
         */
        public Builder failure(@Nullable ClientPaymentFailure value) {
            return set(FAILURE, value);
        }

        /**
         * Sets {@code createdAt}.
         *
         * @param value When it was created.
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
