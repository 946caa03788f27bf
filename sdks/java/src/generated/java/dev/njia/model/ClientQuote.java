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
 * What a payment would cost the visitor.
 * <p>
 * It is firm until it expires.
 */
public final class ClientQuote extends Model {
    private static final Prop<String> OBJECT = Prop.required("object", Codecs.STRING).always("client_quote");
    private static final Prop<String> ID = Prop.required("id", Codecs.STRING);
    private static final Prop<Long> AMOUNT_MINOR_UNITS = Prop.required("amountMinorUnits", Codecs.INT64);
    private static final Prop<String> CURRENCY = Prop.required("currency", Codecs.STRING);
    private static final Prop<Money> FEE = Prop.required("fee", Codecs.later(() -> Money.SHAPE));
    private static final Prop<Money> TOTAL = Prop.required("total", Codecs.later(() -> Money.SHAPE));
    private static final Prop<MobileMoneyProvider> PROVIDER = Prop.required("provider", MobileMoneyProvider.CODEC);
    private static final Prop<String> RAIL = Prop.required("rail", Codecs.STRING);
    private static final Prop<OffsetDateTime> EXPIRES_AT = Prop.required("expiresAt", Codecs.DATE_TIME);

    /** How this type travels. */
    public static final Shape<ClientQuote> SHAPE = Shape.of("ClientQuote", ClientQuote::new, OBJECT, ID, AMOUNT_MINOR_UNITS, CURRENCY, FEE, TOTAL, PROVIDER, RAIL, EXPIRES_AT);

    private ClientQuote(Values values) {
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
     * Give it when paying.
     *
     * @return the value, never null
     */
    public String id() {
        return get(ID);
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
     * Fee that the visitor bears; 0 if the business bears it.
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
     * The member rail.
     *
     * @return the value, never null
     */
    public String rail() {
        return get(RAIL);
    }

    /**
     * Until when it holds.
     *
     * @return the value, never null
     */
    public OffsetDateTime expiresAt() {
        return get(EXPIRES_AT);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<ClientQuote, Builder> {
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
         * @param value Give it when paying.
         * @return this
         */
        public Builder id(String value) {
            return set(ID, value);
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
         * @param value Fee that the visitor bears; 0 if the business bears it.
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
         * Sets {@code rail}.
         *
         * @param value the value
         * @return this
         */
        public Builder rail(String value) {
            return set(RAIL, value);
        }

        /**
         * Sets {@code expiresAt}.
         *
         * @param value Until when it holds.
         * @return this
         */
        public Builder expiresAt(OffsetDateTime value) {
            return set(EXPIRES_AT, value);
        }
    }
}
