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
 * What was added to a corridor's history.
 */
public final class CorridorHistory extends Model {
    private static final Prop<String> OBJECT = Prop.required("object", Codecs.STRING).always("corridor_history");
    private static final Prop<String> CORRIDOR_ID = Prop.required("corridorId", Codecs.STRING);
    private static final Prop<Integer> ADDED = Prop.required("added", Codecs.INT32);
    private static final Prop<List<String>> RAILS = Prop.required("rails", Codecs.list(Codecs.STRING));
    private static final Prop<OffsetDateTime> OLDEST_OBSERVED_AT = Prop.required("oldestObservedAt", Codecs.DATE_TIME);
    private static final Prop<OffsetDateTime> NEWEST_OBSERVED_AT = Prop.required("newestObservedAt", Codecs.DATE_TIME);

    /** How this type travels. */
    public static final Shape<CorridorHistory> SHAPE = Shape.of("CorridorHistory", CorridorHistory::new, OBJECT, CORRIDOR_ID, ADDED, RAILS, OLDEST_OBSERVED_AT, NEWEST_OBSERVED_AT);

    private CorridorHistory(Values values) {
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
     * The member corridorId.
     *
     * @return the value, never null
     */
    public String corridorId() {
        return get(CORRIDOR_ID);
    }

    /**
     * Observations added.
     *
     * @return the value, never null
     */
    public int added() {
        return get(ADDED);
    }

    /**
     * Rails that gained observations.
     *
     * @return the value, never null
     */
    public List<String> rails() {
        return get(RAILS);
    }

    /**
     * Oldest observation added.
     *
     * @return the value, never null
     */
    public OffsetDateTime oldestObservedAt() {
        return get(OLDEST_OBSERVED_AT);
    }

    /**
     * Newest observation added.
     *
     * @return the value, never null
     */
    public OffsetDateTime newestObservedAt() {
        return get(NEWEST_OBSERVED_AT);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<CorridorHistory, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code corridorId}.
         *
         * @param value the value
         * @return this
         */
        public Builder corridorId(String value) {
            return set(CORRIDOR_ID, value);
        }

        /**
         * Sets {@code added}.
         *
         * @param value Observations added.
         * @return this
         */
        public Builder added(int value) {
            return set(ADDED, value);
        }

        /**
         * Sets {@code rails}.
         *
         * @param value Rails that gained observations.
         * @return this
         */
        public Builder rails(List<String> value) {
            return set(RAILS, value);
        }

        /**
         * Sets {@code oldestObservedAt}.
         *
         * @param value Oldest observation added.
         * @return this
         */
        public Builder oldestObservedAt(OffsetDateTime value) {
            return set(OLDEST_OBSERVED_AT, value);
        }

        /**
         * Sets {@code newestObservedAt}.
         *
         * @param value Newest observation added.
         * @return this
         */
        public Builder newestObservedAt(OffsetDateTime value) {
            return set(NEWEST_OBSERVED_AT, value);
        }
    }
}
