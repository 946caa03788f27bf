// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.time.OffsetDateTime;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A simulated provider callback that was scheduled.
 */
public final class SandboxCallback extends Model {
    private static final Prop<String> OBJECT = Prop.required("object", Codecs.STRING).always("sandbox_callback");
    private static final Prop<String> PAYMENT_ID = Prop.required("paymentId", Codecs.STRING);
    private static final Prop<String> REFERENCE = Prop.required("reference", Codecs.STRING);
    private static final Prop<ProviderCallbackEvent> EVENT = Prop.required("event", ProviderCallbackEvent.CODEC);
    private static final Prop<String> REASON_CODE = Prop.required("reasonCode", Codecs.STRING).orNull();
    private static final Prop<OffsetDateTime> DUE_AT = Prop.required("dueAt", Codecs.DATE_TIME);

    /** How this type travels. */
    public static final Shape<SandboxCallback> SHAPE = Shape.of("SandboxCallback", SandboxCallback::new, OBJECT, PAYMENT_ID, REFERENCE, EVENT, REASON_CODE, DUE_AT);

    private SandboxCallback(Values values) {
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
     * The payment it is about.
     *
     * @return the value, never null
     */
    public String paymentId() {
        return get(PAYMENT_ID);
    }

    /**
     * Attempt the callback names.
     *
     * @return the value, never null
     */
    public String reference() {
        return get(REFERENCE);
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
     * Reason it gives.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> reasonCode() {
        return find(REASON_CODE);
    }

    /**
     * Sandbox time at which it arrives.
     *
     * @return the value, never null
     */
    public OffsetDateTime dueAt() {
        return get(DUE_AT);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<SandboxCallback, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code paymentId}.
         *
         * @param value The payment it is about.
         * @return this
         */
        public Builder paymentId(String value) {
            return set(PAYMENT_ID, value);
        }

        /**
         * Sets {@code reference}.
         *
         * @param value Attempt the callback names.
         * @return this
         */
        public Builder reference(String value) {
            return set(REFERENCE, value);
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
         * @param value Reason it gives.
         * @return this
         */
        public Builder reasonCode(@Nullable String value) {
            return set(REASON_CODE, value);
        }

        /**
         * Sets {@code dueAt}.
         *
         * @param value Sandbox time at which it arrives.
         * @return this
         */
        public Builder dueAt(OffsetDateTime value) {
            return set(DUE_AT, value);
        }
    }
}
