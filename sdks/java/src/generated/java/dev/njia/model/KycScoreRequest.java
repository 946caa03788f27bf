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
 * Whom to verify and with what.
 * <p>
 * Name a customer or a subject, and give at least one of identity, document and phone.
 */
public final class KycScoreRequest extends Model {
    private static final Prop<String> CUSTOMER_ID = Prop.optional("customerId", Codecs.STRING);
    private static final Prop<KycSubject> SUBJECT = Prop.optional("subject", Codecs.later(() -> KycSubject.SHAPE));
    private static final Prop<KycIdentityInput> IDENTITY = Prop.optional("identity", Codecs.later(() -> KycIdentityInput.SHAPE));
    private static final Prop<KycDocumentInput> DOCUMENT = Prop.optional("document", Codecs.later(() -> KycDocumentInput.SHAPE));
    private static final Prop<KycSelfieInput> SELFIE = Prop.optional("selfie", Codecs.later(() -> KycSelfieInput.SHAPE));
    private static final Prop<ConsentInput> CONSENT = Prop.required("consent", Codecs.later(() -> ConsentInput.SHAPE));
    private static final Prop<List<KycCheckType>> CHECKS = Prop.optional("checks", Codecs.list(KycCheckType.CODEC));
    private static final Prop<KycRequestedTier> REQUESTED_TIER = Prop.optional("requestedTier", KycRequestedTier.CODEC);

    /** How this type travels. */
    public static final Shape<KycScoreRequest> SHAPE = Shape.of("KycScoreRequest", KycScoreRequest::new, CUSTOMER_ID, SUBJECT, IDENTITY, DOCUMENT, SELFIE, CONSENT, CHECKS, REQUESTED_TIER);

    private KycScoreRequest(Values values) {
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
     * Customer to verify; the subject is taken from it.
     *
     * @return empty when it was left out
     */
    public Optional<String> customerId() {
        return find(CUSTOMER_ID);
    }

    /**
     * The member subject.
     *
     * @return empty when it was left out
     */
    public Optional<KycSubject> subject() {
        return find(SUBJECT);
    }

    /**
     * The member identity.
     *
     * @return empty when it was left out
     */
    public Optional<KycIdentityInput> identity() {
        return find(IDENTITY);
    }

    /**
     * The member document.
     *
     * @return empty when it was left out
     */
    public Optional<KycDocumentInput> document() {
        return find(DOCUMENT);
    }

    /**
     * The member selfie.
     *
     * @return empty when it was left out
     */
    public Optional<KycSelfieInput> selfie() {
        return find(SELFIE);
    }

    /**
     * Consent of the person, with the purpose `identity_verification`.
     *
     * @return the value, never null
     */
    public ConsentInput consent() {
        return get(CONSENT);
    }

    /**
     * Checks to run; all that the data allows if absent.
     *
     * @return empty when it was left out
     */
    public Optional<List<KycCheckType>> checks() {
        return find(CHECKS);
    }

    /**
     * The member requestedTier.
     *
     * @return empty when it was left out
     */
    public Optional<KycRequestedTier> requestedTier() {
        return find(REQUESTED_TIER);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<KycScoreRequest, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code customerId}.
         *
         * @param value Customer to verify; the subject is taken from it.
         * @return this
         */
        public Builder customerId(String value) {
            return set(CUSTOMER_ID, value);
        }

        /**
         * Sets {@code subject}.
         *
         * @param value the value
         * @return this
         */
        public Builder subject(KycSubject value) {
            return set(SUBJECT, value);
        }

        /**
         * Sets {@code identity}.
         *
         * @param value the value
         * @return this
         */
        public Builder identity(KycIdentityInput value) {
            return set(IDENTITY, value);
        }

        /**
         * Sets {@code document}.
         *
         * @param value the value
         * @return this
         */
        public Builder document(KycDocumentInput value) {
            return set(DOCUMENT, value);
        }

        /**
         * Sets {@code selfie}.
         *
         * @param value the value
         * @return this
         */
        public Builder selfie(KycSelfieInput value) {
            return set(SELFIE, value);
        }

        /**
         * Sets {@code consent}.
         *
         * @param value Consent of the person, with the purpose `identity_verification`.
         * @return this
         */
        public Builder consent(ConsentInput value) {
            return set(CONSENT, value);
        }

        /**
         * Sets {@code checks}.
         *
         * @param value Checks to run; all that the data allows if absent.
         * @return this
         */
        public Builder checks(List<KycCheckType> value) {
            return set(CHECKS, value);
        }

        /**
         * Sets {@code requestedTier}.
         *
         * @param value the value
         * @return this
         */
        public Builder requestedTier(KycRequestedTier value) {
            return set(REQUESTED_TIER, value);
        }
    }
}
