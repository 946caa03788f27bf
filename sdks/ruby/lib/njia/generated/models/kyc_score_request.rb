# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Whom to verify and with what.
  #
  # Name a customer or a subject, and give at least one of identity, document and phone.
  class KycScoreRequest < Model
    # Customer to verify; the subject is taken from it.
    # @return [String, nil]
    attr_reader :customer_id

    # The member subject.
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

    # Consent of the person, with the purpose `identity_verification`.
    # @return [Njia::ConsentInput]
    attr_reader :consent

    # Checks to run; all that the data allows if absent.
    # @return [Array<String>, nil]
    attr_reader :checks

    # The member requested tier.
    # @return [String, nil]
    attr_reader :requested_tier

    # @param consent [Njia::ConsentInput, Hash]
    # @param customer_id [String]
    # @param subject [Njia::KycSubject, Hash]
    # @param identity [Njia::KycIdentityInput, Hash]
    # @param document [Njia::KycDocumentInput, Hash]
    # @param selfie [Njia::KycSelfieInput, Hash]
    # @param checks [Array<String>]
    # @param requested_tier [String]
    def initialize(
      consent:,
      customer_id: OMIT,
      subject: OMIT,
      identity: OMIT,
      document: OMIT,
      selfie: OMIT,
      checks: OMIT,
      requested_tier: OMIT
    )
      super({ consent:, customer_id:, subject:, identity:, document:, selfie:, checks:, requested_tier: })
    end

    define_shape do |shape|
      shape.optional(:customer_id, "customerId", shape.text)
      shape.optional(:subject, "subject", shape.model(:KycSubject))
      shape.optional(:identity, "identity", shape.model(:KycIdentityInput))
      shape.optional(:document, "document", shape.model(:KycDocumentInput))
      shape.optional(:selfie, "selfie", shape.model(:KycSelfieInput))
      shape.required(:consent, "consent", shape.model(:ConsentInput))
      shape.optional(:checks, "checks", shape.list(shape.text))
      shape.optional(:requested_tier, "requestedTier", shape.text)
    end
  end
end
