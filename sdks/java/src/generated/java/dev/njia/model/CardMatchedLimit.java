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
 * A limit that an authorization counted against.
 */
public final class CardMatchedLimit extends Model {
    private static final Prop<String> LIMIT_ID = Prop.required("limitId", Codecs.STRING);
    private static final Prop<Money> BEFORE = Prop.required("before", Codecs.later(() -> Money.SHAPE)).orNull();
    private static final Prop<Money> AFTER = Prop.required("after", Codecs.later(() -> Money.SHAPE)).orNull();

    /** How this type travels. */
    public static final Shape<CardMatchedLimit> SHAPE = Shape.of("CardMatchedLimit", CardMatchedLimit::new, LIMIT_ID, BEFORE, AFTER);

    private CardMatchedLimit(Values values) {
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
     * The limit.
     *
     * @return the value, never null
     */
    public String limitId() {
        return get(LIMIT_ID);
    }

    /**
     * What was left before; null without an amount.
     *
     * @return empty when it is null or was left out
     */
    public Optional<Money> before() {
        return find(BEFORE);
    }

    /**
     * What is left after; null without an amount.
     *
     * @return empty when it is null or was left out
     */
    public Optional<Money> after() {
        return find(AFTER);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<CardMatchedLimit, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code limitId}.
         *
         * @param value The limit.
         * @return this
         */
        public Builder limitId(String value) {
            return set(LIMIT_ID, value);
        }

        /**
         * Sets {@code before}.
         *
         * @param value What was left before; null without an amount.
         * @return this
         */
        public Builder before(@Nullable Money value) {
            return set(BEFORE, value);
        }

        /**
         * Sets {@code after}.
         *
         * @param value What is left after; null without an amount.
         * @return this
         */
        public Builder after(@Nullable Money value) {
            return set(AFTER, value);
        }
    }
}
