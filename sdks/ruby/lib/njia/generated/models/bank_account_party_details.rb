# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # A bank account as answers show it.
  class BankAccountPartyDetails < Model
    include PartyDetails

    # Kind of party.
    # @return [String]
    attr_reader :type

    # The member country.
    # @return [String]
    attr_reader :country

    # BIC or national bank code.
    # @return [String]
    attr_reader :bank_code

    # National account number; only the last four characters are shown.
    # @return [String, nil]
    attr_reader :account_number

    # IBAN; only the last four characters are shown.
    # @return [String, nil]
    attr_reader :iban

    # Name of the account's holder.
    # @return [String]
    attr_reader :holder_name

    # @param country [String]
    # @param bank_code [String]
    # @param account_number [String, nil]
    # @param iban [String, nil]
    # @param holder_name [String]
    def initialize(
      country:,
      bank_code:,
      account_number:,
      iban:,
      holder_name:
    )
      super({ country:, bank_code:, account_number:, iban:, holder_name: })
    end

    define_shape do |shape|
      shape.required(:type, "type", shape.constant("bank_account"))
      shape.required(:country, "country", shape.text)
      shape.required(:bank_code, "bankCode", shape.text)
      shape.required(:account_number, "accountNumber", shape.nullable(shape.text), sensitive: :last4)
      shape.required(:iban, "iban", shape.nullable(shape.text), sensitive: :last4)
      shape.required(:holder_name, "holderName", shape.text)
    end
  end
end
