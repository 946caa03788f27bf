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
 * The state in terms of ISO 20022.
 */
public final class Iso20022Status extends Model {
    private static final Prop<Iso20022TransactionStatus> TRANSACTION_STATUS = Prop.required("transactionStatus", Iso20022TransactionStatus.CODEC);
    private static final Prop<String> REASON_CODE = Prop.required("reasonCode", Codecs.STRING).orNull();

    /** How this type travels. */
    public static final Shape<Iso20022Status> SHAPE = Shape.of("Iso20022Status", Iso20022Status::new, TRANSACTION_STATUS, REASON_CODE);

    private Iso20022Status(Values values) {
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
     * The member transactionStatus.
     *
     * @return the value, never null
     */
    public Iso20022TransactionStatus transactionStatus() {
        return get(TRANSACTION_STATUS);
    }

    /**
     * ISO 20022 external status reason; null without one.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> reasonCode() {
        return find(REASON_CODE);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<Iso20022Status, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code transactionStatus}.
         *
         * @param value the value
         * @return this
         */
        public Builder transactionStatus(Iso20022TransactionStatus value) {
            return set(TRANSACTION_STATUS, value);
        }

        /**
         * Sets {@code reasonCode}.
         *
         * @param value ISO 20022 external status reason; null without one.
         * @return this
         */
        public Builder reasonCode(@Nullable String value) {
            return set(REASON_CODE, value);
        }
    }
}
