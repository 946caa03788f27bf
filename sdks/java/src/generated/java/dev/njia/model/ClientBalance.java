// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A balance, as far as the visitor may see it.
 */
public final class ClientBalance extends Model {
    private static final Prop<String> NAME = Prop.required("name", Codecs.STRING);
    private static final Prop<String> ACCOUNT_ID = Prop.required("accountId", Codecs.STRING).orNull();
    private static final Prop<String> CURRENCY = Prop.required("currency", Codecs.STRING);
    private static final Prop<Money> AVAILABLE = Prop.required("available", Codecs.later(() -> Money.SHAPE));
    private static final Prop<Money> PENDING = Prop.required("pending", Codecs.later(() -> Money.SHAPE)).orNull();

    /** How this type travels. */
    public static final Shape<ClientBalance> SHAPE = Shape.of("ClientBalance", ClientBalance::new, NAME, ACCOUNT_ID, CURRENCY, AVAILABLE, PENDING);

    private ClientBalance(Values values) {
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
     * Name of the account, or the currency.
     *
     * @return the value, never null
     */
    public String name() {
        return get(NAME);
    }

    /**
     * The account; null for a sum over a currency.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> accountId() {
        return find(ACCOUNT_ID);
    }

    /**
     * Currency of the balance.
     *
     * @return the value, never null
     */
    public String currency() {
        return get(CURRENCY);
    }

    /**
     * Available now.
     *
     * @return the value, never null
     */
    public Money available() {
        return get(AVAILABLE);
    }

    /**
     * On its way; null if the widget does not show it.
     *
     * @return empty when it is null or was left out
     */
    public Optional<Money> pending() {
        return find(PENDING);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<ClientBalance, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code name}.
         *
         * @param value Name of the account, or the currency.
         * @return this
         */
        public Builder name(String value) {
            return set(NAME, value);
        }

        /**
         * Sets {@code accountId}.
         *
         * @param value The account; null for a sum over a currency.
         * @return this
         */
        public Builder accountId(@Nullable String value) {
            return set(ACCOUNT_ID, value);
        }

        /**
         * Sets {@code currency}.
         *
         * @param value Currency of the balance.
         * @return this
         */
        public Builder currency(String value) {
            return set(CURRENCY, value);
        }

        /**
         * Sets {@code available}.
         *
         * @param value Available now.
         * @return this
         */
        public Builder available(Money value) {
            return set(AVAILABLE, value);
        }

        /**
         * Sets {@code pending}.
         *
         * @param value On its way; null if the widget does not show it.
         * @return this
         */
        public Builder pending(@Nullable Money value) {
            return set(PENDING, value);
        }
    }
}
