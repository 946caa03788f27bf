// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;

/**
 * What became of a callback.
 */
public final class ProviderCallbackReceipt extends Model {
    private static final Prop<String> OBJECT = Prop.required("object", Codecs.STRING).always("callback_receipt");
    private static final Prop<Boolean> RECEIVED = Prop.required("received", Codecs.BOOLEAN);
    private static final Prop<ProviderCallbackReceiptOutcome> OUTCOME = Prop.required("outcome", ProviderCallbackReceiptOutcome.CODEC);

    /** How this type travels. */
    public static final Shape<ProviderCallbackReceipt> SHAPE = Shape.of("ProviderCallbackReceipt", ProviderCallbackReceipt::new, OBJECT, RECEIVED, OUTCOME);

    private ProviderCallbackReceipt(Values values) {
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
     * Always true.
     *
     * @return the value, never null
     */
    public boolean received() {
        return get(RECEIVED);
    }

    /**
     * What became of it.
     *
     * @return the value, never null
     */
    public ProviderCallbackReceiptOutcome outcome() {
        return get(OUTCOME);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<ProviderCallbackReceipt, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code received}.
         *
         * @param value Always true.
         * @return this
         */
        public Builder received(boolean value) {
            return set(RECEIVED, value);
        }

        /**
         * Sets {@code outcome}.
         *
         * @param value What became of it.
         * @return this
         */
        public Builder outcome(ProviderCallbackReceiptOutcome value) {
            return set(OUTCOME, value);
        }
    }
}
