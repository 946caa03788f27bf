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
 * An error (RFC 9457).
 * <p>
 * `code` is stable and meant for programs; `title` and `detail` are for people and follow `Accept-Language`.
 * Some codes carry further members, such as `requiredScopes`; `GET /errors/{code}` describes them.
 */
public final class Problem extends Model {
    private static final Prop<String> TYPE = Prop.required("type", Codecs.STRING);
    private static final Prop<String> TITLE = Prop.required("title", Codecs.STRING);
    private static final Prop<Integer> STATUS = Prop.required("status", Codecs.INT32);
    private static final Prop<String> DETAIL = Prop.required("detail", Codecs.STRING);
    private static final Prop<String> INSTANCE = Prop.required("instance", Codecs.STRING);
    private static final Prop<String> CODE = Prop.required("code", Codecs.STRING);
    private static final Prop<Boolean> RETRYABLE = Prop.required("retryable", Codecs.BOOLEAN);
    private static final Prop<String> REQUEST_ID = Prop.required("requestId", Codecs.STRING);
    private static final Prop<List<FieldError>> ERRORS = Prop.optional("errors", Codecs.list(Codecs.later(() -> FieldError.SHAPE)));

    /** How this type travels. */
    public static final Shape<Problem> SHAPE = Shape.of("Problem", Problem::new, TYPE, TITLE, STATUS, DETAIL, INSTANCE, CODE, RETRYABLE, REQUEST_ID, ERRORS);

    private Problem(Values values) {
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
     * Address of the description of this kind of error.
     *
     * @return the value, never null
     */
    public String type() {
        return get(TYPE);
    }

    /**
     * Short name of the kind of error.
     *
     * @return the value, never null
     */
    public String title() {
        return get(TITLE);
    }

    /**
     * HTTP status of the answer.
     *
     * @return the value, never null
     */
    public int status() {
        return get(STATUS);
    }

    /**
     * What went wrong in this case and what to do.
     *
     * @return the value, never null
     */
    public String detail() {
        return get(DETAIL);
    }

    /**
     * Name of this very occurrence.
     *
     * @return the value, never null
     */
    public String instance() {
        return get(INSTANCE);
    }

    /**
     * Stable code from the error catalogue.
     *
     * @return the value, never null
     */
    public String code() {
        return get(CODE);
    }

    /**
     * `true` when the same request may succeed later without a change.
     *
     * @return the value, never null
     */
    public boolean retryable() {
        return get(RETRYABLE);
    }

    /**
     * Id of the request.
     *
     * @return the value, never null
     */
    public String requestId() {
        return get(REQUEST_ID);
    }

    /**
     * The faulty values, where the error comes from certain values.
     *
     * @return empty when it was left out
     */
    public Optional<List<FieldError>> errors() {
        return find(ERRORS);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<Problem, Builder> {
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
         * @param value Address of the description of this kind of error.
         * @return this
         */
        public Builder type(String value) {
            return set(TYPE, value);
        }

        /**
         * Sets {@code title}.
         *
         * @param value Short name of the kind of error.
         * @return this
         */
        public Builder title(String value) {
            return set(TITLE, value);
        }

        /**
         * Sets {@code status}.
         *
         * @param value HTTP status of the answer.
         * @return this
         */
        public Builder status(int value) {
            return set(STATUS, value);
        }

        /**
         * Sets {@code detail}.
         *
         * @param value What went wrong in this case and what to do.
         * @return this
         */
        public Builder detail(String value) {
            return set(DETAIL, value);
        }

        /**
         * Sets {@code instance}.
         *
         * @param value Name of this very occurrence.
         * @return this
         */
        public Builder instance(String value) {
            return set(INSTANCE, value);
        }

        /**
         * Sets {@code code}.
         *
         * @param value Stable code from the error catalogue.
         * @return this
         */
        public Builder code(String value) {
            return set(CODE, value);
        }

        /**
         * Sets {@code retryable}.
         *
         * @param value `true` when the same request may succeed later without a change.
         * @return this
         */
        public Builder retryable(boolean value) {
            return set(RETRYABLE, value);
        }

        /**
         * Sets {@code requestId}.
         *
         * @param value Id of the request.
         * @return this
         */
        public Builder requestId(String value) {
            return set(REQUEST_ID, value);
        }

        /**
         * Sets {@code errors}.
         *
         * @param value The faulty values, where the error comes from certain values.
         * @return this
         */
        public Builder errors(List<FieldError> value) {
            return set(ERRORS, value);
        }
    }
}
