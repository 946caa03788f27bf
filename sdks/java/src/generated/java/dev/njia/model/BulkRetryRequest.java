// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.util.List;
import java.util.Optional;

/**
 * Which failed items to try again.
 * <p>
 * Without `itemIds`, all failed items whose code is retryable.
 */
public final class BulkRetryRequest extends Model {
    private static final Prop<List<String>> ITEM_IDS = Prop.optional("itemIds", Codecs.list(Codecs.STRING));

    /** How this type travels. */
    public static final Shape<BulkRetryRequest> SHAPE = Shape.of("BulkRetryRequest", BulkRetryRequest::new, ITEM_IDS);

    private BulkRetryRequest(Values values) {
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
     * Items to try again.
     *
     * @return empty when it was left out
     */
    public Optional<List<String>> itemIds() {
        return find(ITEM_IDS);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<BulkRetryRequest, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code itemIds}.
         *
         * @param value Items to try again.
         * @return this
         */
        public Builder itemIds(List<String> value) {
            return set(ITEM_IDS, value);
        }
    }
}
