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
 * One page of corridors, in order of their ids.
 */
public final class CorridorList extends Model {
    private static final Prop<String> OBJECT = Prop.required("object", Codecs.STRING).always("list");
    private static final Prop<List<Corridor>> DATA = Prop.required("data", Codecs.list(Codecs.later(() -> Corridor.SHAPE)));
    private static final Prop<Boolean> HAS_MORE = Prop.required("hasMore", Codecs.BOOLEAN);
    private static final Prop<String> NEXT_CURSOR = Prop.required("nextCursor", Codecs.STRING).orNull();
    private static final Prop<String> URL = Prop.required("url", Codecs.STRING);

    /** How this type travels. */
    public static final Shape<CorridorList> SHAPE = Shape.of("CorridorList", CorridorList::new, OBJECT, DATA, HAS_MORE, NEXT_CURSOR, URL);

    private CorridorList(Values values) {
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
     * Kind of object.
     *
     * @return the value, never null
     */
    public String object() {
        return get(OBJECT);
    }

    /**
     * The items of this page.
     *
     * @return the value, never null
     */
    public List<Corridor> data() {
        return get(DATA);
    }

    /**
     * Whether another page follows.
     *
     * @return the value, never null
     */
    public boolean hasMore() {
        return get(HAS_MORE);
    }

    /**
     * Value for `startingAfter` of the next page; null on the last page.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> nextCursor() {
        return find(NEXT_CURSOR);
    }

    /**
     * Path of the list.
     *
     * @return the value, never null
     */
    public String url() {
        return get(URL);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<CorridorList, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code data}.
         *
         * @param value The items of this page.
         * @return this
         */
        public Builder data(List<Corridor> value) {
            return set(DATA, value);
        }

        /**
         * Sets {@code hasMore}.
         *
         * @param value Whether another page follows.
         * @return this
         */
        public Builder hasMore(boolean value) {
            return set(HAS_MORE, value);
        }

        /**
         * Sets {@code nextCursor}.
         *
         * @param value Value for `startingAfter` of the next page; null on the last page.
         * @return this
         */
        public Builder nextCursor(@Nullable String value) {
            return set(NEXT_CURSOR, value);
        }

        /**
         * Sets {@code url}.
         *
         * @param value Path of the list.
         * @return this
         */
        public Builder url(String value) {
            return set(URL, value);
        }
    }
}
