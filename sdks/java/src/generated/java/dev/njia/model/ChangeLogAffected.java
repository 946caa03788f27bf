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
 * What a change touches.
 */
public final class ChangeLogAffected extends Model {
    private static final Prop<List<String>> OPERATIONS = Prop.required("operations", Codecs.list(Codecs.STRING));
    private static final Prop<List<String>> FIELDS = Prop.required("fields", Codecs.list(Codecs.STRING));
    private static final Prop<List<String>> EVENTS = Prop.required("events", Codecs.list(Codecs.STRING));

    /** How this type travels. */
    public static final Shape<ChangeLogAffected> SHAPE = Shape.of("ChangeLogAffected", ChangeLogAffected::new, OPERATIONS, FIELDS, EVENTS);

    private ChangeLogAffected(Values values) {
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
     * Operations.
     *
     * @return the value, never null
     */
    public List<String> operations() {
        return get(OPERATIONS);
    }

    /**
     * Fields.
     *
     * @return the value, never null
     */
    public List<String> fields() {
        return get(FIELDS);
    }

    /**
     * Events.
     *
     * @return the value, never null
     */
    public List<String> events() {
        return get(EVENTS);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<ChangeLogAffected, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code operations}.
         *
         * @param value Operations.
         * @return this
         */
        public Builder operations(List<String> value) {
            return set(OPERATIONS, value);
        }

        /**
         * Sets {@code fields}.
         *
         * @param value Fields.
         * @return this
         */
        public Builder fields(List<String> value) {
            return set(FIELDS, value);
        }

        /**
         * Sets {@code events}.
         *
         * @param value Events.
         * @return this
         */
        public Builder events(List<String> value) {
            return set(EVENTS, value);
        }
    }
}
