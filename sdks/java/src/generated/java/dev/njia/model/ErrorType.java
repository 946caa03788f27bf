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
 * A kind of error.
 */
public final class ErrorType extends Model {
    private static final Prop<String> OBJECT = Prop.required("object", Codecs.STRING).always("error_type");
    private static final Prop<String> CODE = Prop.required("code", Codecs.STRING);
    private static final Prop<String> TYPE = Prop.required("type", Codecs.STRING);
    private static final Prop<Integer> STATUS = Prop.required("status", Codecs.INT32);
    private static final Prop<Boolean> RETRYABLE = Prop.required("retryable", Codecs.BOOLEAN);
    private static final Prop<String> TITLE = Prop.required("title", Codecs.STRING);
    private static final Prop<String> DESCRIPTION = Prop.required("description", Codecs.STRING);
    private static final Prop<List<ErrorMember>> MEMBERS = Prop.required("members", Codecs.list(Codecs.later(() -> ErrorMember.SHAPE)));
    private static final Prop<List<String>> OPERATIONS = Prop.required("operations", Codecs.list(Codecs.STRING));

    /** How this type travels. */
    public static final Shape<ErrorType> SHAPE = Shape.of("ErrorType", ErrorType::new, OBJECT, CODE, TYPE, STATUS, RETRYABLE, TITLE, DESCRIPTION, MEMBERS, OPERATIONS);

    private ErrorType(Values values) {
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
     * Stable code.
     *
     * @return the value, never null
     */
    public String code() {
        return get(CODE);
    }

    /**
     * Address of this description; `type` of the problem.
     *
     * @return the value, never null
     */
    public String type() {
        return get(TYPE);
    }

    /**
     * HTTP status.
     *
     * @return the value, never null
     */
    public int status() {
        return get(STATUS);
    }

    /**
     * Whether the same request may succeed later without a change.
     *
     * @return the value, never null
     */
    public boolean retryable() {
        return get(RETRYABLE);
    }

    /**
     * Short name.
     *
     * @return the value, never null
     */
    public String title() {
        return get(TITLE);
    }

    /**
     * Meaning and cure.
     *
     * @return the value, never null
     */
    public String description() {
        return get(DESCRIPTION);
    }

    /**
     * Members that the problem carries besides the common ones.
     *
     * @return the value, never null
     */
    public List<ErrorMember> members() {
        return get(MEMBERS);
    }

    /**
     * Operations that name this code; empty when any operation may answer it.
     *
     * @return the value, never null
     */
    public List<String> operations() {
        return get(OPERATIONS);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<ErrorType, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code code}.
         *
         * @param value Stable code.
         * @return this
         */
        public Builder code(String value) {
            return set(CODE, value);
        }

        /**
         * Sets {@code type}.
         *
         * @param value Address of this description; `type` of the problem.
         * @return this
         */
        public Builder type(String value) {
            return set(TYPE, value);
        }

        /**
         * Sets {@code status}.
         *
         * @param value HTTP status.
         * @return this
         */
        public Builder status(int value) {
            return set(STATUS, value);
        }

        /**
         * Sets {@code retryable}.
         *
         * @param value Whether the same request may succeed later without a change.
         * @return this
         */
        public Builder retryable(boolean value) {
            return set(RETRYABLE, value);
        }

        /**
         * Sets {@code title}.
         *
         * @param value Short name.
         * @return this
         */
        public Builder title(String value) {
            return set(TITLE, value);
        }

        /**
         * Sets {@code description}.
         *
         * @param value Meaning and cure.
         * @return this
         */
        public Builder description(String value) {
            return set(DESCRIPTION, value);
        }

        /**
         * Sets {@code members}.
         *
         * @param value Members that the problem carries besides the common ones.
         * @return this
         */
        public Builder members(List<ErrorMember> value) {
            return set(MEMBERS, value);
        }

        /**
         * Sets {@code operations}.
         *
         * @param value Operations that name this code; empty when any operation may answer it.
         * @return this
         */
        public Builder operations(List<String> value) {
            return set(OPERATIONS, value);
        }
    }
}
