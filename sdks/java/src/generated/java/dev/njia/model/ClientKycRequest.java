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
 * What the visitor gave.
 * <p>
 * At least one of identity, document and phone is needed.
 */
public final class ClientKycRequest extends Model {
    private static final Prop<KycSubject> SUBJECT = Prop.optional("subject", Codecs.later(() -> KycSubject.SHAPE));
    private static final Prop<KycIdentityInput> IDENTITY = Prop.optional("identity", Codecs.later(() -> KycIdentityInput.SHAPE));
    private static final Prop<KycDocumentInput> DOCUMENT = Prop.optional("document", Codecs.later(() -> KycDocumentInput.SHAPE));
    private static final Prop<KycSelfieInput> SELFIE = Prop.optional("selfie", Codecs.later(() -> KycSelfieInput.SHAPE));
    private static final Prop<ConsentInput> CONSENT = Prop.required("consent", Codecs.later(() -> ConsentInput.SHAPE));

    /** How this type travels. */
    public static final Shape<ClientKycRequest> SHAPE = Shape.of("ClientKycRequest", ClientKycRequest::new, SUBJECT, IDENTITY, DOCUMENT, SELFIE, CONSENT);

    private ClientKycRequest(Values values) {
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
     * Required unless the widget has a customer.
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
     * Consent of the visitor, with the purpose `identity_verification`.
     *
     * @return the value, never null
     */
    public ConsentInput consent() {
        return get(CONSENT);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<ClientKycRequest, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code subject}.
         *
         * @param value Required unless the widget has a customer.
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
         * @param value Consent of the visitor, with the purpose `identity_verification`.
         * @return this
         */
        public Builder consent(ConsentInput value) {
            return set(CONSENT, value);
        }
    }
}
