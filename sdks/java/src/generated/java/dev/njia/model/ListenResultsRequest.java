// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.util.List;

/**
 * A batch of results.
 */
public final class ListenResultsRequest extends Model {
    private static final Prop<List<ListenResult>> RESULTS = Prop.required("results", Codecs.list(Codecs.later(() -> ListenResult.SHAPE)));

    /** How this type travels. */
    public static final Shape<ListenResultsRequest> SHAPE = Shape.of("ListenResultsRequest", ListenResultsRequest::new, RESULTS);

    private ListenResultsRequest(Values values) {
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
     * Results; one that is already known is ignored.
     *
     * @return the value, never null
     */
    public List<ListenResult> results() {
        return get(RESULTS);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<ListenResultsRequest, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code results}.
         *
         * @param value Results; one that is already known is ignored.
         * @return this
         */
        public Builder results(List<ListenResult> value) {
            return set(RESULTS, value);
        }
    }
}
