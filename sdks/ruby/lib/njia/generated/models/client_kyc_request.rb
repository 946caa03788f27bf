# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # What the visitor gave.
  #
  # At least one of identity, document and phone is needed.
  class ClientKycRequest < Model
    # Required unless the widget has a customer.
    # @return [Njia::KycSubject, nil]
    attr_reader :subject

    # The member identity.
    # @return [Njia::KycIdentityInput, nil]
    attr_reader :identity

    # The member document.
    # @return [Njia::KycDocumentInput, nil]
    attr_reader :document

    # The member selfie.
    # @return [Njia::KycSelfieInput, nil]
    attr_reader :selfie

    # Consent of the visitor, with the purpose `identity_verification`.
    # @return [Njia::ConsentInput]
    attr_reader :consent

    # @param consent [Njia::ConsentInput, Hash]
    # @param subject [Njia::KycSubject, Hash]
    # @param identity [Njia::KycIdentityInput, Hash]
    # @param document [Njia::KycDocumentInput, Hash]
    # @param selfie [Njia::KycSelfieInput, Hash]
    def initialize(
      consent:,
      subject: OMIT,
      identity: OMIT,
      document: OMIT,
      selfie: OMIT
    )
      super({ consent:, subject:, identity:, document:, selfie: })
    end

    define_shape do |shape|
      shape.optional(:subject, "subject", shape.model(:KycSubject))
      shape.optional(:identity, "identity", shape.model(:KycIdentityInput))
      shape.optional(:document, "document", shape.model(:KycDocumentInput))
      shape.optional(:selfie, "selfie", shape.model(:KycSelfieInput))
      shape.required(:consent, "consent", shape.model(:ConsentInput))
    end
  end
end
