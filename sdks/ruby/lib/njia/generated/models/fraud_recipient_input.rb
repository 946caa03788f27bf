# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Who is paid: by phone number, account number or merchant id.
  class FraudRecipientInput < Model
    # Phone number.
    # @return [String, nil]
    attr_reader :phone

    # Account number.
    # @return [String, nil]
    attr_reader :account_number

    # Merchant.
    # @return [String, nil]
    attr_reader :merchant_id

    # The member country.
    # @return [String, nil]
    attr_reader :country

    # When the sender first paid this recipient.
    # @return [Time, nil]
    attr_reader :first_seen_at

    # @param phone [String]
    # @param account_number [String]
    # @param merchant_id [String]
    # @param country [String]
    # @param first_seen_at [Time, String]
    def initialize(
      phone: OMIT,
      account_number: OMIT,
      merchant_id: OMIT,
      country: OMIT,
      first_seen_at: OMIT
    )
      super({ phone:, account_number:, merchant_id:, country:, first_seen_at: })
    end

    define_shape do |shape|
      shape.optional(:phone, "phone", shape.text, sensitive: :last4)
      shape.optional(:account_number, "accountNumber", shape.text, sensitive: :last4)
      shape.optional(:merchant_id, "merchantId", shape.text)
      shape.optional(:country, "country", shape.text)
      shape.optional(:first_seen_at, "firstSeenAt", shape.time)
    end
  end
end
