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
import org.jspecify.annotations.Nullable;

/**
 * Which changes a subscription tells of.
 */
public final class ChangeLogFilter extends Model {
    private static final Prop<Boolean> BREAKING_ONLY = Prop.required("breakingOnly", Codecs.BOOLEAN);
    private static final Prop<List<String>> OPERATIONS = Prop.required("operations", Codecs.list(Codecs.STRING)).orNull();
    private static final Prop<Boolean> ONLY_AFFECTING_ME = Prop.required("onlyAffectingMe", Codecs.BOOLEAN);

    /** How this type travels. */
    public static final Shape<ChangeLogFilter> SHAPE = Shape.of("ChangeLogFilter", ChangeLogFilter::new, BREAKING_ONLY, OPERATIONS, ONLY_AFFECTING_ME);

    private ChangeLogFilter(Values values) {
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
     * @return the value, never null
     */
    public boolean breakingOnly() {
        return get(BREAKING_ONLY);
    }

    /**
     * Only changes of these operations; null for all.
     *
     * @return empty when it is null or was left out
     */
    public Optional<List<String>> operations() {
        return find(OPERATIONS);
    }

    /**
     * Only changes of something that you used in the last 30 days.
     *
     * @return the value, never null
     */
    public boolean onlyAffectingMe() {
        return get(ONLY_AFFECTING_ME);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<ChangeLogFilter, Builder> {
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
        public Builder breakingOnly(boolean value) {
            return set(BREAKING_ONLY, value);
        }

        /**
         * Sets {@code operations}.
         *
         * @param value Only changes of these operations; null for all.
         * @return this
         */
        public Builder operations(@Nullable List<String> value) {
            return set(OPERATIONS, value);
        }

        /**
         * Sets {@code onlyAffectingMe}.
         *
         * @param value Only changes of something that you used in the last 30 days.
         * @return this
         */
        public Builder onlyAffectingMe(boolean value) {
            return set(ONLY_AFFECTING_ME, value);
        }
    }
}
