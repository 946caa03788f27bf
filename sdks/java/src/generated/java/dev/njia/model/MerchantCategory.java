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
 * A group of merchant category codes (ISO 18245), as spend limits and card controls name it.
 */
public final class MerchantCategory extends Model {
    private static final Prop<String> OBJECT = Prop.required("object", Codecs.STRING).always("merchant_category");
    private static final Prop<String> ID = Prop.required("id", Codecs.STRING);
    private static final Prop<String> NAME = Prop.required("name", Codecs.STRING);
    private static final Prop<List<String>> CODES = Prop.required("codes", Codecs.list(Codecs.STRING));
    private static final Prop<List<MerchantCategoryRange>> RANGES = Prop.required("ranges", Codecs.list(Codecs.later(() -> MerchantCategoryRange.SHAPE)));

    /** How this type travels. */
    public static final Shape<MerchantCategory> SHAPE = Shape.of("MerchantCategory", MerchantCategory::new, OBJECT, ID, NAME, CODES, RANGES);

    private MerchantCategory(Values values) {
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
     * Id of the group.
     *
     * @return the value, never null
     */
    public String id() {
        return get(ID);
    }

    /**
     * Name to show.
     *
     * @return the value, never null
     */
    public String name() {
        return get(NAME);
    }

    /**
     * Single codes of the group.
     *
     * @return the value, never null
     */
    public List<String> codes() {
        return get(CODES);
    }

    /**
     * Ranges of codes of the group.
     *
     * @return the value, never null
     */
    public List<MerchantCategoryRange> ranges() {
        return get(RANGES);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<MerchantCategory, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code id}.
         *
         * @param value Id of the group.
         * @return this
         */
        public Builder id(String value) {
            return set(ID, value);
        }

        /**
         * Sets {@code name}.
         *
         * @param value Name to show.
         * @return this
         */
        public Builder name(String value) {
            return set(NAME, value);
        }

        /**
         * Sets {@code codes}.
         *
         * @param value Single codes of the group.
         * @return this
         */
        public Builder codes(List<String> value) {
            return set(CODES, value);
        }

        /**
         * Sets {@code ranges}.
         *
         * @param value Ranges of codes of the group.
         * @return this
         */
        public Builder ranges(List<MerchantCategoryRange> value) {
            return set(RANGES, value);
        }
    }
}
