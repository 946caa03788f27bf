// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;

/**
 * Names one resource by type and id.
 */
public final class ResourceReference extends Model {
    private static final Prop<String> TYPE = Prop.required("type", Codecs.STRING);
    private static final Prop<String> ID = Prop.required("id", Codecs.STRING);

    /** How this type travels. */
    public static final Shape<ResourceReference> SHAPE = Shape.of("ResourceReference", ResourceReference::new, TYPE, ID);

    private ResourceReference(Values values) {
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
     * Value of the `object` field of the resource.
     *
     * @return the value, never null
     */
    public String type() {
        return get(TYPE);
    }

    /**
     * Id of the resource.
     *
     * @return the value, never null
     */
    public String id() {
        return get(ID);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<ResourceReference, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code type}.
         *
         * @param value Value of the `object` field of the resource.
         * @return this
         */
        public Builder type(String value) {
            return set(TYPE, value);
        }

        /**
         * Sets {@code id}.
         *
         * @param value Id of the resource.
         * @return this
         */
        public Builder id(String value) {
            return set(ID, value);
        }
    }
}
