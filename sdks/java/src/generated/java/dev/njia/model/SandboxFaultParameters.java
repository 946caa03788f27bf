// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.util.Optional;

/**
 * Details of a fault.
 * <p>
 * A member that does not belong to the kind is ignored.
 */
public final class SandboxFaultParameters extends Model {
    private static final Prop<Integer> LATENCY_MS = Prop.optional("latencyMs", Codecs.INT32);
    private static final Prop<Integer> DELAY_SECONDS = Prop.optional("delaySeconds", Codecs.INT32);
    private static final Prop<Integer> COPIES = Prop.optional("copies", Codecs.INT32);
    private static final Prop<String> REASON_CODE = Prop.optional("reasonCode", Codecs.STRING);
    private static final Prop<Integer> HTTP_STATUS = Prop.optional("httpStatus", Codecs.INT32);

    /** How this type travels. */
    public static final Shape<SandboxFaultParameters> SHAPE = Shape.of("SandboxFaultParameters", SandboxFaultParameters::new, LATENCY_MS, DELAY_SECONDS, COPIES, REASON_CODE, HTTP_STATUS);

    private SandboxFaultParameters(Values values) {
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
     * Extra delay in milliseconds (kinds `latency` and `timeout`).
     *
     * @return empty when it was left out
     */
    public Optional<Integer> latencyMs() {
        return find(LATENCY_MS);
    }

    /**
     * Virtual seconds a message is held back (kinds `drop` and `reorder`).
     *
     * @return empty when it was left out
     */
    public Optional<Integer> delaySeconds() {
        return find(DELAY_SECONDS);
    }

    /**
     * How many times the message arrives (kind `duplicate`).
     *
     * @return empty when it was left out
     */
    public Optional<Integer> copies() {
        return find(COPIES);
    }

    /**
     * Provider reason to answer with (kinds `error` and `contradict`).
     *
     * @return empty when it was left out
     */
    public Optional<String> reasonCode() {
        return find(REASON_CODE);
    }

    /**
     * HTTP status a webhook receiver or scorer answers with (kind `error`).
     *
     * @return empty when it was left out
     */
    public Optional<Integer> httpStatus() {
        return find(HTTP_STATUS);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<SandboxFaultParameters, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code latencyMs}.
         *
         * @param value Extra delay in milliseconds (kinds `latency` and `timeout`).
         * @return this
         */
        public Builder latencyMs(Integer value) {
            return set(LATENCY_MS, value);
        }

        /**
         * Sets {@code delaySeconds}.
         *
         * @param value Virtual seconds a message is held back (kinds `drop` and `reorder`).
         * @return this
         */
        public Builder delaySeconds(Integer value) {
            return set(DELAY_SECONDS, value);
        }

        /**
         * Sets {@code copies}.
         *
         * @param value How many times the message arrives (kind `duplicate`).
         * @return this
         */
        public Builder copies(Integer value) {
            return set(COPIES, value);
        }

        /**
         * Sets {@code reasonCode}.
         *
         * @param value Provider reason to answer with (kinds `error` and `contradict`).
         * @return this
         */
        public Builder reasonCode(String value) {
            return set(REASON_CODE, value);
        }

        /**
         * Sets {@code httpStatus}.
         *
         * @param value HTTP status a webhook receiver or scorer answers with (kind `error`).
         * @return this
         */
        public Builder httpStatus(Integer value) {
            return set(HTTP_STATUS, value);
        }
    }
}
