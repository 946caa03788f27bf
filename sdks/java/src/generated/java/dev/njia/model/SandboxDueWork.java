// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.time.OffsetDateTime;

/**
 * One piece of work that fell due while the clock moved.
 */
public final class SandboxDueWork extends Model {
    private static final Prop<OffsetDateTime> AT = Prop.required("at", Codecs.DATE_TIME);
    private static final Prop<SandboxDueWorkKind> KIND = Prop.required("kind", SandboxDueWorkKind.CODEC);
    private static final Prop<ResourceReference> RESOURCE = Prop.required("resource", Codecs.later(() -> ResourceReference.SHAPE));
    private static final Prop<String> RESULT = Prop.required("result", Codecs.STRING);

    /** How this type travels. */
    public static final Shape<SandboxDueWork> SHAPE = Shape.of("SandboxDueWork", SandboxDueWork::new, AT, KIND, RESOURCE, RESULT);

    private SandboxDueWork(Values values) {
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
     * Virtual time at which it fell due.
     *
     * @return the value, never null
     */
    public OffsetDateTime at() {
        return get(AT);
    }

    /**
     * What was run.
     *
     * @return the value, never null
     */
    public SandboxDueWorkKind kind() {
        return get(KIND);
    }

    /**
     * The resource it belongs to.
     *
     * @return the value, never null
     */
    public ResourceReference resource() {
        return get(RESOURCE);
    }

    /**
     * Outcome in a few words, such as `completed` or `http_200`.
     *
     * @return the value, never null
     */
    public String result() {
        return get(RESULT);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<SandboxDueWork, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code at}.
         *
         * @param value Virtual time at which it fell due.
         * @return this
         */
        public Builder at(OffsetDateTime value) {
            return set(AT, value);
        }

        /**
         * Sets {@code kind}.
         *
         * @param value What was run.
         * @return this
         */
        public Builder kind(SandboxDueWorkKind value) {
            return set(KIND, value);
        }

        /**
         * Sets {@code resource}.
         *
         * @param value The resource it belongs to.
         * @return this
         */
        public Builder resource(ResourceReference value) {
            return set(RESOURCE, value);
        }

        /**
         * Sets {@code result}.
         *
         * @param value Outcome in a few words, such as `completed` or `http_200`.
         * @return this
         */
        public Builder result(String value) {
            return set(RESULT, value);
        }
    }
}
