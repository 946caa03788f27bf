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

/**
 * The balances that the widget shows.
 */
public final class ClientBalances extends Model {
    private static final Prop<String> OBJECT = Prop.required("object", Codecs.STRING).always("client_balances");
    private static final Prop<OffsetDateTime> AS_OF = Prop.required("asOf", Codecs.DATE_TIME);
    private static final Prop<List<ClientBalance>> BALANCES = Prop.required("balances", Codecs.list(Codecs.later(() -> ClientBalance.SHAPE)));

    /** How this type travels. */
    public static final Shape<ClientBalances> SHAPE = Shape.of("ClientBalances", ClientBalances::new, OBJECT, AS_OF, BALANCES);

    private ClientBalances(Values values) {
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
     * When they were read.
     *
     * @return the value, never null
     */
    public OffsetDateTime asOf() {
        return get(AS_OF);
    }

    /**
     * One per account or currency.
     *
     * @return the value, never null
     */
    public List<ClientBalance> balances() {
        return get(BALANCES);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<ClientBalances, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code asOf}.
         *
         * @param value When they were read.
         * @return this
         */
        public Builder asOf(OffsetDateTime value) {
            return set(AS_OF, value);
        }

        /**
         * Sets {@code balances}.
         *
         * @param value One per account or currency.
         * @return this
         */
        public Builder balances(List<ClientBalance> value) {
            return set(BALANCES, value);
        }
    }
}
