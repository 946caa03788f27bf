# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Who pays.
  class FraudSenderInput < Model
    # Customer.
    # @return [String, nil]
    attr_reader :customer_id

    # Phone number.
    # @return [String, nil]
    attr_reader :phone

    # The member country.
    # @return [String, nil]
    attr_reader :country

    # Age of the sender's account in days.
    # @return [Integer, nil]
    attr_reader :account_age_days

    # The member kyc tier.
    # @return [String, nil]
    attr_reader :kyc_tier

    # When the SIM was last changed.
    # @return [Time, nil]
    attr_reader :sim_changed_at

    # @param customer_id [String]
    # @param phone [String]
    # @param country [String]
    # @param account_age_days [Integer]
    # @param kyc_tier [String]
    # @param sim_changed_at [Time, String]
    def initialize(
      customer_id: OMIT,
      phone: OMIT,
      country: OMIT,
      account_age_days: OMIT,
      kyc_tier: OMIT,
      sim_changed_at: OMIT
    )
      super({ customer_id:, phone:, country:, account_age_days:, kyc_tier:, sim_changed_at: })
    end

    define_shape do |shape|
      shape.optional(:customer_id, "customerId", shape.text)
      shape.optional(:phone, "phone", shape.text, sensitive: :last4)
      shape.optional(:country, "country", shape.text)
      shape.optional(:account_age_days, "accountAgeDays", shape.integer)
      shape.optional(:kyc_tier, "kycTier", shape.text)
      shape.optional(:sim_changed_at, "simChangedAt", shape.time)
    end
  end
end
