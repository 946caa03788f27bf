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
 * Which changes to be told of.
 */
public final class ChangeLogFilterInput extends Model {
    private static final Prop<Boolean> BREAKING_ONLY = Prop.optional("breakingOnly", Codecs.BOOLEAN);
    private static final Prop<List<String>> OPERATIONS = Prop.optional("operations", Codecs.list(Codecs.STRING));
    private static final Prop<Boolean> ONLY_AFFECTING_ME = Prop.optional("onlyAffectingMe", Codecs.BOOLEAN);

    /** How this type travels. */
    public static final Shape<ChangeLogFilterInput> SHAPE = Shape.of("ChangeLogFilterInput", ChangeLogFilterInput::new, BREAKING_ONLY, OPERATIONS, ONLY_AFFECTING_ME);

    private ChangeLogFilterInput(Values values) {
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
     * Only breaking changes.
     *
     * @return empty when it was left out
     */
    public Optional<Boolean> breakingOnly() {
        return find(BREAKING_ONLY);
    }

    /**
     * Only changes of these operations; all if absent.
     *
     * @return empty when it was left out
     */
    public Optional<List<String>> operations() {
        return find(OPERATIONS);
    }

    /**
     * Only changes of something that you used in the last 30 days.
     *
     * @return empty when it was left out
     */
    public Optional<Boolean> onlyAffectingMe() {
        return find(ONLY_AFFECTING_ME);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<ChangeLogFilterInput, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code breakingOnly}.
         *
         * @param value Only breaking changes.
         * @return this
         */
        public Builder breakingOnly(Boolean value) {
            return set(BREAKING_ONLY, value);
        }

        /**
         * Sets {@code operations}.
         *
         * @param value Only changes of these operations; all if absent.
         * @return this
         */
        public Builder operations(List<String> value) {
            return set(OPERATIONS, value);
        }

        /**
         * Sets {@code onlyAffectingMe}.
         *
         * @param value Only changes of something that you used in the last 30 days.
         * @return this
         */
        public Builder onlyAffectingMe(Boolean value) {
            return set(ONLY_AFFECTING_ME, value);
        }
    }
}
