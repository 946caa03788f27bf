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
 * The callback that the simulated provider shall send.
 */
public final class SandboxCallbackRequest extends Model {
    private static final Prop<ProviderCallbackEvent> EVENT = Prop.required("event", ProviderCallbackEvent.CODEC);
    private static final Prop<String> REASON_CODE = Prop.optional("reasonCode", Codecs.STRING);
    private static final Prop<Integer> DELAY_SECONDS = Prop.optional("delaySeconds", Codecs.INT32);

    /** How this type travels. */
    public static final Shape<SandboxCallbackRequest> SHAPE = Shape.of("SandboxCallbackRequest", SandboxCallbackRequest::new, EVENT, REASON_CODE, DELAY_SECONDS);

    private SandboxCallbackRequest(Values values) {
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
     * The member event.
     *
     * @return the value, never null
     */
    public ProviderCallbackEvent event() {
        return get(EVENT);
    }

    /**
     * Reason the provider gives; see the payment failure codes.
     *
     * @return empty when it was left out
     */
    public Optional<String> reasonCode() {
        return find(REASON_CODE);
    }

    /**
     * Sandbox seconds to wait before it is sent.
     *
     * @return empty when it was left out
     */
    public Optional<Integer> delaySeconds() {
        return find(DELAY_SECONDS);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<SandboxCallbackRequest, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code event}.
         *
         * @param value the value
         * @return this
         */
        public Builder event(ProviderCallbackEvent value) {
            return set(EVENT, value);
        }

        /**
         * Sets {@code reasonCode}.
         *
         * @param value Reason the provider gives; see the payment failure codes.
         * @return this
         */
        public Builder reasonCode(String value) {
            return set(REASON_CODE, value);
        }

        /**
         * Sets {@code delaySeconds}.
         *
         * @param value Sandbox seconds to wait before it is sent.
         * @return this
         */
        public Builder delaySeconds(Integer value) {
            return set(DELAY_SECONDS, value);
        }
    }
}
