// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;

/**
 * One type of event that can be subscribed to.
 */
public final class EventTypeInfo extends Model {
    private static final Prop<String> OBJECT = Prop.required("object", Codecs.STRING).always("event_type");
    private static final Prop<EventType> TYPE = Prop.required("type", EventType.CODEC);
    private static final Prop<String> RESOURCE = Prop.required("resource", Codecs.STRING);
    private static final Prop<String> DESCRIPTION = Prop.required("description", Codecs.STRING);
    private static final Prop<String> DATA_OBJECT = Prop.required("dataObject", Codecs.STRING);
    private static final Prop<Boolean> DEPRECATED = Prop.required("deprecated", Codecs.BOOLEAN);

    /** How this type travels. */
    public static final Shape<EventTypeInfo> SHAPE = Shape.of("EventTypeInfo", EventTypeInfo::new, OBJECT, TYPE, RESOURCE, DESCRIPTION, DATA_OBJECT, DEPRECATED);

    private EventTypeInfo(Values values) {
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
     * The member type.
     *
     * @return the value, never null
     */
    public EventType type() {
        return get(TYPE);
    }

    /**
     * The part before the point; subscribe to all of them with `&lt;resource&gt;.*`.
     *
     * @return the value, never null
     */
    public String resource() {
        return get(RESOURCE);
    }

    /**
     * When it is sent.
     *
     * @return the value, never null
     */
    public String description() {
        return get(DESCRIPTION);
    }

    /**
     * Value of `data.object`.
     *
     * @return the value, never null
     */
    public String dataObject() {
        return get(DATA_OBJECT);
    }

    /**
     * Whether it will be removed.
     *
     * @return the value, never null
     */
    public boolean deprecated() {
        return get(DEPRECATED);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<EventTypeInfo, Builder> {
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
         * @param value the value
         * @return this
         */
        public Builder type(EventType value) {
            return set(TYPE, value);
        }

        /**
         * Sets {@code resource}.
         *
         * @param value The part before the point; subscribe to all of them with `&lt;resource&gt;.*`.
         * @return this
         */
        public Builder resource(String value) {
            return set(RESOURCE, value);
        }

        /**
         * Sets {@code description}.
         *
         * @param value When it is sent.
         * @return this
         */
        public Builder description(String value) {
            return set(DESCRIPTION, value);
        }

        /**
         * Sets {@code dataObject}.
         *
         * @param value Value of `data.object`.
         * @return this
         */
        public Builder dataObject(String value) {
            return set(DATA_OBJECT, value);
        }

        /**
         * Sets {@code deprecated}.
         *
         * @param value Whether it will be removed.
         * @return this
         */
        public Builder deprecated(boolean value) {
            return set(DEPRECATED, value);
        }
    }
}
